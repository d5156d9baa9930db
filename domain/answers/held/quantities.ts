import type { Reading } from '#domain/note/annotate/statement.ts'
import type { Token } from '#domain/language/tokens.ts'
import { isNumber } from '#domain/language/tokens.ts'

/** A number with what it counts, in the smallest unit of its kind so that two weeks and fourteen days are one; bare where no unit is known. */
export type Quantity = {
  readonly value: number
  readonly unit: string
  readonly at: number
  /** As it was written, without its unit. */ readonly bare?: number
}

/** Beginnings of units and how many of the smallest one make each. Longer ones stand first. */
const UNITS: readonly (readonly [start: RegExp, unit: string, factor: number])[] = [
  [/^(?:mikrogram|microgram|µg|mcg|мкг|микрограмм)/u, 'mg', 0.001],
  [/^(?:milligram|mg|мг|миллиграмм)/u, 'mg', 1],
  [/^(?:kilogram|kilo|kg|кг|килограмм)/u, 'kg', 1],
  [/^(?:gram|g$|г$|грамм)/u, 'mg', 1000],
  [/^(?:milliliter|millilitre|ml$|мл$|миллилитр)/u, 'ml', 1],
  [/^(?:desiliter|deciliter|dl$)/u, 'ml', 100],
  [/^(?:liter|litre|l$|л$|литр)/u, 'ml', 1000],
  [/^(?:minut|мин)/u, 'hour', 1 / 60],
  [/^(?:tim(?:e|er|en|ar|mar|mes|me)$|timm|hour|час)/u, 'hour', 1],
  [/^(?:døgn|dygn|сут)/u, 'hour', 24],
  [/^(?:dag(?:e|er|ar|en|ers|ars)?$|day|дн|день|дней)/u, 'hour', 24],
  [/^(?:uke|uker|uka|veke|veker|veck|uge|week|недел)/u, 'hour', 168],
  [/^(?:måned|månad|month|месяц)/u, 'hour', 720],
  [/^(?:år|year|лет|год)/u, 'hour', 8640],
  [/^(?:ganger|gang|gange|gång|gånger|times|раз|раза)$/u, 'times', 1],
  [/^(?:prosent|procent|percent|per$|процент)/u, '%', 1],
  [/^(?:grad|degree|градус)/u, 'degree', 1],
]

/** Half a year, half an hour, a fortnight: amounts without a number. */
const WORDS: readonly (readonly [word: RegExp, value: number, unit: string])[] = [
  [/^(?:halvår|halvåret|полгода|полугод\p{L}*)$/u, 4320, 'hour'],
  [/^(?:fortnight|fortnights)$/u, 336, 'hour'],
  [/^(?:kvartal\p{L}*|quarterly|квартал\p{L}*)$/u, 2160, 'hour'],
  [/^(?:ukentlig|varje_vecka|ugentlig\p{L}*|weekly|еженедельн\p{L}*)$/u, 168, 'hour'],
]

/** The first to the tenth, by the beginnings of the words, in all languages. */
const ORDINALS: readonly (readonly [word: RegExp, value: number])[] = [
  [/^(?:første|fyrste|första|first|перв\p{L}{1,3})$/u, 1],
  [/^(?:andre|andra|anden|second|втор\p{L}{1,3})$/u, 2],
  [/^(?:tredje|third|треть\p{L}{1,3}|третий)$/u, 3],
  [/^(?:fjerde|fjärde|fourth|четверт\p{L}{1,3})$/u, 4],
  [/^(?:femte|fifth|пят(?:ый|ого|ом|ую|ая|ой))$/u, 5],
  [/^(?:sjette|sjätte|sixth|шест(?:ой|ого|ом|ую|ая))$/u, 6],
  [/^(?:sjuende|syvende|sjunde|seventh|седьм\p{L}{1,3})$/u, 7],
  [/^(?:åttende|åttonde|ottende|eighth|восьм\p{L}{1,3})$/u, 8],
]
/** A half, a third, a quarter of something. */
const PARTS: readonly (readonly [word: RegExp, value: number])[] = [
  [/^(?:halvparten|halvdelen|hälften|half|половин\p{L}*)$/u, 0.5],
  [/^(?:tredjedel\p{L}*|треть|трети)$/u, 0.33],
  [/^(?:fjerdedel\p{L}*|fjärdedel\p{L}*|kvart|quarter|четверть|четверти)$/u, 0.25],
]
const EVERY = /^(?:hver|hvert|kvar|varje|var|every|each|кажд\p{L}{2,3})$/u
/** Every second one. */
const EVERY_OTHER = /^(?:annenhver|annenhvert|varannan|vartannat|hveranden)$/u
/** How often, in one word. */
const RATES: readonly (readonly [word: RegExp, hours: number])[] = [
  [/^(?:daglig|dagleg|dagligen|dagligt|daily|ежедневно)$/u, 24],
  [/^(?:ukentlig|veckovis|ugentlig|ugentligt|weekly|еженедельно)$/u, 168],
  [/^(?:månedlig|månatligen|månedligt|monthly|ежемесячно)$/u, 720],
  [/^(?:årlig|årligen|årligt|yearly|annually|ежегодно)$/u, 8640],
]
/** One of them: a week, до года; i uken, per day tell how often. */
const ONE = /^(?:one|en|én|et|ett|ei|a|an|один|одну|одного|до|через|на|за|около)$/u
const PER = /^(?:i|om|per|pr|a|an|the|в)$/u
/** On the same day, at once. */
const AT_ONCE = /^(?:straks|strax|genast|omedelbart|øyeblikkelig|øjeblikkelig\p{L}*|immediately|немедленно|сразу)$/u
const SAME_DAY = /^(?:samme|samma|same|тот|же)$/u
const COUNTED = /^(?:ganger|gang|gange|gång|gånger|times|once|twice|раз|раза|doser|doses)$/u

