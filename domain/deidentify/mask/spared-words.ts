import { foldText } from '#domain/deidentify/fold/fold-text.ts'
import { plainWord } from '#domain/deidentify/knowledge/word-tokens.ts'

/** How words that a person called no identifier are known again: whatever their case, spacing and spelling. */
export const sparedKey = (words: string): string => plainWord(foldText(words).text).replace(/\s+/gu, ' ').trim()

type Place = { readonly start: number; readonly end: number }

/** Whether a finding in a text is one that a person has judged to identify nobody. */
export function sparing(text: string, spared: readonly string[]): (found: Place) => boolean {
  const keys = new Set(spared.map(sparedKey))
  return ({ start, end }) => keys.size > 0 && keys.has(sparedKey(text.slice(start, end)))
}
