import { LOOK, MISSING, QUALITATIVE } from '../words/results.ts'
import { anyOf, isOneOf } from './any-of.ts'
import { keeping } from './kept.ts'

/** A number as it is printed: with a decimal comma or point, and blanks or signs between its thousands. */
export const NUMBER = [
  String.raw`\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d+)?`,
  String.raw`\d{1,3}(?:,\d{3})+\.\d+|\d{1,3}(?:\.\d{3})+,\d+`,
  String.raw`[1-9]\d{0,2}(?:,\d{3}){2,}|[1-9]\d{0,2}(?:\.\d{3}){2,}`,
  String.raw`\d+(?:[.,]\d+)?`,
].join('|')
export const COMPARED = String.raw`(?:[<>]=?|=[<>]|[≤≥⩽⩾])`

/** What parts thousands where it is no blank: the sign that does not begin decimals. */
export type Thousands = ',' | '.' | undefined

/** Which sign parts thousands in this printout: the one that begins no decimals in it, where the other one does. */
export function thousandsIn(text: string): Thousands {
  const hasPoints = /(?<![\d.,/-])\d{1,4}\.\d{1,2}(?![\d./-])/u.test(text)
  const hasCommas = /(?<![\d.,])\d+,(?:\d{1,2}|\d{4,})(?!\d)/u.test(text)
  return hasPoints === hasCommas ? undefined : hasPoints ? ',' : '.'
}

/** A number whose one sign may part thousands; a density (`1.018`) and what is below one has three decimals. */
const GROUPED = /^[-−]?(?!1\.0)[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/u
/** The sign that may part the thousands of a number. */
export const groupSignOf = (printed: string): Thousands => {
  const sign = GROUPED.exec(printed)?.[1]
  return sign === ',' || sign === '.' ? sign : undefined
}

export const numberOf = (printed: string, thousands?: Thousands): number => {
  const bare = printed.replace(/[ '’]/gu, '').replace(/[−–]/u, '-')
  const isGrouped = thousands !== undefined && groupSignOf(bare) === thousands
  if (isGrouped) return Number(bare.replaceAll(thousands, ''))
  if (/,\d{3}\./u.test(bare)) return Number(bare.replaceAll(',', ''))
  return Number((/\.\d{3},/u.test(bare) ? bare.replaceAll('.', '') : bare).replace(',', '.'))
}

export type Value = { value: string; number: number | undefined; comparator: '<' | '>' | undefined }

const QUALITATIVE_WORD = String.raw`(?:${anyOf(QUALITATIVE)}|[1-4]\s?\+|\+{1,4}|\(\+\)|\+\/-|±|[ABO]{1,2}\s?Rh\s?\(?D?\)?\s?(?:pos|neg)\p{L}*)`
/** How much of it, in brackets behind a word: `Positiv (3+)`, `positive (1:80)`. */
const GRADE = String.raw`\s?\((?:[1-4]\s?\+|\+{1,4}|1\s?:\s?\d{1,6})\)`
const IS_WORD = new RegExp(String.raw`^${QUALITATIVE_WORD}(?:\s?\/\s?${QUALITATIVE_WORD}|${GRADE})?$`, 'iu')
/** A titre, or how many germs grew: `1:40`, `>10^5`. */
const TITRE = /^(?:[<>]?\s?1\s?:\s?\d{1,6}|[<>≤≥]\s?10\s?(?:\^|\*{1,2}|[Ee])\s?\d)$/u
const IS_NUMBER = new RegExp(String.raw`^(${COMPARED})?\s*([-−+]?(?:${NUMBER}))$`, 'u')
const isLook = isOneOf(LOOK)
const missing = new RegExp(String.raw`(?<![\p{L}\p{N}])${anyOf(MISSING)}(?![\p{L}\p{N}])`, 'iu')

/** True where something says that there is no result. */
export const isMissing = (cell: string): boolean => missing.test(cell)

const holdsValue = new RegExp(String.raw`[\d+±]|Rh|(?<![\p{L}\p{N}])${anyOf(QUALITATIVE)}(?![\p{L}\p{N}])`, 'iu')
/** False where nothing in a text can be a result: it need not be tried. */
export const mayHoldValue = (text: string): boolean => holdsValue.test(text)

/** A result without its unit and mark: a number, a titre, or a word of those that are results. */
export const readValue = keeping((cell: string): Value | undefined => {
  const text = cell.trim()
  if (text === '' || text.length > 60) return undefined
  const [, sign, digits] = IS_NUMBER.exec(text) ?? []
  // A number that begins with a nought and has no decimals is that of an order or a telephone.
  if (digits !== undefined && /^0\d/u.test(digits)) return undefined
  if (digits !== undefined) {
    const comparator = sign === undefined ? undefined : /[<≤⩽]/u.test(sign) ? '<' : '>'
    return { value: text, number: numberOf(digits), comparator }
  }
  return TITRE.test(text) || IS_WORD.test(text) ? { value: text, number: undefined, comparator: undefined } : undefined
})

/** What is seen with the eye is a result where a column or a name of the urine says so. */
export const readLook = (cell: string): Value | undefined =>
  isLook(cell.trim()) ? { value: cell.trim(), number: undefined, comparator: undefined } : undefined
