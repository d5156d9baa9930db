import type { Language } from '#contract/vertical.ts'
import { normalized } from '../text.ts'
import { AND_A_HALF, BETWEEN_NUMBERS, DECIMAL_MARKS, FRACTIONS, MONTHS } from './number-words.ts'
import { valueOfWord } from './numerals.ts'

/** What a report may write in digits: numbers in one way of writing, and runs of digits such as telephone numbers. */
export interface SpokenNumbers {
  readonly values: ReadonlySet<string>
  readonly runs: readonly string[]
}

/** A word of the talk with its number, if it says one. */
interface Token {
  readonly value: number | undefined
  readonly word: string
}

/** One way to write a number: no trailing noughts, a point before the decimals. */
export function writtenNumber(value: number | string): string {
  return Number(value).toFixed(6).replace(/0+$/, '').replace(/\.$/, '')
}

const LETTERS = String.raw`[\p{L}\p{Nl}\p{No}]+`
const TOKENS = new RegExp(String.raw`\d+(?:[.,]\d+)*|${LETTERS}(?:-${LETTERS})*|[/:]`, 'gu')
/** The longest number in words is five or six of them. */
const LONGEST = 6

/** Reads every number said or written in a talk. */
export function spokenNumbers(transcript: string, language: Language): SpokenNumbers {
  const text = normalized(transcript).toLowerCase()
  const values = new Set(['1'])
  const tokens = (text.match(TOKENS) ?? []).flatMap((word) => readToken({ word, language }, values))
  const runs: string[] = []
  for (const run of numberRuns(tokens, language)) addRun(run, values, runs)
  addHalves(text, language, values)
  runs.push(...(text.replace(/(?<=\d)[ -](?=\d)/g, '').match(/\d{2,}/g) ?? []))
  return { values, runs }
}

function readToken({ word, language }: { word: string; language: Language }, values: Set<string>): Token[] {
  if (/^\d/.test(word)) return [readDigits(word, values)]
  const value = valueOfWord(word, language)
  if (value !== undefined) {
    values.add(writtenNumber(value))
    return [{ value, word }]
  }
  const parts = word.includes('-') ? word.split('-').map((part) => valueOfWord(part, language)) : []
  if (parts[0] !== undefined) {
    for (const part of parts) if (part !== undefined) values.add(writtenNumber(part))
    return parts.map((part) => ({ value: part, word }))
  }
  addParts(word, language, values)
  return [{ value: undefined, word }]
}

function readDigits(word: string, values: Set<string>): Token {
  const parts = word.split(/[.,]/)
  const leading = parts.slice(0, 2).join('.')
  values.add(parts.length <= 2 ? writtenNumber(leading) : word)
  for (const part of parts) values.add(writtenNumber(part))
  if (parts.length === 2 && parts[1]?.length === 3) values.add(writtenNumber(parts.join('')))
  return { value: Number(leading), word }
}

/** Halves and quarters, and months by their number. */
function addParts(word: string, language: Language, values: Set<string>): void {
  for (const [words, parts] of FRACTIONS[language]) if (words.includes(word)) for (const part of parts) values.add(writtenNumber(part))
  MONTHS[language].forEach((month, at) => {
    const isMonth = word === month || (language === 'ru' && new RegExp(`^${month}[а-я]{0,3}$`).test(word)) || (month.length > 4 && word === month.slice(0, 3))
    if (isMonth) values.add(String(at + 1))
  })
}

/** Numbers that stand together, with the words that may join them. */
function numberRuns(tokens: readonly Token[], language: Language): Token[][] {
  const isJoint = (word: string) => BETWEEN_NUMBERS[language].has(word) || word === '/' || word === ':'
  const runs: Token[][] = []
  let run: Token[] = []
  tokens.forEach((token, at) => {
    const goesOn = token.value !== undefined || (run.length > 0 && isJoint(token.word) && tokens[at + 1]?.value !== undefined)
    if (goesOn) run.push(token)
    else if (run.length > 0) {
      runs.push(run)
      run = []
    }
  })
  return run.length > 0 ? [...runs, run] : runs
}

