import type { Report } from '#contract/report.ts'
import { hidePlaceholderNumbers, showPlaceholderNumbers } from '#domain/deidentify/placeholder-numbers.ts'
import { writeReport } from '#domain/report/write-report.ts'
import type { ReportRequest } from '#domain/report/write-report.ts'
import { withinBounds } from './within-bounds.ts'

/** What was masked for good is read as a name, not as an amount. */
const withNumbers = (report: Report): Report => ({
  ...report,
  sections: report.sections.map((section) => ({ ...section, blocks: section.blocks.map((block) => ({ ...block, text: showPlaceholderNumbers(block.text) })) })),
})

/** The engine that needs no model: what was said keeps its language, headings are the reader's. */
export function writeBuiltinReport(request: ReportRequest): Report {
  const sources = request.sources.map((source) => ({ ...source, text: hidePlaceholderNumbers(source.text) }))
  return withinBounds(withNumbers(writeReport({ ...request, sources })))
}
