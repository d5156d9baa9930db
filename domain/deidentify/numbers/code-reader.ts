import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import type { SpokenDigits } from '#domain/deidentify/knowledge/spoken-digits.ts'
import type { WordToken } from '#domain/deidentify/knowledge/word-tokens.ts'
import { SPELLING_WORDS } from '#domain/deidentify/words/spelling-words.ts'
import { gapAt, isNumberAt, isWordAt, lengthAt, lowerAt } from '#domain/deidentify/knowledge/word-tokens.ts'

/** A code read from a text: where it ends (one past its last token), and what it is made of. */
export type Code = { readonly end: number; readonly digits: number; readonly letters: number; readonly groups: number; readonly isSpoken: boolean }

export type CodeReader = { readonly reading: Reading; readonly spoken: SpokenDigits }

const MOST_PARTS = 24
/** Only the first of the numbers said may be in thousands: femtusen, streck, k. */
const [LARGEST_SAID, LARGEST_INSIDE] = [100_000, 1000]
const [LONGEST_LETTERS, LONGEST_LOW_LETTERS, LONGEST_CAPITAL_CODE, LONGEST_GLUED, SHORTEST_WORD] = [6, 4, 20, 3, 3]
/** Said between the signs of a code. */
const SAID_BETWEEN = new Set('bindestrek bindestreck bindestreg strek streck streg skråstrek skråstreg snedstreck dash hyphen slash stroke dot prikk punkt punktum dobbel dobbelt dubbel double triple тире дефис дробь слэш'.split(' '))
const DOUBLING = /^(?:do[bu]+belt?|double|triple)$/
const JOINTS = /^(?:|[  ]|[-–—/.:_\\]|[  ][-–/][  ]|[  ]?№[  ]?)$/u
const SPOKEN_JOINTS = /^(?:[  ]|, |-)$/u
/** Letters that are words of their own in running speech. */
const LETTER_WORDS = new Set(['i', 'a', 'å', 'e', 'o', 'и', 'в', 'с', 'о', 'у', 'к', 'я', 'а', 'д', 'г'])
const NO_VOWEL = /^[^aeiouyæøåäöéаеиоуыэюя]{1,3}$/u

/** What turns a number into an amount: its unit, what it counts, its share. */
const MEASURED = /^[  ]?(?:%|°|(?:mg|milli\p{L}*|mikro\p{L}*|micro\p{L}*|µg|mcg|g|gram\p{L}*|ml|dl|cl|kg|ie|iu|mm|cm|meter|metres?|km|m|enhe\p{L}*|units?|prosent|procent|percent|mmol\p{L}*|tablet\p{L}*|kaps\p{L}*|dråp\p{L}*|dropp\p{L}*|drops?|drag|puff\p{L}*|stk|dag\p{L}*|dage|days?|uke\p{L}*|uge\p{L}*|veck\p{L}*|weeks?|gang\p{L}*|gånger|times?|år\p{L}*|years?|måned\p{L}*|månad\p{L}*|months?|mnd|timer?|timm\p{L}*|hours?|min\p{L}*|litr?er|liter|litres?|kr|kroner|kronor|pounds?|barn|valper|valpar|hvalpe|grader?|degrees|av|of|av|af|из|мг|мл|мкг|г|грамм\p{L}*|кг|см|мм|м|миллиграмм\p{L}*|таблет\p{L}*|капл\p{L}*|дн\p{L}*|день|раз\p{L}*|лет|год\p{L}*|месяц\p{L}*|недел\p{L}*|час\p{L}*|литр\p{L}*|руб\p{L}*|штук\p{L}*)(?!\p{L}))/iu
const MEASURE_WITHIN = 16

/** Whether a number that ends here is an amount by what stands behind it. */
export const isMeasured = (text: string, end: number): boolean => MEASURED.test(text.slice(end, end + MEASURE_WITHIN))

type Part = 'digits' | 'letters' | 'spelled' | 'mixed' | 'spoken' | 'said' | undefined

const isDigit = (token: WordToken | undefined) => token?.isNumber === true

