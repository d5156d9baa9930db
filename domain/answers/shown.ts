import { hasNumber } from '#domain/note/annotate/statement.ts'
import { isOfKind } from './asked.ts'
import type { Question } from './question.ts'
import type { Said } from './said-sentences.ts'
import { isOfOthers } from './said-sentences.ts'
import type { Scored, Weighed } from './score-said.ts'
import { scoreSaid, weighTerms } from './score-said.ts'

const BY_SCORE = [
  'score', 'behindBest', 'rank', 'isBest', 'scoreBefore', 'scoreAfter', 'scoreAsked', 'scoreNear',
  'scoreSquared', 'high', 'veryHigh', 'bestScore', 'bestHigh', 'bestMargin', 'nearBest', 'lowBest',
] as const
const BY_TERMS = [
  'own', 'ownSum', 'ownRare', 'asked', 'askedRare', 'answer', 'answerRare', 'before', 'beforeTwo', 'after', 'afterTwo', 'nearRare', 'named', 'medicine',
  'word', 'frame', 'alone',
] as const
const BY_ITSELF = [
  'ofKind', 'nextOfKind', 'tellsNumber', 'ofOthers', 'isQuestion', 'isAnswered', 'answers', 'clinician', 'patient', 'place', 'placeSquared', 'length',
  'isShort', 'isLong', 'foreign',
] as const
/** What a sentence of a talk shows beside a question, in the order of its weights. */
export const SHOWN = [...BY_SCORE, ...BY_TERMS, ...BY_ITSELF] as const

type Row<Names extends readonly string[]> = Record<Names[number], number>

/** A score by hand is believed from about here, and from there on for certain. */
const HIGH = 0.4
const BEST_HIGH = 0.5
const VERY_HIGH = 0.65
const SHORT_WORDS = 4
const LONG_WORDS = 25
const FULL_LENGTH = 30

/** The sentence that answers the one at `at`; itself for none. */
export const answerOf = (said: readonly Said[], at: number): number => (said[at + 1]?.answers === at ? at + 1 : at)

const above = (value: number, from: number): number => Math.max(0, value - from)
const sign = (is: boolean): number => (is ? 1 : 0)

type Ranked = { readonly scores: Float64Array; readonly ranks: Float64Array; readonly best: number; readonly second: number }

function rankScores(scores: Float64Array): Ranked {
  const order = [...scores.keys()].toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
  const ranks = new Float64Array(scores.length)
  order.forEach((at, rank) => (ranks[at] = rank))
  return { scores, ranks, best: scores[order[0] ?? -1] ?? 0, second: scores[order[1] ?? -1] ?? 0 }
}

function byScore({ scores, ranks, best, second }: Ranked, said: readonly Said[], at: number): Row<typeof BY_SCORE> {
  const of = (index: number): number => scores[index] ?? 0
  const score = of(at)
  const own = sign(best > 0 && ranks[at] === 0)
  return {
    score, behindBest: best - score, rank: 1 / (1 + (ranks[at] ?? 0)), isBest: own, scoreBefore: of(at - 1), scoreAfter: of(at + 1),
    scoreAsked: of(said[at]?.answers ?? -1),
    scoreNear: Math.max(of(at - 3), of(at - 2), of(at + 2), of(at + 3)), scoreSquared: score ** 2, high: above(score, HIGH), veryHigh: above(score, VERY_HIGH),
    bestScore: own * best, bestHigh: own * above(best, BEST_HIGH), bestMargin: own * (best - second), nearBest: best > 0 ? score / best : 0,
    lowBest: best < HIGH ? score : 0,
  }
}

const PARTS = ['named', 'medicine', 'word', 'frame'] as const
type Part = (typeof PARTS)[number]
type Met = { readonly shares: Float64Array; readonly sums: Float64Array; readonly rare: Float64Array; readonly alone: Float64Array;
  readonly parts: Readonly<Record<Part, Float64Array>> }

const partOf = (kind: Weighed['kind']): Part => (kind === 'medicine' || kind === 'named' || kind === 'frame' ? kind : 'word')

