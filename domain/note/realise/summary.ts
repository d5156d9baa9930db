import { ASKED_FIRST } from '#domain/language/tables/order/asking-clauses.ts'
import { IMPERSONAL, LEANS } from '#domain/language/tables/reference/pronouns.ts'
import { namesDisease } from '#domain/note/discourse/assessment.ts'
import type { Worded } from '#domain/note/select/budget.ts'
import type { Written } from './compose.ts'
import { lowerFirst } from '#domain/note/annotate/question-forms.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, count, has, hasNumber } from '#domain/note/annotate/statement.ts'

/** More would repeat the report, not sum it up: a long talk may have a longer one. */
export const LEAST_SUMMARY_ROOM = 14
const MOST_ROOM = 26
const SHARE_OF_TALK = 0.05

/** Takes the words of the talk; gives the words its summary may have. */
export function summaryRoom(wordsOfTalk: number): number {
  return Math.min(MOST_ROOM, Math.max(LEAST_SUMMARY_ROOM, Math.round(wordsOfTalk * SHARE_OF_TALK)))
}

/** A word or two says nothing without its question. */
const LEAST_SUMMARY_WORDS = 3
/** A sentence of the patient longer than this tells a story, not a reason. */
const LONGEST_REASON = 16
/** Why the patient came may have so many words, however long the judgement is. */
const LEAST_REASON_ROOM = 18
/** A time told by itself is so short. */
const LONGEST_TIME = 6
/** Who comes is told so shortly. */
const LONGEST_WHO = 8
/** The reason stands among so many of the first complaints. */
const FIRST_COMPLAINTS = 6

/** What something is like is no complaint alone: like walking on ants. */
const LIKENESS = /^(?:(?:sånn|sådan|sån|slik) )?(?:som|like|as if|как|словно|будто)(?!\p{L})/iu
/** A finished answer after its question: a no or yes, or a topic with what was answered. */
const ANSWER = /:\s/u
/** A question that kept its order: can walk. Told of oneself it only lacks its subject: gets a pressure in the chest. */
const ASKED_ORDER = new RegExp(`^(?:${ASKED_FIRST})(?!\\p{L})`, 'iu')

/** Said to the question of what brings the patient. */
const answersOpening = ({ asked, speaker }: Statement): boolean => asked !== undefined && has(asked, 'openingQuestion') && speaker !== 'clinician'

const isAnswered = ({ statement, text }: Worded): boolean =>
  ANSWER.test(text) || (statement.folded !== 'none' && !answersOpening(statement) && ASKED_ORDER.test(text))

/** Makes sense to somebody who reads nothing else. */
function standsAlone({ statement, text }: Worded): boolean {
  if (statement.tokens.length < LEAST_SUMMARY_WORDS || LIKENESS.test(text) || isAnswered({ statement, text })) return false
  if (has(statement, 'secondPerson', 'normal')) return false
  return !LEANS.test(text) || has(statement, 'body', 'animal')
}

/** Something is denied that is no complaint by being denied itself: she does not eat, he cannot sleep. */
function denies({ hits }: Statement): boolean {
  const lost = hits.filter(({ mark }) => mark === 'symptom')
  return hits.some(({ mark, start, end }) => mark === 'negation' && !lost.some((one) => one.start <= start && one.end >= end))
}

/** What an answer says of what was asked after: appetite is poor. How long it has lasted is told so, too, and is of the complaint. */
const isLabelled = (statement: Statement): boolean =>
  statement.folded === 'labelled' && statement.asked !== undefined && !has(statement.asked, 'openingQuestion') && !has(statement, 'timeWord')

/** A complaint of the patient's own; an allergy, a medicine, a vaccination or small talk brought nobody. */
function isReason({ statement }: Worded): boolean {
  if (statement.drugs.length > 0 || clinicalWeight(statement) < 1) return false
  if (has(statement, 'allergy', 'smallTalk', 'procedure', 'kin', 'otherPerson', 'otherAnimal', 'greeting')) return false
  return has(statement, 'symptom', 'diagnosis', 'event') && !denies(statement)
}

