import { isCritical, isSafetyNet } from '#domain/note/annotate/critical.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import { isNumber } from '#domain/language/tokens.ts'
import { clinicalWeight, has, hasNumber } from '#domain/note/annotate/statement.ts'
import type { Worded } from './salience.ts'
import { settingsOf, worthOf } from './salience.ts'

export type { Worded } from './salience.ts'

/** A report may have so many words, and so large a share of the words of the talk: a short dense talk needs more of itself. */
const BASE_WORDS = 70
const SHARE_OF_TALK = 0.35
/** No report grows longer than so much of its talk, unless it is this short anyway. */
const MOST_OF_TALK = 0.7
const SHORT_REPORT = 50

/** A dictation of so many words is a note already: all of it stands. */
const SHORT_DICTATION = 160

/** How dear a word is: at one a statement must earn each word, at nought length costs nothing. */
const LENGTH_COST = 0.8
/** A shorter statement costs no less. */
const LEAST_WORDS = 4

/** What a statement gains for the reader it is for, in worth. */
const GAIN = 0.07

/** A statement worth less earns no place, however much room there is; what was found and what is to be done needs less. */
const LEAST_WORTH = 0.05
const LEAST_OF_FINDING = -0.1

/** What is ordered or arranged. */
const ORDERED: readonly Mark[] = ['referral', 'followUp', 'imaging', 'test', 'procedure']

/** How long a report the reader asked for. */
export type Detail = 'less' | 'usual' | 'more'

const LENGTH_BY_DETAIL: Readonly<Record<Detail, number>> = { less: 0.55, usual: 1, more: 1.8 }

/** A talk's number of words, the detail asked for, and whether it is dense as a dictation. */
export type Length = { readonly wordsOfTalk: number; readonly detail: Detail; readonly isDense: boolean }

/** The words a whole report may have at the most. */
export function mostWords({ wordsOfTalk, detail }: Length): number {
  return Math.max(SHORT_REPORT, wordsOfTalk * MOST_OF_TALK) * LENGTH_BY_DETAIL[detail]
}

/**
 * Room in words: for any statement, and for what the report may not be without, though it grows longer than reports of so short a talk should.
 * Where a part of the statements is chosen from, `whole` has all, since what brought the patient is looked for there, and `beside` what stands already
 * and need not be told again.
 */
export type Room = {
  readonly usual: number
  readonly most: number
  readonly whole?: readonly Worded[]
  readonly beside?: readonly Worded[]
  /** Who dictates has left out the rest already: what there is room for stands. */
  readonly isDictated?: boolean
}

/** The words that statements may fill beside those of the medicines and, where the talk is long enough for one, of the summary. */
export function roomFor(length: Length, taken: { readonly medicines: number; readonly summary: number }): Room {
  if (length.isDense) {
    const isNote = length.wordsOfTalk <= SHORT_DICTATION
    const all = (isNote ? length.wordsOfTalk * LENGTH_BY_DETAIL[length.detail] : mostWords(length) - taken.summary) - taken.medicines
    return { usual: all, most: all, isDictated: true }
  }
  const most = (BASE_WORDS + length.wordsOfTalk * SHARE_OF_TALK) * LENGTH_BY_DETAIL[length.detail] - taken.summary
  return { usual: Math.min(most, mostWords(length)) - taken.medicines, most: most - taken.medicines }
}

/** Less than this share of new words, and a statement only repeats what is kept already. */
const LEAST_NEW = 0.34
/** Words shorter than this are small words. */
const TELLING_LETTERS = 4
/** The beginning of a word tells it apart whatever its ending. */
const STEM_LETTERS = 5

/** What a statement is about: its numbers and the stems of its longer words, a denied one apart from the same told. */
function stemsOf({ statement }: Worded): string[] {
  const side = has(statement, 'negation') || statement.folded === 'denied' ? '-' : '+'
  return statement.tokens
    .filter((token) => isNumber(token) || token.lower.length >= TELLING_LETTERS)
    .map((token) => `${statement.section}${side}${token.lower.slice(0, STEM_LETTERS)}`)
}

function isRepeated(stems: readonly string[], said: ReadonlySet<string>): boolean {
  return stems.length > 0 && stems.filter((stem) => !said.has(stem)).length < stems.length * LEAST_NEW
}

/** What brought the patient: the first of the complaints that tells of one, and is not a denial. However short the report, it stands in it. */
function reasonOf(worded: readonly Worded[]): Worded | undefined {
  return worded.find(
    ({ statement }) => statement.section === 'complaints' && has(statement, 'symptom') && !has(statement, 'negation', 'kin') && statement.folded !== 'denied',
  )
}

/** What was answered first to why one comes, in so many words. */
const LONGEST_OPENING = 20

/** I want to go on the pill: the answer to what brings the patient is the reason, whatever it tells of. */
function answersOpening({ statement, text }: Worded): boolean {
  const isAnswer = statement.asked !== undefined && has(statement.asked, 'openingQuestion') && statement.speaker === 'patient'
  const isOfTrade = statement.section === 'complaints' && clinicalWeight(statement) > 0 && !has(statement, 'greeting')
  return isAnswer && isOfTrade && text.split(/\s+/).length <= LONGEST_OPENING
}

/** What is owed costs no more than so many words. */
const OWED_WORDS = 8

/** What the report may not be without, however long it was told: what it was judged to be, and when to seek help. */
function isOwed({ statement }: Worded): boolean {
  return statement.section === 'diagnoses' || (statement.section === 'treatmentPlans' && has(statement, 'condition') && has(statement, 'contact'))
}

/** An advice of so few words. */
const SHORT_ADVICE = 6

/** Drink plenty and rest: it costs little. */
const isShortAdvice = (statement: Worded['statement']): boolean =>
  statement.section === 'treatmentMeasures' && has(statement, 'advice', 'measure') && statement.tokens.length <= SHORT_ADVICE

