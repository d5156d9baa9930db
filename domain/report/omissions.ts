import type { Report } from '#contract/report.ts'
import { tongueOf } from '#domain/text/language.ts'
import { readSource } from './read-source.ts'
import type { ReportSource } from './sources.ts'
import type { Statement } from './statement.ts'
import { clinicalWeight, has } from './statement.ts'

/** Something said that the report does not hold, with its place in its source. */
export type Omission = { readonly text: string; readonly start: number; readonly end: number; readonly source: number }

/** From this weight on a statement is worth showing when the report leaves it out. */
const STRONG = 1
/** A word or two alone only assents: fine, good. */
const LEAST_WORDS = 2

/** Tells something of the patient: by its words of the trade, or how and when it came. */
function isWorthShowing(statement: Statement): boolean {
  if (statement.tokens.length < LEAST_WORDS || has(statement, 'greeting', 'phantom')) return false
  const tellsHow = statement.phase === 'history' && has(statement, 'event', 'symptom', 'body', 'course') && has(statement, 'timeWord', 'event') && !has(statement, 'smallTalk')
  return clinicalWeight(statement) >= STRONG || tellsHow
}

/** What was said with weight but rests under no sentence of the report. */
export function findOmissions(report: Report, sources: readonly ReportSource[]): Omission[] {
  const tongue = tongueOf(report.language)
  return sources.flatMap((source, index) => {
    const covered = report.sections
      .flatMap((section) => section.blocks.flatMap((block) => block.evidence))
      // A trigger phrase that was said points into what was said, never into a note.
      .filter((evidence) => (evidence.source === source.kind || (evidence.source === 'trigger' && source.kind !== 'note')) && evidence.recordingId === source.recordingId)
      .toSorted((a, b) => a.start - b.start)
    let reach = 0
    let next = 0
    const omitted: Omission[] = []
    for (const statement of readSource(source.text, tongue).toSorted((a, b) => a.start - b.start)) {
      while (next < covered.length && (covered[next]?.start ?? 0) < statement.end) {
        reach = Math.max(reach, covered[next]?.end ?? 0)
        next++
      }
      if (reach > statement.start || !isWorthShowing(statement)) continue
      omitted.push({ text: source.text.slice(statement.start, statement.end), start: statement.start, end: statement.end, source: index })
    }
    return omitted
  })
}
