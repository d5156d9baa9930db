import { BEFORE_IF } from '#domain/language/tables/order/if-or-in.ts'
import { OBLIGED } from '#domain/language/tables/order/consequence-words.ts'
import { saysIfAt } from '#domain/note/annotate/conditions.ts'
import { isNegated } from '#domain/note/medication/status/cues.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'
import type { Candidate } from './candidates.ts'

/** A condition is told in so many words at most before what to do then. */
const CONDITION_REACH = 14

/** A clause of its own begins there, or what is set against the one before. */
const opensClause = ({ tokens }: Statement, at: number): boolean => at === 0 || BEFORE_IF.has(tokens[at - 1]?.lower ?? '')

/** But if the pulse drops: `men om pulsen`. */
const saysIf = (statement: Statement, at: number): boolean => saysIfAt(statement.tokens, at, statement.language) && opensClause(statement, at)

/** But get you a cough: `men får du hosta`, verb and person, where a sentence or what is set against it begins. */
function saysIfByVerb(statement: Statement, at: number): boolean {
  const { tokens, hits, language } = statement
  const isOfPerson = OBLIGED[language].has(tokens[at + 1]?.lower ?? '')
  return isOfPerson && hits.some(({ mark, start }) => mark === 'opensCondition' && start === at) && opensClause(statement, at)
}

/** By the word itself: X you may stop, `X får du sluta med`, begins with what it is of and supposes nothing. */
const isWordOfIf = ({ hits }: Statement, at: number): boolean =>
  hits.some(({ mark, start }) => mark === 'condition' && start === at) && !hits.some(({ mark, start }) => mark === 'opensCondition' && start === at)

/** Where the last condition before a place begins, if one does. */
function conditionBefore(statement: Statement, to: number): number | undefined {
  for (let at = to - 1; at >= 0; at--) if (isWordOfIf(statement, at) || saysIf(statement, at) || saysIfByVerb(statement, at)) return at
  return undefined
}

/** What was to be done then was told already. */
const isMet = ({ hits }: Statement, from: number): boolean =>
  hits.some(({ mark, start }) => start > from && (mark === 'stop' || mark === 'contact' || mark === 'continue'))

/** A sentence that ends where somebody wrote its end does not go on in the next. */
const ENDS = /[.!?]["»”']?$/u

/** Stay till it ends, `ligger kvar`: what may be either is no stop. */
const stopsIn = ({ hits }: Statement): Statement['hits'] =>
  hits.filter((hit) => hit.mark === 'stop' && !hits.some(({ mark, start }) => mark === 'continue' && start === hit.start))

/** Stops within a statement that hang on a condition said before them there, or at the end of what was said before. */
function hangsOnCondition(statement: Statement, before: Statement | undefined): boolean {
  const stops = stopsIn(statement).filter((hit) => !isNegated(statement, hit))
  if (stops.length === 0) return false
  const isWithin = stops.every(({ start }) => {
    const at = conditionBefore(statement, start)
    return at !== undefined && start - at <= CONDITION_REACH
  })
  if (isWithin) return true
  if (before === undefined || ENDS.test(before.text.trimEnd()) || before.isQuestion || before.folded !== 'none' || statement.folded !== 'none') return false
  const at = conditionBefore(before, before.tokens.length)
  return at !== undefined && before.tokens.length - at <= CONDITION_REACH && !isMet(before, at) && (stops[0]?.start ?? Infinity) <= 2
}

/** Whoever takes it tells what was: I stopped it when I got a rash. */
function tellsPast(statement: Statement): boolean {
  if (statement.speaker !== 'unknown') return statement.speaker === 'patient'
  return has(statement, 'past') || (has(statement, 'firstPerson') && !has(statement, 'secondPerson', 'contact'))
}

/** In use when the condition was told: you can keep taking it, but if you get a cough, stop it. */
export const isKeptTill = ({ heard }: Candidate): boolean =>
  heard.some(({ told, whole }) => (told !== undefined && told !== 'foreign' && told.status === 'continued' && told.isExplicit) || has(whole, 'continue'))

/** All that says that a medicine is stopped says it of a case that may not come: if your pulse drops below 50, stop it. */
export function stopsOnlyIf(statements: readonly Statement[], candidate: Candidate): boolean {
  const { course, isRead } = candidate
  const isOpen = !isRead && !course.isDropped && isKeptTill(candidate)
  if (course.status !== 'stopped' && !isOpen) return false
  const told = statements.flatMap((statement, at) =>
    has(statement, 'stop') && course.spans.some(({ start }) => start === statement.start) ? [{ statement, before: statements[at - 1] }] : [],
  )
  return told.length > 0 && told.every(({ statement, before }) => !tellsPast(statement) && hangsOnCondition(statement, before))
}
