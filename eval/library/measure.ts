import type { LibraryCase } from './questions.ts'

/** What the library gave to a question: the ids it found, best first, and whether it says that they answer. */
export interface Given {
  readonly asked: LibraryCase
  readonly ids: readonly string[]
  readonly answered: boolean
}

export interface LibraryScore {
  readonly answerable: number
  /** Share of the right passages among the first five, over all questions that have an answer; a question told to have none counts nought. */
  readonly recall: number
  /** The same whether it is told to have an answer or not: what the order alone is worth. */
  readonly found: number
  /** Mean reciprocal rank of the first right passage; nought likewise. */
  readonly mrr: number
  /** Questions with an answer that were told to have none. */
  readonly refused: number
  readonly unanswerable: number
  /** Of those without an answer, how many were told so. */
  readonly told: number
}

const FIRST = 5

const recallOf = ({ asked, ids, answered }: Given): number =>
  answered ? asked.answers.filter((id) => ids.slice(0, FIRST).includes(id)).length / Math.min(FIRST, asked.answers.length) : 0

function reciprocalRank({ asked, ids, answered }: Given): number {
  const at = ids.findIndex((id) => asked.answers.includes(id))
  return answered && at >= 0 ? 1 / (at + 1) : 0
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Scores what was given. */
export function measure(given: readonly Given[]): LibraryScore {
  const [answerable, unanswerable] = [given.filter(({ asked }) => asked.answers.length > 0), given.filter(({ asked }) => asked.answers.length === 0)]
  return {
    answerable: answerable.length,
    recall: mean(answerable.map(recallOf)),
    found: mean(answerable.map((one) => recallOf({ ...one, answered: true }))),
    mrr: mean(answerable.map(reciprocalRank)),
    refused: answerable.filter(({ answered }) => !answered).length,
    unanswerable: unanswerable.length,
    told: unanswerable.filter(({ answered }) => !answered).length,
  }
}
