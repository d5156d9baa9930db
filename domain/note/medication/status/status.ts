import type { DrugMention } from '#domain/terminology/drugs.ts'
import type { DrugTalk } from '#domain/terminology/drug-talk.ts'
import type { Hit } from '#domain/language/lexicon.ts'
import { TAKEN_BACK_PATTERNS } from '#domain/terminology/doses/given-instead.ts'
import { ONCE_HAD } from '#domain/terminology/doses/pause-words.ts'
import { isAnswerOfAllergy, isBarred, isBorneWell } from './allergy-told.ts'
import { isDatedAhead } from '#domain/note/context/future-temporality.ts'
import { wordsOf } from '#domain/note/medication/mention/clauses.ts'
import { isOldBehind } from '#domain/note/medication/mention/past-use.ts'
import { isGivenUp, isHarmful } from '#domain/note/medication/mention/harm.ts'
import { pauseOrdered } from '#domain/note/medication/mention/pauses.ts'
import { isConditional, isEndOfCourse, isHold, resumes } from '#domain/note/medication/mention/temporary-holds.ts'
import type { Manner, Told } from '#domain/note/medication/mention/told.ts'
import { around, borders, isFor } from '#domain/note/medication/mention/scope.ts'
import { hangsOnOutcome, isTaken, tellsOnlyFearedHarm } from '#domain/note/medication/mention/conditional-orders.ts'
import { isNegated, isNoChange, isOfHabit } from './cues.ts'
import { deniesAllergyTo, deniesAnyAllergy } from './denied-allergy.ts'
import { isReactionTo } from './reactions.ts'
import { statusOfUse } from './use.ts'
import { isConsidered, isDeclined, isPutOff, isRefused } from '#domain/note/medication/mention/refusals.ts'
import { gotIll, isExcepted, isReplaced, isSwitchOver, placeInSwitch } from '#domain/note/medication/mention/switches.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has, hasNumber } from '#domain/note/annotate/statement.ts'

/** Its level was measured, or it is what was looked for: a sample for insulin. */
function isMeasured(statement: Statement, mention: DrugMention): boolean {
  if (has(statement, 'unit', 'frequency')) return false
  // TSH, testosterone, prolactin: one of a list of what is measured
  const near = (hit: Hit) => hit.mark === 'test' && (hit.end <= mention.start ? mention.start - hit.end : hit.start - mention.end) <= TEST_REACH
  if (statement.hits.some((hit) => near(hit) && hit.end <= mention.start) && statement.hits.some((hit) => near(hit) && hit.start >= mention.end)) return true
  return statement.hits.some(
    (hit) => hit.mark === 'test' && hit.end <= mention.start && mention.start - hit.end <= TEST_REACH && borders(statement, hit.end, mention.start) === 0,
  )
}

/** What is sampled for stands so near behind the name of the sample. */
const TEST_REACH = 3

/** What is taken away must be the medicine itself: with X we removed the wart stops nothing. */
function isAboutRemoval(statement: Statement, mention: DrugMention, talk: DrugTalk): boolean {
  const { before, after, own, following } = around(statement, mention)
  if (talk.usedIn.test(before) || talk.usedIn.test(after)) return true
  const removal = talk.remove.exec(before)
  if (removal !== null) return before.slice(removal.index + removal[0].length).trim().split(' ').length > NEAR
  // the doctor took it away: with nothing else to be taken away it was the medicine
  const isOther = has(statement, 'body', 'procedure', 'finding', 'diagnosis')
  return isOther && talk.remove.test(after) && !talk.remove.test(own) && !talk.pronoun.test(following)
}

/** A medicine named with the words of taking it away stands within so many words of them. */
const NEAR = 2

/** Kept for the day it may be needed: if you get worse, you have a prescription for X. With a dose it is an order all the same. */
function isReserve(statement: Statement, mention: DrugMention, talk: DrugTalk): boolean {
  const isIf = statement.hits.some((hit) => hit.mark === 'condition' && hit.end <= mention.start) || IF_SO.test(wordsOf(statement, 0, mention.start))
  const isWaiting = LIES_READY.test(wordsOf(statement, 0, statement.tokens.length))
  return (
    isIf &&
    !has(statement, 'frequency', 'continue') &&
    (isWaiting || !has(statement, 'unit')) &&
    !statement.hits.some((hit) => isTaken(hit, statement.hits)) &&
    !talk.order.test(wordsOf(statement, mention.end, statement.tokens.length))
  )
}

