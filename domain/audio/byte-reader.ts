/** Bytes that come in pieces, read in the measures of a format. At the end there is less than was asked for, or nothing. */
export type ByteReader = {
  /** The next bytes, as a copy that may be written in. */
  take: (count: number) => Promise<Uint8Array>
  /** The next bytes as they come. */
  pass: (count: number) => AsyncGenerator<Uint8Array, void, undefined>
  /** So many nothings, in the place of as many of the next bytes or of another number of them. */
  zero: (count: number, instead?: number) => AsyncGenerator<Uint8Array, void, undefined>
  /** Everything but the last bytes, which are there to be taken after it. */
  passBut: (last: number) => AsyncGenerator<Uint8Array, void, undefined>
}

export function makeByteReader(content: AsyncIterable<Uint8Array>): ByteReader {
  const pieces = content[Symbol.asyncIterator]()
  let held: Uint8Array = new Uint8Array()
  const more = async (): Promise<boolean> => {
    const { done, value } = await pieces.next()
    if (done) return false
    const joined = new Uint8Array(held.length + value.length)
    joined.set(held)
    joined.set(value, held.length)
    held = held.length === 0 ? value : joined
    return true
  }
  const cut = (count: number): Uint8Array => {
    const part = held.subarray(0, count)
    held = held.subarray(count)
    return part
  }
  async function* pass(count: number): AsyncGenerator<Uint8Array, void, undefined> {
    for (let left = count; left > 0; ) {
      if (held.length === 0 && !(await more())) return
      const part = cut(left)
      left -= part.length
      yield part
    }
  }
  return {
    pass,
    async take(count) {
      while (held.length < count && (await more()));
      return cut(count).slice()
    },
    async *zero(count, instead = count) {
      let [left, unread] = [count, instead]
      for await (const part of pass(instead)) {
        const given = Math.min(part.length, left)
        left -= given
        unread -= part.length
        if (given > 0) yield new Uint8Array(given)
      }
      // A file that ends early ends early still.
      if (unread === 0 && left > 0) yield new Uint8Array(left)
    },
    async *passBut(last) {
      do if (held.length > last) yield cut(held.length - last)
      while (await more())
      if (held.length > last) yield cut(held.length - last)
    },
  }
}
