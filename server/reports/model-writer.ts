import { z } from 'zod'
import { Refusal } from '#contract/refusal.ts'
import { SectionType } from '#contract/report.ts'
import type { Report, Section } from '#contract/report.ts'
import { groundReport } from '#domain/report/ground-report.ts'
import { headingOf } from '#domain/report/headings.ts'
import type { LanguageModel } from '#server/ports/language-model.ts'
import type { ReportRequest, ReportWriter } from '#server/ports/report-writer.ts'
import { REPORT_PROMPT, reportInstructions } from '#server/prompts/report.v2.ts'
import { maskMaterial } from './mask-material.ts'
import type { MaskedMaterial } from './mask-material.ts'
import { modelLines } from './model-lines.ts'
import { quotationsOf } from './quotation.ts'

const WRITABLE = SectionType.exclude(['insuranceCertificate'])

/** What a model may say: known sections of plain paragraphs, within bounds (LLM-3). */
export type ModelReport = z.infer<typeof ModelReport>
export const ModelReport = z.object({
  sections: z.array(z.object({ type: WRITABLE, paragraphs: z.array(z.string().max(8_000)).max(200) })).max(40),
})

/** Takes a model's answer; gives sections in the order of the trade, each once, without empty ones. @throws language.invalid_answer */
function arrangeSections(answer: ModelReport, language: ReportRequest['language'], isQuotation: (text: string) => boolean): Section[] {
  const sections = SectionType.options.flatMap((type): Section[] => {
    const own = answer.sections.filter((section) => section.type === type)
    const texts = [...new Set(own.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => modelLines(paragraph, isQuotation))))]
    if (texts.length === 0) return []
    const blocks = texts.map((text, index) => ({ id: `${type}-${index + 1}`, kind: 'paragraph' as const, text, evidence: [] }))
    return [{ type, heading: headingOf(type, language), blocks }]
  })
  if (sections.length === 0) throw new Refusal('language.invalid_answer')
  return sections
}

/** What the model is handed: this case's texts alone, masked, and, when something is asked of a report, that report and the wish. */
function materialOf({ sources }: ReportRequest, { sources: texts, current, wish }: MaskedMaterial): string {
  return JSON.stringify({ sources: sources.map(({ kind }, index) => ({ kind, text: texts[index] })), ...(current && { current, wish }) })
}

const unmasked = ({ sections }: ModelReport, masked: MaskedMaterial): ModelReport => ({
  sections: sections.map(({ type, paragraphs }) => ({ type, paragraphs: paragraphs.map(masked.restore) })),
})

/** A writer that asks a language model, and holds every sentence of its answer to what was said. */
export function makeModelWriter(model: LanguageModel): ReportWriter {
  return {
    async write(request): Promise<Report> {
      const masked = maskMaterial(request)
      const instructions = reportInstructions(request)
      const answer = await model.answer({ instructions, material: materialOf(request, masked), schema: ModelReport, signal: request.signal })
      const report: Report = {
        sections: arrangeSections(unmasked(answer, masked), request.language, quotationsOf(instructions)),
        language: request.language,
        engine: `${model.name} (${REPORT_PROMPT})`,
        generatedAt: request.generatedAt,
      }
      return groundReport(report, request.sources)
    },
  }
}