/** What was ordered or agreed, and what was measured, is lost in no talk because the talk is short. */
function isNeeded({ statement }: Worded): boolean {
  // an illness of the family is asked for by whoever reads the note next
  if (statement.section === 'complaints' && has(statement, 'kin') && has(statement, 'diagnosis') && !has(statement, 'negation')) return true
  if (statement.section === 'physicalExamination') return has(statement, 'test', 'vital', 'imaging') && hasNumber(statement)
  if (statement.section !== 'treatmentPlans' && statement.section !== 'treatmentMeasures') return false
  // The list says that it goes on; that it is left out on Wednesday and Thursday stands here alone.
  const isPaused = statement.drugs.length > 0 && has(statement, 'stop') && has(statement, 'timeWord')
  return isPaused || isShortAdvice(statement) || has(statement, ...ORDERED, 'sickLeave')
}

/** A referral, a test or a sick leave that was decided: no want of room leaves it out. */
const isArranged = ({ statement }: Worded): boolean =>
  statement.section === 'treatmentPlans' && statement.speaker !== 'patient' && has(statement, 'referral', 'imaging', 'test', 'sickLeave') &&
  !has(statement, 'hypothetical')

/** Not allergic, said so shortly. */
const LONGEST_ALLERGY = 12

/** Whoever prescribes looks for it, also when there is none. */
const isOfAllergy = ({ statement, text }: Worded): boolean =>
  statement.section === 'complaints' &&
  has(statement, 'allergy') &&
  !has(statement, 'kin', 'otherPerson', 'otherAnimal', 'condition', 'hypothetical') &&
  text.split(/\s+/).length <= LONGEST_ALLERGY

/** When what was ordered must not be taken any more. */
const stopsIf = (statement: Worded['statement']): boolean =>
  has(statement, 'condition', 'opensCondition') && has(statement, 'stop') && statement.drugs.length > 0

/** That a medicine somebody asked for is not given, and why. */
const isRefusal = ({ isGranted, asked }: Worded['statement']): boolean => isGranted === false && (asked?.drugs.length ?? 0) > 0

/** A few words that push nothing else out: what the visit is for, and what is not given. */
const isBesides = ({ statement }: Worded): boolean => statement.isVisitReason === true || isRefusal(statement)

function mustStand(one: Worded): boolean {
  const { statement } = one
  if (isOfAllergy(one) || statement.isBan === true || statement.isVisitReason === true || answersOpening(one)) return true
  return statement.section === 'treatmentPlans' && (isSafetyNet(statement) || stopsIf(statement) || isRefusal(statement))
}

/** What harms when it is missing is let in at odds like these, all else at even ones. */
const LEAST_OF_CRITICAL = -0.5
/** A medicine that neither list nor question tells is told nowhere else. */
const LEAST_OF_MEDICINE = -2

/** An orphan, a lump of speech, or what was never so: a reader would strike it out, however much room there is. */
function isScrap(one: Worded, listed: ReadonlySet<string>): boolean {
  const { statement, value } = one
  if (value === undefined) return false
  if (statement.drugs.some(({ substance }) => !listed.has(substance))) return value < LEAST_OF_MEDICINE
  const least = statement.section === 'diagnoses' || isNeeded(one) || isCritical(statement) ? LEAST_OF_CRITICAL : 0
  return value < least
}

function leastOf({ statement: { section } }: Worded): number {
  return section === 'complaints' || section === 'additionalNotes' ? LEAST_WORTH : LEAST_OF_FINDING
}

type Ranked = { readonly one: Worded; readonly order: number; readonly words: number; readonly worth: number; readonly rank: number }

/** The statements, what the report would miss most first. */
function ranked(worded: readonly Worded[], listed: ReadonlySet<string>, reason: Worded | undefined): Ranked[] {
  const settings = settingsOf(worded, listed)
  return worded
    .map((one, order) => {
      const setting = settings[order] ?? { words: 0, place: 0, listed }
      const { words } = setting
      const price = Math.max(LEAST_WORDS, isOwed(one) ? Math.min(words, OWED_WORDS) : words) ** LENGTH_COST
      // What must not be taken, and when to seek help, is left out for no want of room.
      const worth = one.statement === reason?.statement || mustStand(one) ? Infinity : worthOf(one.statement, setting)
      return { one, order, words, worth, rank: (worth + GAIN * (one.gain ?? 0)) / price }
    })
    .toSorted((a, b) => b.rank - a.rank || a.order - b.order)
}

/**
 * Keeps the strongest statements within the room there is; a weak one, or one that repeats another, is left out though there were room.
 * `listed` are the substances that stand on the list of medicines.
 */
export function keepWithinBudget(worded: readonly Worded[], room: Room, listed: ReadonlySet<string>): Worded[] {
  const kept = new Set<number>()
  const said = new Set<string>(room.beside?.flatMap((one) => [...stemsOf(one)]))
  let words = 0
  for (const { one, order, words: length, worth } of ranked(worded, listed, reasonOf(room.whole ?? worded))) {
    const stems = stemsOf(one)
    if (room.isDictated !== true && ((worth < Infinity && isScrap(one, listed)) || worth < leastOf(one))) continue
    if (!isArranged(one) && words + length > (isNeeded(one) ? room.most : room.usual)) continue
    if (isRepeated(stems, said)) continue
    if (!isBesides(one)) words += length
    kept.add(order)
    for (const stem of stems) said.add(stem)
  }
  const starts = new Set<number>()
  return worded.filter(({ statement, behind }, order) => {
    const stands = kept.has(order) && (behind === undefined || starts.has(behind))
    if (stands) starts.add(statement.start)
    return stands
  })
}