/** Is there still pain on Thursday, then: a verb in the first place, and what follows from it. */
const IF_SO =
  /^ (?:(?:og|men|och|but) )?(?:er|är|blir|bliver|vert|får|kommer|kjem|har|skulle|føler|kjenner|merker|märker|mærker|finns) (?:\S+ ){2,12}?(?:så|da|då) /u
/** A prescription is ready at the chemist's. */
const LIES_READY = / (?:ligger|liggende|liggande|klar|klart|ready|waiting|лежит|готов) /u

/** Shall I have it? X I shall write out, with the medicine before the verb and the one who gives it behind, asks nothing. */
function isAsking(statement: Statement): boolean {
  const { hits, drugs } = statement
  // and then she gets X, 150 mg twice a day
  if (!statement.isQuestion && has(statement, 'unit') && has(statement, 'frequency') && has(statement, 'planCue')) return false
  const isTold = (at: number, end: number): boolean => drugs.some((drug) => drug.end <= at) && hits.some((hit) => hit.mark === 'firstPerson' && hit.end === end)
  return hits.some((hit) => hit.mark === 'hypothetical' && !isTold(hit.start, hit.end))
}

/** Held in reserve: nobody took it yet. */
const IN_RESERVE = / (?:in|i) reserve?n? | в запасе /u

/** Stop it in two weeks; we strike it off, and talk again in six weeks, stops it now. */
function isStoppedAhead(statement: Statement, hit: Hit, talk: DrugTalk): boolean {
  const { tokens } = statement
  let to = hit.end
  while (to < tokens.length && !/[,;:]/.test(tokens[to]?.gap ?? '') && !talk.and.test(` ${tokens[to]?.lower ?? ''} `)) to++
  const from = tokens[0]
  const last = tokens[to - 1]
  if (from === undefined || last === undefined) return false
  return isDatedAhead({ ...statement, tokens: tokens.slice(0, to), text: statement.text.slice(0, last.end) })
}

/** Not before she has had fluids, so that we start tonight, 0.6 mg: put off for hours, and ordered with its dose. */
const BEGUN_AFTER = new RegExp(
  ' (?:(?:den|det|dem|dei|that|it) (?:starter|startar|begynner|begynder|börjar|setter|sätter|gir|gjev|ger|giver) (?:vi|jeg|jag|eg|du)|' +
    String.raw`we(?:'ll| will| can)? (?:start|begin) (?:that|it|them|him on it|her on it)|(?:его|ее|их) (?:начнем|начинаем|дадим|даем)|` +
    '(?:начнем|начинаем) (?:его|ее|их)) (?!ikke|ikkje|inte|не|not)',
  'u',
)

function isBegunAfter(statement: Statement, mention: DrugMention): boolean {
  const next = statement.drugs.find((drug) => drug.start >= mention.end && drug.substance !== mention.substance)?.start ?? statement.tokens.length
  return hasNumber(statement) && has(statement, 'unit') && !has(statement, 'uncertain') && BEGUN_AFTER.test(wordsOf(statement, mention.end, next))
}

/** Said by whoever takes it, or told of what happened once. */
function isBadlyBorne(statement: Statement, mention: DrugMention, { isClinician, language }: Manner): boolean {
  return (!isClinician || has(statement, 'past')) && isReactionTo(statement, mention, language)
}

/** I'll ask your GP to change it: what somebody else will order is not ordered yet. */
const ASKS_OTHER = new RegExp(
  ' (?:ask (?:your|the|his|her) (?:gp|doctor|vet|cardiologist|consultant|practice|own doctor) (?:to|about|if)|' +
    '(?:be|ber|spør|spørre) (?:fastlegen|fastlegen din|legen din|kardiologen|dyrlegen) (?:om|å)|(?:be|ber|frågar?) (?:din )?(?:husläkare|' +
    'husläkaren|distriktsläkaren|vårdcentralen|läkaren) (?:om|att)|(?:bede|beder|spørge|spørger) (?:din |jeres )?(?:egen læge|' +
    'praktiserende læge|lægen|dyrlægen) (?:om|at)|попрошу (?:вашего |вашу )?(?:терапевта|врача|кардиолога)) ',
  'u',
)

