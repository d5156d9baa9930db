import type { IncomingMessage } from 'node:http'

/** So much of a body nobody wants is still taken, and so long: a sender that writes first and reads after finds its answer. */
const MOST_BYTES = 4 * 1024 * 1024
const LINGER_MS = 2_000

/**
 * Takes a call that was answered; ends what it has not sent yet. A short rest is taken and thrown away, and the connection serves the next call. Of a
 * long or slow one no more is read, and the connection is closed: at once it would tear the answer out of the sender's hands (RFC 9112, 9.6).
 */
export function endUnreadBody(raw: IncomingMessage): void {
  if (raw.complete || raw.destroyed) return
  let taken = 0
  const closing = setTimeout(() => raw.destroy(), LINGER_MS).unref()
  raw.unpipe()
  raw.on('data', (piece: Uint8Array) => {
    taken += piece.length
    if (taken > MOST_BYTES) raw.pause()
  })
  raw.once('end', () => clearTimeout(closing)).once('close', () => clearTimeout(closing)).once('error', () => undefined)
  raw.resume()
}
