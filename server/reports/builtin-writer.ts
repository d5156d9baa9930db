import { Refusal } from '#contract/refusal.ts'
import { readWishes } from '#domain/note/prompt/read-wishes.ts'
import type { ReportWriter } from '#server/ports/report-writer.ts'

/** The engine that needs no model, no key and no network; what was said keeps its language, headings are in the report's. */
export const builtinWriter: ReportWriter = {
  async write({ sources, heard, language, vertical, doctorType, generatedAt, detail, wish, texts, signal }) {
    const request = { sources, ...(heard && { language: heard }), headingLanguage: language, vertical, doctorType, generatedAt, ...(detail && { detail }) }
    if (!wish) return texts.run('writeReport', request, { signal })
    if (readWishes(wish.prompt, wish.current).wishes.length === 0) throw new Refusal('report.prompt_unsupported')
    return texts.run('followWish', { request, wish }, { signal })
  },
  notFollowed: ({ prompt, current }) => [...readWishes(prompt, current).notFollowed],
}
