import { z } from 'zod'
import { Refusal } from '#contract/refusal.ts'
import type { Block, Report } from '#contract/report.ts'
import type { Language, Vertical } from '#contract/vertical.ts'
import { groundDocument } from '#domain/documents/ground-document.ts'
import type { LanguageModel } from '#server/ports/language-model.ts'
import type { SourceText } from '#server/ports/report-writer.ts'
import { maskMaterial } from '#server/reports/mask-material.ts'
import { modelLines } from '#server/reports/model-lines.ts'
import { quotationsOf } from '#server/reports/quotation.ts'

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
  signal: AbortSignal
}

/** What a model may say: known parts of plain paragraphs, within bounds (LLM-3). */
const answerOf = <Part extends string>(parts: readonly Part[]) =>
  z.object({ parts: z.array(z.object({ part: z.enum(parts), paragraphs: z.array(z.string().max(4_000)).max(60) })).max(24) })

/**
 * Asks a language model for the parts of a document; gives each part's paragraphs with their evidence, or marked as unsupported.
 * What leaves the house is masked, what comes back is plain text and unmasked here (LLM-1 to LLM-3). @throws language.invalid_answer
 */
export async function askForParts<Part extends string>(model: LanguageModel, order: PartsOrder<Part>): Promise<Map<Part, Block[]>> {
  const { parts, instructions, report, sources, vertical, spared, known, language, request, signal } = order
  const masked = maskMaterial({ sources, vertical, ...(spared && { spared }), ...(known && { known }), wish: { prompt: request ?? '', current: report } })
  const texts = sources.map(({ kind }, at) => ({ kind, text: masked.sources[at] }))
  const material = JSON.stringify({ sources: texts, current: masked.current, ...(request !== undefined && { request: masked.wish }) })
  const answer = await model.answer({ instructions, material, schema: answerOf(parts), signal })
  const isQuotation = quotationsOf(instructions)
  const written = new Map<Part, Block[]>()
  for (const part of parts) {
    const paragraphs = answer.parts.filter((one) => one.part === part).flatMap((one) => one.paragraphs)
    const lines = [...new Set(paragraphs.flatMap((text) => modelLines(masked.restore(text), isQuotation)))]
    const blocks = lines.map((text, at): Block => ({ id: `${part}-${at + 1}`, kind: 'paragraph', text, evidence: [] }))
    if (blocks.length > 0) written.set(part, groundDocument(blocks, { report, sources, language }))
  }
  if (written.size === 0) throw new Refusal('language.invalid_answer')
  return written
}
