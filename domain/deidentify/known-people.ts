import type { Identifier } from './identifier.ts'
import { SURE } from './identifier.ts'
import type { Reading } from './reading.ts'
import { isWordOfAny } from './reading.ts'
import { isCyrillic, nominatives } from './russian-forms.ts'
import { plainWord } from './word-tokens.ts'

const SHORTEST_WORD = 2
const SHORTEST_NUMBER = 5
const WORD = /\p{L}[\p{L}\p{M}'’-]*/gu

/** What the case itself tells: its people by each part of their names, its numbers whatever their spacing. */
export function findKnown(reading: Reading, known: readonly string[]): Identifier[] {
  const words = new Set<string>()
  const numbers = new Set<string>()
  for (const entry of known) {
    for (const [word] of entry.matchAll(WORD)) if (word.length >= SHORTEST_WORD) words.add(plainWord(word))
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
    const { lower } = token
    // a name that is also a word (Dag, Mark) or an illness (Parkinson) is meant when it has its capital; a role (Pasient, Lege) is nobody's name
    const { isCommon, isMedical } = reading.know(at)
    const isWord = ((isCommon || isMedical) && !token.isCapital) || isWordOfAny(reading, at, ['titles', 'persons', 'kin'])
    const forms = isCyrillic(lower) ? nominatives(lower) : [lower, lower.replace(/['’]?s$/, ''), lower.replace(/['’]$/, '')]
    if (!isWord) for (const form of forms) if (words.has(form)) {
      found.push({ start: token.start, end: token.end, type: 'NAME', confidence: SURE.checked })
      break
    }
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