function isAskedOfOther(statement: Statement): boolean {
  return statement.speaker !== 'patient' && ASKS_OTHER.test(wordsOf(statement, 0, statement.tokens.length))
}

/** Neither of these tells of its own use: only what was measured, or what stands beside another. */
function notOfUse(statement: Statement, mention: DrugMention, { isClinician, talk, language }: Manner): Told | undefined {
  if (isMeasured(statement, mention)) return { status: 'past', isExplicit: false }
  // you may work again when you have had X for two days
  if (isClinician && ONCE_HAD.test(wordsOf(statement, 0, mention.start))) return { status: 'beside', isExplicit: false }
  // not together with X: of X it says only that it is there
  if (talk.beside.test(wordsOf(statement, 0, mention.start)) && !has(statement, 'unit')) return { status: 'beside', isExplicit: false }
  return deniesAllergyTo(statement, mention) || isBorneWell(statement, mention, language) ? { status: 'refused', isExplicit: false } : undefined
}

/** Where nobody is marked, who says `I` may be the patient though it sounds like a clinician. */
const mayBePatient = (statement: Statement, { isClinician }: Manner): boolean =>
  !isClinician || (statement.speaker === 'unknown' && has(statement, 'firstPerson'))

/** What says when it was given stands so near behind the name. */
const LAST_TIME_REACH = 4

/** Last time you had X: told by whoever treats, it was given at another visit; whether it is used now is said with it, or is not said. */
function statusOfLastTime(statement: Statement, mention: DrugMention, { talk, isClinician }: Manner): Told | undefined {
  const from = statement.drugs.findLast((drug) => drug.end <= mention.start)?.end ?? 0
  const words = wordsOf(statement, from, Math.min(mention.end + LAST_TIME_REACH, statement.tokens.length))
  if (!isClinician || !talk.lastTime.test(words) || has(statement, 'raise', 'lower', 'stop', 'allergy')) return undefined
  return has(statement, 'continue') ? { status: 'continued', isExplicit: true } : { status: 'named', isExplicit: false }
}

/** What is barred for the patient: anything but penicillin, I got ill from it, I can't have it. */
function isRuledOut(statement: Statement, mention: DrugMention, { manner, isEnded }: { manner: Manner; isEnded: boolean }): boolean {
  if (isExcepted(statement, mention, manner.turns) || (!isEnded && gotIll(statement, mention, manner.turns))) return true
  return mayBePatient(statement, manner) && isBarred(statement, mention, { language: manner.language, isEnded })
}

/** So near before a medicine stand the words that lead to it. */
const LEAD_REACH = 5

/** Since he cannot have penicillin it will be X: ordered because of the other, by whoever treats. */
function isGivenInstead(statement: Statement, mention: DrugMention, { language }: Manner): boolean {
  const other = statement.drugs.findLast(({ end, substance }) => end <= mention.start && substance !== mention.substance)
  const isAfterAllergy = statement.hits.some(({ mark, start }) => mark === 'allergy' && start < mention.start)
  if (statement.speaker === 'patient' || other === undefined || !isAfterAllergy) return false
  return TAKEN_BACK_PATTERNS[language].leads.test(wordsOf(statement, Math.max(other.end, mention.start - LEAD_REACH), mention.start))
}

/** An allergy by name, an answer to the question for one, or harm it did: unless it was given up for that, and so is only stopped. */
function isAllergyTold(statement: Statement, mention: DrugMention, { manner, stops }: { manner: Manner; stops: readonly Hit[] }): boolean {
  if (isGivenInstead(statement, mention, manner)) return false
  if (has(statement, 'allergy') && !deniesAnyAllergy(statement, mention)) return true
  const isHarm = isHarmful(statement, manner.talk) || isBadlyBorne(statement, mention, manner)
  if (isHarm && !isGivenUp(statement, stops, manner.talk)) return true
  return isAnswerOfAllergy(statement, mention, manner.language) && !has(statement, 'takes')
}

