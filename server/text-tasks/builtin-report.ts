import type { Report } from '#contract/report.ts'
import { hidePlaceholderNumbers, showPlaceholderNumbers } from '#domain/deidentify/mask/placeholder-numbers.ts'
import { followStanding, withSafetyOf } from '#domain/note/prompt/follow-standing.ts'
import { arrangeReport, detailOf, keepByHand } from '#domain/note/prompt/follow-wishes.ts'
import { readWishes } from '#domain/note/prompt/read-wishes.ts'
import { writeReport } from '#domain/note/pipeline/write-report.ts'
import type { ReportRequest } from '#domain/note/pipeline/write-report.ts'
import type { TextTasks } from '#server/ports/text-work.ts'
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

/** Another length is written from the talk, with what a person wrote kept; sections go and move in the text as it stands. */
export function followWish({ request, wish: { prompt, current } }: { request: ReportRequest; wish: { prompt: string; current: Report } }): Report {
  const { wishes } = readWishes(prompt, current)
  const detail = detailOf(wishes)
  const written =
    detail === undefined
      ? { ...current, generatedAt: request.generatedAt }
      : keepByHand(writeBuiltinReport({ ...request, detail }), current, request.headingLanguage)
  return withinBounds(arrangeReport(written, wishes))
}

/** Rules do what they can of it to the report of any engine; a model’s gets back what nobody may leave out. */
export function followCustom({ report, standing, isWordsOnly, request }: TextTasks['followCustom']['input']): Report {
  const { vertical } = request
  const whole = report.engine === 'builtin' ? report : withSafetyOf(report, writeBuiltinReport(request), vertical)
  return withinBounds(followStanding(whole, standing, { vertical, isWordsOnly }))
}
