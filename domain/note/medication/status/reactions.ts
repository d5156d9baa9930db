import type { Language } from '#contract/vertical.ts'
import type { DrugMention } from '#domain/terminology/drugs.ts'
import type { Harm } from '#domain/terminology/drug-harms.ts'
import { drugHarmsOf } from '#domain/terminology/drug-harms.ts'
import type { Hit } from '#domain/language/lexicon.ts'
import { wasGot } from '#domain/note/medication/mention/harm.ts'
import type { Course } from '#domain/note/medication/course/courses.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import { has } from '#domain/note/annotate/statement.ts'

/** The word between what came and the medicine stands so near before its name: from the X. */
const FROM_REACH = 2
/** And at the end of what came of it: X I come out in a rash from. */
const END_REACH = 3
/** What comes of a medicine is told so near behind it. */
const HARM_REACH = 14

function found(statement: Statement, language: Language): Hit<Harm>[] {
  return drugHarmsOf(language).scan(statement.tokens)
}

/** If I take penicillin I come out in a rash: so it has always been, where the one who takes it says so. */
function isAlwaysSo(statement: Statement): boolean {
  return statement.speaker === 'patient' && has(statement, 'takes') && !has(statement, 'secondPerson')
}

/** Nobody tells of a reaction who orders, asks or denies. */
function tellsNone(statement: Statement): boolean {
  if (has(statement, 'condition') && !isAlwaysSo(statement)) return true
  return statement.isQuestion || statement.folded === 'denied' || has(statement, 'future', 'kin', 'otherPerson', 'otherAnimal', 'unit')
}

function isDenied(statement: Statement, harm: Hit<Harm>): boolean {
  return statement.hits.some((hit) => hit.mark === 'negation' && hit.end <= harm.start && harm.start - hit.end <= 1)
}

const ILLS: readonly Mark[] = ['symptom', 'diagnosis', 'reaction']

/** Got a bleeding ulcer from the X: whatever illness it was, it came of the medicine. */
function cameOf(statement: Statement, mention: DrugMention, hits: readonly Hit<Harm>[]): boolean {
  if (!hits.some(({ mark, end }) => mark === 'cause' && end === mention.start)) return false
  if (has(statement, 'takes', 'continue', 'secondPerson', 'hypothetical')) return false
  return statement.hits.some((hit) => ILLS.includes(hit.mark) && wasGot(statement, hit))
}

/** What came of a medicine, told in its own sentence: swelled up from X · X she had, and her muzzle blew up. */
export function isReactionTo(statement: Statement, mention: DrugMention, language: Language): boolean {
  if (tellsNone(statement)) return false
  const hits = found(statement, language)
  if (hits.some((hit) => hit.mark === 'remedy')) return false
  if (cameOf(statement, mention, hits)) return true
  const harms = hits.filter((hit) => hit.mark === 'harm' && !isDenied(statement, hit))
  const isFrom = hits.some((hit) => hit.mark === 'from' && hit.end <= mention.start && mention.start - hit.end < FROM_REACH)
  if (isFrom && harms.some((hit) => hit.end <= mention.start || hit.start >= mention.end)) return true
  const next = statement.drugs.find((drug) => drug.start >= mention.end)?.start ?? statement.tokens.length
  return harms.some((hit) => hit.start >= mention.end && hit.start - mention.end <= HARM_REACH && hit.start < next && isCaused(statement, hit, hits))
}

/** Told as past or as what always comes, of the body or with its cause behind it. */
function isCaused(statement: Statement, harm: Hit<Harm>, hits: readonly Hit<Harm>[]): boolean {
  const isFrom = hits.some((hit) => hit.mark === 'from' && hit.start >= harm.end && hit.start - harm.end < END_REACH)
  return isFrom || has(statement, 'past', 'given', 'takes', 'reaction', 'body') || statement.tokens.length <= HARM_REACH
}

/** What came of something that is named only afterwards: when I was ten I got something for my throat and came up in hives. */
export function tellsReaction(statement: Statement, language: Language): boolean {
  return (
    statement.drugs.length === 0 &&
    !tellsNone(statement) &&
    (has(statement, 'past') || statement.asked !== undefined) &&
    found(statement, language).some((hit) => hit.mark === 'harm' && !isDenied(statement, hit))
  )
}

/** Names it only now: mother said it was X. */
export function namesIt(statement: Statement, language: Language): boolean {
  return !has(statement, 'unit', 'frequency') && found(statement, language).some((hit) => hit.mark === 'named')
}

/** No other allergies: the one told of stays. */
const OTHERS = /(?<!\p{L})(?:other|else|otherwise|andre|anna|annen|annet|ellers|elles|andra|annan|annat|annars|anden|andet|други\p{L}*|больше|кроме)(?!\p{L})/iu

/** That is a mistake, I have had it many times since: what was taken for an allergy is none. */
export function isDismissed(statement: Statement, course: Course, language: Language): boolean {
  // plasters take my skin off: no warning is taken off
  return (
    course.status === 'allergy' && !has(statement, 'body') && !OTHERS.test(statement.text) && found(statement, language).some((hit) => hit.mark === 'dismissed')
  )
}
