import { answerFeatures, endFeatures, lengthFeature, openingFeatures } from './stop-features.ts'
import type { Speech } from './hear-words.ts'
import type { Sign } from './signs.ts'
import { STOP_WEIGHTS } from './stop-weights.generated.ts'

/** What each feature weighs. */
export type StopWeights = ReadonlyMap<Sign, number>

/** A sentence by its words: from the first up to, not including, the last. */
export type SpokenSentence = { readonly from: number; readonly to: number; readonly isQuestion: boolean }

/** No sentence has more words. */
export const LONGEST_SENTENCE = 40

/** A cut that is missing costs less than one within a phrase: an end must be as likely as this, as log odds. */
const LEAST_LIKELY = 0.5

let shipped: StopWeights | undefined

/** The weights learnt by eval/stops/learn-stops.ts, in hundredths in the file. */
function shippedStopWeights(): StopWeights {
  shipped ??= new Map(STOP_WEIGHTS.split(/\s+/).filter((entry) => entry !== '').map((entry) => {
    const [sign = '0', weight = '0'] = entry.split(':')
    return [Number.parseInt(sign, 36), Number(weight) / 100]
  }))
  return shipped
}

function weigh(features: readonly Sign[], weights: StopWeights): number {
  let sum = 0
  for (const feature of features) sum += weights.get(feature) ?? 0
  return sum
}

function byLength(weights: StopWeights, isQuestion: boolean): number[] {
  return Array.from({ length: LONGEST_SENTENCE + 1 }, (_, words) => weights.get(lengthFeature(words, isQuestion)) ?? 0)
}

type Best = { readonly score: number; readonly from: number; readonly isQuestion: boolean }

/** What is known of the cuts before: words that surely begin a sentence, and words that surely begin none. */
export type KnownCuts = { readonly begins: ReadonlySet<number>; readonly continues: ReadonlySet<number> }

/** The likeliest row of sentences: all ways to cut are weighed at once, each place once. */
export function cutSpeech(speech: Speech, { begins, continues }: KnownCuts, weights: StopWeights = shippedStopWeights()): SpokenSentence[] {
  const count = speech.words.length
  const [statements, questions] = [byLength(weights, false), byLength(weights, true)]
  const openings = speech.words.map((_, at) => weigh(openingFeatures(speech, at), weights))
  const best: Best[] = [{ score: 0, from: 0, isQuestion: false }]
  let first = 0
  for (let to = 1; to <= count; to++) {
    let found: Best = { score: -Infinity, from: to - 1, isQuestion: false }
    if (!continues.has(to)) {
      const isSure = to === count || begins.has(to)
      const end = isSure ? 0 : weigh(endFeatures(speech, to), weights) - LEAST_LIKELY
      const answer = weigh(answerFeatures(speech, to), weights)
      const earliest = isSure ? first : Math.max(first, to - LONGEST_SENTENCE)
      for (let from = to - 1; from >= earliest; from--) {
        const words = Math.min(to - from, LONGEST_SENTENCE)
        const before = (best[from]?.score ?? 0) + end
        const told = before + (statements[words] ?? 0)
        const asked = before + (questions[words] ?? 0) + (openings[from] ?? 0) + answer
        if (told > found.score) found = { score: told, from, isQuestion: false }
        if (asked > found.score) found = { score: asked, from, isQuestion: true }
      }
      if (isSure) first = to
    }
    best.push(found)
  }
  const sentences: SpokenSentence[] = []
  for (let to = count; to > 0; to = best[to]?.from ?? 0) {
    const { from, isQuestion } = best[to] ?? { from: to - 1, isQuestion: false }
    sentences.push({ from, to, isQuestion })
  }
  return sentences.toReversed()
}
