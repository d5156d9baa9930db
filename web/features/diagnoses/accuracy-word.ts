import type { DiagnosisSuggestion } from '#contract/diagnosis.ts'

/** From this share of right ones on much speaks for a suggestion, and from the lower one on it is possible; below it is less likely. */
const MUCH_SPEAKS_FOR = 0.65
const POSSIBLE = 0.3

/** How sure a suggestion is, in a word alone: the share on the wire was fitted on invented talks, and a number would promise more than it holds. */
export function accuracyWord(accuracy: number): 'likely' | 'possible' | 'slight' {
  if (accuracy >= MUCH_SPEAKS_FOR) return 'likely'
  return accuracy >= POSSIBLE ? 'possible' : 'slight'
}

/** The first 29 rubrics of each chapter of ICPC-2 are symptoms and complaints. */
const LAST_SYMPTOM = 29

/** A symptom that was told is a fact and no suggestion: how likely it is, nobody asks. Named as a judgement, it is one. */
export function isToldFact({ system, code, basis }: Pick<DiagnosisSuggestion, 'system' | 'code' | 'basis'>): boolean {
  if (system === 'presenting-complaint') return true
  return basis === 'findings' && Number(code.slice(1, 3)) <= LAST_SYMPTOM
}
