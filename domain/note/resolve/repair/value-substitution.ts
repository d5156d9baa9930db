import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Tongue } from '#domain/language/language.ts'
import { isNumber } from '#domain/language/tokens.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has, reworded } from '#domain/note/annotate/statement.ts'
import type { ToldValue } from './told-values.ts'
import { valuesTold, withValue } from './told-values.ts'

/** Of a unit so much tells which it is. */
const UNIT_STEM = 3
/** A slip is no larger. */
const LARGEST_SLIP = 12
/** What a number may count. */
const COUNTS: readonly Mark[] = ['unit', 'timeWord', 'doseForm', 'frequency']
const COUNTED = new RegExp(
  String.raw`^(?:gang(?:er|e)?|gonger?|gång(?:er)?|times|раза?|dag(?:e|er|ar)?|days?|дн\p{L}+|uker?|veker?|uger?|veckor|vecka|weeks?|недел\p{L}+|` +
    String.raw`måned\p{L}*|månad\p{L}*|months?|месяц\p{L}*|år|years?|лет|года?|kg|kilo|g|mg|ml|µg|mmol|cm|mm|%|prosent|procent|per|slag|beats|` +
    String.raw`mg\/\p{L}+|tablett\p{L}*|tabletter|tablets?|табл\p{L}*|timer|timmar|hours?|час\p{L}*|мг|мл|кг|г|grader|degrees|градус\p{L}*)$`,
  'u',
)

/** What a number counts, by the beginning of its word. */
export function unitOf({ tokens, hits }: Statement, { kind, end }: ToldValue): string | undefined {
  const next = tokens[end]
  if (kind !== 'number' || next === undefined || next.gap !== '' || isNumber(next)) return undefined
  return COUNTED.test(next.lower) || hits.some(({ mark, start }) => start === end && COUNTS.includes(mark)) ? next.lower.slice(0, UNIT_STEM) : undefined
}

/** So much of a word tells what is measured. */
const MEASURE_STEM = 5

/** What is named before a value as measured must be what the other tells of: pulse seventy-two puts no dose right. */
function measuresSame(told: Statement, { statement, value }: { statement: Statement; value: ToldValue }): boolean {
  const measured = statement.hits.filter(({ mark, end }) => (mark === 'vital' || mark === 'test') && end <= value.at)
  const stemAt = (at: number) => statement.tokens[at]?.lower.slice(0, MEASURE_STEM) ?? ''
  return measured.length === 0 || measured.some(({ start }) => told.tokens.some(({ lower }) => lower.startsWith(stemAt(start))))
}

/** Whether what is said later may have been meant by what was said before: of one kind, counting the same, and no further off than a slip. */
export function mayStandFor(told: { statement: Statement; value: ToldValue }, right: { statement: Statement; value: ToldValue }): boolean {
  if (told.value.kind !== right.value.kind || told.value.word === right.value.word) return false
  if (told.value.kind !== 'number') return true
  if (!measuresSame(told.statement, right)) return false
  const [wrongUnit, rightUnit] = [unitOf(told.statement, told.value), unitOf(right.statement, right.value)]
  // three point one on the scales · two point nine kilos
  if (rightUnit !== undefined && rightUnit !== wrongUnit && !(wrongUnit === undefined && has(told.statement, 'vital'))) return false
  const isPressure = (word: string) => word.includes('/')
  if (isPressure(told.value.word) !== isPressure(right.value.word)) return false
  const [from, to] = [told, right].map(({ value }) => Number.parseFloat(value.word.replace(',', '.')))
  return from === undefined || to === undefined || from === 0 || to === 0 || Math.max(from / to, to / from) < LARGEST_SLIP
}

/** Sides as they are written, each with the other. */
const SIDES: readonly (readonly [left: string, right: string])[] = [
  ['venstre', 'høyre'], ['venstra', 'høgra'], ['vinstre', 'høgre'], ['venstre', 'højre'], ['vänster', 'höger'], ['vänstra', 'högra'], ['left', 'right'],
  ['слева', 'справа'], ['лев', 'прав'],
]

/** The other side in the form of the word it stands for: högra, vänstra; правое, левое. */
function otherSide(word: string, said: string): string {
  const lower = word.toLowerCase()
  for (const [left, right] of SIDES) {
    for (const [own, other] of [[left, right], [right, left]] as const) {
      if (!lower.startsWith(own) || (own === 'venstre' && (said.toLowerCase().startsWith('højre') !== (other === 'højre')))) continue
      return `${other}${lower.slice(own.length)}`
    }
  }
  return said
}

/** A statement in which what is right stands in the place of the slip. */
export function withRight(told: Statement, wrong: ToldValue, right: { statement: Statement; value: ToldValue; tongue: Tongue }): Statement {
  const said = right.statement.tokens.slice(right.value.at, right.value.end).map(({ text }) => text).join(' ')
  const word = wrong.kind === 'side' ? otherSide(told.tokens[wrong.at]?.text ?? '', said) : said
  return { ...reworded(told, withValue(told, wrong, word), right.tongue), end: Math.max(told.end, right.statement.end) }
}

/** A side of what is found there is no slip for the side that hurts. */
const FOUND: readonly Mark[] = ['finding', 'sign', 'normal']

/** The value a statement tells that may have been meant otherwise; of two that may be, the last. */
export function slipIn(statement: Statement, right: { statement: Statement; value: ToldValue }): ToldValue | undefined {
  if (right.value.kind === 'side' && (has(statement, 'both', ...FOUND) || (has(statement, 'examCue') && !has(statement, 'symptom')))) return undefined
  const values = valuesTold(statement)
  if (values.some(({ kind, word }) => kind === right.value.kind && word === right.value.word)) return undefined
  return values.findLast((value) => mayStandFor({ statement, value }, right))
}
