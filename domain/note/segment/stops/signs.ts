import { keepByWord } from '#domain/language/kept-words.ts'

/** A word, mark or feature as a whole number that fits a machine word, so that looking it up costs nothing. */
export type Sign = number

const SEED = 0x811c9dc5
const PRIME = 0x01000193
const SPREAD = 0x9e3779b1
/** Larger numbers would not fit. */
const SMALL = 0x3fffffff

/** Bounds the memory; a talk of ten hours has fewer different words. */
const MOST_KEPT = 100_000

/** The number of a word (FNV-1a). */
export const signOf: (word: string) => Sign = keepByWord(MOST_KEPT, (word) => {
  let sign = SEED
  for (let at = 0; at < word.length; at++) sign = Math.imul(sign ^ word.charCodeAt(at), PRIME)
  return sign
})

/** The number of several signs in their order. */
export function joined(first: Sign, rest: readonly Sign[]): Sign {
  let sign = first
  for (const next of rest) {
    sign = Math.imul(sign, SPREAD) ^ next
    sign ^= sign >>> 15
  }
  sign = Math.imul(sign, SPREAD)
  return (sign ^ (sign >>> 16)) & SMALL
}
