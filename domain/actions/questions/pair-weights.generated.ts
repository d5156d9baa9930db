// Learnt by eval/actions/learn-pairs.ts; not written by hand.
import type { PairFeature } from './pair-features.ts'

export const PAIR_BIAS = -2.4249
export const PAIR_WEIGHTS: Readonly<Record<PairFeature, number>> = {
  words: -0.2226,
  ofPiece: -0.0229,
  ofSentence: 2.0176,
  alike: 0.1803,
  before: -0.4995,
  topics: 1.0456,
  anyTopic: 0.0122,
  order: 1.7476,
  bestOfPiece: 0.6943,
  bestOfQuestion: 0.2296,
  topicsOfQuestion: 0.2971,
  yesNo: 0.6843,
  amount: -0.2145,
  time: -0.1849,
}
