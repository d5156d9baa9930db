import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { Language } from '#contract/vertical.ts'
import { findPlaces } from '#domain/answers/case-places.ts'

const CaseQuestion = z.object({ id: z.string(), consultation: z.string(), language: Language, question: z.string(), quotes: z.array(z.string()) })
const Consultation = z.object({ id: z.string(), lang: Language, transcript: z.string() })

/** What became of one question; `rank` from 1, 0 when no place shown is a right one. */
export type CaseJudged = { id: string; language: Language; question: string; isForeign: boolean; hasAnswer: boolean; answered: boolean; rank: number; shown: string[] }

/** So much of a quote must lie in a place, and a place may be no longer than so many quotes, or a few lines. */
const LEAST_HELD = 0.6
const LONGEST_OF_QUOTE = 4
const FEW_LINES = 450

export const linesOf = (path: string): unknown[] => readFileSync(path, 'utf8').split('\n').filter((line) => line.trim() !== '').map((line): unknown => JSON.parse(line))

function holds(text: string, place: { start: number; end: number }, quote: string): boolean {
  const from = text.indexOf(quote)
  const to = from + quote.length
  const shared = Math.min(to, place.end) - Math.max(from, place.start)
  return from >= 0 && shared >= quote.length * LEAST_HELD && place.end - place.start <= Math.max(FEW_LINES, quote.length * LONGEST_OF_QUOTE)
}

/** Asks each question of a file of its consultation, as one text that was heard. */
export function judgeCaseQuestions(path: string, consultationsPath: string): CaseJudged[] {
  const talks = new Map(linesOf(consultationsPath).map((line) => Consultation.parse(line)).map((talk) => [talk.id, talk]))
  return linesOf(path).map((line) => CaseQuestion.parse(line)).flatMap(({ id, consultation, language, question, quotes }) => {
    const talk = talks.get(consultation)
    if (talk === undefined) return []
    const { places, answered } = findPlaces({ question, language, sources: [{ source: 'transcription', text: talk.transcript }] })
    const rank = 1 + places.slice(0, 3).findIndex((place) => quotes.some((quote) => holds(talk.transcript, place, quote)))
    return [{ id, language, question, isForeign: language !== talk.lang, hasAnswer: quotes.length > 0, answered, rank, shown: places.slice(0, 3).map(({ start, end, score }) => `${score.toFixed(2)} ${talk.transcript.slice(start, end)}`) }]
  })
}
