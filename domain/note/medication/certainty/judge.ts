import type { Mark } from '#domain/language/pack/language-pack.ts'
import { VACCINE } from '#domain/language/tables/medicines/no-medicine.ts'
import type { Course } from '#domain/note/medication/course/courses.ts'
import type { Heard } from '#domain/note/medication/list/ledger.ts'
import type { MedicationStatus } from '#domain/note/medication/mention/told.ts'
import { isNegated } from '#domain/note/medication/status/cues.ts'
import { isAllergen } from '#domain/note/medication/status/allergens.ts'
import { turnsToAllergen } from '#domain/note/medication/status/denied-allergy.ts'
import { isNumber } from '#domain/language/tokens.ts'
import type { Reading } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'
import type { Candidate } from './candidates.ts'
import { isBorne, isDelayed, isOrderedWhole, isSaidStopped, isSetAside, isStoppedInAnswer } from './plain-words.ts'
import type { Chances, Outcome } from './outcomes.ts'
import { outcomeByRules, OUTCOMES } from './outcomes.ts'

/** What is done with a candidate: a line with its status, a question, or nothing. */
export type Verdict = { readonly does: 'list'; readonly status: MedicationStatus } | { readonly does: 'ask' } | { readonly does: 'drop' }

/** From such a likelihood on a line is written, and a candidate left out; chosen on held-out talks (eval/medicines/learn-outcomes.ts). */
const THRESHOLDS: Thresholds = { certain: 0.62, surelyNone: 0.78 }
/** Weights are learnt from talks. Of a line or two, where little else is said, the rules are believed unless the weights speak strongly against them. */
const THRESHOLDS_OF_LINES: Thresholds = { ...THRESHOLDS, byRules: 0.15, unread: 0.9 }
const LONGEST_LINES = 5

/** How sure one must be of the medicines of a talk of so many statements. */
export const thresholdsFor = (statements: number): Thresholds => (statements <= LONGEST_LINES ? THRESHOLDS_OF_LINES : THRESHOLDS)

export type Thresholds = {
  readonly certain: number
  readonly surelyNone: number
  /** From here on what the rules read is listed as they read it. */
  readonly byRules?: number
  /** How sure one must be of what the rules read nothing of. */
  readonly unread?: number
}

function likeliest(chances: Chances): Outcome {
  return OUTCOMES.reduce((best, one) => (chances[one] > chances[best] ? one : best))
}

function isChanged({ status }: Course): boolean {
  return status === 'raised' || status === 'lowered'
}

