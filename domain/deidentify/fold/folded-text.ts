type Span = { readonly start: number; readonly end: number }

/** A text written plainly, and the way back: where a span of it stands in the text it was made of, disguising signs and all. */
export type FoldedText = { readonly text: string; readonly unfold: <Place extends Span>(place: Place) => Place }

/** A text that needs no folding. */
export const unfolded = (text: string): FoldedText => ({ text, unfold: (place) => place })

/** Where the two texts go on alike again: both ends of each replaced stretch. */
type Cuts = { readonly plain: number[]; readonly original: number[] }

/** The last cut not behind an offset of the plain text. */
function cutBefore(plain: readonly number[], offset: number): number {
  let [low, high] = [0, plain.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((plain[middle] ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** Offsets are UTF-16; one that falls into a replaced stretch takes all of it along. */
function unfoldWith({ plain, original }: Cuts): FoldedText['unfold'] {
  const startOf = (offset: number) => {
    const cut = cutBefore(plain, offset)
    // even cuts open a replaced stretch, odd ones close it
    return cut < 0 ? offset : cut % 2 === 0 ? (original[cut] ?? 0) : (original[cut] ?? 0) + offset - (plain[cut] ?? 0)
  }
  const endOf = (offset: number) => {
    const cut = cutBefore(plain, offset)
    return cut < 0 ? offset : cut % 2 === 0 ? (offset === plain[cut] ? (original[cut] ?? 0) : (original[cut + 1] ?? 0)) : startOf(offset)
  }
  return (place) => ({ ...place, start: startOf(place.start), end: endOf(place.end) })
}

/** Writes what a pattern (with the flag g) finds in a folded text otherwise; places lead back through both foldings. */
export function refold({ text, unfold }: FoldedText, pattern: RegExp, write: (found: RegExpExecArray) => string): FoldedText {
  const cuts: Cuts = { plain: [], original: [] }
  let [out, last] = ['', 0]
  for (const match of text.matchAll(pattern)) {
    const written = write(match)
    if (written === match[0]) continue
    out += text.slice(last, match.index)
    cuts.plain.push(out.length, out.length + written.length)
    out += written
    last = match.index + match[0].length
    cuts.original.push(match.index, last)
  }
  if (cuts.plain.length === 0) return { text, unfold }
  const back = unfoldWith(cuts)
  return { text: out + text.slice(last), unfold: (place) => unfold(back(place)) }
}
