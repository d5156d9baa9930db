// Learnt by eval/library/learn-ranking.ts; not written by hand.
import type { AnswerFeature } from './answer-features.ts'
import type { RankFeature } from './features.ts'

export const RANK_WEIGHTS: Readonly<Record<RankFeature, number>> = {
  score: 1.9374,
  met: 3.1745,
  covered: 0.9549,
  headed: 4.9101,
  alike: 3.2045,
  alikeHeads: 2.3217,
  sentence: 1.4623,
  twoSentences: 3.0526,
  amount: 1.4135,
  otherCountry: -1.7036,
  otherLanguage: -0.8513,
  notInForce: -1.415,
}

export const ANSWER_BIAS = -1.5304
export const ANSWER_WEIGHTS: Readonly<Record<AnswerFeature, number>> = {
  score: 1.0513,
  order: 0.139,
  met: 0.0644,
  covered: -1.7025,
  headed: 0.4538,
  alike: 0.7643,
  sentence: 1.2049,
  otherLanguage: -0.0601,
  metWeight: 1.0003,
  namedMet: -0.7978,
  unmetWeight: 0.3789,
  namedUnmet: -1.252,
  unheardConcepts: -0.6539,
  unheardNames: -0.6305,
  unheardWords: 0.3539,
  unheardLearned: -1.1004,
  strangeWords: 0.048,
  strangeLearned: -0.5089,
  rareMet: -0.0378,
  headedByName: 0.2695,
}
