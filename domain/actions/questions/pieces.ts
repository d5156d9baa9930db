import { sentencesIn, stretchOf } from './sentences-in.ts'
import type { Stretch } from './sentences-in.ts'

/** A stretch of the clinician's remarks, in UTF-16 offsets. */
export type Remark = Stretch
/** A part of a sentence of remarks, which may answer something else than the rest of it. */
export type Piece = Remark & { sentence: number }

/** Sentences of remarks and the parts of them that commas set apart. */
export function piecesOf(remarks: string): Piece[] {
  return sentencesIn(remarks).flatMap(({ start, end, text }, sentence) => {
    const cuts = [0, ...Array.from(text.matchAll(/[,;](?=\s)|\s[–—-](?=\s)/gu), ({ 0: sign, index }) => index + sign.length), text.length]
    return cuts.slice(0, -1).flatMap((from, at): Piece[] => {
      const piece = stretchOf(remarks, start + from, Math.min(end, start + (cuts[at + 1] ?? text.length)))
      return piece ? [{ ...piece, sentence }] : []
    })
  })
}

/** Parts of one sentence that go to one place stand together again. */
export function joined(pieces: readonly Piece[], remarks: string): Remark[] {
  const found: Piece[] = []
  for (const piece of pieces) {
    const last = found.at(-1)
    if (last && last.sentence === piece.sentence && remarks.slice(last.end, piece.start).trim() === '')
      found[found.length - 1] = { ...last, end: piece.end, text: remarks.slice(last.start, piece.end) }
    else found.push(piece)
  }
  return found.map(({ text, start, end }) => ({ text, start, end }))
}
