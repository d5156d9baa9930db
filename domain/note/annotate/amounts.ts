import type { Mark } from '#domain/language/pack/language-pack.ts'
import { isNumber } from '#domain/language/tokens.ts'
import type { Reading } from './statement.ts'

/** How much of something, in the smaller of its units so that 1 g and 1000 mg are the same; `digits` as they were said. */
export type Amount = { readonly amount: string; readonly digits: string }

const WEIGHED = /^(?:mg|g|µg|mcg|ug|ml|l|dl|cl|kg|mmol|ie|мг|г|мкг|мл|л|кг|ммоль|ед|%)$/
const SMALLER: Readonly<Record<string, readonly [unit: string, factor: number]>> = {
  g: ['mg', 1000],
  г: ['мг', 1000],
  µg: ['mg', 0.001],
  mcg: ['mg', 0.001],
  ug: ['mg', 0.001],
  мкг: ['мг', 0.001],
  l: ['ml', 1000],
  dl: ['ml', 100],
  cl: ['ml', 10],
  л: ['мл', 1000],
}
const RANGE_WORDS = new Set(['til', 'till', 'to', 'до'])
/** Rounds away what multiplying by a thousandth leaves behind. */
const PRECISION = 8

/** The token a number's unit would be: the next, or after the second number of a range (400 to 600 mg). */
function unitIndex(reading: Reading, at: number): number {
  const { tokens } = reading
  if (/^[-–]$/.test(tokens[at + 1]?.gap ?? '') && isNumber(tokens[at + 1])) return at + 2
  return RANGE_WORDS.has(tokens[at + 1]?.lower ?? '') && isNumber(tokens[at + 2]) ? at + 3 : at + 1
}

/** The numbers that stand with a unit of amount, each with it. */
export function amountsOf(reading: Reading): Amount[] {
  return reading.tokens.flatMap((token, at): Amount[] => {
    if (!/^\d+(?:[.,]\d+)?$/.test(token.text)) return []
    const digits = String(Number(token.text.replace(',', '.')))
    if (/^\s?%/.test(reading.text.slice(token.end))) return [{ amount: `${digits} %`, digits }]
    const next = reading.tokens[unitIndex(reading, at)]
    if (next === undefined || !WEIGHED.test(next.lower) || /[.,;!?]/.test(next.gap)) return []
    const [unit, factor] = SMALLER[next.lower] ?? [next.lower, 1]
    const perWeight = /^\s?\/\s?(?:kg|кг)(?!\p{L})/u.test(reading.text.slice(next.end)) ? '/kg' : ''
    return [{ amount: `${String(Number((Number(digits) * factor).toPrecision(PRECISION)))} ${unit}${perWeight}`, digits }]
  })
}

const COUNTED: readonly Mark[] = ['frequency', 'timeWord', 'doseForm']

/** Nobody takes anything so many times a day. */
const LEAST_BARE_DOSE = 10

/** The numbers said bare right after a medicine, where everybody knows the unit: Lipitor twenty. */
export function bareDosesOf(reading: Reading): string[] {
  return reading.drugs.flatMap((drug) => {
    const token = reading.tokens[drug.end]
    // Four times a day is no dose; twenty in the evening is.
    const isSmall = Number(token?.text.replace(',', '.')) < LEAST_BARE_DOSE
    const isOfAnother = reading.hits.some((hit) => hit.start === drug.end + 1 && (hit.mark === 'unit' || (isSmall && COUNTED.includes(hit.mark))))
    return token !== undefined && isNumber(token) && !isOfAnother ? [String(Number(token.text.replace(',', '.')))] : []
  })
}
