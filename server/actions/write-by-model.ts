import type { FastActionAnswer } from '#contract/fast-action.ts'
import { Refusal } from '#contract/refusal.ts'
import type { ActionOrder } from '#domain/actions/draft/action-order.ts'
import { maskedJson } from '#domain/deidentify/mask/masked-text.ts'
import { hearModel } from '#server/conversations/answering/hear-model.ts'
import type { ChatModel } from '#server/ports/language-model.ts'
import { QUICK_ACTION_PROMPT, quickActionInstructions } from '#server/prompts/quick-action.v1.ts'
import { quotationsOf } from '#server/text-tasks/quotation.ts'
import type { Telling } from './write-by-rule.ts'

/** What a model leaves open for the clinician. */
const GAP = /\[[^[\]\n]{1,200}\]/gu

const gapsOf = (text: string): { start: number; end: number }[] =>
  Array.from(text.matchAll(GAP), ({ 0: gap, index }) => ({ start: index, end: index + gap.length }))

const shift = <Place extends { start: number; end: number }>(places: readonly Place[], by: number): Place[] =>
  places.map((place) => ({ ...place, start: place.start + by, end: place.end + by }))

/**
 * Asks a model: what it is handed is masked, what it answers is heard without links, pictures and tags, and each of its sentences is held against the
 * pasted text and the remarks (LLM-1 to LLM-3). It is framed by our own greeting and signature.
 * @throws language.unavailable, language.invalid_answer, language.refused, language.daily_limit, what the text work does
 */
export async function writeByModel(model: ChatModel, order: ActionOrder, { texts, signal, onText }: Telling): Promise<FastActionAnswer> {
  const { type, input, remarks, vertical, sender } = order
  const sources = [input, remarks].map((text) => ({ kind: 'note' as const, text }))
  const known = [sender.name, sender.professional.name ?? ''].filter((name) => name !== '')
  const [masked, frame] = await Promise.all([texts.run('maskMaterial', { sources, vertical, known }, { signal }), texts.run('frameAction', order, { signal })])
  const [maskedInput, maskedRemarks] = masked.sources
  const { language } = frame
  const instructions = quickActionInstructions({ type, language, vertical, headings: frame.headings })
  let isBegun = false
  const { text } = await hearModel(
    model,
    { instructions, material: maskedJson({ input: maskedInput, remarks: maskedRemarks }), placeholders: masked.placeholders, mostCited: 0, keepsGaps: true },
    {
      signal,
      onText(piece) {
        if (!isBegun) onText(frame.before)
        isBegun = true
        onText(piece)
      },
    },
  )
  const body = text.trimEnd()
  if (body === '' || quotationsOf(instructions)(body)) throw new Refusal('language.invalid_answer')
  const unsupported = await texts.run('holdAgainst', { answer: body, passages: [input, remarks].filter((one) => one.trim() !== ''), language }, { signal })
  onText(frame.after.value)
  const start = frame.before.length
  return {
    value: `${frame.before}${body}${frame.after.value}`,
    unsupported: shift(unsupported, start),
    marks: [],
    gaps: [...shift(gapsOf(body), start), ...shift(frame.after.gaps, start + body.length)],
    language,
    engine: `${model.name} (${QUICK_ACTION_PROMPT})`,
  }
}
