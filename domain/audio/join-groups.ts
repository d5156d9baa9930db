/** Bytes of a group's end by which its successor is recognised: far more than chance repeats, far less than five seconds. */
export const TAIL_BYTES = 4096

/** For each place of the needle, how much of its beginning ends there as well (Knuth, Morris, Pratt). */
function bordersOf(needle: Uint8Array): Uint32Array {
  const borders = new Uint32Array(needle.length)
  for (let at = 1, same = 0; at < needle.length; at += 1) {
    while (same > 0 && needle[at] !== needle[same]) same = borders[same - 1] ?? 0
    if (needle[at] === needle[same]) same += 1
    borders[at] = same
  }
  return borders
}

/**
 * Takes the end of one upload group and the next one in pieces; gives where the next one's new sound begins, so that groups cut
 * there and laid end to end are the recorder's own stream again. Each later group repeats the header and five seconds (spec 7);
 * with a group missing between the two nothing is shared, and all of the next is new. No byte is looked at more than twice, whatever
 * the two are made of, and what comes behind the place is not read.
 */
export async function freshFrom(previousTail: Uint8Array, next: AsyncIterable<Uint8Array>): Promise<number> {
  if (previousTail.length === 0) return 0
  const borders = bordersOf(previousTail)
  let [same, read] = [0, 0]
  for await (const piece of next) {
    for (let at = 0; at < piece.length; at += 1) {
      while (same > 0 && piece[at] !== previousTail[same]) same = borders[same - 1] ?? 0
      if (piece[at] === previousTail[same]) same += 1
      if (same === previousTail.length) return read + at + 1
    }
    read += piece.length
  }
  return 0
}
