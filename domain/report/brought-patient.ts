import type { Statement } from './statement.ts'
import { clinicalWeight, has } from './statement.ts'

/** From so many telling statements on it is seen whom the talk is about. */
const LEAST_TOLD = 3
/** Of those that name a person, at least so many name the one who was brought. */
const LEAST_SHARE = 0.65

/** Whether the one who answers has brought the patient, a child or somebody who cannot tell: what is told is told of him or her. */
export function isBroughtPatient(statements: readonly Statement[]): boolean {
  const told = statements.filter((statement) => statement.phase === 'history' && !has(statement, 'kin', 'otherPerson') && (clinicalWeight(statement) >= 0.5 || (statement.asked !== undefined && clinicalWeight(statement.asked) >= 0.5)))
  const names = (statement: Statement, ...marks: readonly ('thirdPerson' | 'child' | 'firstPerson' | 'secondPerson')[]) => has(statement, ...marks) || (statement.asked !== undefined && has(statement.asked, ...marks))
  const about = told.filter((statement) => names(statement, 'thirdPerson', 'child')).length
  const own = told.filter((statement) => !names(statement, 'thirdPerson', 'child') && names(statement, 'firstPerson', 'secondPerson')).length
  return about >= LEAST_TOLD && about >= (about + own) * LEAST_SHARE
}
