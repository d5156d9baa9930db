import { Refusal } from '#contract/refusal.ts'
import type { ReportWriter } from '#server/ports/report-writer.ts'

/** The engine that needs no model, no key and no network; what was said keeps its language, headings are the reader's. */
export const builtinWriter: ReportWriter = {
  async write({ sources, language, vertical, doctorType, generatedAt, detail, wish, texts, signal }) {
    if (wish) throw new Refusal('report.prompt_unsupported')
    return texts.run('writeReport', { sources, headingLanguage: language, vertical, doctorType, generatedAt, ...(detail && { detail }) }, { signal })
  },
}
