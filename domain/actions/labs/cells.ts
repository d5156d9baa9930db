import type { Flag, Reference } from './lab-row.ts'

const NUMBER = String.raw`\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?`
const DASH = '(?:-|–|—|−|\\.\\.\\.?|…|til|till|to|do|до)'
const RANGE = new RegExp(`^(${NUMBER})\\s*${DASH}\\s*(${NUMBER})$`, 'iu')
const BOUND = new RegExp(`^(<=?|≤|>=?|≥|under|over|below|above|inntil|opp til|upp till|op til|up to|до|менее|более|ниже|выше)\\s*(${NUMBER})$`, 'iu')
const FROM_WORDS = /^(?:>=?|≥|over|above|более|выше)$/iu
const VALUE = new RegExp(`^([<>]=?|≤|≥)?\\s*(${NUMBER})$`, 'u')
/** Results that are words. */
const QUALITATIVE =
  /^(?:neg(?:ativ[et]?|ative)?|pos(?:itiv[et]?|itive)?|ikke påvist|påvist|ej påvisad|inte påvisad|påvisad|ikke påviselig|not detected|detected|normal[et]?|spor|spår|trace|отриц(?:ательно|\.)?|полож(?:ительно|\.)?|не обнаружен[оаы]?|обнаружен[оаы]?|следы|[1-4]\+|\+{1,4})$/iu

const FLAGS: readonly (readonly [Flag, RegExp])[] = [
  ['high', /^(?:h{1,2}|\(h\)|↑{1,3}|▲|høy|høyt|hög|högt|høj|højt|high|выше(?: нормы)?|повыш(?:ен|ено|\.)?|в)$/iu],
  ['low', /^(?:l{1,2}|\(l\)|↓{1,3}|▼|lav|lavt|låg|lågt|low|ниже(?: нормы)?|пониж(?:ен|ено|\.)?|н)$/iu],
  ['marked', /^(?:\*{1,3}|!|a|abn(?:ormal)?)$/iu],
  ['normal', /^(?:n|normal|норма)$/iu],
]

/** Ends of units: what laboratories of five languages print behind a number. */
const UNIT = new RegExp(
  [
    String.raw`^(?:[xх×*]?\s*10\s*(?:\^|\*\*?|E|e)?\s*[\d⁹¹²⁶³]{1,2}|E\s?\d{1,2}|[munpkµμfgмнпмккМг]{0,3}(?:g|mol|mole|U|IU|IE|kat|Eq|l|L|m|Osm|г|моль|Ед|МЕ|ед|л|осм)|%|‰|ratio|INR|mm|мм|s|sec|sek|сек|с|kPa|mg|fl|fL|фл|пг|pg|tys|тыс|млн)`,
    String.raw`(?:\s?\/\s?(?:\d*[.,]?\d+\s?)?[\p{L}µμ²³0-9.,*]+(?:\s?\/\s?[\p{L}\d.,²^ ]+)?)?$`,
  ].join(''),
  'u',
)

const numberOf = (printed: string): number => Number(printed.replace(/[ '’]/g, '').replace(',', '.'))

const bare = (cell: string): string => cell.trim().replace(/^[([{]\s*/u, '').replace(/\s*[)\]}]$/u, '').replace(/^(?:ref(?:eranse)?(?:område|range|erensområde|erence)?|referens(?:intervall)?|norm(?:al)?(?:område)?|норма|реф)\.?\s*:?\s*/iu, '').trim()

/** A range, with the unit it may carry behind it: `(11,7 - 15,3 g/dL)`, `< 5`, `ref. > 60`. */
export function readReference(cell: string): Reference | undefined {
  const text = bare(cell)
  if (text.length > 60) return undefined
  const [, numbers = text, unit = ''] = /^(.*[\d])\s*(\D[^\d]*(?:\d{1,2}[^\d]*)?)$/u.exec(text) ?? []
  const core = isUnit(unit.trim()) ? numbers : text
  const range = RANGE.exec(core)
  if (range?.[1] !== undefined && range[2] !== undefined) return { text, low: numberOf(range[1]), high: numberOf(range[2]) }
  const bound = BOUND.exec(core)
  if (bound?.[1] === undefined || bound[2] === undefined) return undefined
  const end = numberOf(bound[2])
  return FROM_WORDS.test(bound[1]) ? { text, low: end, high: undefined } : { text, low: undefined, high: end }
}

export type Value = { value: string; number: number | undefined; comparator: '<' | '>' | undefined; flag: Flag | undefined; unit: string | undefined }

/** A result: a number with what stands right at it (`11,2*`, `45 H`, `13,4 g/dL`), or a word of those that are results. */
export function readValue(cell: string): Value | undefined {
  const text = cell.trim()
  if (text.length > 60) return undefined
  if (QUALITATIVE.test(text)) return { value: text, number: undefined, comparator: undefined, flag: undefined, unit: undefined }
  const [, printed = text, behind = ''] = new RegExp(`^((?:[<>]=?|≤|≥)?\\s*(?:${NUMBER}))\\s*(.*)$`, 'u').exec(text) ?? []
  const found = VALUE.exec(printed.trim())
  if (found?.[2] === undefined) return undefined
  const parts = behind.split(/\s+/u).filter((part) => part !== '')
  const flags = parts.map(readFlag)
  const flag = flags.find((one) => one !== undefined)
  const unit = parts.filter((_part, at) => flags[at] === undefined).join(' ')
  if (unit !== '' && !isUnit(unit)) return undefined
  const sign = found[1]?.startsWith('<') || found[1] === '≤' ? '<' : found[1] === undefined ? undefined : '>'
  return { value: printed.trim(), number: numberOf(found[2]), comparator: sign, flag, unit: unit === '' ? undefined : unit }
}

export const readFlag = (cell: string): Flag | undefined => FLAGS.find(([, form]) => form.test(cell.trim()))?.[0]

export const isUnit = (cell: string): boolean => cell.length <= 24 && UNIT.test(cell.trim())

/** A day as a table of several samples heads its columns: 12.03.2026, 2026-03-12, 12/3-26. */
export const isDate = (cell: string): boolean => /^(?:\d{1,2}[./]\s?\d{1,2}[./-]\s?\d{2,4}|\d{4}-\d{2}-\d{2})(?:\s+(?:kl\.?\s*)?\d{1,2}[:.]\d{2})?$/u.test(cell.trim())
