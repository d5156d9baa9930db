import type { DrugMention } from '#domain/terminology/drugs.ts'
import type { DrugTalk } from '#domain/terminology/drug-talk.ts'
import { FOODS } from '#domain/language/tables/medicines/no-medicine.ts'
import type { Regimen } from '#domain/note/medication/course/dose.ts'
import { OF_HABITS } from '#domain/note/context/habits.ts'
import { regimenIn } from '#domain/note/medication/course/dose-repairs.ts'
import type { Manner } from '#domain/note/medication/mention/told.ts'
import { isNegated, isToGoOn } from '#domain/note/medication/status/cues.ts'
import { applyChange } from '#domain/note/medication/course/change.ts'
import { headOf, wordsOf } from '#domain/note/medication/mention/clauses.ts'
import { isHarmful } from '#domain/note/medication/mention/harm.ts'
import type { Course } from '#domain/note/medication/course/courses.ts'
import { reactionOf } from '#domain/note/medication/course/courses.ts'
import type { Listing } from '#domain/note/medication/mention/owner.ts'
import { tellsReaction } from '#domain/note/medication/status/reactions.ts'
import { isClinicianVoice } from '#domain/note/discourse/phases.ts'
import type { Reading, Statement } from '#domain/note/annotate/statement.ts'
import { COUNTED_WORDS, IT_IS as BEFORE_DOSE } from '#domain/language/tables/medicines/regimen-words.ts'
import { isNumber } from '#domain/language/tokens.ts'
import { clinicalWeight, has, hasNumber } from '#domain/note/annotate/statement.ts'
import { isToldToDo } from '#domain/note/discourse/directives.ts'

/** A medicine named, with where. */
export type Named = { readonly mention: DrugMention; readonly statement: Statement }

/** A statement without a medicine of so many words or fewer may speak of the one before: I stopped that. */
const LONGEST_BACKWARD = 25
/** The ramipril. Five milligrams, yes: a dose said by itself. */
const DOSE_ALONE = 8
/** Give one sachet twice a day today and tomorrow, in feed: ordered, it may be longer; and so may what tells dose and how often from its first word. */
const DOSE_ORDERED = 14
const DOSE_WHOLE = 20

/** So few words can only be of what was named before: stopped in May. */
const SHORT_REMARK = 6

/** Don't give any more: so short a ban names nothing else. */
const LONGEST_BAN = 4

/** Takes up what was named before, by a pronoun or by what it comes in: the bottle is empty. */
function takesUp(statement: Statement, talk: DrugTalk): boolean {
  const words = wordsOf(statement, 0, statement.tokens.length)
  return talk.pronoun.test(words) || talk.package.test(words)
}

/** Tells of something else that comes so: the drops from the chemist. */
function namesOthers(statement: Statement, talk: DrugTalk): boolean {
  const words = wordsOf(statement, 0, statement.tokens.length)
  const named = talk.package.exec(words)
  return named !== null && OF_OTHERS.test(words.slice(named.index + named[0].length))
}

/** The drops from the chemist, the tablets against pain: other ones. */
const OF_OTHERS = /^ (?:fra|frå|från|from|mot|imod|against|for|för|til|till|som|der|that|which|из|от|для|с|на) /u

/** Could I have a ring instead? You could, but leave it: what was asked for is left, and no medicine was. */
function isOfAnother({ asked, text, tokens }: Statement, talk: DrugTalk): boolean {
  if (FOOD.test(text)) return true
  // the fags I packed in: with no word that takes the medicine up
  if (tokens.some(({ lower }) => OF_HABITS.test(lower)) && !talk.pronoun.test(` ${tokens.map(({ lower }) => lower).join(' ')} `)) return true
  return asked !== undefined && asked.drugs.length === 0 && has(asked, 'hypothetical') && !has(asked, 'stop', 'takes', 'drugClass')
}

