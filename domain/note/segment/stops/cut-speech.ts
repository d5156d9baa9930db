import { answerFeatures, endFeatures, insideFeatures, lengthFeature, openingFeatures } from './stop-features.ts'
import type { Speech } from './hear-words.ts'
import type { Sign } from './signs.ts'
import { shippedStopWeights } from './stop-weights.ts'
import type { StopWeights } from './stop-weights.ts'

/** A sentence by its words: from the first up to, not including, the last. */
export type SpokenSentence = { readonly from: number; readonly to: number; readonly isQuestion: boolean }

/** What is known of the cuts before: words that surely begin a sentence, and words that surely begin none. */
export type KnownCuts = { readonly begins: ReadonlySet<number>; readonly continues: ReadonlySet<number> }

/** No sentence has more words. */
export const LONGEST_SENTENCE = 40

/** What each word beyond that costs where nothing but a sure end is near: more than any cut. */
const TOO_LONG = 20

/** What a cut within a phrase of the lexicon costs: less than a sentence that is a word too long, so that a phrase said without end is cut all the same. */
const WITHIN_PHRASE = 18

/** A cut that is missing costs less than one within a phrase: an end must be as likely as this, as log odds. */
const LEAST_LIKELY = 1.3

function weigh(features: readonly Sign[], weights: StopWeights): number {
  let sum = 0
  for (const feature of features) sum += weights.get(feature) ?? 0
  return sum
}

function byLength(weights: StopWeights, isQuestion: boolean): Float64Array {
  return Float64Array.from({ length: LONGEST_SENTENCE + 1 }, (_, words) => weights.get(lengthFeature(words, isQuestion)) ?? 0)
}

/** What the words before each place weigh as words of a question, so that a difference tells what those between two places weigh. */
function askedUpTo(speech: Speech, weights: StopWeights): Float64Array {
  const sums = new Float64Array(speech.words.length + 1)
  speech.words.forEach((_, at) => { sums[at + 1] = (sums[at] ?? 0) + weigh(insideFeatures(speech, at), weights) })
  return sums
}

/** The best way up to each word: what it weighs, where its last sentence begins and whether that one asks. */
type Ways = { readonly scores: Float64Array; readonly begins: Int32Array; readonly asks: Uint8Array }

function waysThrough(speech: Speech, { begins, continues }: KnownCuts, weights: StopWeights): Ways {
  const count = speech.words.length
  const [statements, questions] = [byLength(weights, false), byLength(weights, true)]
  const openings = Float64Array.from(speech.words, (_, at) => weigh(openingFeatures(speech, at), weights))
  const inside = askedUpTo(speech, weights)
  const ways: Ways = { scores: new Float64Array(count + 1).fill(-Infinity), begins: new Int32Array(count + 1), asks: new Uint8Array(count + 1) }
  ways.scores[0] = 0
  let first = 0
  for (let to = 1; to <= count; to++) {
    const isSure = to === count || begins.has(to)
    if (continues.has(to)) continue
    const phrase = speech.within.has(to) ? WITHIN_PHRASE : 0
    const end = isSure ? 0 : weigh(endFeatures(speech, to), weights) - LEAST_LIKELY - phrase
    const answer = weigh(answerFeatures(speech, to), weights)
    for (let from = to - 1; from >= (isSure ? first : Math.max(first, to - LONGEST_SENTENCE)); from--) {
      const words = Math.min(to - from, LONGEST_SENTENCE)
      const before = (ways.scores[from] ?? 0) + end - TOO_LONG * (to - from - words)
      const told = before + (statements[words] ?? 0)
      const asked = before + (questions[words] ?? 0) + (openings[from] ?? 0) + (inside[to] ?? 0) - (inside[from] ?? 0) + answer
      const score = Math.max(told, asked)
      if (score <= (ways.scores[to] ?? 0)) continue
      ways.scores[to] = score
      ways.begins[to] = from
      ways.asks[to] = asked > told ? 1 : 0
    }
    if (isSure) first = to
  }
  return ways
}

/** The likeliest row of sentences: all ways to cut are weighed at once, each place once. */
export function cutSpeech(speech: Speech, known: KnownCuts, weights: StopWeights = shippedStopWeights(speech.language)): SpokenSentence[] {
  const ways = waysThrough(speech, known, weights)
  const sentences: SpokenSentence[] = []
  for (let to = speech.words.length; to > 0; ) {
    const from = ways.begins[to] ?? 0
    sentences.push({ from, to, isQuestion: ways.asks[to] === 1 })
    to = from
  }
  return sentences.toReversed()
}
