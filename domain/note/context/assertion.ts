import type { Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'
import type { Subject } from './experiencer.ts'
import { isDatedAhead } from './future-temporality.ts'
import { tellsBygone } from './past-history.ts'

/** What a statement asserts: whether it is so, of when, of whom, and what is done by saying it. */
export type Assertion = {
  readonly polarity: 'affirmed' | 'denied'
  readonly temporality: 'past' | 'current' | 'planned' | 'conditional'
  readonly experiencer: Subject
  readonly act: 'told' | 'asked' | 'answered' | 'ordered' | 'forbidden'
}

function temporalityOf(statement: Statement): Assertion['temporality'] {
  if (has(statement, 'condition')) return 'conditional'
  if (tellsBygone(statement)) return 'past'
  return isDatedAhead(statement) || has(statement, 'planCue', 'followUp', 'referral') ? 'planned' : 'current'
}

function actOf(statement: Statement): Assertion['act'] {
  if (statement.isBan === true) return 'forbidden'
  if (statement.isQuestion) return 'asked'
  if (has(statement, 'start', 'stop', 'raise', 'lower', 'advice') && statement.speaker !== 'patient') return 'ordered'
  return statement.folded === 'none' ? 'told' : 'answered'
}

/** The assertion of a statement, as the predicates of this room judge it; `experiencer` follows the talk (`subjectsOf`). */
export function assertionOf(statement: Statement, experiencer: Subject): Assertion {
  const isDenied = statement.folded === 'denied' || (statement.folded === 'none' && has(statement, 'negation', 'nothing'))
  return { polarity: isDenied ? 'denied' : 'affirmed', temporality: temporalityOf(statement), experiencer, act: actOf(statement) }
}
