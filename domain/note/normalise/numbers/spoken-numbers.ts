import type { LanguagePack, NumberWords } from '#domain/language/pack/language-pack.ts'
import { closeTo, readerOf, wordAt } from './number-scan.ts'
import type { Part, Scan } from './number-scan.ts'
import { writeGrades } from './spoken-grades.ts'
import { writeHalves, writePoints, writeTenths } from './spoken-parts.ts'
import { writeUnits } from './spoken-units.ts'
import { RATES, wholeNumber } from './whole-numbers.ts'
import { THANKS } from '#domain/language/tables/number-frames.ts'
import { isNumber, tokenise } from '#domain/language/tokens.ts'

/** A number found in text: its digits and the place of the words it was said with. */
export type SpokenNumber = { readonly digits: string; readonly start: number; readonly end: number }

/** True for digits or a word that is a number by itself. */
export function readsAsNumber(word: string, pack: LanguagePack): boolean {
  return /^\d/.test(word) || readerOf(pack.numbers)(word) !== undefined
}

/** One or more digits behind the point, said in a word or two; undefined where the number ends. */
function decimalWord(scan: Scan, at: number, digits: string): Part | undefined {
  const whole = wholeNumber(scan, at)
  if (whole === undefined || digits === '') return whole
  // nought point five twice: two times, and no more digits
  if (scan.words.counted.includes(scan.tokens[whole.next]?.lower ?? '')) return undefined
  // one point nought twelve; nought point six twenty-five milligrams
  if (digits.length === 1 && whole.value >= 10 && whole.value < 100 && isMeasured(scan, whole.next)) return whole
  return whole.single || /^0+$/.test(digits) ? whole : undefined
}

const MOST_DECIMALS = 3

function decimals(scan: Scan, from: number): Part | undefined {
  let digits = ''
  let at = from
  while (digits.length < MOST_DECIMALS) {
    const token = scan.tokens[at]
    if (token === undefined || (digits !== '' && !closeTo(token))) break
    const isWritten = isNumber(token) && /^\d+$/.test(token.text)
    const part = isWritten ? { digits: token.text, next: at + 1 } : decimalWord(scan, at, digits)
    if (part === undefined) break
    digits += part.digits
    at = part.next
  }
  return digits === '' ? undefined : { digits, value: 0, next: at, single: false }
}

/** Of each kilogram. */
const PER = new Set(['на', 'per', 'pr', 'pro'])

/** A unit, or how often, follows a dose: ноль пять на килограмм, ноль пять два раза. */
function isMeasured(scan: Scan, at: number): boolean {
  const token = scan.tokens[at]
  if (!closeTo(token)) return false
  if (unitHeads(scan.words).has(token?.lower ?? '') || PER.has(token?.lower ?? '')) return true
  const times = wholeNumber(scan, at)
  return times !== undefined && scan.words.counted.includes(scan.tokens[times.next]?.lower ?? '')
}

/** Nought and a number before a unit is a part of one, the point left unsaid: ноль четыре миллиграмма. */
function unsaidPoint(scan: Scan, whole: Part): Part | undefined {
  if (whole.digits !== '0' || !closeTo(scan.tokens[whole.next])) return undefined
  const part = wholeNumber(scan, whole.next)
  if (part === undefined || part.value === 0 || part.value >= 100 || !isMeasured(scan, part.next)) return undefined
  return { digits: `0${scan.words.decimalMark}${part.digits}`, value: 0, next: part.next, single: false }
}

/** The digit behind a word that is a point only before a pause: 0 og 5. */
function digitBehindPoint(scan: Scan, at: number): number | undefined {
  const point = scan.tokens[at]
  if (!closeTo(point) || !scan.words.pointBeforePause.includes(point?.lower ?? '')) return undefined
  const digit = wordAt(scan, at + 1)
  return digit !== undefined && digit.value < 10 ? digit.value : undefined
}

/** Russian says tenths and hundredths: the word tells where the digits stand. */
const SCALES: readonly (readonly [RegExp, number | undefined])[] = [
  [/^тысячн/, 3],
  [/^сот/, 2],
  [/^десят(?:ых|ая)$/, undefined],
]

/** The digits behind the point in their places, and one past the word for the places where there is one. */
function placed({ tokens }: Scan, fraction: Part): { readonly digits: string; readonly next: number } {
  const word = tokens[fraction.next]?.lower ?? ''
  const scale = SCALES.find(([pattern]) => pattern.test(word))
  return { digits: fraction.digits.padStart(scale?.[1] ?? fraction.digits.length, '0'), next: scale === undefined ? fraction.next : fraction.next + 1 }
}

