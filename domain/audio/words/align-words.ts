import type { PlacedWord } from './place-words.ts'

/** Indexes of the same word in the left and the right list. */
export type WordPair = readonly [left: number, right: number]

const TOLERANCE_MS = 1200
const MATCH = 2
const LEAST_OVERLAP = 1
const MISMATCH = -3
/** Half a word at the edge of a group is to be expected. */
const EDGE = -1
/** Without an engine's times a word's place is a guess; it still tells five seconds from fifteen. */
const GUESS_MS = 10_000

type Move = 'pair' | 'left' | 'right' | 'stop'
type Cell = { score: number; move: Move }

/** A table of best scores, filled from the top left and read back from a chosen cell. */
function tracePairs(table: readonly Cell[][], from: WordPair): WordPair[] {
  const pairs: WordPair[] = []
  let [i, j] = from
  for (let cell = table[i]?.[j]; cell && cell.move !== 'stop'; cell = table[i]?.[j]) {
    if (cell.move === 'pair') pairs.push([i - 1, j - 1])
    if (cell.move !== 'right') i -= 1
    if (cell.move !== 'left') j -= 1
  }
  return pairs.reverse()
}

const best = (...cells: readonly Cell[]): Cell => cells.reduce((top, cell) => (cell.score > top.score ? cell : top))

const scoreAt = (table: readonly Cell[][], i: number, j: number): number => table[i]?.[j]?.score ?? 0

const middleOf = (word: PlacedWord): number => (word.startMs + word.endMs) / 2

function closeness(left: PlacedWord, right: PlacedWord): number {
  if (left.key !== right.key) return 0
  const allowedMs = TOLERANCE_MS + Math.max(left.uncertaintyMs, right.uncertaintyMs)
  const apartMs = Math.abs(middleOf(left) - middleOf(right))
  return apartMs > allowedMs ? 0 : MATCH - apartMs / allowedMs
}

/** Takes two hearings of one stretch, both timed; gives the words they share, the sum of their closeness in time highest. */
export function alignByTime(left: readonly PlacedWord[], right: readonly PlacedWord[]): WordPair[] {
  const table: Cell[][] = [right.map(() => ({ score: 0, move: 'stop' }))]
  left.forEach((word, row) => {
    const i = row + 1
    const cells: Cell[] = [{ score: 0, move: 'stop' }]
    table.push(cells)
    right.forEach((other, column) => {
      const j = column + 1
      const gain = closeness(word, other)
      const skipped = best({ score: scoreAt(table, i - 1, j), move: 'left' }, { score: scoreAt(table, i, j - 1), move: 'right' })
      cells.push(gain > 0 ? best({ score: scoreAt(table, i - 1, j - 1) + gain, move: 'pair' }, skipped) : skipped)
    })
  })
  return tracePairs(table, [left.length, right.length])
}

function likeness(left: PlacedWord, right: PlacedWord): number {
  if (left.key !== right.key) return MISMATCH
  return MATCH - Math.min(MATCH, Math.abs(middleOf(left) - middleOf(right)) / GUESS_MS)
}

/**
 * Takes two hearings without times; gives the words shared by the end of the left and the beginning of the right.
 * Words that disagree inside the overlap cost, so that two unrelated sentences with an "and" each do not join.
 */
export function alignByOrder(left: readonly PlacedWord[], right: readonly PlacedWord[]): WordPair[] {
  const table: Cell[][] = [
    [{ score: 0, move: 'stop' }, ...right.map((_, column): Cell => ({ score: EDGE + MISMATCH * column, move: 'right' }))],
  ]
  left.forEach((word, row) => {
    const i = row + 1
    const cells: Cell[] = [{ score: 0, move: 'stop' }]
    table.push(cells)
    right.forEach((other, column) => {
      const j = column + 1
      cells.push(
        best(
          { score: scoreAt(table, i - 1, j - 1) + likeness(word, other), move: 'pair' },
          { score: scoreAt(table, i - 1, j) + MISMATCH, move: 'left' },
          { score: scoreAt(table, i, j - 1) + MISMATCH, move: 'right' },
        ),
      )
    })
  })
  const end = bestEnd(table)
  if (end === undefined) return []
  return tracePairs(table, end).filter(([i, j]) => left[i]?.key === right[j]?.key)
}

/** The left hearing ends inside the right one, but for perhaps half a word. */
function bestEnd(table: readonly Cell[][]): WordPair | undefined {
  const rows = [table.length - 1, table.length - 2].filter((row) => row > 0)
  const ends = rows.flatMap((row, skipped) =>
    (table[row] ?? []).map((cell, column) => ({ pair: [row, column] as const, score: cell.score + EDGE * skipped })),
  )
  const [top] = ends.toSorted((a, b) => b.score - a.score)
  return top && top.score >= LEAST_OVERLAP ? top.pair : undefined
}
