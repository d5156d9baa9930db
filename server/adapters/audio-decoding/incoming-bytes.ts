/** Bytes that the parent hands over one piece at a time and a decoder reads: never more than one piece waits. */
export type IncomingBytes = {
  /** Resolves when the piece before it has been taken, or when nobody reads any more. */
  give(bytes: Uint8Array): Promise<void>
  end(): void
  /** Whoever reads has had enough, or has failed. */
  close(): void
  read(): AsyncGenerator<Uint8Array, void, undefined>
}

export function makeIncomingBytes(): IncomingBytes {
  let waiting: Uint8Array | undefined
  let [isEnded, isClosed] = [false, false]
  let changed = Promise.withResolvers<void>()

  const tell = (): void => {
    changed.resolve()
    changed = Promise.withResolvers<void>()
  }
  return {
    async give(bytes) {
      while (waiting && !isClosed) await changed.promise
      if (isClosed) return
      waiting = bytes
      tell()
    },
    end() {
      isEnded = true
      tell()
    },
    close() {
      isClosed = true
      waiting = undefined
      tell()
    },
    async *read() {
      for (;;) {
        while (!waiting && !isEnded && !isClosed) await changed.promise
        const next = waiting
        if (!next) return
        waiting = undefined
        tell()
        yield next
      }
    },
  }
}
