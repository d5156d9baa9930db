import type { Identifier } from './identifier.ts'
import { SURE } from './identifier.ts'
import type { Reading } from './reading.ts'
import { isWordOfAny } from './reading.ts'
import { isCyrillic, nominatives } from './russian-forms.ts'
import { plainWord } from './word-tokens.ts'

const SHORTEST_WORD = 2
const SHORTEST_NUMBER = 5
const WORD = /\p{L}[\p{L}\p{M}'’-]*/gu
/** One half of a double name tells of its bearer when it is no particle. */
const SHORTEST_HALF = 3
/** Accents that one person writes and the next leaves out; letters of their own (å, ä, ö, й) stay. */
const ACCENTED: readonly (readonly [RegExp, string])[] = [[/[éèêë]/g, 'e'], [/[áàâã]/g, 'a'], [/[íìîï]/g, 'i'], [/[óòôõ]/g, 'o'], [/[úùûü]/g, 'u'], [/[ýÿ]/g, 'y'], [/ç/g, 'c'], [/ñ/g, 'n']]
const MAY_BE_ACCENTED = /[\u00e0-\u00ff]/

const withoutAccents = (word: string): string => (MAY_BE_ACCENTED.test(word) ? ACCENTED.reduce((plain, [accented, letter]) => plain.replace(accented, letter), word) : word)

/** The words a name is known by: each of its words, and each half of a double one. */
function wordsOf(name: string): string[] {
  const whole = [...name.matchAll(WORD)].map(([word]) => withoutAccents(plainWord(word))).filter((word) => word.length >= SHORTEST_WORD)
  return [...whole, ...whole.flatMap((word) => word.split('-')).filter((half) => half.length >= SHORTEST_HALF)]
}

/** What the case itself tells: its people by each part of their names, its numbers whatever their spacing. */
export function findKnown(reading: Reading, known: readonly string[]): Identifier[] {
  const words = new Set<string>()
  const numbers = new Set<string>()
  for (const entry of known) {
    for (const word of wordsOf(entry)) words.add(word)
    const digits = entry.replace(/\D/g, '')
    if (digits.length >= SHORTEST_NUMBER) numbers.add(digits)
  }
  const found: Identifier[] = []
  for (const [at, token] of reading.tokens.entries()) {
    if (token.isNumber) {
      const number = numbers.size === 0 ? undefined : knownNumberAt(reading, at, numbers)
      if (number !== undefined) found.push(number)
      continue
    }
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

function knownNumberAt({ tokens }: Reading, from: number, numbers: ReadonlySet<string>): Identifier | undefined {
  const longest = Math.max(...[...numbers].map((number) => number.length))
  let digits = ''
  for (let at = from; at < tokens.length && digits.length < longest; at++) {
    const token = tokens[at]
    if (token === undefined || !token.isNumber || (at > from && !/^[\s./+-]{1,2}$/.test(token.gap))) return undefined
    digits += token.text
    if (numbers.has(digits)) return { start: tokens[from]?.start ?? token.start, end: token.end, type: 'OTHER_ID', confidence: SURE.checked }
  }
  return undefined
}