/** Twelve ml, no, sixteen: of what is only just begun the dose was put right, and raised nowhere. */
function statusOfChange({ isBegun, status }: Course, { continued, started }: Chances): MedicationStatus {
  return isBegun === true && started > continued ? 'started' : status
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

/** Five hundred milligrams, for three years: a time with a number beside that of the dose. */
const tellsHowLong = (clause: Reading): boolean => has(clause, 'timeWord') && clause.tokens.filter(isNumber).length > 1

/**
 * Said once by who takes it, with dose and how often, or how long: I take paracetamol 500 mg three times a day. Nothing is open, so nothing is asked.
 * Either is enough where the transcript names the patient as speaker.
 */
function isSaidAsTaken({ heard }: Candidate): boolean {
  const [only, ...others] = heard
  if (only === undefined || others.length > 0 || only.whole.speaker === 'clinician' || only.whole.asked !== undefined) return false
  const { told, clause } = only
  if (told === undefined || told === 'foreign' || !told.isExplicit || told.status !== 'continued') return false
  const isOften = has(clause, 'frequency') || tellsHowLong(clause)
  const isWhole = only.whole.speaker === 'patient' ? has(clause, 'unit') || isOften : has(clause, 'unit') && isOften
  const isTaken = has(clause, 'takes') && has(clause, 'firstPerson')
  return isWhole && isTaken && !has(clause, 'secondPerson', 'given', 'question', 'past', 'kin', 'stop', 'negation', 'uncertain', 'hypothetical')
}

/** Read as in use, it is listed as stopped from such a likelihood on. */
const SURELY_STOPPED = 0.8
const isReadInUse = ({ course, isRead }: Candidate): boolean => isRead && course.status === 'continued' && !course.isDropped

/** What tells of another time or another person, or leaves it open. */
const ASIDE: readonly Mark[] = [
  'secondPerson', 'given', 'question', 'past', 'kin', 'stop', 'negation', 'uncertain', 'hypothetical', 'otherPerson', 'otherAnimal', 'start',
]

/** Do you take anything? Just X, five milligrams: answered once with its dose, and spoken of no more. */
function isAnsweredAsTaken({ heard, answers }: Candidate): boolean {
  const [only, ...others] = heard
  if (only === undefined || others.length > 0 || answers.length > 0 || only.whole.speaker !== 'patient') return false
  const { told, clause, whole } = only
  const isAsked = whole.asked !== undefined && has(whole.asked, 'takes') && has(whole.asked, 'secondPerson') && !has(whole.asked, 'past', 'allergy')
  return isAsked && told !== undefined && told !== 'foreign' && told.status === 'continued' && has(clause, 'unit') && !has(clause, ...ASIDE)
}

/** X you are not to stop on your own: said last of it by whoever treats, with nothing that ends it. */
function isToldToKeep({ heard }: Candidate): boolean {
  const last = heard.at(-1)
  if (last === undefined || last.whole.speaker !== 'clinician' || has(last.clause, 'condition', 'start')) return false
  const stops = last.clause.hits.filter(({ mark }) => mark === 'stop')
  return stops.length > 0 && stops.every((stop) => isNegated(last.clause, stop))
}

const isSurelyUsed = (candidate: Candidate): boolean =>
  isSaidAsTaken(candidate) || isAnsweredAsTaken(candidate) || isToldToKeep(candidate) || candidate.course.isSpared === true

/** So unlikely, an allergy that the rules made of a story, and nobody called so, is asked about. */
const HARDLY = 0.2

const isCalledSo = ({ heard }: Candidate): boolean =>
  heard.some(
    ({ clause, whole, mention }) =>
      has(clause, 'allergy') || (whole.asked !== undefined && has(whole.asked, 'allergy')) || turnsToAllergen(whole, clause, mention),
  )

/** Latex and plasters are no medicines: nothing has been learnt of them. */
const isHardlyAllergy = (candidate: Candidate, { allergy }: Chances): boolean => allergy < HARDLY && !isAllergen(candidate.substance) && !isCalledSo(candidate)

/** Kept off for a while, ended by the name of its kind, in answer to a question or in plain words. */
function isSurelyStopped(candidate: Candidate): boolean {
  const { course } = candidate
  if (course.status !== 'stopped') return false
  if (course.pause !== undefined || course.isToldByKind === true) return true
  return !course.isDropped && isStoppedInAnswer(candidate)
}

/** Said plainly, a stop needs to be no more likely than this to be listed. */
const LIKELY_STOPPED = 0.5

/** What the rules read so surely that it is listed however likely it is held, or asked about at the least. */
function settledByRules(candidate: Candidate, chances: Chances, { certain, byRules = 1 }: Thresholds): Verdict | undefined {
  const rules = outcomeByRules(candidate)
  if (rules === 'allergy') return isHardlyAllergy(candidate, chances) ? { does: 'ask' } : { does: 'list', status: 'allergy' }
  const { course, isRead } = candidate
  if (!isRead) return undefined
  // a vaccine is had once, which the history tells, and goes on in nobody
  if (course.status === 'continued' && VACCINE.test(candidate.substance)) return { does: 'drop' }
  if (isSurelyStopped(candidate)) return { does: 'list', status: 'stopped' }
  const isInUse = chances.continued + chances.started >= certain
  if (course.status === 'continued' && isSaidInUse(candidate) && isInUse) return { does: 'list', status: 'continued' }
  if (course.isDropped) return undefined
  if (isOrderedWhole(candidate, chances)) return { does: 'list', status: 'started' }
  if (isChanged(course) && isInUse) return { does: 'list', status: statusOfChange(course, chances) }
  if (course.status === 'continued' && isSurelyUsed(candidate)) return { does: 'list', status: 'continued' }
  return rules !== 'none' && chances[rules] >= byRules ? { does: 'list', status: course.status } : undefined
}

/** What is likeliest is listed where it is likely enough and nothing speaks against it. */
function byLikelihood(candidate: Candidate, chances: Chances, { thresholds, doubt }: { thresholds: Thresholds; doubt: Verdict }): Verdict {
  const { isRead, course } = candidate
  const best = likeliest(chances)
  const isSure = best !== 'none' && chances[best] >= (isRead ? thresholds.certain : (thresholds.unread ?? thresholds.certain))
  // Don't stop it on your own: what the rules heard is in use is ended by no likelihood alone.
  if (isSure && best === 'stopped' && isReadInUse(candidate) && chances.stopped < SURELY_STOPPED) return { does: 'ask' }
  if (isSure && !isDenied(candidate) && !isForAnotherDay(candidate)) return { does: 'list', status: best }
  // said plainly, what is open is not asked
  const isLikely = chances.stopped >= LIKELY_STOPPED
  return isLikely && isRead && !course.isDropped && isSaidStopped(candidate) ? { does: 'list', status: 'stopped' } : doubt
}

/**
 * Decides what is done with a candidate. What harms goes before what is likely: an allergy the rules heard is told, or asked about where the weights believe
 * it hardly, and what was denied is asked about at most. Of a changed dose it is enough that the medicine is in use.
 */
export function judge(candidate: Candidate, chances: Chances, thresholds: Thresholds = THRESHOLDS): Verdict {
  // That it was ended was said: it is not passed over.
  const isNothing = chances.none >= thresholds.surelyNone && outcomeByRules(candidate) !== 'stopped'
  const doubt: Verdict = isNothing ? { does: 'drop' } : { does: 'ask' }
  if (isBorne(candidate) || isSetAside(candidate)) return { does: 'drop' }
  if (isDelayed(candidate)) return { does: 'ask' }
  if (isHeardOnly(candidate)) return doubt
  const settled = settledByRules(candidate, chances, thresholds)
  if (settled !== undefined) return settled
  return byLikelihood(candidate, chances, { thresholds, doubt })
}
