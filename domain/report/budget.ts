import type { SectionType } from '#contract/report.ts'
import type { Mark } from '#domain/text/language-pack.ts'
import { tellsOneOrSome, tellsOnset } from './amounts-of-time.ts'
import { isJudgedUnlisted } from './judging.ts'
import type { Placed } from './statement.ts'
import { isNumber } from '#domain/text/tokens.ts'
import { clinicalWeight, count, has, hasNumber } from './statement.ts'

/** A report may have so many words, and so large a share of the words of the talk: a short dense talk needs more of itself. */
const BASE_WORDS = 78
const SHARE_OF_TALK = 0.35
/** Who dictates has left out the rest already. */
const BASE_OF_DICTATION = 45
const SHARE_OF_DICTATION = 0.48

/** No report grows longer than so much of its talk, unless it is this short anyway. */
const MOST_OF_TALK = 0.7
const SHORT_REPORT = 50

/** The first of what the patient tells is what brought them. */
const OPENING_STATEMENTS = 4
/** What opens the talk without anything of the trade, as the way here, is no reason. */
const LEAST_OPENING = 0.5

const SECTION_VALUE: Readonly<Record<SectionType, number>> = {
  diagnoses: 7, treatmentPlans: 4, treatmentMeasures: 3, physicalExamination: 3.5, complaints: 1.5, additionalNotes: 1, summary: 0, medications: 0, insuranceCertificate: 0,
}

/** What was agreed is what the next reader looks for first. */
const AGREED_VALUE = 1.5

/** How dear a word is: at one a statement must earn each word, at nought length costs nothing. */
const LENGTH_COST = 0.6

/** A statement worth less earns no place, however much room there is. */
const LEAST_WORTH = 0.6

/** What tells something though it is no term of the trade. */
const TELLING: readonly Mark[] = ['advice', 'measure', 'diet', 'timeWord', 'condition', 'contact', 'normal', 'fluid']

const LEAST_OF_JUDGEMENT = 0.7

/** How far a statement fills its place: one that leans on others, as `the nurse will do that`, is worth little even in the plan. What it is judged to be fills it by any name. */
function fullness(statement: Placed): number {
  const least = statement.section === 'diagnoses' && isJudgedUnlisted(statement) ? LEAST_OF_JUDGEMENT : 0
  return Math.max(least, Math.min(1, clinicalWeight(statement) + 0.5 * count(statement, ...TELLING) + (hasNumber(statement) ? 0.5 : 0)))
}

/** An answer to a question the clinician put. */
const ANSWERED_VALUE = 2

/** Since when, and how long: what has lasted so long is asked for first. */
const DATED_VALUE = 1
/** Each thing that is to be done, up to two, beside the plan itself. */
const ORDERED_VALUE = 0.8
const ORDERED: readonly Mark[] = ['referral', 'followUp', 'imaging', 'test', 'procedure']

function placeValue(statement: Placed): number {
  if (statement.section === 'complaints') return has(statement, 'timeWord') && (hasNumber(statement) || tellsOneOrSome(statement) || tellsOnset(statement)) ? DATED_VALUE : 0
  return statement.section === 'treatmentPlans' ? ORDERED_VALUE * Math.min(2, count(statement, ...ORDERED)) : 0
}

/** Where there is no room for all, what tells of a side, a time or when to call comes first. */
const FIRST: readonly (readonly [value: number, ...marks: Mark[]])[] = [[1, 'left', 'right', 'both'], [0.7, 'timeWord'], [1.5, 'contact']]

/** A medicine on the list is told there; once more in the text, it comes after what is told nowhere else. */
const LISTED_COST = 2.5
const MOST_LISTED = 2

/** What is answered to why one comes. */
const REASON_VALUE = 1.5

/** How much the report would lose without a statement. */
function value(statement: Placed, isOpening: boolean): number {
  const folded = statement.folded === 'denied' || statement.folded === 'affirmed' || statement.folded === 'labelled' ? ANSWERED_VALUE : 0
  const opening = isOpening && has(statement, 'symptom', 'body', 'event', 'diagnosis', 'animal') ? 3 : 0
  const reason = statement.section === 'complaints' && statement.asked !== undefined && has(statement.asked, 'openingQuestion') ? REASON_VALUE : 0
  const told = (hasNumber(statement) ? 1 : 0) + (has(statement, 'left', 'right', 'allergy') ? 1 : 0) + (has(statement, 'kin') ? 1.5 : 0) + (has(statement, 'animal') ? 1 : 0)
  const agreed = has(statement, 'sickLeave', 'referral', 'followUp') ? AGREED_VALUE : 0
  return Math.min(clinicalWeight(statement), 6) + SECTION_VALUE[statement.section] * fullness(statement) + folded + opening + reason + told + placeValue(statement) + agreed - 0.8 * count(statement, 'smallTalk')
}

/** A placed statement with its wording, and how much sooner the reader it is for wants it kept. */
export type Worded = { readonly statement: Placed; readonly text: string; readonly gain?: number }

/** How long a report the reader asked for. */
export type Detail = 'less' | 'usual' | 'more'

const LENGTH_BY_DETAIL: Readonly<Record<Detail, number>> = { less: 0.55, usual: 1, more: 1.8 }

/** A talk's number of words, the detail asked for, and whether it is dense as a dictation. */
export type Length = { readonly wordsOfTalk: number; readonly detail: Detail; readonly isDense: boolean }

