import { asksAllergy } from '#domain/note/medication/status/allergy-told.ts'
import { wordsOf } from '#domain/note/medication/mention/clauses.ts'
import { asksDose } from '#domain/note/medication/course/dose-exchanges.ts'
import type { Ledger } from './ledger.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Listing } from '#domain/note/medication/mention/owner.ts'
import { isClinicianVoice } from '#domain/note/discourse/phases.ts'
import type { Reading, Statement } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, has, hasNumber } from '#domain/note/annotate/statement.ts'
import { isOrdering } from '#domain/note/discourse/directives.ts'

/** A question of so few words goes on asking for medicines: anything for the stomach? */
const SHORT_QUESTION = 5
/** So few words between two medicines of a list tell of nothing else. */
const LONGEST_BETWEEN = 8
/** The next of a list is named among its first words. */
const OPENS_WITH = 4

/** What is asked for, by any word for it. */
const MEDICINES = new RegExp(
  ' (?:medisin(?:er|ar)?|medicin(?:er)?|tabletter|tablettar|piller|läkemedel|legemidler|lægemidler|tablets|pills|medicines?|' +
    'medications?|meds|лекарства|препараты|таблетки) ',
  'u',
)
/** Opens a question that names nothing. */
const ASKS_WHAT = /^ (?:(?:og|och|and|så|so|but|men|да|и|а|ok|okay|okei) )*(?:hva|hvad|vad|kva|ka|hvilke|hvilken|vilka|vilken|what|which|что|какие|чем) /u
/** And now nothing else: it's just the X now. */
const ONLY = / (?:bare|berre|kun|bara|endast|only|just|только|лишь) /u

/** Not whether there was any, nor what is not borne. */
const ASKED_OTHERWISE: readonly Mark[] = ['past', 'allergy', 'hypothetical', 'planCue', 'start', 'condition']
/** So long a question asks for more. */
const LONGEST_ASKING = 10

/** Asks what is taken, by any word for it: any tablets? */
function asksMedicines(asked: Reading, { language }: Listing): boolean {
  if (asked.tokens.length > LONGEST_ASKING || asksAllergy(asked, language) || has(asked, 'past', 'allergy')) return false
  return has(asked, 'takes', 'drugClass') || (MEDICINES.test(` ${asked.tokens.map(({ lower }) => lower).join(' ')} `) && !has(asked, ...ASKED_OTHERWISE))
}

/** Do you take any medicines, yes, X five milligrams: question and answer in one, as they come where no stops stand. */
function answersAtOnce(statement: Statement): boolean {
  const [first] = statement.drugs
  if (first === undefined || first.start < 2 || first.start > LONGEST_ASKING || statement.folded !== 'none' || has(statement, 'allergy')) return false
  const words = wordsOf(statement, 0, first.start)
  const isAsked = statement.hits.some(({ mark, start }) => mark === 'question' && start < first.start)
  // what are you on, X five: asked openly, of no medicine
  const isOpen = ASKS_WHAT.test(words) && statement.hits.some(({ mark, end }) => mark === 'takes' && end <= first.start)
  return (
    ((isAsked && MEDICINES.test(words)) || isOpen) && statement.hits.some(({ mark, start }) => (mark === 'unit' || mark === 'frequency') && start >= first.end)
  )
}

/** Lays down what shall be taken or done, or turns to the one who takes it. */
function laysDown(statement: Statement, { talk }: Listing): boolean {
  if (has(statement, 'secondPerson', 'raise', 'lower', 'advice', 'followUp', 'contact', 'referral', 'judged', 'examStart', 'stop') || isOrdering(statement))
    return true
  if (has(statement, 'condition') && !has(statement, 'asNeeded')) return true
  const words = wordsOf(statement, 0, statement.tokens.length)
  return talk.order.test(words) || (has(statement, 'start', 'planCue') && !talk.alone.test(words) && !has(statement, 'takes'))
}

/** All that is left of what was taken: nå får hun bare X. */
function isOnlyLeft(statement: Statement, listing: Listing): boolean {
  const [first] = statement.drugs
  const words = first === undefined ? ' ' : wordsOf(statement, 0, first.start)
  return ONLY.test(words) && !has(statement, 'secondPerson', 'future', 'followUp', 'condition', 'raise', 'lower') && !listing.talk.alone.test(words)
}

/** Said by whoever treats: marked so; or, where nobody is marked, it lays something down or names no medicine. */
function isOfClinician(statement: Statement, { last, listing }: Ledger): boolean {
  if (statement.speaker !== 'unknown' || !isClinicianVoice(statement)) return isClinicianVoice(statement)
  return statement.drugs.length === 0 || (statement.phase === 'plan' && last === undefined) || laysDown(statement, listing)
}

/** Whether what is said answers what medicines are taken: from the question on, until something else is told or asked. */
export function isStillListing(whole: Statement, ledger: Ledger): boolean {
  const { isListing, listing } = ledger
  const { asked } = whole
  if (asked !== undefined) {
    if (asksDose(asked) && asked.drugs.length === 0) return isListing
    if (asksMedicines(asked, listing)) return true
    return isListing && !has(asked, 'allergy', 'question') && asked.tokens.length <= SHORT_QUESTION && whole.drugs.length > 0
  }
  if (answersAtOnce(whole)) return true
  if (whole.isQuestion || isOfClinician(whole, ledger)) return false
  return isListing && (whole.drugs.length > 0 || clinicalWeight(whole) < 1)
}

/** Only named, as the next of what is taken: oh, and paracetamol when the knee aches. */
export function isNextTold(whole: Statement, { isTelling }: Ledger): boolean {
  return (
    isTelling &&
    whole.tokens.length <= LONGEST_BETWEEN &&
    (whole.drugs[0]?.start ?? LONGEST_BETWEEN) < OPENS_WITH &&
    !has(whole, 'kin', 'otherPerson', 'otherAnimal', 'child', 'allergy', 'stop', 'negation')
  )
}

/** Names a medicine as one that is taken: in a list of them, or told of in the history with a word for taking or with its dose. */
function namesTaken(whole: Statement, { isListing, isTelling }: Ledger): boolean {
  if (isListing || isTelling) return true
  return whole.phase === 'history' && (has(whole, 'takes') || (hasNumber(whole) && !has(whole, 'past')))
}

/**
 * Whether somebody tells, where nobody is marked, what is taken: asked for it, or from `I take X` on. The next of the list is no order, though the examination
 * comes right behind it: and metoprolol, fifty.
 */
export function isStillTelling(whole: Statement, ledger: Ledger): boolean {
  const { isListing, isTelling, last, listing } = ledger
  if (whole.speaker !== 'unknown') return false
  if (answersAtOnce(whole)) return true
  if (whole.isQuestion) return false
  const isNaming = whole.drugs.length > 0
  if (whole.phase !== 'plan' && isNaming && isOnlyLeft(whole, listing)) return true
  if (whole.folded !== 'none') return isListing && !has(whole, 'start', 'planCue')
  if (laysDown(whole, listing) || (whole.phase === 'plan' && last === undefined)) return false
  if (isNaming) return namesTaken(whole, ledger)
  return isTelling && whole.asked === undefined && whole.tokens.length <= LONGEST_BETWEEN && clinicalWeight(whole) < 1
}
