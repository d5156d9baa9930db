import { LONGEST_SENTENCE } from '#domain/note/segment/stops/cut-speech.ts'
import type { Lesson } from './lessons.ts'

/** What each place of a lesson weighs: as an end, as the beginning of a question, as the end of one; and each length, for statements and questions. */
export interface Scores {
  readonly ends: Float64Array
  readonly openings: Float64Array
  /** What each word weighs as a word of a question. */
  readonly inside: Float64Array
  readonly answers: Float64Array
  readonly lengths: readonly [statements: Float64Array, questions: Float64Array]
}

/** How often each is expected over all ways to cut the lesson. */
export type Expected = Scores

interface Lattice {
  readonly lesson: Lesson
  readonly scores: Scores
  /** Only the ways that agree with the stops of the lesson. */
  readonly isTold: boolean
  /** The words up to each place summed as words of a question. */
  readonly asked: Float64Array
}

const logSum = (one: number, two: number): number => {
  if (one === -Infinity) return two
  if (two === -Infinity) return one
  const most = Math.max(one, two)
  return most + Math.log(Math.exp(one - most) + Math.exp(two - most))
}

const countOf = ({ lesson }: Lattice) => lesson.gaps.length - 1
const mayCut = ({ lesson, isTold }: Lattice, at: number) => !isTold || at === 0 || lesson.gaps[at] !== 'nothing'
const mustCut = ({ lesson, isTold }: Lattice, at: number) => isTold && lesson.gaps[at] === 'stop'
const mayAsk = ({ lesson, isTold }: Lattice, at: number, asks: boolean) => !isTold || lesson.asks[at] === asks

/** The score of a sentence, of each kind that it may be. */
function kinds(lattice: Lattice, from: number, to: number): readonly [told: number, asked: number] {
  const { ends, openings, answers, lengths } = lattice.scores
  const end = to === countOf(lattice) ? 0 : (ends[to] ?? 0)
  const length = Math.min(to - from, LONGEST_SENTENCE)
  const inside = (lattice.asked[to] ?? 0) - (lattice.asked[from] ?? 0)
  return [
    mayAsk(lattice, to, false) ? end + (lengths[0][length] ?? 0) : -Infinity,
    mayAsk(lattice, to, true) ? end + (lengths[1][length] ?? 0) + (openings[from] ?? 0) + inside + (answers[to] ?? 0) : -Infinity,
  ]
}

/** Where a sentence that ends at a place may begin, nearest first. */
function beginningsOf(lattice: Lattice, to: number): number[] {
  const found: number[] = []
  for (let from = to - 1; from >= 0; from--) {
    if (to - from > LONGEST_SENTENCE && !lattice.isTold) break
    if (mayCut(lattice, from)) found.push(from)
    if (mustCut(lattice, from)) break
  }
  return found
}

/** The weight of all ways up to each place, and of all ways from it on. */
function sweep(lattice: Lattice): { before: Float64Array; after: Float64Array } {
  const count = countOf(lattice)
  const before = new Float64Array(count + 1).fill(-Infinity)
  const after = new Float64Array(count + 1).fill(-Infinity)
  before[0] = 0
  after[count] = 0
  for (let to = 1; to <= count; to++) {
    if (!mayCut(lattice, to)) continue
    for (const from of beginningsOf(lattice, to)) {
      const [told, asked] = kinds(lattice, from, to)
      before[to] = logSum(before[to] ?? -Infinity, (before[from] ?? -Infinity) + logSum(told, asked))
    }
  }
  for (let to = count; to > 0; to--) {
    if (!mayCut(lattice, to)) continue
    for (const from of beginningsOf(lattice, to)) {
      const [told, asked] = kinds(lattice, from, to)
      after[from] = logSum(after[from] ?? -Infinity, (after[to] ?? -Infinity) + logSum(told, asked))
    }
  }
  return { before, after }
}

/** Empty scores of a lesson. */
export function noScores(lesson: Lesson): Scores {
  const places = () => new Float64Array(lesson.gaps.length)
  const lengths = () => new Float64Array(LONGEST_SENTENCE + 1)
  return { ends: places(), openings: places(), inside: places(), answers: places(), lengths: [lengths(), lengths()] }
}

function summed(list: Float64Array): Float64Array {
  const sums = new Float64Array(list.length + 1)
  list.forEach((amount, at) => { sums[at + 1] = (sums[at] ?? 0) + amount })
  return sums
}

function add(list: Float64Array, at: number, amount: number): void {
  list[at] = (list[at] ?? 0) + amount
}

/** What is expected of a lesson, over all ways to cut it or over those that its stops allow (forward and backward, as in a semi-Markov field). */
export function expectedOf(lesson: Lesson, scores: Scores, isTold: boolean): Expected {
  const lattice = { lesson, scores, isTold, asked: summed(scores.inside) }
  const count = countOf(lattice)
  const { before, after } = sweep(lattice)
  const all = before[count] ?? 0
  const expected = noScores(lesson)
  // what begins to be asked at each place, less what ends there
  const turns = new Float64Array(count + 1)
  for (let to = 1; to <= count; to++) {
    if (!mayCut(lattice, to)) continue
    for (const from of beginningsOf(lattice, to)) {
      const around = (before[from] ?? -Infinity) + (after[to] ?? -Infinity) - all
      const [told, asked] = kinds(lattice, from, to).map((score) => Math.exp(around + score))
      const length = Math.min(to - from, LONGEST_SENTENCE)
      add(expected.ends, to, (told ?? 0) + (asked ?? 0))
      add(expected.lengths[0], length, told ?? 0)
      add(expected.lengths[1], length, asked ?? 0)
      add(expected.openings, from, asked ?? 0)
      add(expected.answers, to, asked ?? 0)
      add(turns, from, asked ?? 0)
      add(turns, to, -(asked ?? 0))
    }
  }
  let within = 0
  for (let at = 0; at < count; at++) {
    within += turns[at] ?? 0
    expected.inside[at] = within
  }
  return expected
}
