import { isMeasured } from '#domain/deidentify/numbers/measures.ts'
import type { Identifier } from '#domain/deidentify/identifier.ts'
import { SURE } from '#domain/deidentify/identifier.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { isWordOfAny } from '#domain/deidentify/knowledge/reading.ts'
import { isCyrillic, nominatives } from '#domain/vocabulary/russian-forms.ts'
import { plainWord } from '#domain/deidentify/knowledge/word-tokens.ts'

const SHORTEST_WORD = 2
const SHORTEST_NUMBER = 5
/** A tag in an ear may have three figures; where it stands as an amount it is one. */
const SHORTEST_TAG = 3
/** Of a number the letters in front, such as a country's, are no name. */
const LONGEST_PREFIX = 3
const MOST_GROUPS = 8
const LONGEST_NUMBER = 80
const DECIMALS = /^[.,]$/
const WORD = /\p{L}[\p{L}\p{M}'’-]*/gu
/** One half of a double name tells of its bearer when it is no particle. */
const SHORTEST_HALF = 3
/** Accents that one person writes and the next leaves out; letters of their own (å, ä, ö, й) stay. */
const ACCENTED: readonly (readonly [RegExp, string])[] = [
  [/[éèêë]/g, 'e'],
  [/[áàâã]/g, 'a'],
  [/[íìîï]/g, 'i'],
  [/[óòôõ]/g, 'o'],
  [/[úùûü]/g, 'u'],
  [/[ýÿ]/g, 'y'],
  [/ç/g, 'c'],
  [/ñ/g, 'n'],
]
const MAY_BE_ACCENTED = /[\u00e0-\u00ff]/

const withoutAccents = (word: string): string =>
  MAY_BE_ACCENTED.test(word) ? ACCENTED.reduce((plain, [accented, letter]) => plain.replace(accented, letter), word) : word

const digitsOf = (entry: string): string => entry.replace(/\D/g, '')

/** A number with its letters, without what is written between them. */
const compact = (entry: string): string => plainWord(entry).replace(/[^\p{L}\d]/gu, '')

/** The words a name is known by: each of its words, and each half of a double one. */
function wordsOf(name: string): string[] {
  const shortest = digitsOf(name).length >= SHORTEST_TAG ? LONGEST_PREFIX + 1 : SHORTEST_WORD
  const whole = [...name.matchAll(WORD)].map(([word]) => withoutAccents(plainWord(word))).filter((word) => word.length >= shortest)
  return [...whole, ...whole.flatMap((word) => word.split('-')).filter((half) => half.length >= SHORTEST_HALF)]
}

/** What the case itself tells: its people by each part of their names, its numbers whatever their spacing. */
export function findKnown(reading: Reading, known: readonly string[]): Identifier[] {
  const words = new Set<string>()
  const numbers = new Set<string>()
  for (const entry of known) {
    for (const word of wordsOf(entry)) words.add(word)
    const digits = digitsOf(entry)
    if (digits.length < SHORTEST_TAG) continue
    numbers.add(digits)
    numbers.add(compact(entry))
  }
  const found: Identifier[] = []
  for (const [at, token] of reading.tokens.entries()) {
    const number = numbers.size === 0 ? undefined : knownNumberAt(reading, at, numbers)
    if (number !== undefined) found.push(number)
    if (number !== undefined || token.isNumber) continue
    const lower = withoutAccents(token.lower)
    // a name that is also a word (Dag, Mark) or an illness (Parkinson) is meant when it has its capital; a role (Pasient, Lege) is nobody's name
    const { isCommon, isMedical } = reading.know(at)
    const isWord = ((isCommon || isMedical) && !token.isCapital) || isWordOfAny(reading, at, ['titles', 'persons', 'kin'])
    const forms = isCyrillic(lower) ? nominatives(lower) : [lower, lower.replace(/['’]?s$/, ''), lower.replace(/['’]$/, '')]
    // two names that are written as one are known by both halves
    const isKnown = (form: string) => words.has(form) || (form.includes('-') && form.split('-').every((half) => words.has(half)))
    if (!isWord && forms.some(isKnown)) found.push({ start: token.start, end: token.end, type: 'NAME', confidence: SURE.checked })
  }
  return found
}

function knownNumberAt({ tokens, text }: Reading, from: number, numbers: ReadonlySet<string>): Identifier | undefined {
  const first = tokens[from]
  let written = ''
  for (const [offset, token] of tokens.slice(from, from + MOST_GROUPS).entries()) {
    if (first === undefined || (offset > 0 && !/^[\s./+-]{0,3}$/.test(token.gap))) return undefined
    written += token.lower
    if (written.length > LONGEST_NUMBER) return undefined
    if (!numbers.has(compact(written))) continue
    const isAmount = written.length < SHORTEST_NUMBER && (isMeasured(text, token.end) || DECIMALS.test(first.gap))
    return isAmount ? undefined : { start: first.start, end: token.end, type: 'OTHER_ID', confidence: SURE.checked }
  }
  return undefined
}
