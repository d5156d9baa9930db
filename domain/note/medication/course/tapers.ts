import { LITTLE_BY_LITTLE } from '#domain/terminology/doses/pause-words.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'
import { isClinicianVoice } from '#domain/note/discourse/phases.ts'
import { splitByMedicine, wordsOf } from '#domain/note/medication/mention/clauses.ts'
import type { DrugTalk } from '#domain/terminology/drug-talk.ts'
import type { Course } from './courses.ts'

/** Come off it gradually: an order for what is taken now, and not what somebody did once. */
function ordersTaper(statement: Statement): boolean {
  if (!isClinicianVoice(statement) || has(statement, 'past', 'symptom', 'body')) return false
  return LITTLE_BY_LITTLE.test(wordsOf(statement, 0, statement.tokens.length))
}

/** Marks what is stopped step by step, as it is said where it is stopped or just behind: you stop the prednisolone · slowly, over two weeks. */
export function noteTapers(courses: readonly Course[], statements: readonly Statement[], talk: DrugTalk): void {
  const stopped = courses.filter(({ status }) => status === 'stopped')
  if (stopped.length === 0) return
  const ordering = statements.flatMap((statement, at) => {
    if (!ordersTaper(statement)) return []
    // of two medicines in one sentence the one in whose part it is said
    if (statement.drugs.length > 0) return splitByMedicine(statement, talk).filter(ordersTaper).map((part) => ({ part, before: undefined }))
    return [{ part: statement, before: statements[at - 1] }]
  })
  for (const course of stopped) {
    const isTold = ({ start, end }: Statement): boolean => course.spans.some((span) => span.start < end && span.end > start)
    const isNamed = ({ drugs }: Statement): boolean => drugs.length === 0 || drugs.some(({ substance }) => substance === course.substance)
    const isOfIt = ({ part, before }: (typeof ordering)[number]): boolean => (isTold(part) && isNamed(part)) || (before !== undefined && isTold(before))
    if (ordering.some(isOfIt)) course.isTapered = true
  }
}
