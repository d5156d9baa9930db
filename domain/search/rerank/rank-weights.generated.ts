// Learnt by eval/library/learn-ranking.ts; not written by hand.
import type { AnswerFeature } from './answer-features.ts'
import type { RankFeature } from './features.ts'

export const RANK_WEIGHTS: Readonly<Record<RankFeature, number>> = {
  score: 1.9929,
  met: 1.9692,
  covered: 0.2514,
  headed: 5.3065,
  alike: 4.3372,
  alikeHeads: 0.88,
  sentence: 2.8538,
  twoSentences: 3.1694,
  amount: 1.265,
  otherCountry: -1.5815,
  otherLanguage: -0.4937,
  notInForce: -2.2066,
}

export const ANSWER_BIAS = -1.3669
export const ANSWER_WEIGHTS: Readonly<Record<AnswerFeature, number>> = {
  score: 0.963,
  order: 0.1548,
  met: -0.9319,
  covered: -0.9389,
  headed: 0.7307,
  alike: 0.8046,
  sentence: 0.4713,
  otherLanguage: -0.2541,
  metWeight: 0.9756,
  namedMet: -0.6812,
  unmetWeight: 0.3679,
  namedUnmet: -1.3831,
  unheardConcepts: -0.8308,
  unheardNames: -0.814,
  unheardWords: 0.202,
  unheardLearned: -1.3363,
  strangeWords: 0.0665,
  strangeLearned: -0.3442,
  rareMet: 0.0956,
  headedByName: 0.1962,
}
