import type { Token } from '#domain/language/tokens.ts'
import { AT_LEAST, BODILY, MINUTES, SITS, SITS_ON } from '#domain/language/tables/medicines/no-medicine.ts'
import { isNumber } from '#domain/language/tokens.ts'
import { AIM, APART, SPANS } from '#domain/terminology/doses/dose-words.ts'
import type { Reading } from '#domain/note/annotate/statement.ts'

/** Taken yesterday, last Friday, in January: when it was, not how it is taken. */
const WHEN = new Set([
  'yesterday', 'igår', 'вчера', 'позавчера',
  'måndags', 'tisdags', 'onsdags', 'torsdags', 'fredags', 'lördags', 'söndags',
  'januar', 'februar', 'mars', 'april', 'mai', 'juni', 'juli', 'august', 'september', 'oktober', 'november', 'desember',
  'januari', 'februari', 'maj', 'augusti', 'december', 'marts', 'january', 'february', 'march', 'june', 'july', 'october',
])
const MONTH_RU = /^(?:январ|феврал|апрел|июн|июл|сентябр|октябр|ноябр|декабр)(?:ь|я|е|ём|ем|ю)$|^(?:март|август)(?:а|е)?$|^ма[йяе]$/u
/** One day of the week is the one that was, unless it is told how often: раз в неделю в среду. */
const WEEKDAY_RU = /^(?:понедельник|вторник|среду|четверг|пятницу|субботу|воскресенье)$/u

const CALENDAR_YEAR = /^(?:19|20)\d\d$/u
const IN = /^(?:i|in|в|с|siden|sidan|sedan|since|fra|från|from)$/u

/** True for a word that tells when a medicine was taken. */
export function tellsWhen({ lower }: Token, before: Token | undefined, isHowOften: boolean): boolean {
  return (CALENDAR_YEAR.test(lower) && IN.test(before?.lower ?? '')) || WHEN.has(lower) || MONTH_RU.test(lower) || (!isHowOften && WEEKDAY_RU.test(lower))
}

const YEARS = /^(?:år|years?|год|года|лет|году)$/u
const LITRES = /^(?:l|л|lit(?:er|re|ers|res)|литр(?:а|ов)?)$/u
const PER_CENT = /^(?:prosent|procent|percent|процент(?:а|ов)?)$/u
/** A strength or a volume like this stands by its name: salve 1 %, Ringer, fem liter. */
const BESIDE = 4

/** A run of dose words: its tokens, how far it lies from the name, and whether a per cent sign stands in it or behind it, which is no word. */
type DoseRun = { readonly from: number; readonly to: number; readonly distance: number; readonly isPerCent: boolean }

/** Sit on the loo for five minutes; let it sit for ten minutes is told of what was put on. */
const isOfBody = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ lower }, at) => BODILY.has(lower) || (SITS.has(lower) && SITS_ON.has(tokens[from + at + 1]?.lower ?? '')))

/** True when it measures something else: sick leave of 20 per cent, water drunk in litres, for so many years, the year it was. */
export function isOfSomethingElse(tokens: readonly Token[], { from, to, distance, isPerCent }: DoseRun): boolean {
  const run = tokens.slice(from, to)
  // nought and a half, broken in two: nobody takes nothing
  const numbers = run.filter(isNumber)
  if (numbers.length > 0 && numbers.every(({ lower }) => /^0+$/u.test(lower))) return true
  if (distance > 1 && run.some(({ lower }) => MINUTES.test(lower)) && isOfBody(tokens, from - distance, from)) return true
  if (distance >= BESIDE && (isPerCent || run.some(({ lower }) => PER_CENT.test(lower) || LITRES.test(lower)))) return true
  return run.length <= 3 && run.some((token, at) => YEARS.test(token.lower) && isNumber(run[at - 1]))
}

const FLUID = new RegExp(
  String.raw`^(?:ringer\p{L}*|hartmann(?:[’']?s)?|væske\p{L}*|vätska\p{L}*|vökva|dropp(?:et)?|drypp(?:et)?|drop|drip|fluids?|saline|` +
    String.raw`saltvann\p{L}*|saltvand\p{L}*|koksalt\p{L}*|nacl|plasmalyte|sterofundin|infusjon\p{L}*|infusion\p{L}*)$`,
  'u',
)
const JOINS = /^(?:og|och|and|samt|pluss|plus|så|then)$/u

/** Takes where the words behind a name begin and end; gives where they end when a fluid is told of behind it: … and Ringer into the vein, 60 ml an hour. */
export function endBeforeFluid(tokens: readonly Token[], { from, to }: { from: number; to: number }): number {
  for (let at = from + 1; at < to; at++) {
    const token = tokens[at]
    if (token !== undefined && FLUID.test(token.lower) && (JOINS.test(tokens[at - 1]?.lower ?? '') || token.gap.startsWith(','))) return at
  }
  return to
}

/** What a measure is to come to is told so near behind it. */
const AIM_REACH = 6

/** LDL should be below 1.8, TSH down to 2: a number behind what is measured is its aim, and no dose. Takes the words from the name to the number. */
export function isAim({ tokens, hits }: Reading, { from, to }: { from: number; to: number }): boolean {
  const measure = hits.findLast(({ mark, start, end }) => (mark === 'test' || mark === 'vital') && start >= from && end <= to)
  if (measure === undefined || to - measure.end > AIM_REACH) return false
  const between = tokens.slice(measure.end, to + 1)
  return between.every(({ gap }) => gap === '') && between.slice(0, -1).some(({ lower }) => AIM.has(lower))
}

/** What two medicines are kept apart by is told so near behind the hours, or before them. */
const APART_BEHIND = 2
const APART_BEFORE = 5

/** At least four hours between them: a number, or its hours, that is how far two medicines are kept apart. */
export function keepsApart({ tokens, drugs }: Reading, word: number): boolean {
  const at = SPANS.test(tokens[word]?.lower ?? '') ? word - 1 : word
  if (!isNumber(tokens[at]) || !SPANS.test(tokens[at + 1]?.lower ?? '') || tokens[at + 1]?.gap !== '') return false
  // twice a day, twelve hours apart: of a single medicine it is how often
  const isOfTwo = new Set(drugs.map(({ substance }) => substance)).size > 1 || AT_LEAST.has(tokens[at - 1]?.lower ?? '')
  if (!isOfTwo) return false
  const isApart = ({ lower }: Token): boolean => APART.test(lower)
  const behind = tokens.slice(at + 2, at + 2 + APART_BEHIND)
  if (behind[0]?.gap === '' && behind.some(isApart)) return true
  return tokens.slice(Math.max(0, at - APART_BEFORE), at).some(isApart)
}