function addRun(run: readonly Token[], values: Set<string>, runs: string[]): void {
  const numbers = run.flatMap(({ value }) => (value === undefined ? [] : [value]))
  addComposed(numbers, values)
  run.forEach(({ word }, at) => {
    if (DECIMAL_MARKS.has(word)) addDecimals(run, at, values)
  })
  addStrung(numbers, values)
  if (numbers.length > 1) runs.push(numbers.map((number) => (Number.isInteger(number) ? String(number) : writtenNumber(number))).join(''))
}

/** Tens and units, hundreds and the rest; and two such beside each other as a number and its decimals. */
function addComposed(numbers: readonly number[], values: Set<string>): void {
  numbers.forEach((_, from) => {
    for (let to = from + 1; to <= Math.min(from + LONGEST, numbers.length); to++) {
      const whole = composed(numbers.slice(from, to))
      if (whole === undefined) continue
      values.add(writtenNumber(whole))
      const rest = numbers.slice(to, to + 3)
      rest.forEach((_number, at) => addWithDecimals(whole, composed(rest.slice(0, at + 1)), values))
    }
  })
}

function addWithDecimals(whole: number, decimals: number | undefined, values: Set<string>): void {
  if (decimals === undefined || decimals >= 100 || !Number.isInteger(decimals)) return
  values.add(Number.isInteger(whole) ? writtenNumber(`${String(whole)}.${String(decimals)}`) : writtenNumber(whole))
  if (decimals < 10) values.add(writtenNumber(`${String(Math.trunc(whole))}.0${String(decimals)}`))
}

/** What stands before and after a spoken decimal mark. */
function addDecimals(run: readonly Token[], at: number, values: Set<string>): void {
  const isNumber = (value: number | undefined) => value !== undefined
  const before = run.slice(Math.max(0, at - 5), at).map(({ value }) => value)
  const left = before.slice(before.findLastIndex((value) => !isNumber(value)) + 1).filter(isNumber)
  const after = run.slice(at + 1, at + 5).map(({ value }) => value)
  const stop = after.findIndex((value) => !isNumber(value))
  const right = after.slice(0, stop === -1 ? undefined : stop).filter(isNumber)
  const wholes = new Set(left.flatMap((_, index) => composed(left.slice(index)) ?? []))
  left.slice(-3).forEach((_, index, last) => wholes.add(Number(digits(last.slice(index)))))
  for (const whole of wholes) right.forEach((_, index) => values.add(writtenNumber(`${String(Math.trunc(whole))}.${digits(right.slice(0, index + 1))}`)))
}

/** Small numbers said one after the other, as years and telephone numbers are. */
function addStrung(numbers: readonly number[], values: Set<string>): void {
  numbers.forEach((_, from) => {
    for (let to = from + 2; to <= Math.min(from + 4, numbers.length); to++) {
      const strung = numbers.slice(from, to)
      if (strung.every((number) => Number.isInteger(number) && number < 100)) values.add(writtenNumber(digits(strung)))
    }
  })
}

function digits(numbers: readonly number[]): string {
  return numbers.map((number) => String(Math.trunc(number))).join('')
}

function addHalves(text: string, language: Language, values: Set<string>): void {
  const pattern = new RegExp(String.raw`(${LETTERS}|\d+(?:[.,]\d+)?)\s+(?:${AND_A_HALF[language]})`, 'gu')
  for (const [, word = ''] of text.matchAll(pattern)) {
    const value = /^\d/.test(word) ? Number(word.replace(',', '.')) : valueOfWord(word, language)
    if (value !== undefined) values.add(writtenNumber(value + 0.5))
  }
}

/** Adds up tens and a unit, hundreds and what follows, thousands and what follows; undefined where they are no one number. */
function composed(numbers: readonly number[]): number | undefined {
  if (numbers.some((number) => !Number.isInteger(number))) return numbers.length === 1 ? numbers[0] : undefined
  let thousands = 0
  let rest = 0
  let last: number | undefined
  for (const number of numbers) {
    if (number === 1000) {
      thousands += Math.max(rest, 1) * 1000
      rest = 0
    } else if (number === 100 && rest > 0 && rest < 10) rest *= 100
    else if (last === undefined) rest = number
    else if (fits(number, rest, last)) rest += number
    else return undefined
    last = number
  }
  return thousands + rest
}

function fits(number: number, rest: number, last: number): boolean {
  if (number < 10 && last >= 20 && rest % 10 === 0) return true
  if (number >= 100 && number < 1000 && last === 1000) return true
  return number >= 10 && number < 100 && last >= 100 && rest % 100 === 0
}
