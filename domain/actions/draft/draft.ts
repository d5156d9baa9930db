/** Where the words of a draft come from: the pasted text, or what the clinician added. */
export type DraftSource = 'input' | 'remarks'
/** A stretch of a draft and the words it rests on; all offsets are UTF-16. */
export type SourceMark = { start: number; end: number; source: DraftSource; sourceStart: number; sourceEnd: number }
/** A stretch that nobody gave the words for; whoever sends the text fills it in. */
export type Gap = { start: number; end: number }
export type Draft = { value: string; marks: SourceMark[]; gaps: Gap[] }

/** A piece of a draft: our own fixed words, words that rest on a source, or a place left open. */
export type Piece =
  | { kind: 'fixed'; text: string }
  | { kind: 'from'; text: string; source: DraftSource; start: number; end: number }
  | { kind: 'gap'; text: string }

export const fixed = (text: string): Piece => ({ kind: 'fixed', text })
export const gap = (text: string): Piece => ({ kind: 'gap', text: `[${text}]` })
export const from = (text: string, { source, start, end }: { source: DraftSource; start: number; end: number }): Piece => ({
  kind: 'from',
  text, source, start, end,
})

/** Puts pieces together and notes where each came from. */
export function composeDraft(pieces: readonly Piece[]): Draft {
  const draft: Draft = { value: '', marks: [], gaps: [] }
  const parts: string[] = []
  let start = 0
  for (const piece of pieces) {
    const end = start + piece.text.length
    if (piece.kind === 'from') draft.marks.push({ start, end, source: piece.source, sourceStart: piece.start, sourceEnd: piece.end })
    if (piece.kind === 'gap') draft.gaps.push({ start, end })
    parts.push(piece.text)
    start = end
  }
  draft.value = parts.join('')
  return draft
}
