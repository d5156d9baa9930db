import type { Tongue } from '#domain/language/language.ts'
import { DESCRIBED, PREPOSITIONS } from '#domain/language/tables/reference/described.ts'
import type { Described } from '#domain/language/tables/reference/described.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, has, reworded } from '#domain/note/annotate/statement.ts'

/** What may be looked at, felt or measured. */
const SEEN: readonly Mark[] = ['body', 'finding', 'symptom', 'test', 'vital', 'sign', 'device']
/** A word or two of assent between the two changes nothing: `right, yes`. */
const LONGEST_ASSENT = 2

/** The words of a statement that the pronoun may take up: nouns as they stand when they are spoken of as known. */
function nounsIn(statement: Statement, { noun, before, lesions = [] }: Described): string[] {
  const { tokens, hits, language } = statement
  const ill = [...new Set(tokens.flatMap(({ lower }) => lesions.flatMap(([word, name]) => (word.test(lower) ? [name] : []))))]
  if (ill.length > 0) return has(statement, 'negation') ? [] : ill
  const found = tokens.flatMap((token, at) => {
    const isSeen = hits.some((hit) => SEEN.includes(hit.mark) && hit.start <= at && hit.end === at + 1)
    return isSeen && noun.test(token.lower) && (before === undefined || before.test(tokens[at - 1]?.lower ?? '')) ? [at] : []
  })
  // I look into the throat: it is what I look at; a lump on the chest: it is the lump
  const isWhere = (at: number): boolean => tokens.slice(Math.max(0, at - 2), at).some(({ lower }) => PREPOSITIONS[language].test(lower))
  if (found.some(isWhere) && !has(statement, 'firstPerson')) return []
  // the toes are red, and the ears. They: what was named with the last word
  const last = found.at(-1)
  const taken = last === tokens.length - 1 ? [last] : found
  return [...new Set(taken.map((at) => tokens[at]?.lower ?? ''))]
}

/** What was said just before in the same turn, assent left aside. */
function justBefore(statements: readonly Statement[], at: number): Statement | undefined {
  const before = statements[at - 1]
  if (before === undefined || before.turn !== statements[at]?.turn) return undefined
  const isAssent = before.tokens.length <= LONGEST_ASSENT && clinicalWeight(before) === 0 && before.folded === 'none'
  const one = isAssent ? statements[at - 2] : before
  return one?.turn === statements[at]?.turn ? one : undefined
}

function named(statement: Statement, before: Statement, tongue: Tongue): Statement | undefined {
  for (const kind of DESCRIBED[tongue.pack.language]) {
    const [from, to] = kind.opens.exec(statement.text)?.indices?.groups?.['pronoun'] ?? []
    if (from === undefined || to === undefined) continue
    const [noun, ...others] = nounsIn(before, kind)
    if (noun === undefined || others.length > 0) return undefined
    const name = `${kind.article ?? ''}${noun}${kind.verb ?? ''}`
    return reworded(statement, `${statement.text.slice(0, from)}${name.charAt(0).toUpperCase()}${name.slice(1)}${statement.text.slice(to)}`, tongue)
  }
  return undefined
}

/**
 * Puts what was looked at in the place of the pronoun that takes it up: `I look into the ears. They are clean`. Only where the statement
 * just before names one thing that the pronoun fits in gender and number, and no medicine. Gives the statements that changed, by where they stand.
 */
export function namedFindings(statements: readonly Statement[], tongue: Tongue): ReadonlyMap<number, Statement> {
  const found = new Map<number, Statement>()
  for (const [at, statement] of statements.entries()) {
    if (statement.isQuestion || statement.folded !== 'none' || statement.drugs.length > 0) continue
    const before = justBefore(statements, at)
    if (before === undefined || before.drugs.length > 0) continue
    const whole = named(statement, found.get(at - 1) ?? before, tongue)
    if (whole !== undefined) found.set(at, { ...whole, restsOn: { start: before.start, end: before.end } })
  }
  return found
}
