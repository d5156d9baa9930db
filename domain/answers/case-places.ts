import type { Language } from '#contract/vertical.ts'
import { detectLanguage } from '#domain/language/detect-language.ts'
import { scoreSaid } from './score-said.ts'
import { readQuestion } from './question.ts'
import { readSaid } from './said-sentences.ts'
import { placeOf } from './place.ts'

/** A text of a case: what was heard, typed in or written of it. */
export type CaseSource = { readonly source: 'recording' | 'transcription' | 'note' | 'report'; readonly recordingId?: string; readonly text: string }

/** Where a source answers: offsets into its text, of whole utterances; `score` from 0 to 1. */
export type CasePlace = { readonly source: CaseSource['source']; readonly recordingId?: string; readonly start: number; readonly end: number; readonly score: number }

export type PlacesInput = { readonly question: string; readonly language: Language; readonly sources: readonly CaseSource[] }
export type PlacesFound = { readonly places: readonly CasePlace[]; readonly answered: boolean }

const MOST_PLACES = 5
/** From here on a place is said to answer; measured by `npm run eval:answers`. */
const ANSWERS_FROM = 0.66
/** A place worth less beside the best one is no second answer. */
const LEAST_OF_BEST = 0.4

const overlaps = (one: { start: number; end: number }, other: { start: number; end: number }): boolean => one.start < other.end && other.start < one.end

/**
 * The places of a case that answer a question, best first, each with the question of the talk it answers. The question may be in another language
 * than the case. `answered` is false where no place carries what is asked after; what lies near is given all the same.
 */
export function findPlaces({ question: text, language, sources }: PlacesInput): PlacesFound {
  const question = readQuestion(text, language)
  const found = sources.flatMap(({ source, recordingId, text: told }) => {
    const said = readSaid(told, detectLanguage(told))
    return scoreSaid(question, said).map(({ at, to, score }) => ({ source, ...(recordingId !== undefined && { recordingId }), ...placeOf(said, at, to), score }))
  })
  const places: CasePlace[] = []
  for (const place of found.toSorted((a, b) => b.score - a.score)) {
    if (places.length >= MOST_PLACES || place.score < (places[0]?.score ?? 0) * LEAST_OF_BEST) break
    if (!places.some((one) => one.source === place.source && one.recordingId === place.recordingId && overlaps(one, place))) places.push(place)
  }
  return { places, answered: (places[0]?.score ?? 0) >= ANSWERS_FROM }
}
