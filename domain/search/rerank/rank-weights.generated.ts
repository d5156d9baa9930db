// Learnt by eval/library/learn-ranking.ts; not written by hand.
import type { AnswerFeature } from './answer-features.ts'
import type { RankFeature } from './features.ts'

export const RANK_WEIGHTS: Readonly<Record<RankFeature, number>> = {
  score: 2.009,
  met: 3.3641,
  covered: 0.0672,
  headed: 5.6502,
  alike: 2.3612,
  alikeHeads: 1.4006,
  sentence: 3.309,
  twoSentences: 3.3929,
  amount: 1.4606,
  otherCountry: -1.6454,
  otherLanguage: -0.8817,
  notInForce: -1.5281,
}

export const ANSWER_BIAS = -1.3125
export const ANSWER_WEIGHTS: Readonly<Record<AnswerFeature, number>> = {
  score: 1.1085,
  order: 0.1523,
  met: -0.5339,
  covered: -1.8411,
  headed: 0.1848,
  alike: 1.2724,
  sentence: 1.2805,
  otherLanguage: 0.0629,
  metWeight: 1.0728,
  namedMet: -0.8413,
  unmetWeight: 0.3663,
  namedUnmet: -1.2114,
  unheardConcepts: -0.658,
  unheardNames: -0.5978,
  unheardWords: 0.483,
  unheardLearned: -0.0761,
  strangeWords: -0.015,
  strangeLearned: -0.5528,
  rareMet: -0.0391,
  headedByName: 0.3792,
}
