import { Refusal } from '#contract/refusal.ts'
import { writeReport } from '#domain/report/write-report.ts'
import type { ReportWriter } from '#server/ports/report-writer.ts'

/** The engine that needs no model, no key and no network; what was said keeps its language, headings are the reader's. */
export const builtinWriter: ReportWriter = {
  write: async ({ sources, language, vertical, doctorType, generatedAt, detail, wish }) => {
    if (wish) throw new Refusal('report.prompt_unsupported')
    return writeReport({ sources, headingLanguage: language, vertical, doctorType, generatedAt, ...(detail && { detail }) })
  },
}
