import type { Language } from '#contract/vertical.ts'
import { foldWord, plainText, wordsOf } from '#domain/search/fold.ts'

const LEAST_LETTERS = 4
const STEM_LETTERS = 6

/** Words that carry meaning, by their first letters. */
export function contentWords(text: string, _language: Language): Set<string> {
  return new Set(wordsOf(plainText(text)).filter((word) => word.length >= LEAST_LETTERS).map((word) => foldWord(word).slice(0, STEM_LETTERS)))
}

const SENTENCE = /[^.!?\n]+[.!?]*/gu

export function sentencesIn(text: string): { start: number; end: number; text: string }[] {
  return Array.from(text.matchAll(SENTENCE), ({ 0: sentence, index }) => ({ start: index, end: index + sentence.length, text: sentence })).filter((one) => one.text.trim() !== '')
}

export function sharedWith(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...words].filter((word) => others.has(word)).length
}