/** What somebody else will order, or what hangs on how something turns out: if the culture grows, X. */
function isSupposed(statement: Statement, mention: DrugMention, { language }: Manner): boolean {
  return isAskedOfOther(statement) || (hangsOnOutcome(statement, mention, language) && (!has(statement, 'allergy') || tellsOnlyFearedHarm(statement)))
}

/** What becomes of it when one medicine makes way for another: from X to Y stops the first and begins the second. */
function statusInSwitch(statement: Statement, mention: DrugMention, manner: Manner): Told | undefined {
  if (manner.isClinician && isReplaced(statement, mention, manner)) return { status: 'stopped', isExplicit: true }
  const turned = placeInSwitch(statement, mention, manner.turns)
  if (turned === undefined) return undefined
  if (turned === 'old') return { status: 'stopped', isExplicit: true }
  // we could switch to X later
  if (isPutOff(statement, mention, manner.talk)) return { status: 'refused', isExplicit: true }
  return { status: manner.isPlanned || !isSwitchOver(statement) ? 'started' : 'continued', isExplicit: true }
}

/** Asked whether it is borne, and it is: nobody takes it for that. */
function isAskedIfBorne({ folded, asked }: Statement, mention: DrugMention, talk: DrugTalk): boolean {
  if (folded === 'none' || asked === undefined) return false
  return asked.drugs.some((drug) => drug.substance === mention.substance) && talk.tolerated.test(` ${asked.tokens.map((token) => token.lower).join(' ')} `)
}

/** Told by whoever takes it, as lying at home unused or as over: until last week. */
function statusOfUnused(statement: Statement, mention: DrugMention, { isClinician, talk, language }: Manner): Told | undefined {
  if (isClinician) return undefined
  if (isAtHome(statement, talk)) return { status: 'refused', isExplicit: true }
  return isOverBy(statement, mention) || isOldBehind(statement, mention, language) ? { status: 'stopped', isExplicit: true } : undefined
}

/** The words that stop this medicine. Cut down on it and finish the course stop nothing, nor does what is kept in reserve. */
function stopsOf(statement: Statement, mention: DrugMention): Hit[] {
  const cues = statement.hits.filter((hit) => isFor(statement, mention, hit) && !isNoChange(statement, hit) && !isOfHabit(statement, hit))
  const isChange = (hit: Hit): boolean =>
    cues.some((other) => (other.mark === 'lower' || other.mark === 'raise') && other.start === hit.start && other.end > hit.end)
  const stops = cues.filter((hit) => hit.mark === 'stop' && !isNegated(statement, hit) && !isChange(hit) && !isEndOfCourse(statement, hit))
  return IN_RESERVE.test(wordsOf(statement, 0, statement.tokens.length)) ? [] : stops
}

/** Withdrawn; by whoever treats perhaps only for some days, on a condition or at a later time: then it is named, or goes on. */
function statusOfWithdrawal(statement: Statement, mention: DrugMention, { isClinician, talk }: Manner): Told | undefined {
  const stops = stopsOf(statement, mention)
  if (isClinician && resumes(statement, talk)) return { status: 'continued', isExplicit: false }
  if (stops.length === 0) return undefined
  if (!isClinician) return { status: 'stopped', isExplicit: true }
  const isHeld = isHold(statement, mention, talk)
  if (isHeld && has(statement, 'continue')) return { status: 'continued', isExplicit: false }
  const isLater = stops.every((hit) => isConditional(statement, hit)) || stops.every((hit) => isStoppedAhead(statement, hit, talk))
  return isHeld || isLater ? { status: 'named', isExplicit: false } : { status: 'stopped', isExplicit: true }
}

/** Thought of but not ordered, taken away, or only written out for the day it may be needed. */
function isNotWanted(statement: Statement, mention: DrugMention, manner: Manner): boolean {
  return isDeclined(statement, mention, manner.talk) || isRefused(statement, mention, manner) || (manner.isClinician && isAsking(statement))
}

