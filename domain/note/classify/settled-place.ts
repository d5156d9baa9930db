import { isDatedAhead } from '#domain/note/context/future-temporality.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has, hasNumber } from '#domain/note/annotate/statement.ts'
import type { Place } from './place-rules.ts'

/** Known only from whoever tells of them: no examination finds that there was no vomiting. */
const TOLD = new RegExp(
  String.raw`(?<!\p{L})(?:oppkast|opkast|kräk|kast(?:er|et|a|ar) opp|kaster op|diar|kvalme|illamående|matlyst|aptit|appetit|vomit|nausea|рвот|` +
    String.raw`понос|диаре|тошнот|аппетит)\p{L}*`,
  'iu',
)
const MOST_WORDS = 6

function isOnlyTold(statement: Statement): boolean {
  return (
    statement.tokens.length <= MOST_WORDS &&
    has(statement, 'negation') &&
    TOLD.test(statement.text) &&
    !has(statement, 'finding', 'test', 'imaging', 'vital', 'condition') &&
    !hasNumber(statement)
  )
}

/**
 * Takes the place that voice and phase give a statement; gives another where its own words settle it, as in speech without stops, where
 * nobody can be sure who speaks.
 */
export function settledPlace(statement: Statement, place: Place): Place {
  if (place === 'out') return place
  if (place.section === 'physicalExamination' && isOnlyTold(statement)) return { section: 'complaints', group: 1 }
  if (place.section !== 'complaints' || statement.phase === 'history' || statement.speaker === 'patient') return place
  if (has(statement, 'followUp') && isDatedAhead(statement) && !has(statement, 'past', 'firstPerson')) return { section: 'treatmentPlans', group: 1 }
  return has(statement, 'prognosis') && !has(statement, 'past', 'firstPerson') ? { section: 'additionalNotes', group: 1 } : place
}
