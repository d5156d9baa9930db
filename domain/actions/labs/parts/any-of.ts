import { keeping } from './kept.ts'

const LANGUAGE = /^[a-z]+:\s/u

/** The words of a table: a line is `language: words, parted by commas`. */
const wordsOf = (table: string): string[] =>
  table
    .split('\n')
    .flatMap((line) => line.replace(LANGUAGE, '').split(/,(?:\s|$)/u))
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** Behind two letters, or a letter and figures (`B12*`), a star is any ending; elsewhere it is itself. */
const STEM = String.raw`(?:\p{L}{2}\.?|\p{L}-?\d{1,2})`
const STAR = new RegExp(String.raw`(?<=${STEM})\*$`, 'u')
const IS_STEM = new RegExp(String.raw`${STEM}\*$`, 'u')

/** A word as a pattern: a blank is any blank. */
const patternOf = (word: string): string =>
  word
    .replace(/[.+?^${}()|[\]\\/]/gu, String.raw`\$&`)
    .replace(STAR, String.raw`[\p{L}\p{M}.-]*`)
    .replace(/\*/gu, (star, at: number, whole: string) => (whole[at - 1] === ']' ? star : String.raw`\*`))
    .replace(/\s+/gu, String.raw`\s+`)

/** Any of the words of some tables as a pattern, the longest first. */
export const anyOf = (...tables: readonly string[]): string =>
  `(?:${[...new Set(tables.flatMap(wordsOf))].toSorted((one, other) => other.length - one.length).map(patternOf).join('|')})`

/** What is longer is none of a table's words. */
const LONGEST_WORDS = 80
const GOES_ON = /^[\p{L}\p{M}.-]*$/u
const plain = (text: string): string => text.toLowerCase().replace(/\s+/gu, ' ')
/** One text is asked for in many tables after each other. */
const plainOf = keeping(plain)

/** True for a text that is one of the words and nothing else. Looked up and not searched for: it is asked of every word of a printout. */
export function isOneOf(...tables: readonly string[]): (text: string) => boolean {
  const words = new Set<string>()
  const stems = new Map<string, string[]>()
  for (const word of tables.flatMap(wordsOf).map(plain)) {
    if (!IS_STEM.test(word)) words.add(word)
    else stems.set(word.slice(0, 2), [...(stems.get(word.slice(0, 2)) ?? []), word.slice(0, -1)])
  }
  return (text) => {
    if (text.length > LONGEST_WORDS) return false
    const asked = plainOf(text)
    return words.has(asked) || stems.get(asked.slice(0, 2))?.some((stem) => asked.startsWith(stem) && GOES_ON.test(asked.slice(stem.length))) === true
  }
}

/** A pattern that finds one of the words, whole, within a text. */
export const within = (...tables: readonly string[]): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}])${anyOf(...tables)}(?![\p{L}\p{N}])`, 'iu')
