import { Refusal } from '#contract/refusal.ts'
import type { Report } from '#contract/report.ts'
import { hidePlaceholderNumbers, showPlaceholderNumbers } from '#domain/deidentify/placeholder-numbers.ts'
import { writeReport } from '#domain/report/write-report.ts'
import type { ReportWriter } from '#server/ports/report-writer.ts'

/** What was masked for good is read as a name, not as an amount. */
const withNumbers = (report: Report): Report => ({
  ...report,
  sections: report.sections.map((section) => ({ ...section, blocks: section.blocks.map((block) => ({ ...block, text: showPlaceholderNumbers(block.text) })) })),
})

/** The engine that needs no model, no key and no network; what was said keeps its language, headings are the reader's. */
export const builtinWriter: ReportWriter = {
  write: async ({ sources, language, vertical, doctorType, generatedAt, detail, wish }) => {
    if (wish) throw new Refusal('report.prompt_unsupported')
    const quiet = sources.map((source) => ({ ...source, text: hidePlaceholderNumbers(source.text) }))
    return withNumbers(writeReport({ sources: quiet, headingLanguage: language, vertical, doctorType, generatedAt, ...(detail && { detail }) }))
  },
}