/** Much of the trade, told early, with its time, as the answer to why the patient came. */
function strength({ statement, text }: Worded, order: number): number {
  const placed = has(statement, 'left', 'right', 'both') ? 1 : 0
  const timed = has(statement, 'timeWord') ? 1 : 0
  const hurts = Math.min(3, count(statement, 'symptom')) + (has(statement, 'body') ? 0.5 : 0)
  const long = text.split(/\s+/).length > LONGEST_REASON ? 2 : 0
  const isAsked = statement.asked !== undefined && !has(statement.asked, 'openingQuestion')
  const isVague = IMPERSONAL.test(text) && !has(statement, 'body')
  const opens = statement.asked !== undefined && has(statement.asked, 'openingQuestion') ? 2 : 0
  return hurts + Math.min(clinicalWeight(statement), 4) / 2 + placed + timed + opens - long - order - (isAsked ? 1.5 : 0) - (isVague ? 1 : 0)
}

/** I want to go on the pill: what was answered to why one comes is the reason where no complaint is one. */
function wishAmong(kept: readonly Worded[]): Worded[] {
  const isWish = ({ statement, text }: Worded): boolean =>
    answersOpening(statement) && statement.speaker === 'patient' && statement.section === 'complaints' && statement.folded !== 'denied' && !ANSWER.test(text) &&
    clinicalWeight(statement) > 0 && statement.tokens.length >= LEAST_SUMMARY_WORDS && text.split(/\s+/).length <= LONGEST_REASON
  return kept.filter(isWish).slice(0, 1)
}

/** The complaints that tell why the patient came, the best first. */
function reasonsAmong(kept: readonly Worded[]): Worded[] {
  return kept
    .filter(({ statement }) => statement.section === 'complaints' && statement.group <= 1 && statement.folded !== 'denied')
    .slice(0, FIRST_COMPLAINTS)
    .map((one, order) => ({ one, strength: strength(one, order) }))
    .filter(({ one }) => one.statement.isVisitReason !== true && !isLabelled(one.statement) && isReason(one) && standsAlone(one))
    .toSorted((a, b) => b.strength - a.strength)
    .map(({ one }) => one)
}

const wordsOf = (text: string): number => text.split(/\s+/).length

/** Since when, for so long; how old somebody is tells no such thing. */
const SINCE = new RegExp(
  String.raw`^(?:varighe[td]|duration|длительность)|(?<!\p{L})(?:siden|sidan|sedan|sen|for|i|since|уже|с) (?:\p{L}+ )?(?:\d|en|et|ett|ei|ein|par|` +
    'noen|nokre|några|nogle|jan|feb|mar|apr|mai|maj|may|jun|jul|aug|sep|okt|oct|nov|des|dec|man|tirs|tis|ons|tors|fre|lør|lör|søn|sön|i )',
  'iu',
)

const OF_AGE = /\d (?:år|лет|years? old)|^(?:alder|ålder|age|возраст)(?!\p{L})/iu

/** A time tells of the complaint it stands beside or follows, not of one told long before or later. */
const [TIME_BEFORE, TIME_BEHIND] = [1, 4]

/** How long a complaint has lasted, told in a sentence or answer of its own soon behind it. */
function timeOf(reason: Worded, kept: readonly Worded[]): Worded | undefined {
  const at = kept.indexOf(reason)
  return [...kept.slice(at + 1, at + 1 + TIME_BEHIND), ...kept.slice(Math.max(0, at - TIME_BEFORE), at)].find(
    ({ statement, text }) =>
      statement.section === 'complaints' &&
      statement.phase === 'history' &&
      wordsOf(text) <= LONGEST_TIME &&
      has(statement, 'timeWord') &&
      SINCE.test(text) &&
      !OF_AGE.test(text) &&
      !has(statement, 'thirdPerson', 'social', 'past') &&
      clinicalWeight(statement) < 1,
  )
}