const PARTS = /^(?:десят|сот)(?:ых|ая|ой)$/u

function withDecimals(scan: Scan, whole: Part): Part {
  const { tokens, words } = scan
  const unsaid = unsaidPoint(scan, whole)
  if (unsaid !== undefined) return unsaid
  const [point, after] = [tokens[whole.next], tokens[whole.next + 2]]
  const digit = digitBehindPoint(scan, whole.next)
  if (digit !== undefined && (after === undefined || /[,.;]/.test(after.gap))) {
    return { digits: `${whole.digits}${words.decimalMark}${String(digit)}`, value: whole.value, next: whole.next + 2, single: false }
  }
  const isOfParts = digit !== undefined && PARTS.test(after?.lower ?? '')
  if (!isOfParts && (!closeTo(point) || !words.point.includes(point?.lower ?? ''))) return whole
  const fraction = decimals(scan, whole.next + 1)
  if (fraction === undefined) return whole
  const { digits, next } = placed(scan, fraction)
  return { digits: `${whole.digits}${words.decimalMark}${digits}`, value: whole.value, next, single: false }
}

/** A row with so many single digits is read out, not counted. */
const LEAST_SINGLE_DIGITS = 3
/** No number that is read out has more parts; without a bound each number of a long row would look through all that follow it. */
const MOST_PARTS = 40

function digitRun(scan: Scan, first: Part): Part {
  // ni en to, fire fire: digits read out one by one belong together
  let digits = first.digits
  let at = first.next
  let singles = first.single ? 1 : 0
  for (let parts = 1; parts < MOST_PARTS; parts++) {
    const token = scan.tokens[at]
    const part = token !== undefined && /^[,\s-]*$/.test(token.gap) ? wholeNumber(scan, at) : undefined
    if (part === undefined || part.digits.length > 2) break
    // groups stand apart as they were read out
    digits += (token?.gap ?? '').includes(',') ? ` ${part.digits}` : part.digits
    at = part.next
    if (part.single) singles++
  }
  return singles >= LEAST_SINGLE_DIGITS ? { digits, value: 0, next: at, single: false } : first
}

const heads = new WeakMap<NumberWords, ReadonlySet<string>>()

/** The first words of the units. */
function unitHeads(words: NumberWords): ReadonlySet<string> {
  const known = heads.get(words) ?? new Set(Object.keys(words.unitSigns).map((name) => name.split(' ')[0] ?? name))
  heads.set(words, known)
  return known
}

function isPlainArticle(scan: Scan, at: number, part: Part): boolean {
  const { tokens, words } = scan
  if (part.next !== at + 1 || !words.article.includes(tokens[at]?.lower ?? '')) return false
  const after = tokens[part.next]
  return !(closeTo(after) && unitHeads(words).has(after?.lower ?? ''))
}

function pressure(scan: Scan, upper: Part): Part {
  const { tokens, words } = scan
  const over = tokens[upper.next]
  if (!closeTo(over) || !words.over.includes(over?.lower ?? '') || upper.value < 50 || upper.value > 300) return upper
  const after = tokens[upper.next + 1]
  const lower = isNumber(after)
    ? { digits: after?.text ?? '', value: Number(after?.text), next: upper.next + 2, single: false }
    : wholeNumber(scan, upper.next + 1)
  if (lower === undefined || lower.value < 20 || lower.value >= upper.value) return upper
  return { digits: `${upper.digits}/${lower.digits}`, value: upper.value, next: lower.next, single: false }
}

/** Tusen takk, and with one word between: it counts nothing. */
function isThanks({ tokens, words }: Scan, { next, value }: Part): boolean {
  const isRound = value >= 100 && [...words.thousand, ...words.hundred].includes(tokens[next - 1]?.lower ?? '')
  return isRound && tokens.slice(next, next + 2).some(({ lower, gap }) => gap === '' && THANKS.has(lower))
}

function numberAt(scan: Scan, at: number): Part | undefined {
  const token = scan.tokens[at]
  if (token === undefined) return undefined
  if (isNumber(token)) {
    const written = { digits: token.text, value: Number(token.text.replace(',', '.')), next: at + 1, single: false }
    const whole = /^\d+$/.test(token.text) ? withDecimals(scan, written) : written
    const full = pressure(scan, whole)
    return full.next > at + 1 ? full : undefined
  }
  const whole = wholeNumber(scan, at)
  if (whole === undefined || isThanks(scan, whole)) return undefined
  const decimal = withDecimals(scan, whole)
  if (decimal !== whole) return decimal
  if (isPlainArticle(scan, at, whole)) {
    // a nine nine nine call: the article counts nothing
    if (RATES.has(token.lower)) return undefined
    const run = digitRun(scan, whole)
    return run === whole ? undefined : run
  }
  if (whole.value < 100 && whole.next === at + 1) {
    const run = digitRun(scan, whole)
    if (run !== whole) return run
  }
  return pressure(scan, whole)
}

