import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'
import { isToldToDo } from '#domain/note/discourse/directives.ts'
import { opensWithOrder } from '#domain/note/discourse/instructions.ts'
import { planned } from './measures.ts'

/** What may be arranged is named. */
const ARRANGED: readonly Mark[] = ['test', 'imaging', 'procedure', 'measure', 'doseForm', 'drugClass', 'referral', 'followUp']
/** Of another time, of somebody else, or only thought of; or the examination begins. */
const ASIDE: readonly Mark[] = ['past', 'kin', 'otherPerson', 'otherAnimal', 'hypothetical', 'question', 'vital', 'examStart', 'reassurance', 'smallTalk']

const isTold = (statement: Statement): boolean =>
  statement.speaker !== 'patient' && !statement.isQuestion && statement.folded === 'none' && !has(statement, ...ASIDE)

/** Drink plenty: nobody orders so but whoever treats. */
const isPlainOrder = (statement: Statement): boolean =>
  has(statement, 'advice') && !has(statement, 'firstPerson') && (opensWithOrder(statement) || isToldToDo(statement))

/** We take a urine sample: said with who does it, in the words of a plan; or a plain order. */
export function isArrangedByUs(statement: Statement): boolean {
  if (!isTold(statement)) return false
  if (isPlainOrder(statement)) return true
  // we have taken the X-ray, and nothing is broken: that is what it showed
  if (!has(statement, 'firstPerson') || planned(statement) === 0 || has(statement, 'finding', 'diagnosis')) return false
  return has(statement, ...ARRANGED) || (has(statement, 'contact') && has(statement, 'secondPerson') && has(statement, 'timeWord'))
}

/**
 * An order so small that nothing else of a plan stands beside it: keep the wound dry, I rinse the ear, you should stop smoking. Known to be one since
 * whoever treats is marked as the one who says it.
 */
export function isSmallOrder(statement: Statement): boolean {
  if (!isTold(statement)) return false
  if (isArrangedByUs(statement) || (has(statement, 'secondPerson') && has(statement, 'planCue') && has(statement, 'stop'))) return true
  if (statement.speaker !== 'clinician') return false
  // what is so, and what was given, is no order
  if (has(statement, 'given', 'copula') && planned(statement) === 0) return false
  if (!has(statement, 'firstPerson')) return has(statement, 'advice')
  return has(statement, 'measure') || (has(statement, 'procedure') && planned(statement) > 0)
}