/** What an animal eats is left out too. */
const FOOD = /(?<!\p{L})(?:food|kibble|biscuits|treats|diet|fôret|fôr|kosten|foder|fodret|foderet|корм\p{L}*)(?!\p{L})/iu

/** Says of something named before, not of a habit, that it was stopped. */
export function isStopping(statement: Statement, talk: DrugTalk): boolean {
  if (isOfAnother(statement, talk)) return false
  if (statement.tokens.length > LONGEST_BACKWARD || has(statement, 'social', 'condition') || clinicalWeight(statement) > 1.5 || namesOthers(statement, talk))
    return false
  if (statement.tokens.length > SHORT_REMARK && !takesUp(statement, talk)) return false
  return isForbidden(statement, talk) || statement.hits.some((hit) => hit.mark === 'stop' && !isNegated(statement, hit))
}

/** You are not to take that: a ban on what was named before; what the clinician himself will not give is something else. */
export function isForbidden(statement: Statement, talk: DrugTalk): boolean {
  const words = wordsOf(statement, 0, statement.tokens.length)
  // do not feed him: food and drink are no medicines
  if (has(statement, 'diet', 'fluid', 'advice', 'social') || isToGoOn(statement)) return false
  if (!isClinicianVoice(statement) || talk.alone.test(words) || (statement.asked?.drugs.length ?? 0) > 0) return false
  return BARE_BAN.test(statement.text) || ((talk.pronoun.test(words) || statement.tokens.length <= LONGEST_BAN) && talk.halt.test(words))
}

/** Oh, that you mustn't: a ban without the verb of what is not to be done. */
const BARE_BAN = new RegExp(
  String.raw`(?<!\p{L})(?:(?:det|den|dem|de|dom) (?:skal|må|bør|ska|får|bör|kan) (?:du|han|hun|hon|ho|dere|ni|i) (?:helst |absolutt |` +
    String.raw`absolut )?(?:ikke|ikkje|inte)|(?:you|he|she) (?:really )?(?:shouldn't|mustn't|can't)|(?:этого|их|его|ее|это) (?:вам )?(?:нельзя|` +
    'не надо)|больше не (?:надо|нужно))(?=[,.!]|$)',
  'iu',
)

/** Something else is given in its place. */
const IN_ITS_PLACE = / (?:instead of|in place of|i stedet for|i staden for|istället för|i stedet for|вместо) (?:\S+ )?$/u

/** It is not for you. */
const BANNED = / (?:нельзя|никакого|никаких|забудьте|противопоказан[аоы]?|не надо|не нужно|больше не) /u

/** What is in use is not to be taken any more, or another is given in its place. */
export function isBannedInUse(statement: Statement, mention: DrugMention, talk: DrugTalk): boolean {
  if (has(statement, 'condition', 'diet', 'raise', 'lower') || isToGoOn(statement)) return false
  const words = wordsOf(statement, 0, statement.tokens.length)
  return talk.halt.test(words) || BANNED.test(words) || IN_ITS_PLACE.test(wordsOf(statement, 0, mention.start))
}

const IT_IS = new RegExp(BEFORE_DOSE, 'iu')
const COUNTED = new RegExp(COUNTED_WORDS, 'u')

/** 200 mg three times a day for five days · one tablet of 16 mg twice a day: a dose from its first word on, and how often. */
export function isRegimenWhole(statement: Statement): boolean {
  const said = statement.tokens.map(({ lower }) => lower).join(' ')
  const first = statement.tokens[IT_IS.exec(said)?.[0].trim().split(' ').length ?? 0]
  const isCounted = isNumber(first) || COUNTED.test(first?.lower ?? '')
  const isOfNow = statement.folded === 'none' && !has(statement, 'past', 'kin', 'otherPerson')
  return isCounted && isOfNow && has(statement, 'unit', 'doseForm') && has(statement, 'frequency')
}