/** From here on a number with an ordinal behind it is a year: two thousand and tenth. */
const LEAST_YEAR = 1900

function ordinalValue(word: string, numbers: NumberWords): number | undefined {
  const stem = Object.keys(numbers.ordinalStems).filter((one) => word.startsWith(one)).sort((a, b) => b.length - a.length)[0]
  return stem === undefined ? undefined : numbers.ordinalStems[stem]
}

/** The centuries that people say years by. */
const CENTURIES: ReadonlySet<number> = new Set([18, 19, 20])
/** Of this century years are said so far at most. */
const LATEST_OF_20 = 40

/** A year said as two numbers: nineteen ninety-eight; said by hundreds (nitton hundra nittioåtta) it stays as it was said. */
function yearAt(scan: Scan, century: Part): { digits: string | undefined; next: number } | undefined {
  const token = scan.tokens[century.next]
  if (!CENTURIES.has(century.value) || !/^\d\d$/.test(century.digits) || token === undefined || !closeTo(token) || isNumber(token)) return undefined
  const rest = wholeNumber(scan, century.next)
  if (rest === undefined) return undefined
  if (wordAt(scan, century.next)?.kind === 'hundred') return century.value < 20 ? { digits: undefined, next: rest.next } : undefined
  const isYear = rest.value >= 10 && rest.value <= (century.value === 20 ? LATEST_OF_20 : 99)
  return isYear ? { digits: `${century.digits}${rest.digits}`, next: rest.next } : undefined
}

/** Finds the numbers a text says in words, as digits with their place. An ordinal is left as it was said. */
export function spokenNumbers(text: string, pack: LanguagePack): SpokenNumber[] {
  const { numbers } = pack
  const scan: Scan = { tokens: tokenise(text), words: numbers, read: readerOf(numbers) }
  const found: SpokenNumber[] = []
  let at = 0
  while (at < scan.tokens.length) {
    const token = scan.tokens[at]
    const part = numberAt(scan, at)
    if (token === undefined || part === undefined) {
      at++
      continue
    }
    const said = yearAt(scan, part)
    if (said !== undefined) {
      const end = scan.tokens[said.next - 1]?.end
      if (said.digits !== undefined && end !== undefined) found.push({ digits: said.digits, start: token.start, end })
      at = said.next
      continue
    }
    const following = scan.tokens[part.next]
    const ordinal = numbers.ordinal !== null && following !== undefined && closeTo(following) && numbers.ordinal.test(following.lower)
    const last = scan.tokens[part.next - 1]
    const year = ordinal && following !== undefined && part.value >= LEAST_YEAR ? ordinalValue(following.lower, numbers) : undefined
    if (year !== undefined && following !== undefined) {
      found.push({ digits: String(part.value + year), start: token.start, end: following.end })
      at = part.next + 1
      continue
    }
    if (!ordinal && last !== undefined) found.push({ digits: part.digits, start: token.start, end: last.end })
    at = part.next
  }
  return found
}

/** Writes the numbers of a text as digits and its units as signs: `hundre og førtiåtte over nitti` → `148/90`, `fem milligram` → `5 mg`. */
export function writeNumbers(text: string, pack: LanguagePack): string {
  const { numbers } = pack
  let source = text
  for (const [words, value] of Object.entries(numbers.fractions)) {
    if (source.toLowerCase().includes(words))
      source = source.replace(new RegExp(`(?<![\\p{L}])${words}(?![\\p{L}])`, 'giu'), String(value).replace('.', numbers.decimalMark))
  }
  source = writeHalves(writePoints(source, pack), pack)
  let out = ''
  let last = 0
  for (const number of spokenNumbers(source, pack)) {
    const before = source.slice(last, number.start)
    // two numbers in a row are a dose and how often: four hundred, three times a day
    out += (last > 0 && before === ' ' ? ', ' : before) + number.digits
    last = number.end
  }
  out += source.slice(last)
  return writeUnits(writeGrades(writeTenths(out, pack), pack), pack)
}
