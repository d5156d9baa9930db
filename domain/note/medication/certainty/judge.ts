import type { Course } from '#domain/note/medication/course/courses.ts'
import type { Heard } from '#domain/note/medication/list/ledger.ts'
import type { MedicationStatus } from '#domain/note/medication/mention/told.ts'
import { has } from '#domain/note/annotate/statement.ts'
import type { Candidate } from './candidates.ts'
import type { Chances, Outcome } from './outcomes.ts'
import { outcomeByRules, OUTCOMES } from './outcomes.ts'

/** What is done with a candidate: a line with its status, a question, or nothing. */
export type Verdict = { readonly does: 'list'; readonly status: MedicationStatus } | { readonly does: 'ask' } | { readonly does: 'drop' }

/** From such a likelihood on a line is written, and a candidate left out; chosen on held-out talks (eval/medicines/learn-outcomes.ts). */
const THRESHOLDS: Thresholds = { certain: 0.58, surelyNone: 0.75 }

export type Thresholds = { readonly certain: number; readonly surelyNone: number }

function likeliest(chances: Chances): Outcome {
  return OUTCOMES.reduce((best, one) => (chances[one] > chances[best] ? one : best))
}

function isChanged({ status }: Course): boolean {
  return status === 'raised' || status === 'lowered'
}

/** A medicine refused, somebody else's, or taken back in the same breath is never listed for being likely. */
function isDenied({ course, isRead, heard }: Candidate): boolean {
  if (course.isDropped) return true
  return !isRead && heard.every(({ told }) => told === undefined || told === 'foreign' || told.status === 'refused' || told.status === 'supposed')
}

/** Har han fortsatt vondt på fredag, så ligger det en resept: for a day that may not come. */
const MAY_NOT_COME = /^(?:\p{L}+ ?\d*: )?(?:har|er|blir|kommer|får|skulle|är|bliver) [^?]{2,80}, (?:så|då|da) /iu

const isForAnotherDay = ({ heard }: Candidate): boolean => heard.length > 0 && heard.every(({ whole }) => MAY_NOT_COME.test(whole.text.trimStart()))

/** Reached by its sound alone: meta prolol. */
function soundsAlike({ mention }: Heard): boolean {
  return mention.isHeard === true
}

/** Reached by its sound alone wherever it was named, it is asked about, however likely: who misheard the name may have misheard another. */
function isHeardOnly({ heard }: Candidate): boolean {
  return heard.length > 0 && heard.every(soundsAlike)
}

/** Dictated once, as a thing of now: she already takes X. However likely a start is, it goes on. */
function isSaidInUse({ heard }: Candidate): boolean {
  const [only, ...others] = heard
  if (only === undefined || others.length > 0 || only.whole.speaker !== 'unknown' || only.whole.asked !== undefined) return false
  const { told, clause } = only
  const isTold = told !== undefined && told !== 'foreign' && told.isExplicit && told.status === 'continued'
  return isTold && has(clause, 'takes', 'continue') && has(clause, 'unit') && !has(clause, 'firstPerson', 'secondPerson', 'given', 'question')
}

/** Said once by who takes it, with dose and how often: I take paracetamol 500 mg three times a day. Nothing is open, so nothing is asked. */
function isSaidAsTaken({ heard }: Candidate): boolean {
  const [only, ...others] = heard
  if (only === undefined || others.length > 0 || only.whole.speaker === 'clinician' || only.whole.asked !== undefined) return false
  const { told, clause } = only
  if (told === undefined || told === 'foreign' || !told.isExplicit || told.status !== 'continued') return false
  const isWhole = has(clause, 'takes') && has(clause, 'firstPerson') && has(clause, 'unit') && has(clause, 'frequency')
  return isWhole && !has(clause, 'secondPerson', 'given', 'question', 'past', 'kin', 'stop', 'negation', 'uncertain', 'hypothetical')
}

/**
 * Decides what is done with a candidate. What harms goes before what is likely: an allergy the rules heard is told whatever the weights say, and what was denied is
 * asked about at most. Of a changed dose it is enough that the medicine is in use.
 */
export function judge(candidate: Candidate, chances: Chances, { certain, surelyNone }: Thresholds = THRESHOLDS): Verdict {
  const doubt: Verdict = chances.none >= surelyNone ? { does: 'drop' } : { does: 'ask' }
  if (isHeardOnly(candidate)) return doubt
  if (outcomeByRules(candidate) === 'allergy') return { does: 'list', status: 'allergy' }
  const { course, isRead } = candidate
  if (isRead && !course.isDropped && isChanged(course) && chances.continued + chances.started >= certain) return { does: 'list', status: course.status }
  if (isRead && course.status === 'continued' && isSaidInUse(candidate) && chances.continued + chances.started >= certain) return { does: 'list', status: 'continued' }
  if (isRead && !course.isDropped && course.status === 'continued' && isSaidAsTaken(candidate)) return { does: 'list', status: 'continued' }
  const best = likeliest(chances)
  return best !== 'none' && chances[best] >= certain && !isDenied(candidate) && !isForAnotherDay(candidate) ? { does: 'list', status: best } : doubt
}
