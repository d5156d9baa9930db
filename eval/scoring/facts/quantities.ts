import { DOSE_UNITS, ENGLISH_TENS, ENGLISH_UNITS, UNIT_WORDS } from './quantity-words.ts'

/** A number with its unit ("" when it has none), and the words it spans. */
export interface Quantity {
  readonly value: string
  readonly unit: string
  readonly start: number
  readonly end: number
}

const UNITS = new Map(Object.entries(UNIT_WORDS).flatMap(([unit, words]) => words.split(' ').map((word): [string, string] => [word, unit])))
const ONES = new Map(ENGLISH_UNITS.map((word, value) => [word, value]))
const TENS = new Map(ENGLISH_TENS.map((word, at) => [word, (at + 2) * 10]))
const SCALES = [['hundred', 100], ['thousand', 1000]] as const

const LETTERS = String.raw`[\p{L}\p{Nl}\p{No}]+`
const TOKEN = new RegExp(String.raw`\d+(?:[.,]\d+)*(?:/\d+)*|${LETTERS}(?:['’]${LETTERS})?|[%°]|[.;:?!\n,/]`, 'gu')
/** "2. Hypertension" states no quantity. */
const LIST_NUMBER = /(^|[.:;\n]\s*)\d{1,2}[.)]\s+(?=\D)/g

/** The words, numbers and stops of a text, lower case; "don't" is "do not". */
export function factTokens(text: string): string[] {
  const plain = text.replace(LIST_NUMBER, '$1').toLowerCase().replaceAll('’', "'").replaceAll("n't", ' not').replaceAll("n 't", ' not')
  return plain.replace(/(?<=[\p{L}\p{N}_])-(?=[\p{L}\p{N}_])/gu, ' ').match(TOKEN) ?? []
}

export function isDoseUnit(unit: string): boolean {
  return DOSE_UNITS.has(unit)
}

/** One way to write a number: no thousands' commas, no leading or trailing noughts. */
function plainNumber(digits: string): string {
  const number = /^\d{1,3}(?:,\d{3})+$/.test(digits) ? digits.replaceAll(',', '') : digits.replaceAll(',', '.')
  const [whole = '', ...rest] = number.split('.')
  const decimals = rest.join('.').replace(/0+$/, '')
  return (whole.replace(/^0+/, '') || '0') + (decimals === '' ? '' : `.${decimals}`)
}

interface Spoken {
  readonly value: number
  readonly next: number
}

function belowHundred(words: readonly string[], at: number): Spoken | undefined {
  const tens = TENS.get(words[at] ?? '')
  if (tens === undefined) {
    const unit = ONES.get(words[at] ?? '')
    return unit === undefined ? undefined : { value: unit, next: at + 1 }
  }
  const unit = ONES.get(words[at + 1] ?? '') ?? 0
  return unit > 0 && unit < 10 ? { value: tens + unit, next: at + 2 } : { value: tens, next: at + 1 }
}

/** "one forty" is 140. */
function withShortHundred(first: Spoken, words: readonly string[]): Spoken {
  const following = words[first.next] ?? ''
  if (first.value >= 10 || !(TENS.has(following) || (ONES.get(following) ?? 0) >= 10)) return first
  const rest = belowHundred(words, first.next)
  return rest === undefined ? first : { value: first.value * 100 + rest.value, next: rest.next }
}

function withScales(start: Spoken, words: readonly string[]): Spoken {
  let { value, next } = start
  for (const [scale, size] of SCALES) {
    if (words[next] !== scale) continue
    value = Math.max(value, 1) * size
    next++
    const rest = belowHundred(words, words[next] === 'and' ? next + 1 : next)
    if (rest !== undefined) {
      value += rest.value
      next = rest.next
    }
  }
  return { value, next }
}

/** A number in words that begins here. */
function spokenNumber(words: readonly string[], at: number): { value: string; next: number } | undefined {
  const word = words[at] ?? ''
  const afterPoint = ONES.get(words[at + 1] ?? '')
  if (word === 'point' && afterPoint !== undefined) return { value: `0.${String(afterPoint)}`, next: at + 2 }
  if (!ONES.has(word) && !TENS.has(word) && word !== 'hundred') return undefined
  const first = belowHundred(words, at)
  const { value, next } = withScales(first === undefined ? { value: 1, next: at } : withShortHundred(first, words), words)
  const decimal = words[next] === 'point' ? ONES.get(words[next + 1] ?? '') : undefined
  return decimal === undefined ? { value: String(value), next } : { value: `${String(value)}.${String(decimal)}`, next: next + 2 }
}

/** Every quantity of a text; "140 over 90" and 140/90 are two. */
export function quantities(words: readonly string[]): Quantity[] {
  const found: Quantity[] = []
  let at = 0
  while (at < words.length) {
    const word = words[at] ?? ''
    const parts = /^\d/.test(word) ? word.split('/') : []
    const number = parts.length > 0 ? { value: plainNumber(parts.at(-1) ?? ''), next: at + 1 } : spokenNumber(words, at)
    if (number === undefined) {
      at++
      continue
    }
    for (const part of parts.slice(0, -1)) found.push({ value: plainNumber(part), unit: '', start: at, end: at + 1 })
    const unit = UNITS.get(words[number.next] ?? '') ?? ''
    const isPronoun = word === 'one' && number.next === at + 1 && unit === ''
    if (!isPronoun) found.push({ value: number.value, unit, start: at, end: number.next + (unit === '' ? 0 : 1) })
    at = Math.max(number.next, at + 1)
  }
  return found
}
