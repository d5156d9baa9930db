import type { DrugMention } from '#domain/terminology/drugs.ts'
import type { DrugTalk } from '#domain/terminology/drug-talk.ts'
import type { Hit } from '#domain/language/lexicon.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import { isNumber } from '#domain/language/tokens.ts'
import { isAnswerOfAllergy, isBarred, isBorneWell } from './allergy-told.ts'
import { bareDosesOf } from '#domain/note/annotate/amounts.ts'
import { OF_HABITS } from '#domain/note/context/habits.ts'
import { isDatedAhead } from '#domain/note/context/future-temporality.ts'
import { wordsOf } from '#domain/note/medication/mention/clauses.ts'
import { isOldBehind } from '#domain/note/medication/mention/past-use.ts'
import { isGivenUp, isHarmful } from '#domain/note/medication/mention/harm.ts'
import { isInUseBefore, isToldAsUsed } from './standing-use.ts'
import { isConditional, isEndOfCourse, isHold, resumes } from '#domain/note/medication/mention/temporary-holds.ts'
import type { Manner, MedicationStatus, Told } from '#domain/note/medication/mention/told.ts'
import { around, borders, distance, isFor } from '#domain/note/medication/mention/scope.ts'
import { hangsOnOutcome } from '#domain/note/medication/mention/conditional-orders.ts'
import { isReactionTo } from './reactions.ts'
import { isConsidered, isDeclined, isPutOff, isRefused } from '#domain/note/medication/mention/refusals.ts'
import { gotIll, isExcepted, isReplaced, isSwitchOver, placeInSwitch } from '#domain/note/medication/mention/switches.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has, hasNumber } from '#domain/note/annotate/statement.ts'

const STATUS_MARKS: readonly (readonly [Mark, MedicationStatus])[] = [
  ['stop', 'stopped'], ['raise', 'raised'], ['lower', 'lowered'], ['start', 'started'], ['given', 'started'], ['continue', 'continued'], ['takes', 'continued'],
]

/** True when a negation stands straight before a cue: don't stop. */
export function isNegated(statement: Statement, hit: Hit): boolean {
  const isBehind = (other: Hit): boolean => DENIES_BEHIND.test(statement.tokens[other.start]?.lower ?? '') && other.start >= hit.end && other.start - hit.end <= 1 && borders(statement, hit.end, other.start) === 0
  return statement.hits.some((other) => other.mark === 'negation' && ((other.end <= hit.start && hit.start - other.end <= 1 && borders(statement, other.end, hit.start) === 0) || isBehind(other)))
}

/** We did not go up to sixty: the dose stays. */
const isNoChange = (statement: Statement, hit: Hit): boolean =>
  isBareTo(statement, hit) || ((hit.mark === 'raise' || hit.mark === 'lower') && isNegated(statement, hit))

/** In the first place the verb stands before its denial: stopper vi ikke. */
const DENIES_BEHIND = /^(?:ikke|ikkje|inte|itj|itte)$/u

