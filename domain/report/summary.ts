import type { Worded } from './budget.ts'
import type { Written } from './compose.ts'
import { clinicalWeight, has } from './statement.ts'

/** More would repeat the report, not sum it up. */
export const SUMMARY_WORDS = 14

/** A word or two says nothing without its question. */
const LEAST_SUMMARY_WORDS = 3

/** Much of the trade in few words. */
function density({ statement, text }: Worded): number {
  return (clinicalWeight(statement) + (has(statement, 'left', 'right', 'timeWord') ? 1 : 0)) / Math.sqrt(text.length)
}

/** A complaint of the patient's own; an allergy, a medicine, a vaccination or small talk brought nobody. */
function isReason(statement: Worded['statement']): boolean {
  return has(statement, 'symptom', 'diagnosis') && statement.drugs.length === 0 && !has(statement, 'negation', 'allergy', 'smallTalk', 'procedure', 'kin', 'otherPerson', 'otherAnimal')
}

/** The summary: what brought the patient, and what it was judged to be, in the words of their sections. */
export function summarise(kept: readonly Worded[], written: readonly Written[]): Written[] {
  const strongest = kept
    .filter(({ statement }) => statement.section === 'complaints' && statement.group <= 1 && statement.folded !== 'denied' && statement.tokens.length >= LEAST_SUMMARY_WORDS && isReason(statement))
    .slice(0, 4)
    .toSorted((a, b) => density(b) - density(a))[0]?.statement
  const complaint = written.find((sentence) => sentence.section === 'complaints' && sentence.evidence[0]?.start === strongest?.start)
  const diagnoses = written.filter((sentence) => sentence.section === 'diagnoses')
  const out: Written[] = []
  let words = 0
  // the judgement first, for the room; told in the order of the talk
  for (const sentence of [diagnoses[0], complaint]) {
    if (sentence === undefined) continue
    const length = sentence.text.split(/\s+/).length
    if (out.length > 0 && words + length > SUMMARY_WORDS) continue
    words += length
    out.push({ ...sentence, section: 'summary', group: sentence === complaint ? 0 : 1 })
  }
  return out
}
