import type { Tongue } from '#domain/language/language.ts'
import { isNumber } from '#domain/language/tokens.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, has, hasNumber, reworded } from '#domain/note/annotate/statement.ts'

/** On the scales with you: what is to be measured is announced so shortly. */
const LONGEST_ANNOUNCEMENT = 9
/** And its value told so shortly after. */
const LONGEST_VALUE = 7

/** What is measured, named without a value. */
function announced(statement: Statement): string | undefined {
  if (
    statement.tokens.length > LONGEST_ANNOUNCEMENT ||
    hasNumber(statement) ||
    has(statement, 'negation', 'normal', 'followUp', 'past') ||
    clinicalWeight(statement) > 1
  )
    return undefined
  const name = statement.hits.find(({ mark }) => mark === 'vital' || mark === 'test')
  return name === undefined ? undefined : statement.tokens.slice(name.start, name.end).map(({ lower }) => lower).join(' ')
}

function isBareValue(statement: Statement): boolean {
  return (
    isNumber(statement.tokens[0]) &&
    statement.tokens.length <= LONGEST_VALUE &&
    clinicalWeight(statement) === 0 &&
    !statement.isQuestion &&
    !has(statement, 'timeWord', 'frequency')
  )
}

/** A value said alone bears the name of what was announced just before: `Opp på vekta. Atten komma fire` is a weight. */
export function nameValues(statements: readonly Statement[], tongue: Tongue): Statement[] {
  return statements.map((statement, at) => {
    const before = statements[at - 1]
    if (before === undefined || before.isQuestion || before.turn !== statement.turn || !isBareValue(statement)) return statement
    const name = announced(before)
    return name === undefined
      ? statement
      : { ...reworded(statement, `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${statement.text}`, tongue), start: before.start }
  })
}
