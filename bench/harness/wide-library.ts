import { readSample } from '#server/knowledge/sample/read-sample.ts'
import type { Passage } from '#server/knowledge/passage.ts'
import { contentWords } from '#domain/search/question.ts'
import { plainText } from '#domain/search/fold.ts'

/** Different words of the generated library; what people write has about so many in a few hundred million. */
const VOCABULARY = 40_000
const TITLE_WORDS = 5
const TEXT_WORDS = 75

/** Numbers that are the same in every run (mulberry32). */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Content words of the Norwegian sample by how often they stand there, and behind them compounds of two of them. */
async function vocabulary(): Promise<string[]> {
  const counts = new Map<string, number>()
  for (const { language, text } of await readSample())
    if (language === 'nb') for (const word of contentWordsOfText(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const real = [...counts].toSorted(([, a], [, b]) => b - a).map(([word]) => word)
  const words = new Set(real)
  for (let at = 0; words.size < VOCABULARY; at += 1) words.add(`${real[at % real.length]}${real[Math.floor(at / real.length) % real.length]}`)
  return [...words]
}

const contentWordsOfText = (text: string): string[] =>
  text
    .split(/[.!?]/)
    .flatMap((sentence) => contentWords(plainText(sentence), 'nb'))
    .filter((word) => /^\p{L}{4,20}$/u.test(word))

export type WideLibrary = {
  readonly passage: (number: number) => Passage
  /** Words by how common they are, the commonest first. */ readonly words: readonly string[]
}

/** A library of any size whose words are as common as words are: the second stands half as often as the first, the third a third as often (Zipf). */
export async function wideLibrary(seed: number): Promise<WideLibrary> {
  const words = await vocabulary()
  const sums = new Float64Array(words.length)
  words.reduce((sum, _, at) => (sums[at] = sum + 1 / (at + 1)), 0)
  const draw = (random: () => number): string => {
    const wanted = random() * (sums.at(-1) ?? 0)
    let [low, high] = [0, words.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) < wanted) low = middle + 1
      else high = middle
    }
    return words[low] ?? ''
  }
  const passage = (number: number): Passage => {
    const random = chance(seed + number)
    const row = (length: number): string => Array.from({ length }, () => draw(random)).join(' ')
    return {
      id: `clinic:${number}#0`,
      source: 'clinic',
      owner: 'Klinikken',
      title: row(TITLE_WORDS),
      headings: [row(2), row(2)],
      text: `${row(TEXT_WORDS)}.`,
      html: null,
      kind: 'procedure',
      language: 'nb',
      country: 'NO',
      vertical: 'med', edition: null, updated: '2026-01-01', licence: 'MIT', url: null, codes: [],
    }
  }
  return { passage, words }
}
