import type { Language } from '#contract/vertical.ts'
import { allConditions } from './conditions.ts'

/** From this number on the rubrics of a chapter of ICPC-2 are diagnoses; before it they are complaints and procedures. */
const FIRST_DIAGNOSIS = 70
/** Behind it stand prevention, vaccination and the absence of disease. */
const LAST_DIAGNOSIS = 96

/** What the conditions of general practice are called, from the list that diagnoses are suggested from. */
export function namedConditions(language: Language): string {
  const isDiagnosis = (rubric: number) => rubric >= FIRST_DIAGNOSIS && rubric <= LAST_DIAGNOSIS
  return allConditions().filter(({ code }) => isDiagnosis(Number(code.slice(1)))).flatMap(({ names }) => names[language]).join(',')
}
