import type { Written } from './compose.ts'
import type { Placed } from './statement.ts'
import { clinicalWeight } from './statement.ts'

const LONGEST_SUMMARY_WORDS = 45

/** The summary: what brought the patient, and what it was judged to be, in the words of their sections. */
export function summarise(placed: readonly Placed[], written: readonly Written[]): Written[] {
  const strongest = placed
    .filter((statement) => statement.section === 'complaints' && statement.group <= 1 && statement.folded !== 'denied')
    .slice(0, 6)
    .toSorted((a, b) => clinicalWeight(b) - clinicalWeight(a))[0]
  const complaint = written.find((sentence) => sentence.section === 'complaints' && sentence.evidence[0]?.start === strongest?.start)
  const diagnosis = written.find((sentence) => sentence.section === 'diagnoses')
  const out: Written[] = []
  let words = 0
  for (const sentence of [complaint, diagnosis]) {
    if (sentence === undefined) continue
    words += sentence.text.split(/\s+/).length
    if (out.length > 0 && words > LONGEST_SUMMARY_WORDS) continue
    out.push({ ...sentence, section: 'summary', group: out.length })
  }
  return out
}