/** What a token may be in a code; letters only as capitals, or in speech without them beside a digit. */
function partAt({ reading, spoken }: CodeReader, at: number): Part {
  const { tokens, isUncased } = reading
  const token = tokens[at]
  if (token === undefined) return undefined
  if (token.isNumber) return 'digits'
  if (/\d/.test(token.text)) return token.text.length <= LONGEST_CAPITAL_CODE && (token.text === token.text.toUpperCase() || isUncased || /^\p{Ll}{1,2}\d/u.test(token.text)) ? 'mixed' : undefined
  const value = spoken.valueAt(at)
  if (value !== undefined) return value < LARGEST_SAID ? 'spoken' : undefined
  if (isSpelled({ reading, spoken }, at)) return 'spelled'
  if (SAID_BETWEEN.has(token.lower)) return 'said'
  const known = reading.know(at)
  if (token.text.length === 1 || isGlued(tokens, at) || isSaidPair({ reading, spoken }, at)) return 'letters'
  const next = tokens[at + 1]
  const isCountry = token.isAllCaps && !isUncased && token.text.length === 2 && next?.isNumber === true
  if ((known.codeLabel !== undefined && !isCountry) || (known.isMedical && token.text.length > SHORTEST_WORD)) return undefined
  if (token.isAllCaps && !isUncased) return token.text.replaceAll('-', '').length <= LONGEST_LETTERS ? 'letters' : undefined
  if (!isUncased || token.text.length > LONGEST_LOW_LETTERS) return undefined
  // nav-2025, kat 338: in speech and quick typing too, straight before digits
  const isBeforeDigits = next?.isNumber === true && (/^[-/]$/.test(next.gap) || (next.gap === ' ' && token.text.length <= SHORTEST_WORD && next.text.length > 1))
  return isBeforeDigits || (!known.isCommon && !known.isMedical) ? 'letters' : undefined
}

/** ab tolv trettifire: two letters said as one word, straight before numbers said. */
function isSaidPair({ reading, spoken }: CodeReader, at: number): boolean {
  const token = reading.tokens[at]
  return token?.text.length === 2 && !reading.know(at).isCommon && gapAt(reading.tokens, at + 1) === ' ' && spoken.valueAt(at + 1) !== undefined
}