/** The words a whole report may have at the most. */
export function mostWords({ wordsOfTalk, detail }: Length): number {
  return Math.max(SHORT_REPORT, wordsOfTalk * MOST_OF_TALK) * LENGTH_BY_DETAIL[detail]
}

/** Room in words: for any statement, and for what the report may not be without, though it grows longer than reports of so short a talk should. */
export type Room = { readonly usual: number; readonly most: number }

/** The words that statements may fill beside those of the medicines and, where the talk is long enough for one, of the summary. */
export function roomFor(length: Length, taken: { readonly medicines: number; readonly summary: number }): Room {
  const words = length.isDense ? BASE_OF_DICTATION + length.wordsOfTalk * SHARE_OF_DICTATION : BASE_WORDS + length.wordsOfTalk * SHARE_OF_TALK
  const most = words * LENGTH_BY_DETAIL[length.detail] - taken.summary
  return { usual: Math.min(most, mostWords(length)) - taken.medicines, most: most - taken.medicines }
}

/** Less than this share of new words, and a statement only repeats what is kept already. */
const LEAST_NEW = 0.34
/** Words shorter than this are small words; the beginning of longer ones tells them apart whatever their ending. */
const STEM_LETTERS = 5

/** What a statement is about: its numbers and the stems of its longer words, a denied one apart from the same told. */
function stemsOf({ statement }: Worded): string[] {
  const side = has(statement, 'negation') || statement.folded === 'denied' ? '-' : '+'
  return statement.tokens
    .filter((token) => isNumber(token) || token.lower.length >= STEM_LETTERS)
    .map((token) => `${statement.section}${side}${token.lower.slice(0, STEM_LETTERS)}`)
}

function isRepeated(stems: readonly string[], said: ReadonlySet<string>): boolean {
  return stems.length > 0 && stems.filter((stem) => !said.has(stem)).length < stems.length * LEAST_NEW
}

/** What brought the patient: the first of the complaints that tells of one, and is not a denial. However short the report, it stands in it. */
function reasonOf(worded: readonly Worded[]): Worded | undefined {
  return worded.find(({ statement }) => statement.section === 'complaints' && has(statement, 'symptom') && !has(statement, 'negation', 'kin') && statement.folded !== 'denied')
}

/** What is owed costs no more than so many words. */
const OWED_WORDS = 8

/** What the report may not be without, however long it was told: what it was judged to be, and when to seek help. */
function isOwed({ statement }: Worded): boolean {
  return statement.section === 'diagnoses' || (statement.section === 'treatmentPlans' && has(statement, 'condition') && has(statement, 'contact'))
}

/** What was ordered or agreed, and what was measured, is lost in no talk because the talk is short. */
function isNeeded({ statement }: Worded): boolean {
  if (statement.section === 'physicalExamination') return has(statement, 'test', 'vital', 'imaging') && hasNumber(statement)
  return (statement.section === 'treatmentPlans' || statement.section === 'treatmentMeasures') && has(statement, ...ORDERED, 'sickLeave')
}

/** How much sooner than its worth says a statement is kept, or later. */
function precedence(statement: Placed, listed: ReadonlySet<string>): number {
  const told = statement.drugs.filter(({ substance }) => listed.has(substance)).length
  return FIRST.reduce((sum, [worth, ...marks]) => sum + (has(statement, ...marks) ? worth : 0), 0) - LISTED_COST * Math.min(told, MOST_LISTED)
}

type Ranked = { readonly one: Worded; readonly order: number; readonly words: number; readonly worth: number; readonly rank: number }

/** The statements, what the report would miss most first. */
function ranked(worded: readonly Worded[], room: Room, listed: ReadonlySet<string>): Ranked[] {
  // A short talk is told nearly whole.
  const isChosen = room.usual === room.most
  const openings = new Set(worded.filter(({ statement }) => statement.section === 'complaints' && clinicalWeight(statement) >= LEAST_OPENING).slice(0, OPENING_STATEMENTS).map(({ statement }) => statement.start))
  const reason = reasonOf(worded)
  return worded
    .map((one, order) => {
      const words = one.text.split(/\s+/).length
      const price = Math.max(4, isOwed(one) ? Math.min(words, OWED_WORDS) : words) ** LENGTH_COST
      const whole = one === reason ? Infinity : value(one.statement, openings.has(one.statement.start))
      return { one, order, words, worth: whole / price, rank: (whole + (one.gain ?? 0) + (isChosen ? precedence(one.statement, listed) : 0)) / price }
    })
    .toSorted((a, b) => b.rank - a.rank || a.order - b.order)
}

/**
 * Keeps the strongest statements within the room there is; a weak one, or one that repeats another, is left out though there were room.
 * `listed` are the substances that stand on the list of medicines.
 */
export function keepWithinBudget(worded: readonly Worded[], room: Room, listed: ReadonlySet<string>): Worded[] {
  const kept = new Set<number>()
  const said = new Set<string>()
  let words = 0
  for (const { one, order, words: length, worth } of ranked(worded, room, listed)) {
    const stems = stemsOf(one)
    if (worth < LEAST_WORTH || words + length > (isNeeded(one) ? room.most : room.usual) || isRepeated(stems, said)) continue
    words += length
    kept.add(order)
    for (const stem of stems) said.add(stem)
  }
  return worded.filter((_, order) => kept.has(order))
}
