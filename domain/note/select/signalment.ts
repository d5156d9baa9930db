import type { Vertical } from '#contract/vertical.ts'
import { has } from '#domain/note/annotate/statement.ts'
import type { Worded } from './salience.ts'

/** In the worth of budget.ts: before whatever else of the history there is no room for. */
const SIGNALMENT_GAIN = 10
/** Who tells the animal's whole story in the same breath has told more than who it is. */
const LONGEST_WORDS = 14

const isSignalment = ({ statement, text }: Worded): boolean =>
  statement.section === 'complaints' &&
  statement.group === 0 &&
  has(statement, 'animal') &&
  !has(statement, 'otherAnimal', 'symptom') &&
  text.split(/\s+/).length <= LONGEST_WORDS

/** It says which animal it is and nothing else, so that it is asked for no value. */
function signalment({ statement, text, gain = 0 }: Worded): Worded {
  return { statement, text, gain: gain + SIGNALMENT_GAIN }
}

/** A veterinary record begins with which animal it is: what is told first of its kind, breed, sex or age is kept. */
export function withSignalment(worded: readonly Worded[], vertical: Vertical): readonly Worded[] {
  const first = vertical === 'vet' ? worded.find(isSignalment) : undefined
  return first === undefined ? worded : worded.map((one) => (one === first ? signalment(one) : one))
}
