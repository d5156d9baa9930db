import { keepByWord } from './kept-words.ts'
import type { NumberWords } from './pack/language-pack.ts'

const MOST_KEPT = 20_000

/** What a word is worth as a number: a value, and its size class for putting sequences together. */
export type NumberWord = { readonly value: number; readonly kind: 'unit' | 'ten' | 'hundred' | 'thousand' | 'compound' }

export type NumberReader = (word: string) => NumberWord | undefined

function belowHundred(word: string, words: NumberWords): number | undefined {
  const simple = words.units[word] ?? words.tens[word]
  if (simple !== undefined) return simple
  for (const [ten, value] of Object.entries(words.tens)) {
    if (word.startsWith(ten)) {
      const unit = words.units[word.slice(ten.length).replace(/^-/, '')]
      if (unit !== undefined && unit > 0 && unit < 10) return value + unit
    }
    if (word.endsWith(ten)) {
      const head = word.slice(0, -ten.length)
      for (const and of words.and) {
        const unit = head.endsWith(and) ? words.units[head.slice(0, -and.length)] : undefined
        if (unit !== undefined && unit > 0 && unit < 10) return value + unit
      }
    }
  }
  // spoken Swedish drops the last vowel of the ten before the unit: trettiett
  for (const [ten, value] of Object.entries(words.tens)) {
    const clipped = ten.slice(0, -1)
    const unit = ten.endsWith('o') && word.startsWith(clipped) ? words.units[word.slice(clipped.length)] : undefined
    if (unit !== undefined && unit > 0 && unit < 10) return value + unit
  }
  return undefined
}

type Scale = { readonly names: readonly string[]; readonly size: number; readonly read: (part: string) => number | undefined }

function withScale(word: string, { names, size, read }: Scale, words: NumberWords): number | undefined {
  for (const scale of names) {
    const at = word.indexOf(scale)
    if (at < 0) continue
    const head = word.slice(0, at)
    const factor = head === '' ? 1 : (words.units[head] ?? (words.article.includes(head) ? 1 : undefined))
    if (factor === undefined) continue
    const tail = word.slice(at + scale.length)
    if (tail === '') return factor * size
    const rest = read(tail) ?? words.and.map((and) => (tail.startsWith(and) ? read(tail.slice(and.length)) : undefined)).find((value) => value !== undefined)
    if (rest !== undefined && rest < size) return factor * size + rest
  }
  return undefined
}

/** Makes the function that reads one word as a number, compounds such as `etthundrafyrtiofem` included. */
export function numberReader(words: NumberWords): NumberReader {
  const below1000 = (word: string): number | undefined =>
    belowHundred(word, words) ?? withScale(word, { names: words.hundred, size: 100, read: (part) => belowHundred(part, words) }, words)
  return keepByWord(MOST_KEPT, (word): NumberWord | undefined => {
    if (words.hundreds[word] !== undefined) return { value: words.hundreds[word], kind: 'hundred' }
    if (words.hundred.includes(word)) return { value: 100, kind: 'hundred' }
    if (words.thousand.includes(word)) return { value: 1000, kind: 'thousand' }
    if (words.tens[word] !== undefined) return { value: words.tens[word], kind: 'ten' }
    if (words.units[word] !== undefined) return { value: words.units[word], kind: 'unit' }
    const value = below1000(word) ?? withScale(word, { names: words.thousand, size: 1000, read: below1000 }, words)
    return value === undefined ? undefined : { value, kind: 'compound' }
  })
}
