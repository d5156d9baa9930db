import { Refusal } from '#contract/refusal.ts'
import type { Report } from '#contract/report.ts'
import { maskedJson } from '#domain/deidentify/mask/masked-text.ts'
import type { MaskedText } from '#domain/deidentify/mask/masked-text.ts'
import type { LanguageModel } from '#server/ports/language-model.ts'
import type { ReportRequest, ReportWriter } from '#server/ports/report-writer.ts'
import type { MaskedMaterial } from '#server/ports/text-work.ts'
import { CUSTOM_PROMPT, CUSTOM_PROMPT_RULES } from '#server/prompts/custom-prompt.v1.ts'
import { REPORT_PROMPT, reportInstructions } from '#server/prompts/report.v3.ts'
import { makeDraftSections } from './draft-sections.ts'
import { ModelReport } from './model-report.ts'
import type { ModelSection } from './model-report.ts'

/** What the model is handed: this case's texts alone, masked, when something is asked of a report that report and the wish, and what its doctor asks of every report. */
function materialOf({ sources }: ReportRequest, { sources: texts, current, wish, custom }: MaskedMaterial): MaskedText {
  return maskedJson({ sources: sources.map(({ kind }, index) => ({ kind, text: texts[index] })), ...(current && { current, wish }), ...(custom && { custom }) })
}

/** A writer that asks a language model, and holds every sentence of its answer to what was said. */
export function makeModelWriter(model: LanguageModel): ReportWriter {
  return {
    openness: model.openness,
    async write(request): Promise<Report> {
      const { language, sources, vertical, spared, known, wish, custom, generatedAt, texts, signal, onSections } = request
      const masked = await texts.run('maskMaterial', { sources, vertical, spared, known, wish, custom }, { signal })
      const instructions = custom ? `${reportInstructions(request)}\n${CUSTOM_PROMPT_RULES}` : reportInstructions(request)
      const { placeholders } = masked
      const arrange = (sections: readonly ModelSection[]) => texts.run('arrangeAnswer', { sections, language, sources, placeholders, instructions }, { signal })
      const drafts = onSections && makeDraftSections({ arrange, onSections })
      const ask = async () => {
        try {
          return await model.answer({ instructions, material: materialOf(request, masked), schema: ModelReport, signal, onElement: drafts?.take })
        } finally {
          await drafts?.settled()
        }
      }
      const { sections: answered } = await ask()
      const sections = await arrange(answered)
      if (sections.length === 0) throw new Refusal('report.empty')
      return { sections, language, engine: `${model.name} (${REPORT_PROMPT}${custom ? `, ${CUSTOM_PROMPT}` : ''})`, generatedAt }
    },
  }
}
