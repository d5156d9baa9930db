/**
 * A large vocabulary kept small: for each word a few bits are set, and a word whose bits are all set is taken to be in it. It never
 * denies a word it holds; about one foreign word in two hundred passes for one of its own (Bloom 1970).
 */
export type WordFilter = { readonly has: (word: string) => boolean }

const BITS_PER_WORD = 12
const LOOKS = 7

/** Two hashes of a word (FNV-1a, its second half mixed once more), from which all its places follow. */
function hashesOf(word: string): [number, number] {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x7feb352d)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b)
  return [hash >>> 0, (mixed ^ (mixed >>> 16) | 1) >>> 0]
}

const placeOf = ([first, second]: readonly [number, number], look: number, bits: number): number => ((first + Math.imul(look, second)) >>> 0) % bits

/** Reads a filter from the text it was written as. */
export function readFilter(base64: string): WordFilter {
  const bytes = Uint8Array.fromBase64(base64.trim())
  const bits = bytes.length * 8
  return {
    has: (word) => {
      const hashes = hashesOf(word)
      for (let look = 0; look < LOOKS; look++) {
        const place = placeOf(hashes, look, bits)
        if (((bytes[place >> 3] ?? 0) & (1 << (place & 7))) === 0) return false
      }
      return true
    },
  }
}

/** Makes the bytes of a filter from its words. */
export function writeFilter(words: ReadonlySet<string>): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((Math.max(words.size, 1) * BITS_PER_WORD) / 8))
  for (const word of words) {
    const hashes = hashesOf(word)
    for (let look = 0; look < LOOKS; look++) {
      const place = placeOf(hashes, look, bytes.length * 8)
      bytes[place >> 3] = (bytes[place >> 3] ?? 0) | (1 << (place & 7))
    }
  }
  return bytes
}
