/** A stretch of a text that is to be shown in a way of its own. */
export type Marked<Kind extends string> = { readonly start: number; readonly end: number; readonly kind: Kind }

/** A run of a text and how it is to be shown; `from` is where it begins in the text. */
export type Piece<Kind extends string> = { readonly text: string; readonly from: number; readonly kinds: readonly Kind[] }

/** Cuts a text wherever one of the marks begins or ends; the pieces together are the text. */
export function piecesOf<Kind extends string>(text: string, marks: readonly Marked<Kind>[]): Piece<Kind>[] {
  const within = marks
    .map((mark) => ({ ...mark, start: Math.max(0, mark.start), end: Math.min(text.length, mark.end) }))
    .filter(({ start, end }) => end > start)
  const borders = [...new Set([0, text.length, ...within.flatMap(({ start, end }) => [start, end])])].toSorted((a, b) => a - b)
  return borders.slice(1).map((end, at) => {
    const from = borders[at] ?? 0
    return { text: text.slice(from, end), from, kinds: [...new Set(within.filter((mark) => mark.start <= from && mark.end >= end).map(({ kind }) => kind))] }
  })
}

/** Where a search finds its words: whatever the case, never overlapping. */
export function hitsOf(text: string, wanted: string): { start: number; end: number }[] {
  const sought = wanted.trim().toLowerCase()
  const lower = text.toLowerCase()
  const hits: { start: number; end: number }[] = []
  // A letter whose small form is longer would shift every place after it.
  if (sought === '' || lower.length !== text.length) return hits
  for (let at = lower.indexOf(sought); at >= 0; at = lower.indexOf(sought, at + sought.length)) hits.push({ start: at, end: at + sought.length })
  return hits
}
