import type { SectionType } from '#contract/report.ts'
import type { Vertical } from '#contract/vertical.ts'
import { isClinicianVoice } from './phases.ts'
import type { Placed, Statement } from './statement.ts'
import { clinicalWeight, count, has, hasNumber } from './statement.ts'

type Place = { readonly section: SectionType; readonly group: number } | 'out'

/** Somebody else's illness: a relative's belongs to the history, anybody else's nowhere. */
function isSomebodyElse(statement: Statement, vertical: Vertical): boolean {
  if (has(statement, 'otherAnimal')) return true
  if (vertical === 'vet') return false
  if (has(statement, 'otherPerson') && !has(statement, 'kin')) return count(statement, 'firstPerson') < 2
  return has(statement, 'kin') && statement.phase !== 'history'
}

function isNoise(statement: Statement): boolean {
  if (has(statement, 'injection', 'phantom')) return true
  if (has(statement, 'identifier') && !has(statement, 'admin')) return true
  const weight = clinicalWeight(statement)
  if (has(statement, 'greeting') && weight <= 1) return true
  return has(statement, 'smallTalk') && weight <= count(statement, 'smallTalk')
}

function isMeasured(statement: Statement): boolean {
  return has(statement, 'vital', 'test', 'imaging') && (hasNumber(statement) || has(statement, 'normal', 'negation', 'finding'))
}

function isSafetyNet(statement: Statement): boolean {
  return has(statement, 'condition') && has(statement, 'contact', 'planCue', 'referral', 'imaging')
}

function placeOfClinician(statement: Statement): Place {
  const after = statement.phase === 'plan' || statement.phase === 'closing'
  if (has(statement, 'admin') && !has(statement, 'symptom', 'finding')) return { section: 'additionalNotes', group: 2 }
  if (isSafetyNet(statement)) return { section: 'treatmentPlans', group: 3 }
  if (has(statement, 'sickLeave')) return { section: 'treatmentMeasures', group: 2 }
  const plans = count(statement, 'planCue', 'followUp', 'referral')
  const examined = count(statement, 'finding', 'sign', 'vital', 'examCue') + (isMeasured(statement) ? 2 : 0)
  const assessed = has(statement, 'assessmentCue') && has(statement, 'diagnosis')
  if (has(statement, 'prognosis') && plans === 0) return { section: 'additionalNotes', group: 1 }
  if (assessed && plans <= 1 && !(statement.phase === 'examination' && isMeasured(statement))) return { section: 'diagnoses', group: 0 }
  if (isMeasured(statement) && hasNumber(statement) && plans <= 1 && !has(statement, 'future', 'condition')) return { section: 'physicalExamination', group: has(statement, 'vital') ? 0 : 2 }
  if (statement.phase === 'examination' && (examined > 0 || has(statement, 'body', 'symptom', 'normal')) && plans <= 1) return { section: 'physicalExamination', group: has(statement, 'test', 'imaging') ? 2 : 1 }
  if (statement.phase === 'history' && examined > 1 && plans === 0) return { section: 'physicalExamination', group: 1 }
  if (after && has(statement, 'diagnosis') && plans === 0 && statement.drugs.length === 0 && !has(statement, 'advice')) return { section: 'diagnoses', group: 0 }
  if (plans > 0 && (after || statement.phase === 'examination')) {
    const measure = count(statement, 'measure', 'advice') > plans
    return measure ? { section: 'treatmentMeasures', group: 1 } : { section: 'treatmentPlans', group: 1 }
  }
  if (after && has(statement, 'advice', 'measure', 'procedure', 'fluid', 'diet')) return { section: 'treatmentMeasures', group: 1 }
  if (after && examined > 0) return { section: 'physicalExamination', group: 1 }
  if (after && clinicalWeight(statement) >= 1) return { section: 'treatmentPlans', group: 2 }
  return statement.phase === 'history' && clinicalWeight(statement) >= 1 ? { section: 'complaints', group: 0 } : 'out'
}

function placeOfPatient(statement: Statement): Place {
  const weight = clinicalWeight(statement)
  const told = statement.folded !== 'none'
  if (weight < 1 && !told) return 'out'
  if (weight < 1 && statement.asked !== undefined && clinicalWeight(statement.asked) < 1 && !hasNumber(statement)) return 'out'
  if (statement.phase === 'closing') return 'out'
  if (has(statement, 'admin')) return { section: 'additionalNotes', group: 2 }
  if (has(statement, 'hypothetical') && statement.phase === 'plan') return 'out'
  if (statement.phase === 'plan' && !told && weight < 2) return 'out'
  if (has(statement, 'kin')) return { section: 'complaints', group: 3 }
  if (has(statement, 'animal')) return { section: 'complaints', group: 0 }
  if (statement.folded === 'denied') return { section: 'complaints', group: 1 }
  if (has(statement, 'social') && !has(statement, 'symptom')) return { section: 'complaints', group: 3 }
  return { section: 'complaints', group: has(statement, 'past') && has(statement, 'diagnosis') ? 2 : 1 }
}

/** Finds the section a statement belongs to, and its order there; what is not for the report is left out. */
export function placeStatements(statements: readonly Statement[], vertical: Vertical): Placed[] {
  const placed: Placed[] = []
  for (const statement of statements) {
    if (isNoise(statement) || isSomebodyElse(statement, vertical)) continue
    const place = isClinicianVoice(statement) ? placeOfClinician(statement) : placeOfPatient(statement)
    if (place !== 'out') placed.push({ ...statement, ...place })
  }
  return placed
}
