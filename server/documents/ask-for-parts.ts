import { z } from 'zod'
import { Refusal } from '#contract/refusal.ts'
import type { Block, Report } from '#contract/report.ts'
import type { Language, Vertical } from '#contract/vertical.ts'
import { maskedJson } from '#domain/deidentify/mask/masked-text.ts'
import type { LanguageModel } from '#server/ports/language-model.ts'
import type { SourceText } from '#server/ports/source-text.ts'
import type { TextWork } from '#server/ports/text-work.ts'

export type PartsOrder<Part extends string> = {
  parts: readonly Part[]
  instructions: string
  report: Report
  sources: SourceText[]
  vertical: Vertical
  spared?: readonly string[]
  known?: readonly string[]
  language: Language
  /** Words of the report the document is to answer to; material too. */
  request?: string
  texts: TextWork
  signal: AbortSignal
}

/** What a model may say: known parts of plain paragraphs, within bounds (LLM-3). */
const answerOf = <Part extends string>(parts: readonly Part[]) =>
  z.object({ parts: z.array(z.object({ part: z.enum(parts), paragraphs: z.array(z.string().max(4_000)).max(60) })).max(24) })

/**
 * Asks a language model for the parts of a document; gives the paragraphs of each that holds any, with their evidence, or marked as unsupported.
 * What leaves the house is masked, what comes back is plain text and unmasked here (LLM-1 to LLM-3). @throws language.invalid_answer
 */
export async function askForParts<Part extends string>(model: LanguageModel, order: PartsOrder<Part>): Promise<{ part: string; blocks: Block[] }[]> {
  const { parts, instructions, report, sources, vertical, spared, known, language, request, texts, signal } = order
  const masked = await texts.run('maskMaterial', { sources, vertical, spared, known, wish: { prompt: request ?? '', current: report } }, { signal })
  const handed = sources.map(({ kind }, at) => ({ kind, text: masked.sources[at] }))
  const material = maskedJson({ sources: handed, current: masked.current, ...(request !== undefined && { request: masked.wish }) })
  const answer = await model.answer({ instructions, material, schema: answerOf(parts), signal })
  const told = parts.map((part) => ({ part, paragraphs: answer.parts.filter((one) => one.part === part).flatMap((one) => one.paragraphs) }))
  const written = await texts.run('arrangeParts', { parts: told, report, sources, language, placeholders: masked.placeholders, instructions }, { signal })
  if (written.length === 0) throw new Refusal('language.invalid_answer')
  return written
}
