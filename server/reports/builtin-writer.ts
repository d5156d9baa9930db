import { Refusal } from '#contract/refusal.ts'
import type { Report } from '#contract/report.ts'
import { hidePlaceholderNumbers, showPlaceholderNumbers } from '#domain/deidentify/placeholder-numbers.ts'
import { arrangeReport, detailOf, keepByHand } from '#domain/report/prompt/follow-wishes.ts'
import { readWishes } from '#domain/report/prompt/read-wishes.ts'
import { writeReport } from '#domain/report/write-report.ts'
import type { ReportRequest, ReportWriter } from '#server/ports/report-writer.ts'

/** What was masked for good is read as a name, not as an amount. */
const withNumbers = (report: Report): Report => ({
  ...report,
  sections: report.sections.map((section) => ({ ...section, blocks: section.blocks.map((block) => ({ ...block, text: showPlaceholderNumbers(block.text) })) })),
})

function writeAnew({ sources, language, vertical, doctorType, generatedAt, detail }: ReportRequest): Report {
  const quiet = sources.map((source) => ({ ...source, text: hidePlaceholderNumbers(source.text) }))
  return withNumbers(writeReport({ sources: quiet, headingLanguage: language, vertical, doctorType, generatedAt, ...(detail && { detail }) }))
}

/** Another length is written from the talk, with what a person wrote kept; sections go and move in the text as it stands. @throws report.prompt_unsupported */
function followWish(request: ReportRequest, { prompt, current }: NonNullable<ReportRequest['wish']>): Report {
  const { wishes } = readWishes(prompt, current)
  if (wishes.length === 0) throw new Refusal('report.prompt_unsupported')
  const detail = detailOf(wishes)
  const report = detail === undefined ? { ...current, generatedAt: request.generatedAt } : keepByHand(writeAnew({ ...request, detail }), current, request.language)
  return arrangeReport(report, wishes)
}

/** The engine that needs no model, no key and no network; what was said keeps its language, headings are the reader's. */
export const builtinWriter: ReportWriter = {
  write: async (request) => (request.wish ? followWish(request, request.wish) : writeAnew(request)),
  notFollowed: ({ prompt, current }) => [...readWishes(prompt, current).notFollowed],
}