/** A dose said by itself after the medicine it is of; a number needs its unit, for it may count anything. */
function doseAlone(statement: Statement, isOrdered = false): Regimen | undefined {
  if (
    statement.tokens.length > (isRegimenWhole(statement) ? DOSE_WHOLE : isOrdered ? DOSE_ORDERED : DOSE_ALONE) ||
    !(has(statement, 'unit', 'frequency', 'doseForm') || (has(statement, 'takes') && hasNumber(statement))) ||
    has(statement, 'vital', 'test', 'body', 'finding', 'symptom')
  )
    return undefined
  const regimen = regimenIn(statement, { from: 0, to: statement.tokens.length })
  return regimen.hasDose ? regimen : undefined
}

/** Still on X? Sixty milligrams twice a day, no fits since Christmas: the answer is its first clause, whatever is told behind. */
function answeredDose(statement: Statement): Regimen | undefined {
  const { asked, folded, speaker } = statement
  const isOfMedicine = asked?.drugs.length === 1 && folded !== 'none' && speaker !== 'clinician' && !has(asked, 'allergy', 'past')
  const head = isOfMedicine ? headOf(statement) : statement
  return head !== statement && hasNumber(head) && has(head, 'unit') ? doseAlone(head) : undefined
}

/** A dose said by itself, or as the first clause of an answer. */
export const doseSaid = (statement: Statement, isOrdered: boolean): Regimen | undefined => doseAlone(statement, isOrdered) ?? answeredDose(statement)

function isPlannedCourse(course: Course): boolean {
  return course.status === 'started' || course.status === 'raised'
}

/** A medicine ordered before is put off or left after all. */
export function isTakenBack(statement: Statement, planned: Course, { talk }: Manner): boolean {
  const words = wordsOf(statement, 0, statement.tokens.length)
  return (
    planned.status === 'started' &&
    !has(statement, 'unit', 'frequency', 'condition') &&
    (talk.later.test(words) || talk.dropped.test(words) || talk.declined.test(words))
  )
}

/** The one who was to take it would rather not: said straight after the order, with no other medicine named. */
function isTurnedDown(statement: Statement, talk: DrugTalk): boolean {
  return (
    statement.speaker !== 'clinician' &&
    !has(statement, 'secondPerson', 'drugClass') &&
    statement.folded === 'none' &&
    talk.declined.test(wordsOf(statement, 0, statement.tokens.length))
  )
}

/** The doses of a taper, one after the other: ten for two weeks, then five for two weeks. */
function stepsOf(statement: Statement): Regimen | undefined {
  const regimen = regimenIn(statement, { from: 0, to: statement.tokens.length })
  return regimen.hasDose ? regimen : undefined
}

/** We take it down · take ten for two weeks, then five, and then you stop: the clinician lowers by steps what was named before. */
function tapers(statement: Statement, last: Course): boolean {
  if (FOODS.test(statement.text) || !isClinicianVoice(statement) || last.status === 'stopped') return false
  if (has(statement, 'vital', 'test', 'body', 'finding', 'symptom', 'condition')) return false
  return (
    (has(statement, 'lower') && clinicalWeight(statement) < 1) ||
    (last.status === 'lowered' && stepsOf(statement) !== undefined && has(statement, 'timeWord') && !has(statement, 'negation', 'nothing'))
  )
}

/** What came of it; no cough, asked for besides and denied, came of nothing. */
function noteEffect(statement: Statement, last: Course): void {
  if (last.reaction === '' && statement.folded !== 'denied') last.reaction = reactionOf(statement)
}

