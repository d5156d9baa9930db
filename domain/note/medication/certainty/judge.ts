import type { Course } from '#domain/note/medication/course/courses.ts'
import type { Heard } from '#domain/note/medication/list/ledger.ts'
import type { MedicationStatus } from '#domain/note/medication/mention/told.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import { has } from '#domain/note/annotate/statement.ts'
import type { Candidate } from './candidates.ts'
import type { Chances, Outcome } from './outcomes.ts'
import { outcomeByRules, OUTCOMES } from './outcomes.ts'

/** What is done with a candidate: a line with its status, a question, or nothing. */
export type Verdict = { readonly does: 'list'; readonly status: MedicationStatus } | { readonly does: 'ask' } | { readonly does: 'drop' }

/** From such a likelihood on a line is written, and a candidate left out; chosen on held-out talks (eval/medicines/learn-outcomes.ts). */
const THRESHOLDS: Thresholds = { certain: 0.65, plain: 0.55, surelyNone: 0.8 }

export type Thresholds = { readonly certain: number; /** Where the rules read the same, and read nothing else of it anywhere. */ readonly plain: number; readonly surelyNone: number }

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

/** A sentence of so few words tells of its medicine alone. */
const LONGEST_PLAIN = 14

/** Told in so many words, and never otherwise: `stop the diclofenac`. */
function isPlain({ heard, course }: Candidate): boolean {
  return heard.length > 0 && heard.every(({ told, mention, whole }) => {
    const isAlone = whole.tokens.length <= LONGEST_PLAIN && whole.drugs.every(({ substance }) => substance === mention.substance)
    return isAlone && mention.isExact && told !== undefined && told !== 'foreign' && told.isExplicit && told.status === course.status
  })
}

/** Jag tar Seloken; when you take Marevan: whoever takes it says so in the clause itself, as a thing of now. */
function isToldByTaker({ heard, isRead }: Candidate): boolean {
  return isRead && heard.some(({ clause, told, mention }) =>
    mention.isExact && told !== undefined && told !== 'foreign' && told.isExplicit && told.status === 'continued' &&
    has(clause, 'takes') && has(clause, 'firstPerson', 'secondPerson') && !has(clause, 'kin', 'past', 'future', 'condition', 'question', 'stop'))
}

/** What a line of a list of medicines holds beside the name. */
const OF_A_LINE: ReadonlySet<Mark> = new Set<Mark>(['unit', 'asNeeded', 'frequency', 'doseForm', 'route', 'timeWord', 'joiner', 'opener', 'drugClass', 'takes', 'continue'])
/** It is in use or begins, at least so surely. */
const SURELY_HAD = 0.8

/** Paracet 500 mg ved behov: a line of a list, and nothing else said of it. */
function isListLine({ heard, isRead }: Candidate): boolean {
  return isRead && heard.length === 1 && heard.every(({ whole, mention }) => mention.isExact && has(whole, 'unit') && whole.hits.every(({ mark }) => OF_A_LINE.has(mark)))
}

/** The likelihood of an end from which even such words are asked about. */
const MAYBE_ENDED = 0.3

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

/** Told in so many words to be in use, and nowhere to be begun: however likely a start is, it goes on. */
function isSaidInUse({ heard }: Candidate): boolean {
  const told = heard.flatMap((one) => (one.told !== undefined && one.told !== 'foreign' && one.told.isExplicit ? [one.told.status] : []))
  return told.includes('continued') && told.every((status) => status === 'continued' || status === 'named' || status === 'past')
}

/**
 * Decides what is done with a candidate. What harms goes before what is likely: an allergy the rules heard is told whatever the weights say, and what was denied is
 * asked about at most. Of a changed dose it is enough that the medicine is in use.
 */
export function judge(candidate: Candidate, chances: Chances, { certain, plain, surelyNone }: Thresholds = THRESHOLDS): Verdict {
  const byRules = outcomeByRules(candidate)
  if (isHeardOnly(candidate)) return chances.none >= surelyNone ? { does: 'drop' } : { does: 'ask' }
  if (byRules === 'allergy') return { does: 'list', status: 'allergy' }
  const inUse = chances.continued + chances.started
  if (candidate.isRead && !candidate.course.isDropped && isChanged(candidate.course) && inUse >= certain) return { does: 'list', status: candidate.course.status }
  if (byRules === 'continued' && isSaidInUse(candidate) && inUse >= certain) return { does: 'list', status: 'continued' }
  if (byRules === 'continued' && isSaidInUse(candidate) && isToldByTaker(candidate) && chances.stopped < MAYBE_ENDED) return { does: 'list', status: 'continued' }
  if (byRules === 'continued' && isListLine(candidate) && inUse >= SURELY_HAD && chances.started < certain) return { does: 'list', status: 'continued' }
  const best = likeliest(chances)
  if (byRules !== 'none' && isPlain(candidate) && chances[byRules] >= plain) return { does: 'list', status: candidate.course.status }
  if (best !== 'none' && chances[best] >= certain && !isDenied(candidate) && !isForAnotherDay(candidate)) return { does: 'list', status: best }
  return chances.none >= surelyNone ? { does: 'drop' } : { does: 'ask' }
}
