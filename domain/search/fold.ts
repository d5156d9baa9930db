/** No word is longer: what is longer is a pasted code or a slip of the hand, and is cut, so that reading a text stays linear. */
const LONGEST_WORD = 60

/** Zero-width signs, soft hyphens, marks of direction, variation selectors: never seen, and in the way of every comparison. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\0]/gu
const MARKS = /\p{M}+/gu
const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/gu

/** A text as it is compared: composed letters, nothing unseen, plain blanks and hyphens, small letters, е for ё. Linear in its length. */
export function plainText(text: string): string {
  return text.normalize('NFKC').replaceAll(UNSEEN, '').replaceAll(DASHES, '-').replaceAll(/\s/gu, ' ').toLowerCase().replaceAll('ё', 'е').toWellFormed()
}

/** The same sound in several spellings of the north and of Latin words: tryck and trykk, kjøtt and kött, antibiotic and antibiotika. */
const ALIKE: readonly (readonly [pattern: RegExp, sound: string])[] = [
  [/[æä]/g, 'e'],
  [/[øö]/g, 'o'],
  [/å/g, 'a'],
  [/œ/g, 'o'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/rh/g, 'r'],
  [/qu/g, 'kv'],
  [/c[kh]/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/w/g, 'v'],
  [/(\p{L})\1+/gu, '$1'],
]

/** A text with every word folded as `foldWord` folds it; marks between words stay. Linear in its length. */
export function foldText(plain: string): string {
  let folded = plain
  for (const [pattern, sound] of ALIKE) folded = folded.replaceAll(pattern, sound)
  return folded.normalize('NFD').replaceAll(MARKS, '')
}

/** Takes a stem; gives the form under which it is found, the same for what is written alike in the languages of the north. */
export const foldWord = (stem: string): string => foldText(stem.slice(0, LONGEST_WORD))

const WORD = /\p{L}[\p{L}\p{M}\p{N}]*|\p{N}+(?:[.,]\p{N}+)*/gu

/** A word with its place: UTF-16 offsets into the text that went through `plainText`. */
export type PlacedWord = { readonly word: string; readonly start: number; readonly end: number }

/** The words and numbers of a text that went through `plainText`, each cut at its bound; hyphens part words. */
export function placedWords(plain: string): PlacedWord[] {
  return Array.from(plain.matchAll(WORD), (match) => ({ word: match[0].slice(0, LONGEST_WORD), start: match.index, end: match.index + match[0].length }))
}

/** The same without their places. */
export const wordsOf = (plain: string): string[] => placedWords(plain).map(({ word }) => word)
