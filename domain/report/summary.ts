import type { Worded } from './budget.ts'
import type { Written } from './compose.ts'
import { clinicalWeight, has } from './statement.ts'

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

/** Much of the trade, told early: what is told first is what brought the patient. */
function strength({ statement, text }: Worded, order: number): number {
  const placed = has(statement, 'left', 'right', 'both') ? 1 : 0
  const timed = has(statement, 'timeWord') ? 1 : 0
  const long = text.split(/\s+/).length > LONGEST_REASON ? 2 : 0
  return Math.min(clinicalWeight(statement), 4) + placed + timed - long - order
}

/** A complaint of the patient's own; an allergy, a medicine, a vaccination or small talk brought nobody. */
function isReason(statement: Worded['statement']): boolean {
  return has(statement, 'symptom', 'diagnosis') && statement.drugs.length === 0 && !has(statement, 'negation', 'allergy', 'smallTalk', 'procedure', 'kin', 'otherPerson', 'otherAnimal')
}

/** The complaints that tell why the patient came, the best first. */
function reasonsAmong(kept: readonly Worded[]): Worded[] {
  return kept
    .filter(({ statement }) => statement.section === 'complaints' && statement.group <= 1 && statement.folded !== 'denied' && statement.tokens.length >= LEAST_SUMMARY_WORDS && isReason(statement))
    .slice(0, 4)
    .map((one, order) => ({ one, strength: strength(one, order) }))
    .toSorted((a, b) => b.strength - a.strength)
    .map(({ one }) => one)
}

/** The summary: what brought the patient, and what it was judged to be, in the words of their sections. */
export function summarise(kept: readonly Worded[], written: readonly Written[], room: number): Written[] {
  const judgement = written.find((sentence) => sentence.section === 'diagnoses')
  const complaints = reasonsAmong(kept).flatMap(({ statement }) => written.filter((sentence) => sentence.section === 'complaints' && sentence.evidence[0]?.start === statement.start))
  // The judgement comes first for the room, and the best complaint that fits beside it; told in the order of the talk.
  const complaint = judgement ? complaints.find((sentence) => wordsOf(judgement) + wordsOf(sentence) <= room) : complaints[0]
  return [judgement && { ...judgement, group: 1 }, complaint && { ...complaint, group: 0 }].flatMap((sentence) => (sentence ? [{ ...sentence, section: 'summary' as const }] : []))
}

const wordsOf = ({ text }: Written): number => text.split(/\s+/).length
