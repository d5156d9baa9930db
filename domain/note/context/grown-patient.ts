import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Reading, Statement } from '#domain/note/annotate/statement.ts'
import { asCallers, spokenFor } from './proxy-informant.ts'
import { clinicalWeight, has } from '#domain/note/annotate/statement.ts'

/** A child is brought early in the talk: within the first of so many parts. */
const OPENING_PARTS = 4
/** Of the statements about him or her and those about you and me, at least this share is about a child who is the patient. */
const LEAST_SHARE = 0.3

/** Whether the talk is about a child who was brought, or by a grown-up who may name a child. */
function isAboutChild(statements: readonly Statement[]): boolean {
  const isBrought = statements
    .slice(0, Math.ceil(statements.length / OPENING_PARTS))
    .some((statement) => has(statement, 'child') || (statement.asked !== undefined && has(statement.asked, 'child')))
  if (!isBrought) return false
  const telling = statements.filter((statement) => clinicalWeight(statement) >= 1)
  const about = telling.filter((statement) => has(statement, 'thirdPerson', 'child')).length
  const own = telling.filter((statement) => has(statement, 'firstPerson', 'secondPerson') && !has(statement, 'thirdPerson', 'child')).length
  return about >= (about + own) * LEAST_SHARE
}

function asKin<T extends Reading>(reading: T): T {
  if (!has(reading, 'child')) return reading
  const counts = new Map<Mark, number>(reading.counts)
  counts.set('kin', (counts.get('kin') ?? 0) + (counts.get('child') ?? 0))
  counts.delete('child')
  return { ...reading, counts, hits: reading.hits.map((hit) => (hit.mark === 'child' ? { ...hit, mark: 'kin' } : hit)) }
}

/** Where a grown-up is the patient, a son or daughter named is a relative like any other: my daughter has asthma. */
export function relativesOfGrownPatient(statements: readonly Statement[]): readonly Statement[] {
  const brought = spokenFor(statements)
  if (brought !== undefined) return brought
  const told = statements.map((statement) => (statement.informant === undefined ? statement : asCallers(statement)))
  if (isAboutChild(told)) return told
  return told.map((statement) => {
    const asked = statement.asked === undefined ? undefined : asKin(statement.asked)
    const unanswered = statement.unanswered === undefined ? undefined : asKin(statement.unanswered)
    return asKin({ ...statement, asked, unanswered })
  })
}
