import type { HeardWord } from '#contract/recording.ts'

/** Other words in the place of some of a text; offsets are UTF-16 units into the text as it was. */
export type Correction = { readonly start: number; readonly end: number; readonly words: string }

export function correctText(text: string, { start, end, words }: Correction): string {
  return text.slice(0, start) + words + text.slice(end)
}

/**
 * Where a stretch of the text lies once it is corrected. What overlaps the corrected words holds the new ones whole; undefined when
 * nothing is left of it.
 */
export function moveSpan<Span extends { readonly start: number; readonly end: number }>(span: Span, { start, end, words }: Correction): Span | undefined {
  const shift = words.length - (end - start)
  if (span.end <= start) return span
  if (span.start >= end) return { ...span, start: span.start + shift, end: span.end + shift }
  const moved = { ...span, start: Math.min(span.start, start), end: span.end > end ? span.end + shift : start + words.length }
  return moved.end > moved.start ? moved : undefined
}

/** The same correction of a text that is words with a blank between, so that it stays that. */
export function tidyCorrection(text: string, { start, end, words }: Correction): Correction {
  const tidy = words.trim().replace(/\s+/g, ' ')
  if (tidy !== '') return { start, end, words: tidy }
  if (text[end] === ' ') return { start, end: end + 1, words: '' }
  return { start: text[start - 1] === ' ' ? start - 1 : start, end, words: '' }
}

const wordsIn = (text: string): string[] => (text === '' ? [] : text.split(' '))

/**
 * The words of a recording after a correction. Those outside of it keep their places; the new ones share the time of those they
 * replace, and a person is sure of them. `text` is the words with a blank between, as it was.
 */
export function correctWords(words: readonly HeardWord[], text: string, correction: Correction): HeardWord[] {
  const corrected = wordsIn(correctText(text, correction))
  const before = wordsIn(text.slice(0, correction.start)).length - (correction.start > 0 && text[correction.start - 1] !== ' ' ? 1 : 0)
  const first = Math.max(0, correction.start > 0 && text[correction.start - 1] === ' ' ? before - 1 : before)
  const after = wordsIn(text.slice(correction.end)).length - (correction.end < text.length ? 1 : 0)
  const kept = words.slice(0, first)
  const rest = words.slice(words.length - after)
  const fresh = corrected.slice(first, corrected.length - after)
  const from = words[first]?.startMs ?? kept.at(-1)?.endMs ?? 0
  const to = words[words.length - after - 1]?.endMs ?? from
  const each = fresh.length === 0 ? 0 : Math.max(0, to - from) / fresh.length
  const placed = fresh.map((word, at) => ({ text: word, startMs: Math.round(from + at * each), endMs: Math.round(from + (at + 1) * each), confidence: 1 }))
  return [...kept, ...placed, ...rest]
}

/** What turns one text into another: the least stretch of whole words that differs; undefined when they are the same. */
export function correctionBetween(before: string, after: string): Correction | undefined {
  if (before === after) return undefined
  const shortest = Math.min(before.length, after.length)
  let start = 0
  while (start < shortest && before[start] === after[start]) start++
  let tail = 0
  while (tail < shortest - start && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++
  // Words are corrected, not letters: a place in the talk belongs to a word.
  while (start > 0 && !/\s/.test(before[start - 1] ?? ' ')) start--
  while (tail > 0 && !/\s/.test(before[before.length - tail] ?? ' ')) tail--
  return { start, end: before.length - tail, words: after.slice(start, after.length - tail) }
}
