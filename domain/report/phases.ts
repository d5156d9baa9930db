import type { Phase, Statement } from './statement.ts'
import { clinicalWeight, count, has, hasNumber } from './statement.ts'

/** Findings in a row that show the examination has begun though nobody announced it. */
const FINDINGS_IN_A_ROW = 2

function looksExamined(statement: Statement): boolean {
  if (statement.speaker === 'patient' || statement.isQuestion || statement.folded !== 'none') return false
  const measured = has(statement, 'vital', 'test') && hasNumber(statement)
  return measured || (has(statement, 'finding', 'sign') && has(statement, 'body', 'normal', 'negation', 'finding') && !has(statement, 'firstPerson'))
}

function opensPlan(statement: Statement): boolean {
  if (statement.speaker === 'patient' || statement.folded !== 'none') return false
  if (has(statement, 'assessmentCue') && has(statement, 'diagnosis')) return true
  return has(statement, 'planCue') && (has(statement, 'referral', 'followUp', 'sickLeave', 'imaging', 'start', 'advice') || statement.drugs.length > 0)
}

/** Follows the consultation from history over examination to plan and leave-taking. */
export function markPhases(statements: readonly Statement[]): Statement[] {
  let phase: Phase = 'history'
  let run = 0
  let examined = false
  return statements.map((statement, at) => {
    run = looksExamined(statement) ? run + 1 : 0
    if (phase === 'history' && statement.speaker !== 'patient' && (has(statement, 'examStart') || run >= FINDINGS_IN_A_ROW)) phase = 'examination'
    if (phase === 'examination') examined = true
    const late = at > statements.length * 0.45
    if ((phase === 'examination' || (phase === 'history' && late && !examined)) && opensPlan(statement) && !(has(statement, 'vital', 'test') && hasNumber(statement))) phase = 'plan'
    const leaving = at > statements.length * 0.85 && has(statement, 'closing') && clinicalWeight(statement) <= 1
    if (phase === 'plan' && leaving) phase = 'closing'
    return { ...statement, phase }
  })
}

/** True for what the clinician says: marked so, or addressed to the patient, or said after the examination began. */
export function isClinicianVoice(statement: Statement): boolean {
  if (statement.speaker !== 'unknown') return statement.speaker === 'clinician'
  if (statement.folded === 'denied' || statement.folded === 'affirmed' || statement.folded === 'answered' || statement.folded === 'labelled') return false
  if (count(statement, 'secondPerson') > 0) return true
  return statement.phase !== 'history'
}
