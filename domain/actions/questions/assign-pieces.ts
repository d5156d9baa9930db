import { LEADS_ON } from './pair-features.ts'
import type { Piece } from './pieces.ts'

/** From which sum on a part answers, and how near the best of its questions another must come to be answered by it too. */
export type Bounds = { readonly from: number; readonly near: number }
export type Assigned = { readonly answers: readonly (readonly Piece[])[]; readonly rest: readonly Piece[] }

/** Gives each part to the questions it fits best, by sums a row a question; what fits none goes with what it leads on from, or stays apart. */
export function assignPieces(sums: readonly (readonly number[])[], pieces: readonly Piece[], { from, near }: Bounds): Assigned {
  const answers: Piece[][] = sums.map(() => [])
  const rest: Piece[] = []
  let before: { sentence: number; places: readonly Piece[][] } = { sentence: -1, places: [rest] }
  for (const [at, piece] of pieces.entries()) {
    const own = sums.map((row) => row[at] ?? -Infinity)
    const most = Math.max(...own)
    const leadsOn = before.sentence === piece.sentence || LEADS_ON.test(piece.text)
    const places =
      most >= from ? own.flatMap((sum, question) => (sum >= from && sum >= most - near ? [answers[question] ?? rest] : [])) : leadsOn ? before.places : [rest]
    for (const place of places) place.push(piece)
    before = { sentence: piece.sentence, places }
  }
  return { answers, rest }
}
