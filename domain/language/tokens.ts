import { keepByText } from './kept-words.ts'

/** A word or number with its place; `gap` is the punctuation between it and the token before. */
export type Token = {
  readonly text: string
  readonly lower: string
  readonly start: number
  readonly end: number
  readonly gap: string
}

/**
 * No word of a talk is longer, compounds and hyphens included: what is longer is a pasted code or a slip of the hand, and carries a mark only as a
 * whole. So the look-up of a word takes a bounded time, whatever stands in the text.
 */
export const LONGEST_COMPOUND = 80

const ODD_LETTER = /[ё’]/
const WORD = /\d+(?:[.,]\d+)*(?:\/\d+(?:[.,]\d+)?)?|\p{L}[\p{L}\p{M}]*(?:\d+\p{L}*)?(?:['’-](?:\p{L}[\p{L}\p{M}]*|\d+))*/gu

function folded(word: string): string {
  const lower = word.toLowerCase()
  return ODD_LETTER.test(lower) ? lower.replaceAll('ё', 'е').replaceAll('’', "'") : lower
}

const SPACE = 0x20

function gapBetween(text: string, from: number, to: number): string {
  const isPlain = to === from || (to === from + 1 && text.charCodeAt(from) === SPACE)
  return isPlain ? '' : text.slice(from, to).trim()
}

/** Each of a dozen stages cuts all sentences of a talk again. An hour has a thousand, each in two or three wordings on its way into the report. */
const MOST_KEPT = 5_000
/** What is longer is a whole talk, and read once. */
const LONGEST_KEPT = 600

const cutKept = keepByText(MOST_KEPT, cut)

/** Cuts text into words and numbers. */
export function tokenise(text: string): readonly Token[] {
  return text.length > LONGEST_KEPT ? cut(text) : cutKept(text)
}

/** In one pass. */
function cut(text: string): readonly Token[] {
  const tokens: Token[] = []
  let last = 0
  for (const match of text.matchAll(WORD)) {
    const start = match.index
    const end = start + match[0].length
    tokens.push({ text: match[0], lower: folded(match[0]), start, end, gap: gapBetween(text, last, start) })
    last = end
  }
  return tokens
}

/** True for a token of digits. */
export function isNumber(token: Token | undefined): boolean {
  return token !== undefined && token.text.charCodeAt(0) >= 48 && token.text.charCodeAt(0) <= 57
}
