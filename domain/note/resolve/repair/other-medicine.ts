import type { DrugMention } from '#domain/terminology/drugs.ts'
import type { Tongue } from '#domain/language/language.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Hit } from '#domain/language/lexicon.ts'
import { DENIES, isPlain, isSmall, takingHits } from './taking-back.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has, reworded } from '#domain/note/annotate/statement.ts'

/** Within the repair the right medicine stands so near. */
const FAR = 12
/** What says of a medicine that it is another than was said. */
const NAMES_IT = new RegExp(
  String.raw`(?:^|(?<!\p{L}))(?:det var|det er|det är|it was|it's|это был|это была|это|var det|mener jeg|menar jag|i mean|undskyld|unnskyld|` +
    String.raw`beklager|förlåt|sorry|извините)(?!\p{L})`,
  'iu',
)
/** Of such a medicine more is told than its name. */
const JUDGED: readonly Mark[] = ['allergy', 'reaction', 'stop', 'refuse', 'raise', 'lower']

/** It was told in one of so many statements before. */
const MEDICINE_REACH = 2

/** The one medicine told of just before, and where. */
function medicineBefore(out: readonly Statement[]): { told: number; wrong: DrugMention } | undefined {
  const told = out.findLastIndex((one, place) => out.length - place > MEDICINE_REACH || !isSmall(one))
  const statement = out[told]
  const [wrong, ...more] = statement?.drugs ?? []
  if (statement === undefined || wrong === undefined || more.length > 0 || out.length - told > MEDICINE_REACH) return undefined
  return statement.isQuestion || has(statement, ...JUDGED) ? undefined : { told, wrong }
}

/** Not X, it was Y, or with words that only take back. */
function isTakenBack(statement: Statement, telling: Statement, { wrong, taking }: { wrong: DrugMention; taking: readonly Hit[] }): boolean {
  const isDeniedByName = statement.drugs.some(({ substance, start }) => substance === wrong.substance && DENIES.test(statement.tokens[start - 1]?.lower ?? ''))
  if (isDeniedByName || NAMES_IT.test(telling.text)) return true
  return taking.some((hit) => isPlain(statement, hit)) || (isSmall(statement) && takingHits(statement).length > 1)
}

/** The statement that names the right one comes next when this one only takes back: no, not X · it was Y. */
function onlyDenies(statement: Statement, wrong: DrugMention): boolean {
  if (statement.drugs.length === 0 && !isSmall(statement)) return false
  return statement.drugs.every(({ substance }) => substance === wrong.substance)
}

/** A medicine that was named by mistake: I take X · no, not X · it was Y. */
export function otherMedicine(
  statements: readonly Statement[],
  at: number,
  out: readonly Statement[],
): { told: number; text: string; next: number } | undefined {
  const statement = statements[at]
  const before = medicineBefore(out)
  if (statement === undefined || before === undefined) return undefined
  const { told, wrong } = before
  const taking = takingHits(statement).filter(({ start }) => start <= 1)
  if (taking.length === 0 && !isSmallNo(out.at(-1))) return undefined
  const next = onlyDenies(statement, wrong) ? at + 1 : at
  const telling = statements[next]
  const right = telling?.drugs.find(({ substance }) => substance !== wrong.substance)
  if (telling === undefined || telling.isQuestion || right === undefined || right.start > FAR || has(telling, ...JUDGED)) return undefined
  if (!isTakenBack(statement, telling, { wrong, taking })) return undefined
  return { told, text: telling.tokens.slice(right.start, right.end).map(({ text }) => text).join(' '), next }
}

/** Not X but Y, as told of Y alone. */
export function withoutDenied(telling: Statement, tongue: Tongue): Statement {
  const [denied, right] = telling.drugs
  const isDenied = denied !== undefined && right !== undefined && DENIES.test(telling.tokens[denied.start - 1]?.lower ?? '')
  return isDenied ? reworded(telling, telling.text.slice(telling.tokens[right.start]?.start ?? 0), tongue) : telling
}

const isSmallNo = (statement: Statement | undefined) => statement !== undefined && isSmall(statement) && takingHits(statement).length > 0

/** A statement that names another medicine than it did. */
export function withMedicine(told: Statement, said: string, tongue: Tongue): Statement {
  const [wrong] = told.drugs
  const [from, to] = [told.tokens[wrong?.start ?? 0]?.start ?? 0, told.tokens[(wrong?.end ?? 1) - 1]?.end ?? 0]
  return reworded(told, `${told.text.slice(0, from)}${said}${told.text.slice(to)}`, tongue)
}