/** What of the question each sentence has in its own words. */
function meet(terms: readonly Weighed[], length: number): Met {
  const made = (): Float64Array => new Float64Array(length)
  const met: Met = { shares: made(), sums: made(), rare: made(), alone: made(), parts: { named: made(), medicine: made(), word: made(), frame: made() } }
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0) || 1
  for (const { kind, weight, at } of terms) {
    const part = met.parts[partOf(kind)]
    for (const [index, strength] of at) {
      const value = weight * strength
      met.sums[index] = (met.sums[index] ?? 0) + value
      met.shares[index] = (met.shares[index] ?? 0) + value / whole
      met.rare[index] = Math.max(met.rare[index] ?? 0, value)
      part[index] = (part[index] ?? 0) + value
      if (at.size === 1) met.alone[index] = 1
    }
  }
  return met
}

function byTerms({ shares, sums, rare, alone, parts }: Met, said: readonly Said[], at: number): Row<typeof BY_TERMS> {
  const of = (values: Float64Array, index: number): number => values[index] ?? 0
  const asked = said[at]?.answers ?? -1
  const answer = answerOf(said, at)
  const answering = answer === at ? -1 : answer
  return {
    own: of(shares, at), ownSum: of(sums, at), ownRare: of(rare, at), asked: of(shares, asked), askedRare: of(rare, asked), answer: of(shares, answering),
    answerRare: of(rare, answering),
    before: of(shares, at - 1), beforeTwo: of(shares, at - 2), after: of(shares, at + 1), afterTwo: of(shares, at + 2), nearRare: Math.max(of(rare, at - 1),
    of(rare, at + 1)),
    named: of(parts.named, at), medicine: of(parts.medicine, at), word: of(parts.word, at), frame: of(parts.frame, at), alone: of(alone, at),
  }
}

type Spoken = { readonly own: Said; readonly next: Said | undefined; readonly isAnswered: boolean; /** From 0 to 1. */ readonly place: number }

function byItself(question: Question, { own, next, isAnswered, place }: Spoken): Row<typeof BY_ITSELF> {
  const words = own.reading.tokens.length
  return {
    ofKind: sign(isOfKind(own.reading, question.kinds)), nextOfKind: sign(next !== undefined && isOfKind(next.reading, question.kinds)),
    tellsNumber: sign(hasNumber(own.reading)),
    ofOthers: sign(isOfOthers(own) && !question.isOfOthers), isQuestion: sign(own.isQuestion), isAnswered: sign(isAnswered), answers: sign(own.answers >= 0),
    clinician: sign(own.speaker === 'clinician'), patient: sign(own.speaker === 'patient'), place, placeSquared: place ** 2,
    length: Math.min(1, words / FULL_LENGTH), isShort: sign(words < SHORT_WORDS), isLong: sign(words > LONG_WORDS),
    foreign: sign(own.reading.language !== question.reading.language),
  }
}

/** What a talk shows beside a question: a row for each sentence in the order of `SHOWN`, with what was asked after and what was scored by hand. */
export type ShownBeside = { readonly rows: readonly Float64Array[]; readonly terms: readonly Weighed[]; readonly scored: ReadonlyMap<number, Scored> }

export function showBeside(question: Question, said: readonly Said[]): ShownBeside {
  const terms = weighTerms(question, said)
  const scored = new Map(scoreSaid(question, said, terms).map((one) => [one.at, one]))
  const ranked = rankScores(Float64Array.from(said, (_one, at) => scored.get(at)?.score ?? 0))
  const met = meet(terms, said.length)
  const rows = said.map((own, at) => {
    const spoken = { own, next: said[at + 1], isAnswered: answerOf(said, at) !== at, place: said.length < 2 ? 0 : at / (said.length - 1) }
    const values = { ...byScore(ranked, said, at), ...byTerms(met, said, at), ...byItself(question, spoken) }
    return Float64Array.from(SHOWN, (name) => values[name])
  })
  return { rows, terms, scored }
}