/** Reads from the part of a statement that is about a medicine what becomes of it: the first of these that holds. */
export function statusOf(statement: Statement, mention: DrugMention, manner: Manner): Told {
  const { talk, isClinician } = manner
  const besides = notOfUse(statement, mention, manner)
  if (besides !== undefined) return besides
  const stops = statement.hits.filter(
    (hit) => hit.mark === 'stop' && isFor(statement, mention, hit) && !isNegated(statement, hit) && !isOfHabit(statement, hit),
  )
  if (isRuledOut(statement, mention, { manner, isEnded: stops.length > 0 })) return { status: 'allergy', isExplicit: true }
  if (isClinician && isBegunAfter(statement, mention)) return { status: 'started', isExplicit: true }
  const lastTime = statusOfLastTime(statement, mention, manner)
  if (lastTime !== undefined) return lastTime
  if (isSupposed(statement, mention, manner)) return { status: 'supposed', isExplicit: false }
  const switched = statusInSwitch(statement, mention, manner)
  if (switched !== undefined) return switched
  if (isAllergyTold(statement, mention, { manner, stops })) return { status: 'allergy', isExplicit: true }
  if (isAskedIfBorne(statement, mention, talk)) return { status: 'refused', isExplicit: false }
  const unused = statusOfUnused(statement, mention, manner)
  if (unused !== undefined) return unused
  if (isConsidered(statement, mention, manner)) return { status: 'refused', isExplicit: true }
  if (isAboutRemoval(statement, mention, talk)) return { status: 'past', isExplicit: true }
  const pause = pauseOrdered(statement, mention, manner)
  if (pause !== undefined) return { status: 'stopped', isExplicit: true, pause }
  const withdrawn = statusOfWithdrawal(statement, mention, manner)
  if (withdrawn !== undefined) return withdrawn
  if (isClinician && isReserve(statement, mention, talk)) return { status: 'named', isExplicit: false }
  if (isNotWanted(statement, mention, manner)) return { status: 'refused', isExplicit: true }
  return statusOfUse(statement, mention, manner)
}

/** I've got some at home but I've not taken it: it lies in a drawer. */
const AT_HOME = / (?:at home|in the cupboard|in the drawer|hjemme|hemma|дома) /u

function isAtHome(statement: Statement, talk: DrugTalk): boolean {
  const words = wordsOf(statement, 0, statement.tokens.length)
  return AT_HOME.test(words) && has(statement, 'negation') && talk.refusal.test(words.replace(' taken ', ' take '))
}

/** I was on it until last week. */
const WAS_ON = / (?:was on|were on|was taking|had been on|gikk på|stod på|sto på|gick på|stod på|fik) (?:\S+ ){0,2}$/u
const TAKEN_TILL = / (?:пил|пила|принимал|принимала|давали|кололи) (?:\S+ )?до /u
/** In January, just the week: a time that is over. */
const IN_PAST = new RegExp(
  ' (?:(?:in|last|back in) (?:january|february|march|april|may|june|july|august|september|october|november|december|winter|spring|' +
    String.raw`summer|autumn|year)|(?:just|only) (?:for )?(?:the|a|one|two|three|\d+) (?:weeks?|days?|months?|fortnight)|` +
    String.raw`i (?:fjor|fjol|januar\p{L}*|februar\p{L}*|mars|marts|april|maj|mai|jun\p{L}*|jul\p{L}*|august\p{L}*|september|oktober|november|` +
    'december|desember)|i vintras|i våras|i somras|i höstas|forrige|förra|sidste (?:vinter|sommer|år|forår|efterår)|' +
    String.raw`(?:bare|kun|bara) (?:i )?(?:en|ei|et|to|två|\d+) (?:uke|uka|vecka|uge|dager|dagar|dage|uker|veckor|uger)) `,
  'u',
)
const OVER_BY = / (?:until|till|til|tills|fram til|indtil|до) /u

function isOverBy(statement: Statement, mention: DrugMention): boolean {
  const { before, after } = around(statement, mention)
  return (WAS_ON.test(before) && (OVER_BY.test(after) || IN_PAST.test(after)) && has(statement, 'timeWord')) || TAKEN_TILL.test(after)
}
