import { Refusal } from '#contract/refusal.ts'
import type { Report } from '#contract/report.ts'
import type { LanguageModel } from '#server/ports/language-model.ts'
import type { ReportRequest, ReportWriter } from '#server/ports/report-writer.ts'
import type { MaskedTalk, ModelWords } from '#server/ports/text-work.ts'
import { CUSTOM_PROMPT } from '#server/prompts/custom-prompt.v1.ts'
import { REPORT_PROMPT, reportInstructions } from '#server/prompts/report.v4.ts'
import { askAgain, askForFacts } from './facts/ask-for-facts.ts'
import { makeDraftFacts } from './facts/draft-facts.ts'

/** Holds what a model said to the talk; what is of no use to a draft is not asked for it. */
function holder({ language, heard, vertical, sources, generatedAt, texts, signal }: ReportRequest) {
  return (answers: readonly ModelWords[], more: { isDraft?: boolean; again?: number } = {}) =>
    texts.run('holdAnswer', { answers, language, heard, vertical, sources, generatedAt, ...more }, { signal })
}

function draftsOf(request: ReportRequest, { placeholders }: MaskedTalk) {
  const { onSections } = request
  const hold = holder(request)
  const instructions = reportInstructions(request)
  return onSections && makeDraftFacts({
    onSections,
    compose: async (facts) => (await hold([{ answer: { facts, medicines: [] }, placeholders, instructions }], { isDraft: true })).report.sections,
  })
}

type Showing = { masked: MaskedTalk; drafts: ReturnType<typeof draftsOf> }

/** What the model answers, shown while it is told; no draft comes late to a report that is finished. */
async function askShowing(model: LanguageModel, request: ReportRequest, { masked, drafts }: Showing): ReturnType<typeof askForFacts> {
  try {
    return await askForFacts(model, request, { masked, onFact: drafts?.take })
  } finally {
    await drafts?.settled()
  }
}

/**
 * A writer that asks a language model for facts, holds each to the statements it names, asks once more for what did not hold and for what is missing,
 * and composes the report of what holds. Where model and engine disagree on a medicine, the clinician is asked.
 */
export function makeModelWriter(model: LanguageModel): ReportWriter {
  return {
    openness: model.openness,
    async write(request): Promise<Report> {
      const { language, heard, sources, vertical, spared, known, wish, custom, generatedAt, texts, signal } = request
      const masked = await texts.run('maskStatements', { sources, heard, vertical, spared, known, wish, custom }, { signal })
      const hold = holder(request)
      const drafts = draftsOf(request, masked)
      const answers = await askShowing(model, request, { masked, drafts })
      const first = await hold(answers)
      const second = await askAgain(model, request, first)
      const again = answers.reduce((sum, { answer }) => sum + answer.facts.length, 0)
      const { report, isEmpty } = second === undefined ? first : await hold([...answers, second], { again })
      if (isEmpty) throw new Refusal('report.empty')
      return { ...report, language, engine: `${model.name} (${REPORT_PROMPT}${custom ? `, ${CUSTOM_PROMPT}` : ''})`, generatedAt }
    },
  }
}
