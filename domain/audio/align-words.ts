import type { PlacedWord } from './place-words.ts'

/** Indexes of the same word in the left and the right list. */
export type WordPair = readonly [left: number, right: number]

const TOLERANCE_MS = 1200
const MATCH = 2
const MISMATCH = -1

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

function closeness(left: PlacedWord, right: PlacedWord): number {
  if (left.key !== right.key) return 0
  const allowedMs = TOLERANCE_MS + Math.max(left.uncertaintyMs, right.uncertaintyMs)
  const apartMs = Math.abs(left.startMs + left.endMs - right.startMs - right.endMs) / 2
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

/**
 * Takes two hearings without times; gives the words shared by the end of the left and the beginning of the right.
 * Words that disagree inside the overlap cost, so that two unrelated sentences with an "and" each do not join.
 */
export function alignByOrder(left: readonly PlacedWord[], right: readonly PlacedWord[]): WordPair[] {
  const table: Cell[][] = [
    [{ score: 0, move: 'stop' }, ...right.map((_, column): Cell => ({ score: MISMATCH * (column + 1), move: 'right' }))],
  ]
  left.forEach((word, row) => {
    const i = row + 1
    const cells: Cell[] = [{ score: 0, move: 'stop' }]
    table.push(cells)
    right.forEach((other, column) => {
      const j = column + 1
      const isSame = word.key === other.key
      cells.push(
        best(
          { score: scoreAt(table, i - 1, j - 1) + (isSame ? MATCH : MISMATCH), move: 'pair' },
          { score: scoreAt(table, i - 1, j) + MISMATCH, move: 'left' },
          { score: scoreAt(table, i, j - 1) + MISMATCH, move: 'right' },
        ),
      )
    })
  })
  const lastRow = table.at(-1) ?? []
  const end = lastRow.reduce((top, cell, j) => (cell.score > (lastRow[top]?.score ?? 0) ? j : top), 0)
  if ((lastRow[end]?.score ?? 0) < MATCH) return []
  return tracePairs(table, [left.length, end]).filter(([i, j]) => left[i]?.key === right[j]?.key)
}
