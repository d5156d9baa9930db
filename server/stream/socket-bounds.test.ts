import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BASE_PATH } from '#contract/route.ts'
import { SOCKET_PROTOCOL, SOCKET_UNAUTHORIZED } from '#contract/stream-event.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

const NEVER_MS = 3_600_000

let server: TestServer
let address: string

beforeAll(async () => {
  // No round looks for blocked users here: what ends a socket is the word itself.
  server = await startTestServer({ limits: { blockedEveryMs: NEVER_MS } })
  address = await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.stop())

/** A ticket for a case of one's own, which is made with it. */
async function ticketOf(as: string, id = randomUUID()): Promise<{ id: string; ticket: string }> {
  await server.subscribe(as)
  await server.call('POST', `/patients/${randomUUID()}/cases`, { as, body: { id, manualNote: 'x' } })
  return { id, ticket: (await server.call('POST', '/ws-tickets', { as, body: { caseId: id } })).json<{ ticket: string }>().ticket }
}

const addressOf = (id: string) => `${BASE_PATH}/ws?caseId=${id}`

async function open({ id, ticket }: { id: string; ticket: string }, at = address) {
  const socket = new WebSocket(at.replace('http', 'ws') + addressOf(id), { protocols: [SOCKET_PROTOCOL, `ticket.${ticket}`], headers: { origin: at } } as never)
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)))
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  return { socket, closed }
}

describe('WS-3 a socket ends with what it was opened by', () => {
  test('at the moment the token expires, logged out or not', async () => {
    const made = await ticketOf('expiring')
    await server.sql`update socket_ticket set session_expires_at = now() + interval '300 milliseconds'`
    const { closed } = await open(made)
    expect(await closed).toBe(SOCKET_UNAUTHORIZED)
  })

  test('SEC-48 at the moment somebody is blocked, and nobody else’s with it', async () => {
    const [blocked, other] = [await open(await ticketOf('blocked')), await open(await ticketOf('unblocked'))]
    await server.sql`update app_user set is_blocked = true where subject = 'blocked'`
    expect(await blocked.closed).toBe(SOCKET_UNAUTHORIZED)
    expect(other.socket.readyState).toBe(WebSocket.OPEN)
    other.socket.close()
  })

  test('SEC-48 and a ticket that was given before opens nothing after', async () => {
    const made = await ticketOf('blockedlater')
    await server.sql`update app_user set is_blocked = true where subject = 'blockedlater'`
    expect(await (await open(made)).closed).toBe(SOCKET_UNAUTHORIZED)
  })

  test('SEC-48 where that word was lost, the next round lets the blocked user go', async () => {
    const rounds = await startTestServer({ powers: { sql: server.sql, vault: server.vault }, limits: { blockedEveryMs: 100 } })
    const there = await rounds.app.listen({ host: '127.0.0.1', port: 0 })
    const { closed } = await open(await ticketOf('unheard'), there)
    const other = await open(await ticketOf('unblockedtoo'), there)
    await server.sql`alter table app_user disable trigger app_user_blocked`
    await server.sql`update app_user set is_blocked = true where subject = 'unheard'`
    await server.sql`alter table app_user enable trigger app_user_blocked`
    expect(await closed).toBe(SOCKET_UNAUTHORIZED)
    // Some rounds more.
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(other.socket.readyState).toBe(WebSocket.OPEN)
    await rounds.stop()
  })
})

test('WS-1 of a heap of tickets that nobody takes, the newest stand', async () => {
  const { id, ticket: first } = await ticketOf('hoarding')
  for (let more = 0; more < 45; more += 1) await server.call('POST', '/ws-tickets', { as: 'hoarding', body: { caseId: id } })
  const last = (await server.call('POST', '/ws-tickets', { as: 'hoarding', body: { caseId: id } })).json<{ ticket: string }>().ticket
  expect(await server.sql`select from socket_ticket t join app_user u on u.id = t.user_id where u.subject = 'hoarding'`).toHaveLength(40)
  expect(await (await open({ id, ticket: first })).closed).toBe(SOCKET_UNAUTHORIZED)
  const { socket } = await open({ id, ticket: last })
  expect(socket.readyState).toBe(WebSocket.OPEN)
  socket.close()
})

test('WS-4 a frame of more than 64 kB ends the socket of a case', async () => {
  const { socket, closed } = await open(await ticketOf('loud'))
  socket.send('x'.repeat(64 * 1024 + 1))
  expect(await closed).toBe(1009)
})
