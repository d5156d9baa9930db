import { seededRandom } from '#domain/deidentify/mask/seeded-random.ts'
import { LONGEST_SENTENCE } from '#domain/note/segment/stops/cut-speech.ts'
import { lengthFeature } from '#domain/note/segment/stops/stop-features.ts'
import { expectedOf, noScores, type Scores } from './lattice.ts'
import type { Lesson } from './lessons.ts'

/** First all features are learnt for so many rounds, then those alone that came to weigh something. */
const ROUNDS_WITH_ALL = 4
const ROUNDS_WITH_FEW = 4
/** The mean of the weights after the last rounds depends less on the order of the lessons. */
const AVERAGED = 3
/** What weighs less after the first rounds is left out; the others learn to do without it. */
const LEAST_WEIGHT = 0.22
const RATE = 0.2
const SHRINK = 1e-3
/** What was seen more seldom is chance. */
const LEAST_SEEN = 4
/** A smaller difference between what is expected and what is right teaches nothing. */
const LEAST_ERROR = 1e-4

function seenOften(lessons: readonly Lesson[]): Set<number> {
  const counts = new Map<number, number>()
  for (const { ends, openings, answers, inside } of lessons) {
    for (const places of [ends, openings, answers, inside])
      for (const features of places) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count >= LEAST_SEEN).map(([feature]) => feature))
}

function only(lesson: Lesson, known: ReadonlySet<number>): Lesson {
  const kept = (places: readonly (readonly number[])[]) => places.map((features) => features.filter((feature) => known.has(feature)))
  return { ...lesson, ends: kept(lesson.ends), openings: kept(lesson.openings), answers: kept(lesson.answers), inside: kept(lesson.inside) }
}

function scoresOf(lesson: Lesson, weights: ReadonlyMap<number, number>): Scores {
  const scores = noScores(lesson)
  const fill = (list: Float64Array, places: readonly (readonly number[])[]) => places.forEach((features, at) => {
    list[at] = features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0)
  })
  fill(scores.ends, lesson.ends)
  fill(scores.openings, lesson.openings)
  fill(scores.answers, lesson.answers)
  fill(scores.inside, lesson.inside)
  for (let words = 0; words <= LONGEST_SENTENCE; words++) {
    scores.lengths[0][words] = weights.get(lengthFeature(words, false)) ?? 0
    scores.lengths[1][words] = weights.get(lengthFeature(words, true)) ?? 0
  }
  return scores
}

/** How each feature should change for the lesson to become likelier. */
function errorsOf(lesson: Lesson, weights: ReadonlyMap<number, number>): Map<number, number> {
  const scores = scoresOf(lesson, weights)
  const [right, free] = [expectedOf(lesson, scores, true), expectedOf(lesson, scores, false)]
  const errors = new Map<number, number>()
  const note = (features: readonly number[], error: number) => {
    if (Math.abs(error) >= LEAST_ERROR) for (const feature of features) errors.set(feature, (errors.get(feature) ?? 0) + error)
  }
  lesson.gaps.forEach((_, at) => {
    if (at > 0 && at < lesson.gaps.length - 1) note(lesson.ends[at] ?? [], (right.ends[at] ?? 0) - (free.ends[at] ?? 0))
    note(lesson.openings[at] ?? [], (right.openings[at] ?? 0) - (free.openings[at] ?? 0))
    note(lesson.inside[at] ?? [], (right.inside[at] ?? 0) - (free.inside[at] ?? 0))
    note(lesson.answers[at] ?? [], (right.answers[at] ?? 0) - (free.answers[at] ?? 0))
  })
  for (let words = 1; words <= LONGEST_SENTENCE; words++) {
    note([lengthFeature(words, false)], (right.lengths[0][words] ?? 0) - (free.lengths[0][words] ?? 0))
    note([lengthFeature(words, true)], (right.lengths[1][words] ?? 0) - (free.lengths[1][words] ?? 0))
  }
  return errors
}

function shuffled(count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, at) => at)
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const [one = 0, two = 0] = [order[at], order[other]]
    order[at] = two
    order[other] = one
  }
  return order
}

interface Learning {
  readonly weights: Map<number, number>
  /** The squares of all steps taken so far. */
  readonly steps: Map<number, number>
  /** Draws the order of the lessons. */
  readonly random: () => number
}

function stepTowards(lesson: Lesson, { weights, steps }: Omit<Learning, 'random'>): void {
  for (const [feature, error] of errorsOf(lesson, weights)) {
    const weight = weights.get(feature) ?? 0
    const gradient = error - SHRINK * weight
    const seen = (steps.get(feature) ?? 0) + gradient * gradient
    steps.set(feature, seen)
    weights.set(feature, weight + (RATE / Math.sqrt(1 + seen)) * gradient)
  }
}

/** Goes over all lessons so many times, and gives the mean of the weights after the last of them. */
function goOver(lessons: readonly Lesson[], learning: Learning, rounds: number): Map<number, number> {
  const sums = new Map<number, number>()
  for (let round = 0; round < rounds; round++) {
    for (const at of shuffled(lessons.length, learning.random)) {
      const lesson = lessons[at]
      if (lesson !== undefined) stepTowards(lesson, learning)
    }
    if (round >= rounds - AVERAGED) for (const [feature, weight] of learning.weights) sums.set(feature, (sums.get(feature) ?? 0) + weight / AVERAGED)
  }
  return sums
}

/**
 * Learns what the features weigh: steps towards the stops of each lesson, smaller for what was seen often (Adagrad).
 * Few features are left, so that few need be shipped.
 */
export function learnStops(all: readonly Lesson[], leastWeight = LEAST_WEIGHT): Map<number, number> {
  const random = seededRandom(11)
  const known = seenOften(all)
  const learning: Learning = { weights: new Map(), steps: new Map(), random }
  const first = goOver(all.map((lesson) => only(lesson, known)), learning, ROUNDS_WITH_ALL)
  const heavy = new Set([...first].filter(([, weight]) => Math.abs(weight) >= leastWeight).map(([feature]) => feature))
  const kept = (map: ReadonlyMap<number, number>) => new Map([...map].filter(([feature]) => heavy.has(feature)))
  const rest: Learning = { weights: kept(learning.weights), steps: kept(learning.steps), random }
  return goOver(all.map((lesson) => only(lesson, heavy)), rest, ROUNDS_WITH_FEW)
}
