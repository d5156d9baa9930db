import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BASE_PATH } from '#contract/route.ts'
import { SOCKET_PROTOCOL, SOCKET_UNAUTHORIZED } from '#contract/stream-event.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

let server: TestServer
let address: string
const patientId = randomUUID()
const caseId = randomUUID()

beforeAll(async () => {
  server = await startTestServer({ limits: { publicOrigins: ['https://epikrise.example'] } })
  await server.subscribe('doctor')
  await server.call('POST', `/patients/${patientId}/cases`, { body: { id: caseId, transcription: 'Hodepine i tre dager. Ingen feber.' } })
  address = await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.stop())

async function ticket(as = 'doctor'): Promise<string> {
  return (await server.call('POST', '/ws-tickets', { as, body: { caseId } })).json<{ ticket: string }>().ticket
}

type Ending = { closed: number } | { refused: true }

type Opening = { protocols?: string[]; about?: string; origin?: string | undefined }

/** Opens a socket as a browser would, or as one with something missing; collects what it is told. */
async function open({ protocols, about = `caseId=${caseId}`, origin = address }: Opening = {}) {
  const offered = protocols ?? [SOCKET_PROTOCOL, `ticket.${await ticket()}`]
  const headers: Record<string, string> = origin === undefined ? {} : { origin }
  const socket = new WebSocket(`${address.replace('http', 'ws')}${BASE_PATH}/ws?${about}`, { protocols: offered, headers } as never)
  const events: unknown[] = []
  socket.addEventListener('message', ({ data }) => events.push(JSON.parse(String(data))))
  let isOpen = false
  socket.addEventListener('open', () => {
    isOpen = true
  })
  const ended = new Promise<Ending>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(isOpen ? { closed: code } : { refused: true }))
  })
  const opened = async (): Promise<void> => {
    await expect.poll(() => isOpen).toBe(true)
  }
  return { socket, events, ended, opened }
}

describe('the socket', () => {
  test('tells of a case the moment its report is written', async () => {
    const { socket, events, opened } = await open()
    await opened()
    await server.call('POST', `/patients/${patientId}/cases?regenerate=true`, { body: { id: caseId } })
    await expect.poll(() => events, { timeout: 30_000 }).toContainEqual(expect.objectContaining({ type: 'case', caseId, isUpdating: false }))
    socket.close()
  })

  test('SEC-29 a ticket serves once, for its case alone', async () => {
    const once = await ticket()
    const protocols = [SOCKET_PROTOCOL, `ticket.${once}`]
    const elsewhere = await open({ protocols, about: `caseId=${randomUUID()}` })
    expect(await elsewhere.ended).toEqual({ closed: SOCKET_UNAUTHORIZED })
    expect(await (await open({ protocols })).ended).toEqual({ closed: SOCKET_UNAUTHORIZED })
  })

  test('SEC-29 without a ticket, with a made-up one, and with an old one it is closed', async () => {
    const old = await ticket()
    await server.sql`update socket_ticket set expires_at = now() - interval '1 second'`
    for (const protocols of [[SOCKET_PROTOCOL], [SOCKET_PROTOCOL, 'ticket.made-up'], [SOCKET_PROTOCOL, `ticket.${old}`]])
      expect(await (await open({ protocols })).ended).toEqual({ closed: SOCKET_UNAUTHORIZED })
  })

  test.each(['https://evil.example', 'null', 'http://localhost.evil.example'])('SEC-28 a page of %s is refused', async (origin) => {
    expect(await (await open({ origin })).ended).toEqual({ refused: true })
  })

  test('WS-2 a page of an origin that the operator named is let in, whatever host a proxy wrote into the call', async () => {
    // Somebody else's socket: those of the doctor are counted below.
    await server.subscribe('proxied')
    const own = randomUUID()
    await server.call('POST', `/patients/${randomUUID()}/cases`, { as: 'proxied', body: { id: own, manualNote: 'x' } })
    const made = (await server.call('POST', '/ws-tickets', { as: 'proxied', body: { caseId: own } })).json<{ ticket: string }>().ticket
    const { socket, opened } = await open({ protocols: [SOCKET_PROTOCOL, `ticket.${made}`], about: `caseId=${own}`, origin: 'https://epikrise.example' })
    await opened()
    expect(socket.readyState).toBe(WebSocket.OPEN)
    socket.close()
  })

  test('WS-3 logging out closes it', async () => {
    const bearer = `leaving.${randomUUID()}`
    await server.subscribe('leaving')
    const [own, ownPatient] = [randomUUID(), randomUUID()]
    await server.call('POST', `/patients/${ownPatient}/cases`, { as: bearer, body: { id: own, manualNote: 'x' } })
    const made = (await server.call('POST', '/ws-tickets', { as: bearer, body: { caseId: own } })).json<{ ticket: string }>().ticket
    const { ended, opened } = await open({ protocols: [SOCKET_PROTOCOL, `ticket.${made}`], about: `caseId=${own}` })
    await opened()
    await server.call('POST', '/account/logout', { as: bearer })
    expect(await ended).toEqual({ closed: SOCKET_UNAUTHORIZED })
  })

  test('WS-4 one person holds five at the most', async () => {
    const sockets = await Promise.all(Array.from({ length: 5 }, () => open()))
    await Promise.all(sockets.map(({ opened }) => opened()))
    expect(await (await open()).ended).toEqual({ closed: 1008 })
    sockets.forEach(({ socket }) => socket.close())
  })
})
