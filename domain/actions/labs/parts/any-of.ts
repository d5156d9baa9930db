const LANGUAGE = /^[a-z]+:\s/u

/** The words of a table: a line is `language: words, parted by commas`. */
const wordsOf = (table: string): string[] =>
  table
    .split('\n')
    .flatMap((line) => line.replace(LANGUAGE, '').split(/,(?:\s|$)/u))
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** A word as a pattern: a blank is any blank, and behind a word of three letters a star is any ending. */
const patternOf = (word: string): string =>
  word
    .replace(/[.+?^${}()|[\]\\/]/gu, String.raw`\$&`)
    .replace(/(?<=\p{L}{2}\.?)\*$/u, String.raw`[\p{L}\p{M}.-]*`)
    .replace(/\*/gu, (star, at: number, whole: string) => (whole[at - 1] === ']' ? star : String.raw`\*`))
    .replace(/\s+/gu, String.raw`\s+`)

/** Any of the words of some tables as a pattern, the longest first. */
export const anyOf = (...tables: readonly string[]): string =>
  `(?:${[...new Set(tables.flatMap(wordsOf))].toSorted((one, other) => other.length - one.length).map(patternOf).join('|')})`

/** True for a text that is one of the words and nothing else. */
export const isOneOf = (...tables: readonly string[]): ((text: string) => boolean) => {
  const pattern = new RegExp(`^${anyOf(...tables)}$`, 'iu')
  return (text) => pattern.test(text)
}

/** A pattern that finds one of the words, whole, within a text. */
export const within = (...tables: readonly string[]): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}])${anyOf(...tables)}(?![\p{L}\p{N}])`, 'iu')
