import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { Waiting } from '#server/adapters/endpoint/waiting.ts'
import type { Reading, Readings } from '../reading.ts'

export type Asked = { path: string; headers: IncomingHttpHeaders }
export type Reply = (request: IncomingMessage, response: ServerResponse) => void

/** A source on this machine that answers as a test tells it, and remembers what it was asked. */
export type SourceStandIn = {
  url: string
  asked: Asked[]
  /** By path with its query; the last one wins, and what is not told is 404. */ answer: (path: string, reply: Reply) => void
  stop: () => Promise<void>
}

export async function startSourceStandIn(): Promise<SourceStandIn> {
  const replies = new Map<string, Reply>()
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push({ path, headers: request.headers })
    const reply = replies.get(path)
    if (reply) reply(request, response)
    else response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    answer: (path, reply) => void replies.set(path, reply),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** JSON with an ETag that is honoured. */
export const json = (value: unknown, etag = `"${createHash('sha256').update(JSON.stringify(value)).digest('hex')}"`): Reply => (request, response) => {
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end()
  response.writeHead(200, { 'content-type': 'application/json', etag }).end(JSON.stringify(value))
}

/** A file with an ETag and ranges that are honoured; `cutAfter` bytes the line goes dead. */
export const file = (bytes: Buffer, { etag = '"1"', cutAfter }: { etag?: string; cutAfter?: number } = {}): Reply => (request, response) => {
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end()
    const range = request.headers['if-range'] === etag ? /^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] : undefined
    const from = Number(range ?? 0)
    const rest = bytes.subarray(from)
    response.writeHead(range === undefined ? 200 : 206, {
      etag,
      'content-length': rest.length,
      ...(range !== undefined && { 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` }),
    })
    if (cutAfter === undefined) response.end(rest)
    else response.write(rest.subarray(0, cutAfter), () => response.destroy())
  }

export const status = (code: number, headers: Record<string, string> = {}): Reply => (_, response) => void response.writeHead(code, headers).end('no')

/** A clock that is moved on by waiting; `waited` tells for how long each time. */
export function steppedWaiting(): Waiting & { waited: number[] } {
  let now = 0
  const waited: number[] = []
  return {
    waited,
    now: () => now,
    random: () => 0,
    wait: async (ms) => {
      waited.push(ms)
      now += ms
    },
  }
}

export async function readAll(readings: Readings): Promise<Reading[]> {
  const all: Reading[] = []
  for await (const reading of readings) all.push(reading)
  return all
}

export const passagesIn = (readings: readonly Reading[]) => readings.flatMap((reading) => (reading.kind === 'passages' ? reading.passages : []))
export const skippedIn = (readings: readonly Reading[]) =>
  readings.flatMap((reading) => (reading.kind === 'skipped' ? [`${reading.what}: ${reading.reason}`] : []))