/** Who comes, of an animal: a neutered Labrador, six years. */
function whoAmong(kept: readonly Worded[]): Worded | undefined {
  return kept.find(
    ({ statement, text }) =>
      statement.section === 'complaints' && has(statement, 'animal') && hasNumber(statement) && wordsOf(text) <= LONGEST_WHO && !ANSWER.test(text),
  )
}

/** What it was judged to be: a disease named and not denied before what is only ruled out. */
function judgementAmong(kept: readonly Worded[]): Worded | undefined {
  const judged = kept.filter(({ statement: { section, verdict } }) => section === 'diagnoses' && verdict !== 'ruledOut' && verdict !== 'unlikely')
  return (
    judged.find(({ statement }) => namesDisease(statement) && !has(statement, 'negation')) ??
    judged.find(({ statement }) => namesDisease(statement) || clinicalWeight(statement) >= 1)
  )
}

/** The sentences of the summary as they are written, with all they rest on. */
type Sum = { readonly parts: readonly Worded[]; readonly text: string }

const withoutStop = (text: string): string => text.replace(/(?<![.!?])[.!?]+$/, '')

/** A reason with how long it has lasted, and alone where there is no room for that. */
function sumsOf(reason: Worded, time: Worded | undefined): Sum[] {
  const alone = { parts: [reason], text: reason.text }
  if (time === undefined || time === reason || has(reason.statement, 'timeWord')) return [alone]
  return [{ parts: [reason, time], text: `${withoutStop(reason.text)} (${lowerFirst(withoutStop(time.text))}).` }, alone]
}

/** The summary: who came, with what and since when, and what it was judged to be; what makes no sense alone is left out. */
export function summarise(kept: readonly Worded[], written: readonly Written[], room: number): Written[] {
  const judgement = judgementAmong(kept)
  const complaints = reasonsAmong(kept)
  const sums = (complaints.length > 0 ? complaints : wishAmong(kept)).flatMap((reason) => sumsOf(reason, timeOf(reason, kept)))
  const left = Math.max(LEAST_REASON_ROOM, room - (judgement === undefined ? 0 : wordsOf(judgement.text)))
  // the judgement comes first for the room, and the best complaint that fits beside it; told in the order of the talk
  const reason = judgement === undefined ? sums[0] : sums.find(({ text }) => wordsOf(text) <= left)
  const who = whoAmong(kept)
  const isRoomFor = who !== undefined && reason !== undefined && !reason.parts.includes(who) && wordsOf(who.text) + wordsOf(reason.text) <= left
  const visit = kept.find(({ statement }) => statement.isVisitReason === true)
  const sum: Sum[] = [
    ...(visit === undefined ? [] : [{ parts: [visit], text: visit.text }]),
    ...(isRoomFor ? [{ parts: [who], text: who.text }] : []),
    ...(reason === undefined ? [] : [reason]),
    ...(judgement === undefined ? [] : [{ parts: [judgement], text: judgement.text }]),
  ]
  return sum.map(({ parts, text }, group) => {
    const sources = parts.flatMap(({ statement, text: said }) =>
      written.filter((one) => one.text === said && one.section === statement.section && one.evidence[0]?.start === statement.start),
    )
    return {
      section: 'summary',
      group,
      text,
      evidence: sources.flatMap(({ evidence }) => [...evidence]),
      isDoubtful: sources.some(({ isDoubtful }) => isDoubtful === true),
    }
  })
}

/**
 * What of a summary there is room for: all of it, or the last that fits, which is the judgement. However short the talk, its report says first what
 * it comes to.
 */
export function withinRoom(sum: readonly Written[], room: number): readonly Written[] {
  if (sum.reduce((words, { text }) => words + wordsOf(text), 0) <= room) return sum
  const least = sum.findLast(({ text }) => wordsOf(text) <= room) ?? sum.toSorted((one, other) => wordsOf(one.text) - wordsOf(other.text))[0]
  return least === undefined ? [] : [least]
}