/** One of each: an article as often as a number, and told without one in other words. */
const OFTEN_UNSAID = 1
/** How near two numbers are one: 30.4 days a month. */
const SAME = 0.08

function unitBehind(reading: Reading, at: number): readonly [string, number] | undefined {
  for (let next = at + 1; next <= at + 2; next++) {
    const token = reading.tokens[next]
    if (token === undefined || /[.;:!?,]/.test(token.gap)) return undefined
    if (isNumber(token)) return /^[-–]$/.test(token.gap) || next === at + 2 ? unitBehind(reading, next) : undefined
    const unit = UNITS.find(([start]) => start.test(token.lower))
    if (unit !== undefined) return [unit[1], unit[2]]
    if (next === at + 1 && !/^(?:til|till|to|до|eller|or|или|og|och|and|и|hele|hela|full|whole|первых)$/u.test(token.lower)) return undefined
  }
  return undefined
}

type Amount = Pick<Quantity, 'value' | 'unit'>

/** What one word tells without a number: half a year, a quarter of them, weekly, at once. */
function toldInOneWord(word: string): Amount | undefined {
  const whole = WORDS.find(([pattern]) => pattern.test(word))
  if (whole !== undefined) return { value: whole[1], unit: whole[2] }
  const part = PARTS.find(([pattern]) => pattern.test(word))
  if (part !== undefined) return { value: part[1], unit: 'part' }
  const rate = RATES.find(([pattern]) => pattern.test(word))
  if (rate !== undefined) return { value: rate[1], unit: 'every' }
  return AT_ONCE.test(word) ? { value: 24, unit: 'hour' } : undefined
}

/** What a small word makes of the time behind it: every other day, the same day, twice a week, a week, every week. */
function ofTimeBehind(word: string, before: string, hours: number): Amount | undefined {
  if (EVERY_OTHER.test(word)) return { value: 2 * hours, unit: 'every' }
  if (SAME_DAY.test(word)) return { value: hours, unit: 'hour' }
  if (PER.test(word) && COUNTED.test(before)) return { value: hours, unit: 'every' }
  if (ONE.test(word)) return { value: hours, unit: 'hour' }
  return EVERY.test(word) ? { value: hours, unit: 'every' } : undefined
}

const ordinalOf = (word: string): number | undefined => ORDINALS.find(([pattern]) => pattern.test(word))?.[1]

/** Every fourth week, every four hours; the third week. */
function countedTime(token: Token, before: string, hours: number): Amount | undefined {
  const ordinal = ordinalOf(token.lower)
  const count = ordinal ?? (isNumber(token) ? Number(token.text.replace(',', '.')) : undefined)
  if (count !== undefined && EVERY.test(before)) return { value: count * hours, unit: 'every' }
  return ordinal === undefined ? undefined : { value: ordinal * hours, unit: 'hour' }
}

/** A number, or both of a pair such as 120/80, with the unit behind it. */
function numbersAt(reading: Reading, at: number, token: Token): Quantity[] {
  const rest = reading.text.slice(token.end, token.end + 2).trimStart()
  const unit = rest.startsWith('%') ? (['%', 1] as const) : unitBehind(reading, at)
  return token.text.split('/').map((one) => Number(one.replace(',', '.'))).map((bare) => ({ value: bare * (unit?.[1] ?? 1), unit: unit?.[0] ?? '', at, bare }))
}

/** The quantities of a reading. */
export function quantitiesOf(reading: Reading): Quantity[] {
  return reading.tokens.flatMap((token, at): Quantity[] => {
    const told = toldInOneWord(token.lower)
    if (told !== undefined) return [{ ...told, at }]
    const [unit, hours] = unitBehind(reading, at) ?? ['', 0]
    const before = reading.tokens[at - 1]?.lower ?? ''
    const time = unit === 'hour' ? (ofTimeBehind(token.lower, before, hours) ?? countedTime(token, before, hours)) : undefined
    if (time !== undefined) return [{ ...time, at }]
    // the third of what is not counted in time tells no amount
    return ordinalOf(token.lower) === undefined && isNumber(token) ? numbersAt(reading, at, token) : []
  })
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= SAME * Math.max(one, other)

/** Whether a quantity is among others; a bare number may be one with any unit, and a unit may have been left out beside the other. */
export function isAmong({ value, unit, bare = value }: Quantity, others: readonly Quantity[]): boolean {
  if (value === OFTEN_UNSAID && unit === '') return true
  return others.some((other) =>
    unit === other.unit ? isNear(value, other.value) : (unit === '' || other.unit === '') && isNear(bare, other.bare ?? other.value),
  )
}
