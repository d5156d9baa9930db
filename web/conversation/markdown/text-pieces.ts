/** A stretch of a message's text: UTF-16 offsets, the end is the first sign after it. */
export type Span = { readonly start: number; readonly end: number }

/** What a stretch of shown text is: words, or a mark such as `[2]` that names a source card. `closes` holds the marked spans that end with it. */
export type Piece = { readonly text: string; readonly cites: number | undefined; readonly isUnsupported: boolean; readonly closes: readonly Span[] }

export type PieceRules = {
  /** Numbers of the source cards under the answer. */
  readonly sources: ReadonlySet<number>
  readonly unsupported: readonly Span[]
}

const CITED = /\[(\d{1,3}(?:\s*[,;]\s*\d{1,3})*)\]/g

/**
 * Takes shown text, where each sign of it was written and what to look for; gives it in pieces, in order and with nothing left out. A number in
 * brackets that no card has stays text: it leads nowhere.
 */
export function piecesOf(shown: string, offsets: readonly number[], { sources, unsupported }: PieceRules): Piece[] {
  const cuts = new Set([0, shown.length])
  const cites = citesIn(shown, sources)
  for (const { start, end } of cites) cuts.add(start).add(end)
  const placed = unsupported.map((span) => ({ span, start: indexOf(offsets, span.start), end: indexOf(offsets, span.end) }))
  for (const { start, end } of placed) cuts.add(start).add(end)
  const ordered = [...cuts].toSorted((a, b) => a - b)
  return ordered.slice(0, -1).map((start, index) => {
    const end = ordered[index + 1] ?? shown.length
    return {
      text: shown.slice(start, end),
      cites: cites.find((cite) => cite.start <= start && end <= cite.end)?.number,
      isUnsupported: placed.some((mark) => mark.start <= start && end <= mark.end),
      closes: placed.filter((mark) => mark.start < end && mark.end === end && mark.span.end <= (offsets[end] ?? 0)).map(({ span }) => span),
    }
  })
}

/** The first sign shown that was written at an offset or after it. */
function indexOf(offsets: readonly number[], offset: number): number {
  const found = offsets.findIndex((each) => each >= offset)
  return found === -1 ? offsets.length - 1 : found
}

/** `[1]` is one place; of `[1, 3]` each number is, and the brackets stay text around them. */
function citesIn(shown: string, sources: ReadonlySet<number>): { start: number; end: number; number: number }[] {
  return [...shown.matchAll(CITED)].flatMap((match) => {
    const inner = match[1] ?? ''
    if (/^\d+$/.test(inner)) return sources.has(Number(inner)) ? [{ start: match.index, end: match.index + match[0].length, number: Number(inner) }] : []
    return [...inner.matchAll(/\d+/g)].flatMap((one) => {
      const start = match.index + 1 + one.index
      return sources.has(Number(one[0])) ? [{ start, end: start + one[0].length, number: Number(one[0]) }] : []
    })
  })
}
