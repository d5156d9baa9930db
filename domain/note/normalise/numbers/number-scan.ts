import type { NumberWords } from '#domain/language/pack/language-pack.ts'
import type { NumberReader, NumberWord } from '#domain/language/number-words.ts'
import { numberReader } from '#domain/language/number-words.ts'
import type { Token } from '#domain/language/tokens.ts'
import { isNumber } from '#domain/language/tokens.ts'

/** The words of a text and what reads a number in them. */
export type Scan = { readonly tokens: readonly Token[]; readonly words: NumberWords; readonly read: NumberReader }
/** A number or a part of one, and the word after it; `single` when one word says it all. */
export type Part = { readonly digits: string; readonly value: number; readonly next: number; readonly single: boolean }

const readers = new WeakMap<NumberWords, NumberReader>()

/** What reads the number words of a language; made once. */
export function readerOf(words: NumberWords): NumberReader {
  const known = readers.get(words) ?? numberReader(words)
  readers.set(words, known)
  return known
}

export function closeTo(token: Token | undefined): boolean {
  return token !== undefined && (token.gap === '' || token.gap === '-')
}

export function wordAt(scan: Scan, at: number): NumberWord | undefined {
  const token = scan.tokens[at]
  return token === undefined || isNumber(token) ? undefined : scan.read(token.lower)
}

export function isAnd(scan: Scan, at: number): boolean {
  const token = scan.tokens[at]
  return closeTo(token) && scan.words.and.includes(token?.lower ?? '') && closeTo(scan.tokens[at + 1])
}
