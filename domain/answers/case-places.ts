import type { Language } from '#contract/vertical.ts'
import { contentWords, sharedWith } from './shared-words.ts'

export type CaseSource = { source: 'recording' | 'transcription' | 'note' | 'report'; recordingId?: string; text: string }
export type CasePlace = Omit<CaseSource, 'text'> & { start: number; end: number; score: number }

const MOST_PLACES = 5
const LINE = /[^\n]+/gu

/** Takes a question and the texts of a case; gives the lines that share words with it, each with the one after it, best first. */
export function findPlaces({ question, language, sources }: { question: string; language: Language; sources: readonly CaseSource[] }): { places: CasePlace[]; answered: boolean } {
  const asked = contentWords(question, language)
  const places = sources.flatMap(({ text, ...source }) => {
    const lines = Array.from(text.matchAll(LINE), ({ 0: line, index }) => ({ start: index, end: index + line.length, line }))
    return lines.map(({ start, end, line }, at) => ({ ...source, start, end: /\?\s*$/.test(line) ? (lines[at + 1]?.end ?? end) : end, score: sharedWith(asked, contentWords(line, language)) }))
  })
  const best = places.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score).slice(0, MOST_PLACES)
  return { places: best, answered: best.length > 0 }
}
