import { z } from 'zod'
import { Refusal } from '#contract/refusal.ts'
import type { Block, Report } from '#contract/report.ts'
import { composeReferral, reasonBlock, TOLD_PARTS } from '#domain/documents/referral.ts'
import type { TellingPart } from '#domain/documents/referral.ts'
import { groundDocument } from '#domain/documents/ground-document.ts'
import type { LanguageModel } from '#server/ports/language-model.ts'
import type { DocumentWriter, ReferralWork } from '#server/ports/document-writer.ts'
import { referralInstructions, REFERRAL_PROMPT } from '#server/prompts/referral.v1.ts'
import { maskMaterial } from '#server/reports/mask-material.ts'
import { modelLines } from '#server/reports/model-lines.ts'
import { quotationsOf } from '#server/reports/quotation.ts'

const PARTS = ['to', ...TOLD_PARTS] as const

/** What a model may say: known parts of plain paragraphs, within bounds (LLM-3). */
const ModelReferral = z.object({ parts: z.array(z.object({ part: z.enum(PARTS), paragraphs: z.array(z.string().max(4_000)).max(60) })).max(24) })
type ModelReferral = z.infer<typeof ModelReferral>

type Parts = Partial<Record<TellingPart, Block[]>>

function partsOf(answer: ModelReferral, { restore, isQuotation }: { restore: (text: string) => string; isQuotation: (text: string) => boolean }): Parts {
  const parts: Parts = {}
  for (const { part, paragraphs } of answer.parts) {
    const texts = [...new Set(paragraphs.flatMap((text) => modelLines(restore(text), isQuotation)))]
    const blocks = texts.map((text, at): Block => ({ id: `${part}-${at + 1}`, kind: 'paragraph', text, evidence: [] }))
    parts[part] = [...(parts[part] ?? []), ...blocks]
  }
  return parts
}

async function referral(model: LanguageModel, order: ReferralWork): Promise<Report> {
  const { sources, report, sentence, vertical, language } = order
  const masked = maskMaterial({ sources, vertical, wish: { prompt: sentence, current: report } })
  const material = JSON.stringify({ sources: sources.map(({ kind }, at) => ({ kind, text: masked.sources[at] })), current: masked.current, request: masked.wish })
  const instructions = referralInstructions({ language, vertical })
  const answer = await model.answer({ instructions, material, schema: ModelReferral, signal: order.signal })
  const parts = partsOf(answer, { restore: masked.restore, isQuotation: quotationsOf(instructions) })
  if (Object.values(parts).every((blocks) => blocks.length === 0)) throw new Refusal('language.invalid_answer')
  const ground = (blocks: readonly Block[]): Block[] => groundDocument(blocks, { report, sources, language })
  const grounded = Object.fromEntries(PARTS.map((part) => [part, ground(parts[part] ?? [])])) satisfies Parts
  // The doctor's own sentence is the reason, whatever the model made of it; what it adds stands below.
  const reason = [reasonBlock(order), ...(grounded['reason'] ?? []).filter(({ text }) => text !== sentence.trim())]
  return { ...composeReferral({ ...grounded, reason }, { ...order, engine: `${model.name} (${REFERRAL_PROMPT})` }), language }
}

/** A writer that asks a language model, and holds every sentence of its answer to what was said and what the report holds. */
export function makeModelDocumentWriter(model: LanguageModel): DocumentWriter {
  return { referral: (order) => referral(model, order) }
}