/** 88213-kp, Nav-2025, Kent/118842: letters that hang on digits by a sign. */
function isGlued(tokens: readonly WordToken[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (token === undefined) return false
  if (next?.isNumber === true && token.text.length <= LONGEST_LETTERS && /^[-/]$/.test(next.gap) && next.text.length > 1) return true
  // GH/lm 24-3381: the initials of two, then the number
  const last = tokens[at + 2]
  if (next?.gap === '/' && !next.isNumber && token.text.length <= LONGEST_LOW_LETTERS && next.text.length <= LONGEST_LOW_LETTERS && last?.isNumber === true && /^[  -]$/u.test(last.gap)) return true
  if (token.gap === '/' && next?.isNumber === true && next.gap === ' ' && token.text.length <= LONGEST_LOW_LETTERS && isWordAt(tokens, at - 1)) return true
  // Hsan 118/24
  if (next?.isNumber === true && token.isCapital && token.text.length <= LONGEST_LETTERS && next.gap === ' ' && isNumberAt(tokens, at + 2) && /^[-/]$/.test(gapAt(tokens, at + 2))) return true
  return isNumberAt(tokens, at - 1) && token.text.length <= LONGEST_GLUED && (token.gap === '-' || token.gap === '/')
}

/** `bravo kilo nine`, `Bertil Adam fyra`: a word said for a letter, before a number or another such word. */
function isSpelled({ reading: { tokens }, spoken }: CodeReader, at: number): boolean {
  const isOne = (index: number) => SPELLING_WORDS.has(lowerAt(tokens, index))
  if (!isOne(at)) return false
  const isNumber = (index: number) => isNumberAt(tokens, index) || spoken.valueAt(index) !== undefined
  const next = tokens[at + 1]
  const isBehindSigns = isOne(at - 1) || isNumber(at - 1)
  const isBeforeSigns = next !== undefined && /^(?:,?[  ]|-)$/u.test(next.gap) && (isOne(at + 1) || isNumber(at + 1))
  return isBeforeSigns || isBehindSigns
}

/** 12:30 is a time. */
const isTime = (tokens: readonly WordToken[], at: number) => gapAt(tokens, at) === ':' && lengthAt(tokens, at) <= 2 && lengthAt(tokens, at - 1) <= 2

/** kx24: letters and digits in one. */
const isMixedCode = (token: WordToken | undefined) => token !== undefined && !token.isNumber && /\d/.test(token.text)

/** Whether letters may stand where they do: first before digits, glued or hyphenated, or last where the entry ends. */
function fitsLetters({ reader, isFirst, isSpoken }: { readonly reader: CodeReader; readonly isFirst: boolean; readonly isSpoken: boolean }, at: number): boolean {
  const { reading, spoken } = reader
  const { tokens, isUncased } = reading
  const token = tokens[at]
  const next = tokens[at + 1]
  if (token === undefined) return false
  const isBeforeSaid = isFirst && token.text.length <= SHORTEST_WORD && next?.gap === ' ' && spoken.valueAt(at + 1) !== undefined
  const isBeforeDigits = isBeforeSaid || (isDigit(next) && /^(?:|[  ]|[-/.]|[  ]?№[  ]?)$/u.test(next?.gap ?? 'x'))
  if (isFirst || gapAt(tokens, at) === ', ') return isBeforeDigits || (next !== undefined && /^[-/]$/.test(next.gap)) || token.text.length === 1
  if (!/[  ]/.test(token.gap)) return true
  const isLone = token.text.length === 1
  // read out, a letter between numbers or before another is one of the signs
  const isAmong = next !== undefined && (spoken.valueAt(at + 1) !== undefined || next.isNumber || next.text.length === 1)
  if (isSpoken && isLone && (isAmong || !LETTER_WORDS.has(token.lower))) return true
  if (isLone && LETTER_WORDS.has(token.lower) && (isUncased || !token.isCapital)) return false
  if (!isUncased && !token.isAllCaps && !(isLone && token.isCapital)) return isLone && next !== undefined && next.gap === ' ' && next.text.length === 1
  if (isUncased && !isLone && !(NO_VOWEL.test(token.lower) && isMixedCode(tokens[at - 1]))) return false
  // a sign and its value may follow a code: 4471 CRP 30
  return !isBeforeDigits || (next?.text.length ?? 0) > 3 || isLone
}

/** Follows the signs of a code from a token on; undefined when none begins there. */
export function readCode(reader: CodeReader, from: number): Code | undefined {
  const { tokens } = reader.reading
  let [at, end, digits, letters, groups, doubled] = [from, from, 0, 0, 0, 0]
  let isSpoken = false
  while (at < from + MOST_PARTS) {
    const token = tokens[at]
    const part = partAt(reader, at)
    if (token === undefined || part === undefined) break
    const isFirst = at === from
    const isReadOut = part === 'spoken' || part === 'spelled' || part === 'said' || isSpoken || (part === 'letters' && digits === 0 && token.text.length === 1)
    if (!isFirst && !JOINTS.test(token.gap) && !(isReadOut && SPOKEN_JOINTS.test(token.gap))) break
    if (!isFirst && ((token.gap === '.' && !isDigit(token)) || isTime(tokens, at))) break
    if (part === 'letters' && !fitsLetters({ reader, isFirst, isSpoken }, at)) break
    if ((part === 'said' && isFirst) || (part === 'spoken' && !isSpoken && digits > 0)) break
    if (part === 'spoken' && !isFirst && (reader.spoken.valueAt(at) ?? 0) >= LARGEST_INSIDE) break
    if (part === 'digits' && !isFirst && /^[  ]$/.test(token.gap) && isMeasured(reader.reading.text, token.end)) break
    if (part === 'spoken' || part === 'spelled') isSpoken = true
    if (part === 'spelled') letters++
    if (part === 'digits') digits += token.text.length
    if (DOUBLING.test(token.lower)) doubled++
    if (part === 'spoken') digits += String(reader.spoken.valueAt(at) ?? '').length
    if (part === 'letters') letters += token.text.length
    if (part === 'mixed') {
      digits += token.text.replace(/\D/g, '').length
      letters += token.text.replace(/\d/g, '').length
    }
    if (isFirst || token.gap !== '') groups++
    at++
    if (part !== 'said') end = at
  }
  return end === from || digits === 0 ? undefined : { end, digits: digits + doubled, letters, groups, isSpoken }
}