/** Its level was measured, or it is what was looked for: a sample for insulin. */
function isMeasured(statement: Statement, mention: DrugMention): boolean {
  if (has(statement, 'unit', 'frequency')) return false
  // TSH, testosterone, prolactin: one of a list of what is measured
  const near = (hit: Hit) => hit.mark === 'test' && (hit.end <= mention.start ? mention.start - hit.end : hit.start - mention.end) <= TEST_REACH
  if (statement.hits.some((hit) => near(hit) && hit.end <= mention.start) && statement.hits.some((hit) => near(hit) && hit.start >= mention.end)) return true
  return statement.hits.some((hit) => hit.mark === 'test' && hit.end <= mention.start && mention.start - hit.end <= TEST_REACH && borders(statement, hit.end, mention.start) === 0)
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

/** I take it, said by whoever takes it, is no order though the plan has begun. */
function isOwnUse(statement: Statement, mention: DrugMention, talk: DrugTalk): boolean {
  if (has(statement, 'secondPerson') || !has(statement, 'takes')) return false
  return talk.alone.test(wordsOf(statement, 0, mention.start + 4)) && !talk.order.test(wordsOf(statement, 0, statement.tokens.length))
}

const SAYS_HOW: readonly Mark[] = ['unit', 'frequency', 'doseForm', 'asNeeded']

/** A change said with a preposition needs the number it goes to: up to date raises nothing. */
function isBareTo(statement: Statement, hit: Hit): boolean {
  const isTo = TO.has(statement.tokens[hit.end - 1]?.lower ?? '')
  return isTo && (hit.mark === 'raise' || hit.mark === 'lower') && !isNumber(statement.tokens[hit.end])
}

const TO = new Set(['to', 'til', 'till', 'до'])

/** Kept for the day it may be needed: if you get worse, you have a prescription for X. With a dose it is an order all the same. */
function isReserve(statement: Statement, mention: DrugMention, talk: DrugTalk): boolean {
  const isIf = statement.hits.some((hit) => hit.mark === 'condition' && hit.end <= mention.start) || IF_SO.test(wordsOf(statement, 0, mention.start))
  // what she gets then is nothing she takes
  const isTaken = statement.hits.some((hit) => hit.mark === 'takes' && !statement.hits.some((one) => one.mark === 'start' && one.start === hit.start))
  const isWaiting = LIES_READY.test(wordsOf(statement, 0, statement.tokens.length))
  return isIf && !has(statement, 'frequency', 'continue') && (isWaiting || !has(statement, 'unit')) && !isTaken && !talk.order.test(wordsOf(statement, mention.end, statement.tokens.length))
}

/** Is there still pain on Thursday, then: a verb in the first place, and what follows from it. */
const IF_SO = /^ (?:(?:og|men|och|but) )?(?:er|är|blir|bliver|vert|får|kommer|kjem|har|skulle|føler|kjenner|merker|märker|mærker|finns) (?:\S+ ){2,12}?(?:så|da|då) /u
/** A prescription is ready at the chemist's. */
const LIES_READY = / (?:ligger|liggende|liggande|klar|klart|ready|waiting|лежит|готов) /u

/** What else is given up is named so near before the verb: the cigarettes I packed in. */
const TOPIC_REACH = 3

function isTopic({ tokens, drugs }: Statement, hit: Hit): boolean {
  const from = Math.max(0, hit.start - TOPIC_REACH, ...drugs.filter((drug) => drug.end <= hit.start).map((drug) => drug.end))
  return tokens.slice(from, hit.start).some(({ lower }) => OF_HABITS.test(lower))
}

/** Something else than a medicine is given up: stopped smoking. */
function isOfHabit(statement: Statement, hit: Hit): boolean {
  if (hit.mark === 'stop' && isTopic(statement, hit)) return true
  if (hit.mark === 'stop' && statement.hits.some((other) => (other.mark === 'diet' || other.mark === 'fluid') && other.end === hit.start)) return true
  return hit.mark === 'stop' && statement.hits.some((other) => (other.mark === 'social' || other.mark === 'symptom') && other.start >= hit.end && other.start - hit.end <= 2 && borders(statement, hit.end, other.start) === 0)
}

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
const BEGUN_AFTER = / (?:(?:den|det|dem|dei|that|it) (?:starter|startar|begynner|begynder|börjar|setter|sätter|gir|gjev|ger|giver) (?:vi|jeg|jag|eg|du)|we(?:'ll| will| can)? (?:start|begin) (?:that|it|them|him on it|her on it)|(?:его|ее|их) (?:начнем|начинаем|дадим|даем)|(?:начнем|начинаем) (?:его|ее|их)) (?!ikke|ikkje|inte|не|not)/u

function isBegunAfter(statement: Statement, mention: DrugMention): boolean {
  const next = statement.drugs.find((drug) => drug.start >= mention.end && drug.substance !== mention.substance)?.start ?? statement.tokens.length
  return hasNumber(statement) && has(statement, 'unit') && !has(statement, 'uncertain') && BEGUN_AFTER.test(wordsOf(statement, mention.end, next))
}

/** Said by whoever takes it, or told of what happened once. */
function isBadlyBorne(statement: Statement, mention: DrugMention, { isClinician, language }: Manner): boolean {
  return (!isClinician || has(statement, 'past')) && isReactionTo(statement, mention, language)
}

/** I'll ask your GP to change it: what somebody else will order is not ordered yet. */
const ASKS_OTHER = / (?:ask (?:your|the|his|her) (?:gp|doctor|vet|cardiologist|consultant|practice|own doctor) (?:to|about|if)|(?:be|ber|spør|spørre) (?:fastlegen|fastlegen din|legen din|kardiologen|dyrlegen) (?:om|å)|(?:be|ber|frågar?) (?:din )?(?:husläkare|husläkaren|distriktsläkaren|vårdcentralen|läkaren) (?:om|att)|(?:bede|beder|spørge|spørger) (?:din |jeres )?(?:egen læge|praktiserende læge|lægen|dyrlægen) (?:om|at)|попрошу (?:вашего |вашу )?(?:терапевта|врача|кардиолога)) /u

function isAskedOfOther(statement: Statement): boolean {
  return statement.speaker !== 'patient' && ASKS_OTHER.test(wordsOf(statement, 0, statement.tokens.length))
}

/** Reads from the part of a statement that is about a medicine what becomes of it. */
export function statusOf(statement: Statement, mention: DrugMention, manner: Manner): Told {
  const { talk, isClinician } = manner
  if (isMeasured(statement, mention)) return { status: 'past', isExplicit: false }
  // not together with X: of X it says only that it is there
  if (talk.beside.test(wordsOf(statement, 0, mention.start)) && !has(statement, 'unit')) return { status: 'beside', isExplicit: false }
  if (isBorneWell(statement, mention, manner.language)) return { status: 'refused', isExplicit: false }
  const askedOfAllergy = isAnswerOfAllergy(statement, mention, manner.language)
  const given = statement.hits.filter((hit) => hit.mark === 'stop' && isFor(statement, mention, hit) && !isNegated(statement, hit) && !isOfHabit(statement, hit))
  if (isExcepted(statement, mention, manner.turns) || (given.length === 0 && gotIll(statement, mention, manner.turns))) return { status: 'allergy', isExplicit: true }
  if ((!isClinician || (statement.speaker === 'unknown' && has(statement, 'firstPerson'))) && isBarred(statement, mention, { language: manner.language, isEnded: given.length > 0 })) return { status: 'allergy', isExplicit: true }
  if (isClinician && isBegunAfter(statement, mention)) return { status: 'started', isExplicit: true }
  if (isAskedOfOther(statement)) return { status: 'supposed', isExplicit: false }
  if (hangsOnOutcome(statement, mention, manner.language) && !has(statement, 'allergy')) return { status: 'supposed', isExplicit: false }
  if (isClinician && isReplaced(statement, mention, manner)) return { status: 'stopped', isExplicit: true }
  const turned = placeInSwitch(statement, mention, manner.turns)
  // we could switch to X later
  if (turned === 'new' && isPutOff(statement, mention, talk)) return { status: 'refused', isExplicit: true }
  if (turned !== undefined) return { status: turned === 'old' ? 'stopped' : manner.isPlanned || !isSwitchOver(statement) ? 'started' : 'continued', isExplicit: true }
  if (has(statement, 'allergy') || ((isHarmful(statement, talk) || isBadlyBorne(statement, mention, manner)) && !isGivenUp(statement, given, talk)) || (askedOfAllergy && !has(statement, 'takes'))) return { status: 'allergy', isExplicit: true }
  // asked whether it is borne, and it is: nobody takes it for that
  if (statement.folded !== 'none' && statement.asked?.drugs.some((drug) => drug.substance === mention.substance) === true && talk.tolerated.test(` ${statement.asked.tokens.map((token) => token.lower).join(' ')} `)) return { status: 'refused', isExplicit: false }
  const cues = statement.hits.filter((hit) => isFor(statement, mention, hit) && !isNoChange(statement, hit) && !isOfHabit(statement, hit))
  if (!isClinician && isAtHome(statement, talk)) return { status: 'refused', isExplicit: true }
  if (!isClinician && (isOverBy(statement, mention) || isOldBehind(statement, mention, manner.language))) return { status: 'stopped', isExplicit: true }
  const isChange = (hit: Hit): boolean => cues.some((other) => (other.mark === 'lower' || other.mark === 'raise') && other.start === hit.start && other.end > hit.end)
  if (isConsidered(statement, mention, manner)) return { status: 'refused', isExplicit: true }
  if (isAboutRemoval(statement, mention, talk)) return { status: 'past', isExplicit: true }
  const stops = cues.filter((hit) => hit.mark === 'stop' && !isNegated(statement, hit) && !isChange(hit) && !isEndOfCourse(statement, hit) && !IN_RESERVE.test(wordsOf(statement, 0, statement.tokens.length)))
  if (isClinician && resumes(statement, talk)) return { status: 'continued', isExplicit: false }
  if (isClinician && stops.length > 0 && has(statement, 'continue') && isHold(statement, mention, talk)) return { status: 'continued', isExplicit: false }
  if (isClinician && stops.length > 0 && (stops.every((hit) => isConditional(statement, hit)) || isHold(statement, mention, talk) || stops.every((hit) => isStoppedAhead(statement, hit, talk)))) return { status: 'named', isExplicit: false }
  if (stops.length > 0) return { status: 'stopped', isExplicit: true }
  if (isClinician && isReserve(statement, mention, talk)) return { status: 'named', isExplicit: false }
  if (isDeclined(statement, mention, talk) || isRefused(statement, mention, manner) || (isClinician && isAsking(statement))) return { status: 'refused', isExplicit: true }
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
const IN_PAST = / (?:(?:in|last|back in) (?:january|february|march|april|may|june|july|august|september|october|november|december|winter|spring|summer|autumn|year)|(?:just|only) (?:for )?(?:the|a|one|two|three|\d+) (?:weeks?|days?|months?|fortnight)|i (?:fjor|fjol|januar\p{L}*|februar\p{L}*|mars|marts|april|maj|mai|jun\p{L}*|jul\p{L}*|august\p{L}*|september|oktober|november|december|desember)|i vintras|i våras|i somras|i höstas|forrige|förra|sidste (?:vinter|sommer|år|forår|efterår)|(?:bare|kun|bara) (?:i )?(?:en|ei|et|to|två|\d+) (?:uke|uka|vecka|uge|dager|dagar|dage|uker|veckor|uger)) /u
const OVER_BY = / (?:until|till|til|tills|fram til|indtil|до) /u

function isOverBy(statement: Statement, mention: DrugMention): boolean {
  const { before, after } = around(statement, mention)
  return (WAS_ON.test(before) && (OVER_BY.test(after) || IN_PAST.test(after)) && has(statement, 'timeWord')) || TAKEN_TILL.test(after)
}

/** And X, then? Not for now: asked for when it comes to the plan, and not granted. */
function isAskedInVain(statement: Statement, mention: DrugMention): boolean {
  return statement.folded === 'answered' && statement.phase === 'plan' && has(statement, 'negation') && !has(statement, 'stop', 'unit') && statement.asked?.drugs.some((drug) => drug.substance === mention.substance) === true
}

/** Ordered in its own clause, or for a number of days by nobody who takes it. */
function isOrder(statement: Statement, mention: DrugMention, talk: DrugTalk): boolean {
  if (statement.speaker === 'patient' || statement.folded !== 'none') return false
  const { own } = around(statement, mention)
  const clause = wordsOf(statement, 0, mention.start) + own.trimStart()
  return talk.order.test(clause) || (talk.imperative.test(clause) && !talk.self.test(clause))
}

/** You're on five, let's go up to ten: the dose that is changed to is said behind the name. */
function hasNumberAfter(statement: Statement, mention: DrugMention): boolean {
  return statement.tokens.slice(mention.end).some(isNumber)
}

/** I only took it for two days. */
const TOOK = / (?:only|just) (?:took|had|used) (?:\S+ ){0,2}$/u

/** I tried X but it didn't touch it: no medicine in use. */
const TRIED = / (?:tried|prøvd|prøvde|prøvet|provade|provat|prøvede|пробовал[аи]?) /u

function isTriedInVain(statement: Statement, mention: DrugMention, talk: DrugTalk): boolean {
  const { before, after } = around(statement, mention)
  return TRIED.test(before) && talk.not.test(after) && talk.effect.test(after)
}

/** You're on X: said straight before its name it is in use, whoever says it. */
const IN_USE = / (?:you're|you are|you've been|he's|he is|she's|she is) (?:already |still |currently |now )?(?:on|taking) (?:\S+ )?$/u

/** I've got X: it is taken now. */
const HAS_GOT = / (?:i've|we've|he's|she's|have|has) got (?:\S+ ){0,2}$/u

function statusOfUse(statement: Statement, mention: DrugMention, manner: Manner): Told {
  if (isAskedInVain(statement, mention)) return { status: 'refused', isExplicit: true }
  const isOrdered = !manner.isTelling && isOrder(statement, mention, manner.talk)
  const isPlanned = isOrdered || (manner.isPlanned && !(statement.speaker === 'unknown' && isOwnUse(statement, mention, manner.talk)))
  const ranked = STATUS_MARKS.flatMap(([mark, status]) => statement.hits.filter((hit) => hit.mark === mark && status !== 'stopped' && isFor(statement, mention, hit) && !isNoChange(statement, hit)).map((hit) => ({ mark, status, cost: distance(statement, mention, hit) })))
    .filter((one) => isPlanned || one.status !== 'started' || one.mark === 'given')
    .toSorted((a, b) => a.cost - b.cost)
  const change = isPlanned && hasNumberAfter(statement, mention) ? ranked.find((one) => one.status === 'raised' || one.status === 'lowered') : undefined
  // it stays where it is, said of what else would be an order: och X får ligga kvar på tio
  const kept = ranked.find((one) => one.mark === 'continue' && one.cost <= NEAR + 1)
  const best = change ?? ((ranked[0]?.status === 'started' || ranked[0]?.mark === 'takes') && kept !== undefined ? kept : ranked[0])
  const isInUse = IN_USE.test(wordsOf(statement, 0, mention.start)) || manner.talk.using.test(around(statement, mention).own) || manner.talk.yours.test(wordsOf(statement, Math.max(0, mention.start - 1), mention.start))
  if (isInUseBefore(statement, mention) && (best === undefined || best.status === 'started' || best.status === 'continued')) return { status: 'continued', isExplicit: true }
  if (isInUse && (best === undefined || best.status === 'started' || best.mark === 'takes')) return { status: 'continued', isExplicit: true }
  if (isOrdered && !ranked.some((one) => one.status === 'raised' || one.status === 'lowered' || one.mark === 'continue')) return { status: 'started', isExplicit: true }
  // told by the patient as given or taken once, it is history and no current medicine
  const isTaken = ranked.some((one) => one.mark === 'takes' || one.mark === 'continue')
  if (!isPlanned && best?.mark === 'given') return isTaken || has(statement, 'frequency') ? { status: 'continued', isExplicit: false } : { status: 'past', isExplicit: true }
  if (!isPlanned && TOOK.test(around(statement, mention).before) && !has(statement, 'frequency') && has(statement, 'timeWord')) return { status: 'past', isExplicit: false }
  if (!isPlanned && best?.mark === 'takes' && isTriedInVain(statement, mention, manner.talk)) return { status: 'past', isExplicit: false }
  if (isPlanned && best?.mark === 'takes') return !isOrdered && isToldAsUsed(statement, mention) ? { status: 'continued', isExplicit: true } : { status: 'started', isExplicit: false }
  const isPast = (has(statement, 'past') && !HAS_GOT.test(wordsOf(statement, 0, mention.start))) || (statement.asked !== undefined && has(statement.asked, 'past'))
  if (!isPlanned && isPast && (best === undefined || !has(statement, 'unit', 'frequency'))) return { status: 'past', isExplicit: true }
  if (best !== undefined) return { status: best.status, isExplicit: true }
  const isAsked = statement.folded !== 'none' && statement.asked !== undefined && (has(statement.asked, 'takes', 'continue', 'drugClass') || statement.asked.drugs.length > 0)
  return isAsked || has(statement, ...SAYS_HOW) || bareDosesOf(statement).length > 0 ? { status: isPlanned ? 'started' : 'continued', isExplicit: false } : { status: 'named', isExplicit: false }
}
