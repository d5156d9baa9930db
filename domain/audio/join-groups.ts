/** Bytes of a group's end by which its successor is recognised: far more than chance repeats, far less than five seconds. */
export const TAIL_BYTES = 4096

function indexOfBytes(haystack: Uint8Array, needle: Uint8Array): number {
  const first = needle[0]
  if (first === undefined) return -1
  for (let at = haystack.indexOf(first); at >= 0 && at + needle.length <= haystack.length; at = haystack.indexOf(first, at + 1)) {
    let same = 1
    while (same < needle.length && haystack[at + same] === needle[same]) same += 1
    if (same === needle.length) return at
  }
  return -1
}

/**
 * Takes the end of one upload group and the whole of the next; gives where the next one's new sound begins, so that groups cut
 * there and laid end to end are the recorder's own stream again. Each later group repeats the header and five seconds (spec 7);
 * with a group missing between the two nothing is shared, and all of the next is new.
 */
export function freshFrom(previousTail: Uint8Array, next: Uint8Array): number {
  const found = indexOfBytes(next, previousTail)
  return found < 0 ? 0 : found + previousTail.length
}
