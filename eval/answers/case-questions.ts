import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { Language } from '#contract/vertical.ts'
import { findPlaces } from '#domain/answers/case-places.ts'

const CaseQuestion = z.object({ id: z.string(), consultation: z.string(), language: Language, question: z.string(), quotes: z.array(z.string()) })
const Consultation = z.object({ id: z.string(), lang: z.optional(Language), language: z.optional(Language), transcript: z.string() })

/** A question with the talk it is asked of. */
export type AskedOfTalk = z.infer<typeof CaseQuestion> & { readonly transcript: string; readonly isForeign: boolean }

/** Reads the questions of a file whose talks are in one of some other files. */
export function readCaseQuestions(path: string, consultationPaths: readonly string[]): AskedOfTalk[] {
  const talks = new Map(consultationPaths.flatMap(linesOf).map((line) => Consultation.parse(line)).map((talk) => [talk.id, talk]))
  return linesOf(path).map((line) => CaseQuestion.parse(line)).flatMap((asked) => {
    const talk = talks.get(asked.consultation)
    return talk === undefined ? [] : [{ ...asked, transcript: talk.transcript, isForeign: asked.language !== (talk.language ?? talk.lang) }]
  })
}

/** The open consultations that `case-questions-more-open.jsonl` asks about. */
export const OPEN_TALKS = ['practice', 'practice-2', 'practice-3', 'dense', 'medicines-open', 'medicines-open-2'].map((name) =>
  join(import.meta.dirname, '../consultations', `${name}.jsonl`),
)

/** What became of one question; `rank` from 1, 0 when no place shown is a right one. */
export type CaseJudged = {
  id: string
  language: Language
  question: string
  isForeign: boolean
  hasAnswer: boolean
  answered: boolean
  rank: number
  shown: string[]
}

/** So much of a quote must lie in a place, and a place may be no longer than so many quotes, or a few lines. */
const LEAST_HELD = 0.6
const LONGEST_OF_QUOTE = 4
const FEW_LINES = 450

export const linesOf = (path: string): unknown[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line))

/** Whether a place holds a stretch that answers, and not much more. */
export function holds(text: string, place: { start: number; end: number }, quote: string): boolean {
  const from = text.indexOf(quote)
  const to = from + quote.length
  const shared = Math.min(to, place.end) - Math.max(from, place.start)
  return from >= 0 && shared >= quote.length * LEAST_HELD && place.end - place.start <= Math.max(FEW_LINES, quote.length * LONGEST_OF_QUOTE)
}

/** Asks each question of its consultation, as one text that was heard. */
export function judgeCaseQuestions(questions: readonly AskedOfTalk[]): CaseJudged[] {
  return questions.map(({ id, language, question, quotes, transcript, isForeign }) => {
    const { places, answered } = findPlaces({ question, language, sources: [{ source: 'transcription', text: transcript }] })
    const rank = 1 + places.slice(0, 3).findIndex((place) => quotes.some((quote) => holds(transcript, place, quote)))
    return {
      id, language, question, isForeign,
      hasAnswer: quotes.length > 0,
      answered,
      rank,
      shown: places.slice(0, 3).map(({ start, end, score }) => `${score.toFixed(2)} ${transcript.slice(start, end)}`),
    }
  })
}
