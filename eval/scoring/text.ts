/** What counts as a letter or digit of a word, in every script, for use inside a character class. */
export const WORD_SIGNS = String.raw`\p{L}\p{N}_`
const WORDS = new RegExp(`[${WORD_SIGNS}]+(?:[.,:/'-][${WORD_SIGNS}]+)*`, 'gu')
const SENTENCE_END = /[!?\n;]|\.(?!\d)/g

/** One way of writing for what looks alike: dashes, apostrophes, blanks, and е for ё. */
export function normalized(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00A0\u202F]/g, ' ')
    .replaceAll('ё', 'е')
    .replaceAll('Ё', 'Е')
    .replaceAll('’', "'")
    .replace(/[–−]/g, '-')
    .replace(/[ \t]+/g, ' ')
}

export function countWords(text: string): number {
  return text.match(WORDS)?.length ?? 0
}

/** The sentence around a stretch of text, at most `reach` characters to either side of it. */
export function sentenceAround(text: string, { start, end }: { start: number; end: number }, reach = 90): string {
  let from = 0
  for (const { index } of text.slice(0, start).matchAll(SENTENCE_END)) from = index + 1
  SENTENCE_END.lastIndex = end
  const stop = SENTENCE_END.exec(text)
  SENTENCE_END.lastIndex = 0
  const to = stop === null ? text.length : stop.index + 1
  return text.slice(Math.max(from, start - reach), Math.min(to, end + reach))
}
