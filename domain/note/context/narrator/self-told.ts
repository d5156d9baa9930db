import type { Reading, Statement } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, has } from '#domain/note/annotate/statement.ts'
import { callsByName, genderOf, isAboutHimOrHer, leavesOutBoth, namesHimOrHer } from './pronouns.ts'

/** Said with I or you in so many statements, a talk is about the one who speaks. */
const LEAST_OWN = 4
/** And no more than this share tells of him, her or a child. */
const LARGEST_SHARE = 0.25

const isNamed = (reading: Reading): boolean => has(reading, 'kin', 'otherPerson', 'otherAnimal')

/** Of him or her, with nobody named before the pronoun. */
const isOfThird = (reading: Reading): boolean => leavesOutBoth(reading) && (isAboutHimOrHer(reading) || (genderOf(reading) !== undefined && !isNamed(reading)))

/** Somebody was named so few statements before. */
const NAMED_REACH = 4
const isNamedBefore = (statements: readonly Statement[], at: number): boolean =>
  statements.slice(Math.max(0, at - NAMED_REACH), at).some((one) => isNamed(one) || (one.asked !== undefined && isNamed(one.asked)))

/** Whether the patient speaks as I all the way, so that he and she are never the patient. */
export function isSelfTold(statements: readonly Statement[]): boolean {
  let [own, about] = [0, 0]
  for (const statement of statements) {
    if (has(statement, 'child')) return false
    if (isOfThird(statement) || (statement.asked !== undefined && isOfThird(statement.asked))) about++
    else if (!leavesOutBoth(statement) || (statement.asked !== undefined && has(statement.asked, 'secondPerson'))) own++
  }
  return own >= LEAST_OWN && about <= (own + about) * LARGEST_SHARE
}

/** A statement so short has no subject of its own: thirty-nine in fever. */
const LONGEST_FRAGMENT = 4

/**
 * Whom he or she may stand for was named. With marks of who speaks it is in the same turn, for a companion says he and she of the patient:
 * `Wife: He hit his head`. Norwegian says so of things as well: `Ho har vore vond sidan juli` tells of the shoulder.
 */
function hasAntecedent(statements: readonly Statement[], at: number): boolean {
  const statement = statements[at]
  if (statement === undefined) return false
  const near = statements.slice(Math.max(0, at - NAMED_REACH), at)
  const told = [...near.filter(({ turn }) => turn === statement.turn), statement]
  if (statement.speaker !== 'unknown') return told.some((one) => isNamed(one) || callsByName(one))
  return statement.language !== 'nb' || isNamed(statement) || isNamedBefore(statements, at) || near.some(namesHimOrHer)
}

/** Tells on of a person named just before in the same breath, in any place of the sentence. */
function goesOnOfNamed(statement: Statement, before: Statement | undefined): boolean {
  const gender = genderOf(statement)
  if (before?.turn !== statement.turn || statement.folded !== 'none' || gender === undefined || isNamed(statement)) return false
  return isNamed(before) && !has(before, 'firstPerson') && (genderOf(before) ?? gender) === gender
}

/** A fragment behind what was told of another: my wife stays at home, she has the flu; thirty-nine in fever. */
function isFragmentOfOther(statement: Statement, before: Statement | undefined): boolean {
  if (statement.speaker !== 'patient' || statement.folded !== 'none' || before?.turn !== statement.turn) return false
  if (statement.tokens.length > LONGEST_FRAGMENT) return false
  return isNamed(before) && has(before, 'symptom', 'diagnosis') && clinicalWeight(statement) >= 1 && !has(statement, 'negation', 'no', 'nothing', 'timeWord')
}

/** What is not borne is told rather once too often. */
const isOfAllergy = (statement: Statement): boolean => has(statement, 'allergy') || (has(statement, 'reaction') && statement.drugs.length > 0)

/** In a talk told as I: whether a statement tells of somebody who is not here. */
export function tellsOfAbsent(statements: readonly Statement[], at: number): boolean {
  const [before, statement] = [statements[at - 1], statements[at]]
  if (statement === undefined || statement.speaker === 'clinician' || !leavesOutBoth(statement) || has(statement, 'condition', 'contact')) return false
  if (isOfAllergy(statement)) return false
  const { asked } = statement
  const isAskedOfHim = statement.folded !== 'none' && asked !== undefined && namesHimOrHer(asked) && leavesOutBoth(asked) && !isNamed(statement)
  if (isAskedOfHim) return statement.speaker === 'unknown' || isNamedBefore(statements, at)
  if (!hasAntecedent(statements, at)) return false
  return isAboutHimOrHer(statement) || isFragmentOfOther(statement, before) || goesOnOfNamed(statement, before)
}
