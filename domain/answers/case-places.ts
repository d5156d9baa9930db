import type { Language } from '#contract/vertical.ts'
import { detectLanguage } from '#domain/language/detect-language.ts'
import { placeWeights } from './place-weights.ts'
import type { Beside } from './weigh-places.ts'
import { bestOf, layBeside, oddsOfAnswer, sumsOf } from './weigh-places.ts'
import type { Question } from './question.ts'
import { readQuestion } from './question.ts'
import { readSaid } from './said-sentences.ts'
import { SHOWN } from './shown.ts'

/** A text of a case: what was heard, typed in or written of it. */
export type CaseSource = { readonly source: 'recording' | 'transcription' | 'note' | 'report'; readonly recordingId?: string; readonly text: string }

/** Where a source answers: offsets into its text, of whole utterances; `score` from 0 to 1. */
export type CasePlace = { readonly source: CaseSource['source']; readonly recordingId?: string; readonly start: number; readonly end: number;
  readonly score: number }

export type PlacesInput = { readonly question: string; readonly language: Language; readonly sources: readonly CaseSource[] }
export type PlacesFound = { readonly places: readonly CasePlace[]; readonly answered: boolean }

const MOST_PLACES = 5
/** From these odds on a source is said to answer; measured by `eval/answers/learn-places.ts --try`. */
const ANSWERS_FROM = 0.8
/** A best place that meets the question so well in its own words is believed on lower odds. */
const MEETS_WELL = 0.7
const LEAST_ODDS = -1.5
const NEVER = -2
/** A place so much less likely than the best of its source is no second answer. */
const LEAST_OF_BEST = 0.02

/** A question that names nothing asks nothing. */
const asks = ({ terms }: Question): boolean => terms.some(({ kind }) => kind !== 'number')

const likelihood = (odds: number): number => 1 / (1 + Math.exp(ANSWERS_FROM - odds))

/** The odds as they are believed. A medicine that was asked for by name and is nowhere in the source has no answer there, whatever is told of others. */
function believed(odds: number, { terms, rows }: Beside, best = 0): number {
  if (terms.some(({ kind, at }) => kind === 'medicine' && at.size === 0)) return Math.min(odds, NEVER)
  const shown = (name: (typeof SHOWN)[number]): number => rows[best]?.[SHOWN.indexOf(name)] ?? 0
  // few questions in another language than the talk were learnt from: what is named in both decides alone
  const least = shown('foreign') === 1 ? -Infinity : LEAST_ODDS
  return shown('score') >= MEETS_WELL && odds >= least ? Math.max(odds, ANSWERS_FROM) : odds
}

/** The places of one source, each as likely as its source answers and as it is beside the best there. */
function placesIn(question: Question, { source, recordingId, text }: CaseSource): { places: CasePlace[]; answers: boolean } {
  const said = readSaid(text, detectLanguage(text))
  if (said.length === 0) return { places: [], answers: false }
  const weights = placeWeights()
  const beside = layBeside(question, said)
  const found = sumsOf(weights, beside)
  const { sums } = found
  const best = bestOf(beside.places, sums, MOST_PLACES)
  const most = sums[best[0] ?? 0] ?? 0
  const odds = believed(oddsOfAnswer(weights, beside, found), beside, best[0])
  const places = best.flatMap((at) => {
    const { start = 0, end = 0 } = beside.places[at] ?? {}
    const share = Math.exp((sums[at] ?? 0) - most)
    return share < LEAST_OF_BEST ? [] : [{ source, ...(recordingId !== undefined && { recordingId }), start, end, score: likelihood(odds) * share }]
  })
  return { places, answers: odds >= ANSWERS_FROM }
}

/**
 * The places of a case that answer a question, best first, each with the question of the talk it answers. The question may be in another language
 * than the case. `answered` is false where no place carries what is asked after; what lies near is given all the same.
 */
export function findPlaces({ question: text, language, sources }: PlacesInput): PlacesFound {
  const question = readQuestion(text, language)
  if (!asks(question)) return { places: [], answered: false }
  const found = sources.map((source) => placesIn(question, source))
  const places = found.flatMap((one) => one.places).toSorted((a, b) => b.score - a.score)
  return { places: places.slice(0, MOST_PLACES), answered: found.some(({ answers }) => answers) }
}
