import type { Block, Report } from '#contract/report.ts'
import { groundDocument } from '#domain/documents/ground-document.ts'
import { writePatientLetter } from '#domain/documents/patient-letter.ts'
import type { LetterOrder } from '#domain/documents/patient-letter.ts'
import { composeReferral, reasonBlock, writeReferral } from '#domain/documents/referral/referral.ts'
import { saidOfReferral } from '#domain/documents/referral/referral-said.ts'
import type { ReferralOrder } from '#domain/documents/referral/referral.ts'
import type { TextTasks } from '#server/ports/text-work.ts'
import { linesOf } from './model-lines.ts'
import { withinBounds } from './within-bounds.ts'

export const writeBuiltinReferral = (order: ReferralOrder): Report => withinBounds(writeReferral(order))

export const writeBuiltinLetter = (order: LetterOrder): Report => withinBounds(writePatientLetter(order))

/** Takes a model's parts of a document; gives those that hold anything, held to the sources and the report. @throws language.invalid_answer */
export function arrangeParts({ parts, report, sources, language, ...asked }: TextTasks['arrangeParts']['input']): { part: string; blocks: Block[] }[] {
  const read = linesOf(asked)
  return parts.flatMap(({ part, paragraphs }) => {
    const blocks = read(paragraphs).map((text, at): Block => ({ id: `${part}-${at + 1}`, kind: 'paragraph', text, evidence: [] }))
    return blocks.length === 0 ? [] : [{ part, blocks: groundDocument(blocks, { report, sources, language }) }]
  })
}

/**
 * The doctor's own sentence is the reason, whatever a model made of it; what it adds stands below. Where it names no receiver or no haste, they are
 * read from what was said.
 */
export function composeModelReferral({ order, written, engine }: TextTasks['composeReferral']['input']): Report {
  const parts = new Map(written.map(({ part, blocks }) => [part, blocks]))
  const own = reasonBlock(order)
  const reason = [own, ...(parts.get('reason') ?? []).filter(({ text }) => text !== order.sentence.trim())]
  const { to, urgency } = saidOfReferral(own, { language: order.report.language, sources: order.sources })
  return withinBounds(composeReferral({ to, urgency, ...Object.fromEntries(parts), reason }, { ...order, engine }))
}