/** Applies a statement without a medicine to the one named just before; tells whether it still may be meant after it. */
export function applyBackward(statement: Statement, last: Course | undefined, talk: DrugTalk): boolean {
  if (last === undefined || statement.tokens.length > LONGEST_BACKWARD) return false
  if (isPlannedCourse(last) && (talk.dropped.test(wordsOf(statement, 0, statement.tokens.length)) || isTurnedDown(statement, talk))) {
    last.isDropped = true
    return false
  }
  if (applyChange(statement, last, talk)) return true
  if (last.status === 'allergy' && last.isIntolerance && isStopping(statement, talk)) {
    last.status = 'stopped'
    return false
  }
  if (last.status === 'allergy') {
    noteEffect(statement, last)
    return false
  }
  if (tapers(statement, last)) {
    last.status = 'lowered'
    last.regimen = stepsOf(statement) ?? last.regimen
    last.spans.push({ start: statement.start, end: statement.end })
    return true
  }
  if (isStopping(statement, talk) || isForbidden(statement, talk)) {
    last.status = 'stopped'
    last.spans.push({ start: statement.start, end: statement.end })
    return false
  }
  if (!last.regimen.hasDose && last.status !== 'stopped' && !has(statement, 'allergy'))
    last.regimen = doseSaid(statement, isToldToDo(statement)) ?? last.regimen
  return clinicalWeight(statement) < 1
}

/** Asks whether it goes on. */
const STILL = / (?:ennå|enda|enno|fortsatt|fortsett|framleis|fremdeles|fortfarande|än|ännu|stadig|stadigvæk|endnu|still|еще|по-прежнему|до сих пор) /u

/** May I use up the X? No, throw it away. Are you using the X? I stopped that: the medicine asked about is no longer taken. */
export function isToBeStopped(statement: Statement, talk: DrugTalk): DrugMention | undefined {
  const { asked } = statement
  const [mention, ...others] = asked?.drugs ?? []
  if (mention === undefined || others.length > 0 || statement.drugs.some((drug) => drug.substance !== mention.substance)) return undefined
  const words = wordsOf(statement, 0, statement.tokens.length)
  // I gave her half an X, was that wrong? Do not give it again
  const isBanned = asked !== undefined && has(asked, 'given') && isClinicianVoice(statement) && talk.halt.test(words)
  // still on X? No
  const isNoLonger = statement.folded === 'denied' && asked !== undefined && STILL.test(wordsOf({ ...statement, ...asked }, 0, asked.tokens.length))
  const isStopped = isBanned || isNoLonger || statement.hits.some((hit) => hit.mark === 'stop' && !isNegated(statement, hit))
  return isStopped && (statement.drugs.length > 0 || takesUp(statement, talk)) && !has(statement, 'condition') ? mention : undefined
}

/** Asked about: can you take it? No · what about X? I had that years ago, it made me wheezy. */
function isAskedAndIll(statement: Statement, asked: Reading, talk: DrugTalk): boolean {
  const isBearingAsked = talk.tolerated.test(` ${asked.tokens.map((token) => token.lower).join(' ')} `)
  if (isBearingAsked && statement.folded === 'denied') return true
  if (statement.drugs.length > 0) return false
  return (isBearingAsked && talk.harm.test(wordsOf(statement, 0, statement.tokens.length))) || (has(statement, 'past') && isHarmful(statement, talk))
}

/** Says of `it` what it did: it gave me a rash. */
function tellsHarmOfIt(statement: Statement, { talk, language }: Listing): boolean {
  if (statement.drugs.length > 0 || has(statement, 'secondPerson')) return false
  const words = wordsOf(statement, 0, statement.tokens.length)
  const isHarm = talk.harm.test(words) || has(statement, 'allergy') || (has(statement, 'given', 'takes', 'past') && tellsReaction(statement, language))
  return isHarm && talk.pronoun.test(words)
}

/** Can you take it? No, I come out in a rash: the medicine asked about, or named just before, is not tolerated. */
export function notTolerated(statement: Statement, former: Named | undefined, listing: Listing): Named | undefined {
  const { asked } = statement
  const mention = asked?.drugs[0]
  if (asked !== undefined && mention !== undefined && isAskedAndIll(statement, asked, listing.talk)) return { mention, statement }
  const isOfQuestion = asked !== undefined && has(asked, 'allergy')
  return former !== undefined && !isOfQuestion && tellsHarmOfIt(statement, listing) ? former : undefined
}
