import type { Weighed } from './rank-conditions.ts'

/**
 * Fitted by logistic regression on the invented talks of fixtures/talks.ts and a development set (49 talks, 390 suggestions), then
 * made more careful: whoever writes the talks knows the words, so the first place counts for less than was measured.
 */
const INTERCEPT = -3.4
const PER_SCORE = 0.5
const FIRST_PLACE = 1.5
/** No ranking of words is surer than this. */
const MOST = 0.95

/** The calibrated share of suggestions with such a score that are right, 0 to 1. */
export function accuracyOf(weighed: Weighed, rank: number): number {
  const logit = INTERCEPT + PER_SCORE * weighed.score + (rank === 0 ? FIRST_PLACE : 0)
  return Math.round(100 * Math.min(MOST, 1 / (1 + Math.exp(-logit)))) / 100
}
