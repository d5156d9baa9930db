import { drugOutcomesOf } from '#domain/terminology/drug-outcomes.ts'
import type { DrugMention } from '#domain/terminology/drugs.ts'
import type { DrugTalk } from '#domain/terminology/drug-talk.ts'
import type { Manner } from './told.ts'
import { around, borders, distance, isFor, ownClauses } from './scope.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has, hasNumber } from '#domain/note/annotate/statement.ts'

const REFUSAL_REACH = 4

/** A few words after it need not name it again: tramadol, but I turned it down. */
const SHORT_REMARK = 7

/** Offered, and turned down or never taken. */
export function isDeclined(statement: Statement, mention: DrugMention, talk: DrugTalk): boolean {
  if (has(statement, 'stop', 'lower')) return false
  const { before, own, following } = around(statement, mention)
  const isAfter = talk.pronoun.test(following) || following.trim().split(' ').length <= SHORT_REMARK
  return talk.declined.test(before) || talk.declined.test(own) || (isAfter && talk.declined.test(following))
}

/** In the spring, not now: of another season. */
const NOT_NOW = / (?:not (?:now|at the moment|right now|currently)|ikke nå|ikkje no|inte nu|ikke nu|сейчас (?:не|нет)) /u

/** A pronoun so near before the denial takes the medicine up: it I would not use; it widens the pupil, so you cannot drive, does not. */
const PRONOUN_REACH = 16
const PRONOUN_BEHIND = 8

function takenUpIn(following: string, talk: DrugTalk): string {
  if (!talk.pronoun.test(following)) return ''
  const denied = talk.refusal.exec(following)
  return denied === null ||
    talk.pronoun.test(`${following.slice(Math.max(0, denied.index - PRONOUN_REACH), denied.index + denied[0].length + PRONOUN_BEHIND)} `)
    ? following
    : ''
}

/** For another day, or in reserve. */
export function isPutOff(statement: Statement, mention: DrugMention, talk: DrugTalk): boolean {
  const { own, after } = around(statement, mention)
  return talk.later.test(own) || talk.later.test(after)
}

/** Opens the next of a list: потом бисопролол. */
const GOES_ON = new Set(['потом', 'затем', 'дальше'])

/** Named and dismissed: I do not give it, we are not using that, not now. */
function isDismissed(statement: Statement, mention: DrugMention, { talk, isClinician, isTelling }: Manner): boolean {
  const { before, after, own, following } = around(statement, mention)
  const takenUp = takenUpIn(following, talk)
  if (talk.warning.test(own) || talk.warning.test(takenUp)) return true
  if (
    isPutOff(statement, mention, talk) &&
    !(isTelling && GOES_ON.has(statement.tokens[0]?.lower ?? '')) &&
    !has(statement, 'unit') &&
    (isClinician || !has(statement, 'takes'))
  )
    return true
  if (!isClinician && NOT_NOW.test(after)) return true
  if (isClinician && talk.failing.test(before)) return true
  if (!isClinician && talk.wish.test(before)) return true
  if (has(statement, 'stop', 'lower', 'raise')) return false
  // the denial may stand in its own clause, or in the next with a pronoun for the medicine
  const denied = [...ownClauses(statement, mention), takenUp].find((words) => talk.refusal.test(words))
  if (denied === undefined) return false
  const match = talk.refusal.exec(denied)
  const rest = denied.slice(match?.index ?? 0)
  return !talk.effect.test(rest)
}

/** We could have started X, 5 mg twice a day, but I want to see the ECG first: whatever its dose, it is not begun. */
function isLeftForLater(statement: Statement, mention: DrugMention, talk: DrugTalk): boolean {
  const { before, own, after, following } = around(statement, mention)
  // I would have given you X, but with your sugars
  if (talk.wouldHave.test(before) && [own, after, following].some((words) => talk.but.test(words))) return true
  return talk.mightHave.test(before) && (isPutOff(statement, mention, talk) || [own, after, following].some((words) => talk.waits.test(words)))
}

/** I did think of X, but with your kidneys I leave it: no medicine that anybody takes is stopped. */
export function isConsidered(statement: Statement, mention: DrugMention, { talk, isClinician, language }: Manner): boolean {
  if (isClinician && isLeftForLater(statement, mention, talk)) return true
  // tablets of X name its form; 5 mg of it are a dose
  const isDosed = has(statement, 'unit') && hasNumber(statement)
  if (isDosed || has(statement, 'frequency', 'raise', 'lower', 'takes', 'given')) return false
  const { before, own } = around(statement, mention)
  return (isClinician && talk.considered.test(before)) || (!has(statement, 'stop') && drugOutcomesOf(language).mooted.test(own))
}

export function isRefused(statement: Statement, mention: DrugMention, manner: Manner): boolean {
  if (isConsidered(statement, mention, manner)) return true
  const cues = statement.hits.filter(
    (hit) => (hit.mark === 'refuse' || hit.mark === 'negation') && hit.end <= mention.start && mention.start - hit.end <= REFUSAL_REACH,
  )
  if (cues.some((hit) => borders(statement, hit.end, mention.start) === 0)) return true
  if (manner.isClinician && isAdvisedAgainst(statement, mention, manner.talk)) return true
  if (
    statement.hits.some(
      (hit) => hit.mark === 'denyPlan' && isFor(statement, mention, hit) && (manner.isClinician || distance(statement, mention, hit) <= REFUSAL_REACH),
    )
  )
    return true
  return isDismissed(statement, mention, manner)
}

/** The clinician denies something in the clause that names it, and says nothing of how it is taken: X is nothing I would add. */
function isAdvisedAgainst(statement: Statement, mention: DrugMention, talk: DrugTalk): boolean {
  if (has(statement, 'stop', 'raise', 'lower', 'continue', 'unit', 'frequency', 'allergy', 'takes')) return false
  const own = around(statement, mention).own
  return (
    statement.hits.some((hit) => hit.mark === 'negation' && hit.start >= mention.end && borders(statement, mention.end, hit.start) === 0) &&
    !talk.effect.test(own)
  )
}
