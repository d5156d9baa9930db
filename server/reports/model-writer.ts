import { Refusal } from '#contract/refusal.ts'
import type { Report } from '#contract/report.ts'
import { groundingOf } from '#domain/report/ground-report.ts'
import type { LanguageModel } from '#server/ports/language-model.ts'
import type { ReportRequest, ReportWriter } from '#server/ports/report-writer.ts'
import { REPORT_PROMPT, reportInstructions } from '#server/prompts/report.v2.ts'
import { arrangeSections, ModelReport } from './arrange-sections.ts'
import type { Arranging } from './arrange-sections.ts'
import { makeDraftSections } from './draft-sections.ts'
import { maskMaterial } from './mask-material.ts'
import type { MaskedMaterial } from './mask-material.ts'
import { quotationsOf } from './quotation.ts'

/** What the model is handed: this case's texts alone, masked, and, when something is asked of a report, that report and the wish. */
function materialOf({ sources }: ReportRequest, { sources: texts, current, wish }: MaskedMaterial): string {
  return JSON.stringify({ sources: sources.map(({ kind }, index) => ({ kind, text: texts[index] })), ...(current && { current, wish }) })
}

/** A writer that asks a language model, and holds every sentence of its answer to what was said. */
export function makeModelWriter(model: LanguageModel): ReportWriter {
  return {
    openness: model.openness,
    async write(request): Promise<Report> {
      const { language, sources, generatedAt, signal, onSections } = request
      const masked = maskMaterial(request)
      const instructions = reportInstructions(request)
      const arranging: Arranging = { language, restore: masked.restore, isQuotation: quotationsOf(instructions) }
      const ground = groundingOf(language, sources)
      const drafts = onSections && makeDraftSections({ arranging, ground, onSections })
      const answer = await model.answer({ instructions, material: materialOf(request, masked), schema: ModelReport, signal, onElement: drafts?.take })
      const sections = arrangeSections(answer.sections, arranging).map(ground)
      if (sections.length === 0) throw new Refusal('report.empty')
      return { sections, language, engine: `${model.name} (${REPORT_PROMPT})`, generatedAt }
    },
  }
}
