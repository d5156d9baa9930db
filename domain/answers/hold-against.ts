import type { Language } from '#contract/vertical.ts'
import { contentWords, sentencesIn, sharedWith } from './shared-words.ts'

const LEAST_SHARE = 0.5
const CITATION = /\[(\d{1,3})\]/g

/** Takes an answer that cites passages as [1]; gives its sentences that none of those it names carries. */
export function unsupportedSentences({ answer, passages, language }: { answer: string; passages: readonly string[]; language: Language }): { start: number; end: number }[] {
  const known = passages.map((passage) => contentWords(passage, language))
  return sentencesIn(answer).flatMap(({ start, end, text }) => {
    const words = contentWords(text.replaceAll(CITATION, ''), language)
    if (words.size === 0) return []
    const cited = [...text.matchAll(CITATION)].flatMap(([, n]) => known[Number(n) - 1] ?? [])
    const share = Math.max(0, ...(cited.length > 0 ? cited : known).map((passage) => sharedWith(words, passage) / words.size))
    return share < LEAST_SHARE ? [{ start, end }] : []
  })
}
