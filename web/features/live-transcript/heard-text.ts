import type { HeardWord } from '#contract/recording.ts'

/** A stretch of words that were heard equally well. */
export type Run = { readonly text: string; readonly isUnsure: boolean }
export type Paragraph = { readonly startMs: number; readonly runs: readonly Run[] }

/** How well a talk has been heard on the whole; undefined where the engine does not say. */
export type Clarity = 'clear' | 'fair' | 'poor' | undefined

const UNSURE_BELOW = 0.5
const CLEAR_FROM = 0.8
const FAIR_FROM = 0.6
/** Somebody drew breath, or somebody else spoke: a new line. */
const PAUSE_MS = 1_500
/** A line longer than this is broken at the next end of a sentence. */
const LONG_PARAGRAPH_WORDS = 60

const isUnsure = ({ confidence }: HeardWord): boolean => confidence !== null && confidence < UNSURE_BELOW

/** Takes words in the order they were said; gives them as lines to read. */
export function paragraphsOf(words: readonly HeardWord[]): Paragraph[] {
  const paragraphs: HeardWord[][] = []
  let current: HeardWord[] = []
  for (const word of words) {
    const before = current.at(-1)
    const isPause = before !== undefined && word.startMs - before.endMs >= PAUSE_MS
    const isLong = current.length >= LONG_PARAGRAPH_WORDS && before !== undefined && /[.?!…]$/.test(before.text)
    if (isPause || isLong) current = []
    if (current.length === 0) paragraphs.push(current)
    current.push(word)
  }
  return paragraphs.map((said) => ({ startMs: said[0]?.startMs ?? 0, runs: runsOf(said) }))
}

function runsOf(words: readonly HeardWord[]): Run[] {
  const runs: { words: string[]; isUnsure: boolean }[] = []
  for (const word of words) {
    const last = runs.at(-1)
    if (last?.isUnsure === isUnsure(word)) last.words.push(word.text)
    else runs.push({ words: [word.text], isUnsure: isUnsure(word) })
  }
  return runs.map((run) => ({ text: run.words.join(' '), isUnsure: run.isUnsure }))
}

/** Takes words; gives how well they were heard together. Where most carry no certainty, nothing is claimed. */
export function clarityOf(words: readonly HeardWord[]): Clarity {
  const known = words.flatMap(({ confidence }) => (confidence === null ? [] : [confidence]))
  if (known.length === 0 || known.length * 2 < words.length) return undefined
  const mean = known.reduce((sum, one) => sum + one, 0) / known.length
  if (mean >= CLEAR_FROM) return 'clear'
  return mean >= FAIR_FROM ? 'fair' : 'poor'
}
