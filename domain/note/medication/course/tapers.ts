import { LITTLE_BY_LITTLE } from '#domain/terminology/doses/pause-words.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'
import { isClinicianVoice } from '#domain/note/discourse/phases.ts'
import { wordsOf } from '#domain/note/medication/mention/clauses.ts'
import type { Course } from './courses.ts'

/** Come off it gradually: an order for what is taken now, and not what somebody did once. */
function ordersTaper(statement: Statement): boolean {
  if (!isClinicianVoice(statement) || has(statement, 'past', 'symptom', 'body')) return false
  return LITTLE_BY_LITTLE.test(wordsOf(statement, 0, statement.tokens.length))
}

/** Marks what is stopped step by step, as it is said where it is stopped or just behind: you stop the prednisolone · slowly, over two weeks. */
export function noteTapers(courses: readonly Course[], statements: readonly Statement[]): void {
  for (const course of courses) {
    if (course.status !== 'stopped') continue
    const isTold = ({ start, end }: Statement): boolean => course.spans.some((span) => span.start < end && span.end > start)
    const isOfIt = (statement: Statement, at: number): boolean => {
      const before = statements[at - 1]
      return isTold(statement) || (before !== undefined && isTold(before) && statement.drugs.length === 0)
    }
    if (statements.some((statement, at) => ordersTaper(statement) && isOfIt(statement, at))) course.isTapered = true
  }
}
