/** A place in the first sequence and the one it pairs with in the second. */
export type Pair = { readonly before: number; readonly after: number }

export type Sequences = {
  readonly before: number
  readonly after: number
  /** How well two places fit; 0 keeps them apart. */
  readonly fit: (before: number, after: number) => number
}

/** Above so many comparisons the two are not compared place by place: the page must answer at once. */
const MOST_CELLS = 4_000_000

/** Pairs places of two sequences in order so that the pairs fit best in all; the ends that fit fully are paired first. */
export function align({ before, after, fit }: Sequences, isSame: (before: number, after: number) => boolean): Pair[] {
  let head = 0
  while (head < before && head < after && isSame(head, head)) head++
  let tail = 0
  while (tail < before - head && tail < after - head && isSame(before - tail - 1, after - tail - 1)) tail++
  const middle = alignMiddle({ before: before - head - tail, after: after - head - tail, fit: (a, b) => fit(a + head, b + head) })
  return [
    ...Array.from({ length: head }, (_, at) => ({ before: at, after: at })),
    ...middle.map((pair) => ({ before: pair.before + head, after: pair.after + head })),
    ...Array.from({ length: tail }, (_, at) => ({ before: before - tail + at, after: after - tail + at })),
  ]
}

function alignMiddle({ before, after, fit }: Sequences): Pair[] {
  if (before === 0 || after === 0 || before * after > MOST_CELLS) return []
  const width = after + 1
  // best[i, j]: the best sum for what begins at i and j.
  const best = new Float32Array((before + 1) * width)
  const fits = new Float32Array(before * after)
  const at = (i: number, j: number): number => best[i * width + j] ?? 0
  for (let i = before - 1; i >= 0; i--) {
    for (let j = after - 1; j >= 0; j--) {
      const gain = fit(i, j)
      fits[i * after + j] = gain
      best[i * width + j] = Math.max(at(i + 1, j), at(i, j + 1), gain > 0 ? gain + at(i + 1, j + 1) : 0)
    }
  }
  const pairs: Pair[] = []
  for (let i = 0, j = 0; i < before && j < after; ) {
    const gain = fits[i * after + j] ?? 0
    if (gain > 0 && at(i, j) === Math.fround(gain + at(i + 1, j + 1))) pairs.push({ before: i++, after: j++ })
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return pairs
}
