import { createServer, request as ask } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** A line of a telephone: so many bytes a second for all that comes down it together, and so long before the first of each answer. */
export type Line = { readonly bytesPerSecond: number; readonly roundTripMs: number }

const PIECE_BYTES = 4_096

/** Puts a slow line before a server on this machine; a browser's own brake does not hold what its threads fetch. Gives its address and what closes it. */
export async function startSlowLine(port: number, { bytesPerSecond, roundTripMs }: Line): Promise<{ port: number; close: () => void }> {
  let freeAt = 0
  const send = async (bytes: number) => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes / bytesPerSecond) * 1_000
    await delay(Math.max(0, freeAt - performance.now()))
  }
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming
    const forward = ask({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      void (async () => {
        await delay(roundTripMs)
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        for await (const chunk of answer as AsyncIterable<Buffer>) {
          for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
            const piece = chunk.subarray(at, at + PIECE_BYTES)
            await send(piece.length)
            outgoing.write(piece)
          }
        }
        outgoing.end()
      })().catch(() => outgoing.destroy())
    })
    forward.on('error', () => outgoing.destroy())
    incoming.pipe(forward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: own } = server.address() as AddressInfo
  return { port: own, close: () => server.close() }
}
