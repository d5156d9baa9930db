import type { Flag, Reference } from './lab-row.ts'

const NUMBER = String.raw`\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?`
const DASH = '(?:-|–|—|−|\\.\\.\\.?|…|til|till|to|do|до)'
const RANGE = new RegExp(`^(${NUMBER})\\s*${DASH}\\s*(${NUMBER})$`, 'iu')
const BOUND = new RegExp(`^(<=?|≤|>=?|≥|under|over|below|above|inntil|opp til|upp till|op til|up to|до|менее|более|ниже|выше)\\s*(${NUMBER})$`, 'iu')
const FROM_WORDS = /^(?:>=?|≥|over|above|более|выше)$/iu
const VALUE = new RegExp(`^([<>]=?|≤|≥)?\\s*(${NUMBER})$`, 'u')
/** Results that are words. */
const QUALITATIVE_WORD = new RegExp(
  '(?:neg(?:ativ[et]?|ative)?|pos(?:itiv[et]?|itive)?|ikke påvist|påvist|ej påvisad|inte påvisad|påvisad|ikke påviselig|not detected|' +
    String.raw`detected|normal[et]?|spor|spår|trace|отриц(?:ательно|\.)?|полож(?:ительно|\.)?|не обнаружен[оаы]?|обнаружен[оаы]?|следы|nil|none|` +
    String.raw`absent|present|[1-4]\s?\+|\+{1,4}|\(\+\)|1\s?:\s?\d{1,5})`,
  'iu',
)
const QUALITATIVE = new RegExp(`^${QUALITATIVE_WORD.source}(?:\\s?/\\s?${QUALITATIVE_WORD.source})?$`, 'iu')

const FLAGS: readonly (readonly [Flag, RegExp])[] = [
  [
    'high',
    new RegExp(
      String.raw`^(?:h{1,2}[*!]{0,2}|\(h\)|↑{1,3}|▲|høy|høyt|\+{1,2}|hög|högt|høj|højt|high|förhöj\p{L}*|forhøy\p{L}*|forhøj\p{L}*|raised|` +
        'elevated|for hø[yj]t?|för högt?|lett forhøyet|let forhøjet|økt|øget|ökat?|above(?: high reference limit| range| normal)?|over|' +
        String.raw`h[øöo][gjyi]t? v(?:ä|e|æ)r(?:de|di)|выше(?: нормы)?|высок\p{L}*|повыш(?:ен[аоы]?|\.)?|в)$`,
      'iu',
    ),
  ],
  [
    'low',
    new RegExp(
      String.raw`^(?:l{1,2}[*!]{0,2}|\(l\)|↓{1,3}|▼|lav|lavt|låg|lågt|low|sänkt|senket|sænket|nedsatt?|redusert|for lavt?|för lågt?|` +
        'below(?: low reference limit| range| normal)?|under|l[åa][gv]t? v(?:ä|e|æ)r(?:de|di)|reduced|ниже(?: нормы)?|' +
        String.raw`пониж(?:ен[аоы]?|\.)?|сниж\p{L}*|низк\p{L}*|н)$`,
      'iu',
    ),
  ],
  ['marked', /^(?:\*{1,3}|#|!|a|abn(?:ormal)?|(?:utanför|utenfor|uden for|outside|вне) ?(?:ref\p{L}*(?: \p{L}+)?|range|норм\p{L}*)?)$/iu],
  ['normal', /^(?:n|ok|normal[et]?|normalt|within|норма)$/iu],
]

/** Units without a slash: what a laboratory prints behind a number and nobody else does. */
const SIMPLE_UNIT =
  /^(?:%|‰|f[lL]|фл|p[gG]|пг|s|sec|sek|сек|mm|мм|kPa|ratio|titer|kU|mU|INR|(?:[x×хX*]\s?)?10(?:\s?(?:\^|\*\*?|[Ee]|\()\s?-?\d{1,2}\)?|[⁹¹²⁶³]{1,2})|E\d{1,2})$/u
/** Units with one: an amount by volume, by another amount or by time. */
const COMPOUND_UNIT = new RegExp(
  [
    String.raw`^(?:(?:[x×хX*]\s?)?10\s?(?:\^|\*\*?|[Ee]|\()?\s?-?(?:\d{1,2}|[⁹¹²⁶³]{1,2})\)?\s?|E\s?\d{1,2})?`,
    String.raw`[\p{L}µμ%²³.*]{0,12}\s?\/\s?(?:\d{1,3}\s?)?(?:[dmµμucf]?[lLл]|мл|дл|мкл|[mµμ]?mol|м?моль|min|мин|час|ч|h|t|time|timme|k?g|мг|г|d|` +
      String.raw`døgn|сут|hpf|felt|field|m2|m²)`,
    String.raw`(?:\s?\/\s?[\d.,]*\s?m?(?:²|2|\^2)?)?(?:\s?Hb)?$`,
  ].join(''),
  'u',
)

const numberOf = (printed: string): number => Number(printed.replace(/[ '’]/g, '').replace(',', '.'))

const REFERENCE_WORD = new RegExp(
  '^(?:ref(?:eranse)?(?:område|range|erensområde|erence)?|referens(?:intervall)?|normalt?(?:område|verdi|värde|værdi|range|intervall?)?|norm|range|' +
    String.raw`limits?|grenser?|n(?=\s?:)|норма|реф(?:еренс)?|område|referens)\.?\s*:?\s*`,
  'iu',
)

const bare = (cell: string): string =>
  cell.trim().replace(/^[([{]\s*/u, '').replace(/\s*[)\]}]$/u, '').replace(REFERENCE_WORD, '').trim()

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
  const [, mark = '', text = cell.trim()] = /^([*#↑↓▲▼!]{1,2}|[HL]{1,2}(?=\s))\s*(.*)$/u.exec(cell.trim()) ?? []
  const value = readPlainValue(text)
  return value && { ...value, flag: value.flag ?? (mark === '' ? undefined : readFlag(mark)) }
}

function readPlainValue(text: string): Value | undefined {
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

export const readFlag = (cell: string): Flag | undefined => FLAGS.find(([, form]) => form.test(cell.trim().replace(/^[([]\s*|\s*[)\]]$/gu, '')))?.[0]

export const isUnit = (cell: string): boolean => cell.length <= 24 && (SIMPLE_UNIT.test(cell.trim()) || COMPOUND_UNIT.test(cell.trim()))
