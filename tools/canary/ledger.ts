import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listenLocally } from '../../e2e/harness/listen.ts'

/** One call as it went over the wire: what a network would see first, and what the other side reads. */
export type LedgerEntry = { head: string; body: Buffer }

export type Ledger = { url: string; entries: readonly LedgerEntry[]; stop: () => Promise<void> }

async function passOn(incoming: IncomingMessage, reply: ServerResponse, { target, entries }: { target: URL; entries: LedgerEntry[] }): Promise<void> {
  const body = await buffer(incoming)
  entries.push({ head: `${incoming.method} ${incoming.url}\n${incoming.rawHeaders.join('\n')}`, body })
  const outgoing = request({
    host: target.hostname,
    port: target.port,
    method: incoming.method,
    path: incoming.url,
    headers: { ...incoming.headers, host: target.host },
  })
  const answered = new Promise<IncomingMessage>((resolve, reject) => outgoing.on('response', resolve).on('error', reject))
  outgoing.end(body)
  const answer = await answered
  reply.writeHead(answer.statusCode ?? 502, answer.headers)
  answer.pipe(reply)
}

/** Stands between the product and an engine, and keeps every byte the product sent. */
export async function startLedger(engineUrl: string): Promise<Ledger> {
  const entries: LedgerEntry[] = []
  const target = new URL(engineUrl)
  const server = createServer((incoming, reply) => void passOn(incoming, reply, { target, entries }).catch(() => reply.destroy()))
  const port = await listenLocally(server)
  return {
    url: `http://127.0.0.1:${port}${target.pathname.replace(/\/$/, '')}`,
    entries,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
