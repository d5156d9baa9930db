import type { Reading, Statement } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, has } from '#domain/note/annotate/statement.ts'
import { genderOf } from './narrator/pronouns.ts'

/** From so many telling statements on it is seen whom the talk is about. */
const LEAST_TOLD = 3
/** Of those that name a person, at least so many name the one who was brought. */
const LEAST_SHARE = 0.65

/** He, she or a child; a thing spoken of is none. */
function namesBrought(reading: Reading): boolean {
  return has(reading, 'child') || genderOf(reading) !== undefined
}

/** Whether the one who answers has brought the patient, a child or somebody who cannot tell: what is told is told of him or her. */
export function isBroughtPatient(statements: readonly Statement[]): boolean {
  const told = statements.filter(
    (statement) =>
      statement.phase === 'history' &&
      !has(statement, 'kin', 'otherPerson') &&
      (clinicalWeight(statement) >= 0.5 || (statement.asked !== undefined && clinicalWeight(statement.asked) >= 0.5)),
  )
  const isOf = ({ asked, ...statement }: Statement, names: (reading: Reading) => boolean) => names(statement) || (asked !== undefined && names(asked))
  const about = told.filter((statement) => isOf(statement, namesBrought)).length
  const own = told.filter((statement) => !isOf(statement, namesBrought) && isOf(statement, (reading) => has(reading, 'firstPerson', 'secondPerson'))).length
  return about >= LEAST_TOLD && about >= (about + own) * LEAST_SHARE
}
