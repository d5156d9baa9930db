import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { get } from 'node:http'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BASE_PATH } from '#contract/route.ts'
import { SOCKET_PROTOCOL, SOCKET_UNAUTHORIZED } from '#contract/stream-event.ts'
import type { StreamEvent } from '#contract/stream-event.ts'
import { makeSurroundings, OURS } from '#server/testing/socket-surroundings.ts'
import { ticketDigest } from './create-ticket.ts'
import { providerSockets, userSockets } from './event-bus.ts'
import type { BusEvent } from './event-bus.ts'
import { registerSocket } from './socket.ts'
import type { StoredTicket } from './store.ts'

const CASE = randomUUID()
const FAR = new Date(Date.now() + 3_600_000)

let app: FastifyInstance
let address: string
let around: ReturnType<typeof makeSurroundings>
beforeEach(async () => {
  around = makeSurroundings()
  app = fastify()
  await registerSocket(app, around.wiring)
  address = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => app.close())

function giveTicket(more: Partial<StoredTicket> = {}): string {
  const ticket = randomUUID()
  const tokenDigest = `token of ${more.userId ?? 'kari'}`
  around.tickets.set(ticketDigest(ticket), { userId: 'kari', topic: `case:${CASE}`, tokenDigest, sessionExpiresAt: FAR, ...more })
  return ticket
}

type Opening = { ticket?: string; about?: string; origin?: string | undefined; protocols?: string[] }
async function open({ ticket = giveTicket(), about = `caseId=${CASE}`, origin = OURS, protocols: offered }: Opening = {}) {
  const protocols = offered ?? [SOCKET_PROTOCOL, `ticket.${ticket}`]
  const headers = origin === '' ? {} : { origin }
  const socket = new WebSocket(`${address.replace('http', 'ws')}${BASE_PATH}/ws?${about}`, { protocols, headers } as never)
  const frames: StreamEvent[] = []
  socket.addEventListener('message', ({ data }) => frames.push(JSON.parse(String(data)) as StreamEvent))
  const opened = new Promise<boolean>((resolve) => {
    socket.addEventListener('open', () => resolve(true))
    socket.addEventListener('close', () => resolve(false))
  })
  const ended = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)))
  return { socket, frames, ended, isOpened: await opened }
}
/** The code it is closed with, or `open` when it has stayed so. */
type Ending = { ended: Promise<number> }
const stands = async ({ ended }: Ending, waitMs = 150): Promise<number | 'open'> => Promise.race([ended, delay(waitMs, 'open' as const)])
const ends = (socket: Ending): Promise<number | 'open'> => stands(socket, 5_000)

test('WS-1 what opens is listened to, however long its ticket took: the first word after it is heard, and so is what is asked at once', async () => {
  around.state.takesMs = 150
  const here = await open()
  around.publish(`case:${CASE}`, { type: 'case', caseId: CASE, revision: 2, isUpdating: false })
  await expect.poll(() => here.frames).toMatchObject([{ type: 'case', revision: 2 }])
  const id = randomUUID()
  const asking = await open({ ticket: giveTicket({ topic: `conversation:${id}` }), about: `conversationId=${id}` })
  asking.socket.send(JSON.stringify({ type: 'resume', messageId: id, received: 0 }))
  await expect.poll(() => around.state.asked).toEqual([[id, 0]])
})

test('REL-17 who is gone before the ticket is taken, by a reset or by leaving, harms nobody and leaves nothing behind', async () => {
  around.state.takesMs = 150
  const faults: unknown[] = []
  const note = (fault: unknown): void => void faults.push(fault)
  process.on('uncaughtException', note)
  const { hostname, port } = new URL(address)
  for (const leave of ['resetAndDestroy', 'destroy'] as const) {
    const raw = connect({ host: hostname, port: Number(port) })
    await once(raw, 'connect')
    raw.write([
      `GET ${BASE_PATH}/ws?caseId=${CASE} HTTP/1.1`, `Host: ${hostname}:${port}`, `Origin: ${OURS}`, 'Connection: Upgrade', 'Upgrade: websocket',
      'Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      `Sec-WebSocket-Protocol: ${SOCKET_PROTOCOL}, ticket.${giveTicket()}`, '', '',
    ].join('\r\n'))
    await expect.poll(() => around.tickets.size, { interval: 5 }).toBe(0)
    raw[leave]()
  }
  await delay(400)
  process.off('uncaughtException', note)
  expect(faults).toEqual([])
  expect(around.listening(`case:${CASE}`)).toBe(0)
  expect((await open()).isOpened).toBe(true)
})

test('REL-18 where no ticket can be looked up the line is refused at once, and the next is opened', async () => {
  around.state.isDatabaseAway = true
  const refused = await open()
  expect(refused.isOpened).toBe(false)
  expect(await ends(refused)).toBe(1006)
  around.state.isDatabaseAway = false
  expect((await open()).isOpened).toBe(true)
})

describe('SEC-29 a ticket', () => {
  const id = randomUUID()
  test.each<[string, Partial<StoredTicket>, string]>([
    ['of its case', {}, `caseId=${CASE}`],
    ['of its conversation', { topic: `conversation:${id}` }, `conversationId=${id.toUpperCase()}`],
    ['of a conversation with those who run the product', { topic: 'conversation:kari/cust-1' }, 'conversationId=cust-1'],
  ])('opens the socket %s', async (_what, ticket, about) => {
    expect(await stands(await open({ ticket: giveTicket(ticket), about }))).toBe('open')
  })

  test.each<[string, Partial<StoredTicket>, string]>([
    ['another case', {}, `caseId=${randomUUID()}`],
    ['a conversation with a case’s', {}, `conversationId=${CASE}`],
    ['a case with a conversation’s', { topic: `conversation:${CASE}` }, `caseId=${CASE}`],
    ['somebody else’s with those who run the product', { topic: 'conversation:ola/cust-1' }, 'conversationId=cust-1'],
    ['nothing in particular', {}, ''],
    ['two cases', {}, `caseId=${CASE}&caseId=${CASE}`],
  ])('opens no socket of %s', async (_what, ticket, about) => {
    expect(await stands(await open({ ticket: giveTicket(ticket), about }))).toBe(SOCKET_UNAUTHORIZED)
  })

  test('serves once', async () => {
    const ticket = giveTicket()
    expect([await stands(await open({ ticket })), await stands(await open({ ticket }))]).toEqual(['open', SOCKET_UNAUTHORIZED])
  })

  test('is needed, beside our protocol', async () => {
    expect(await stands(await open({ protocols: [SOCKET_PROTOCOL] }))).toBe(SOCKET_UNAUTHORIZED)
    expect((await open({ protocols: [`ticket.${giveTicket()}`] })).isOpened).toBe(false)
  })

  test('is not even looked at where our protocol is not named, by a client that minds no rules', async () => {
    const upgrading = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13', 'sec-websocket-key': randomBytes(16).toString('base64') }
    const headers = { ...upgrading, 'sec-websocket-protocol': `ticket.${giveTicket()}`, origin: OURS }
    const request = get(`${address}${BASE_PATH}/ws?caseId=${CASE}`, { headers })
    const [, raw, head] = (await once(request, 'upgrade')) as [unknown, Socket, Buffer]
    const frame = head.length > 0 ? head : await Promise.race([once(raw, 'data').then(([data]: Buffer[]) => data), delay(3_000)])
    raw.destroy()
    expect([frame?.[0], frame?.readUInt16BE(2), around.tickets.size]).toEqual([0x88, SOCKET_UNAUTHORIZED, 1])
  })
})

describe('who may ask for a socket', () => {
  const STRANGE = ['', 'https://evil.example', 'null', 'epikrise.example', `${OURS}.evil.example`, 'http://epikrise.example']
  test.each(STRANGE)('SEC-28 is no page of "%s"', async (origin) => {
    expect((await open({ origin })).isOpened).toBe(false)
  })

  test('SEC-12 is a stranger, also from the host itself, until the ticket has shown whose it is', async () => {
    expect(await stands(await open({ origin: address }))).toBe('open')
    expect(around.state.strangers).toBe(0)
    await stands(await open({ ticket: 'made-up' }))
    expect(around.state.strangers).toBe(1)
    around.state.isFull = true
    expect((await open()).isOpened).toBe(false)
  })

  test('WS-4 is whoever holds fewer than five', async () => {
    const sockets = await Promise.all(Array.from({ length: 5 }, () => open()))
    expect(await stands(await open())).toBe(1008)
    expect(await stands(await open({ ticket: giveTicket({ userId: 'ola' }) }))).toBe('open')
    sockets[0]!.socket.close()
    await sockets[0]!.ended
    await delay(50)
    expect(await stands(await open())).toBe('open')
  })
})

describe('WS-3 a socket ends', () => {
  test.each([
    ['its token is logged out', 'token of kari'],
    ['all of its user’s are to', userSockets('kari')],
    ['its session at the provider ends', providerSockets('s1')],
  ])('when %s, and no other does', async (_when, whose) => {
    const mine = await open({ ticket: giveTicket({ providerSession: 's1' }) })
    const other = await open({ ticket: giveTicket({ userId: 'ola' }) })
    around.state.logout(whose)
    expect([await stands(mine), await stands(other)]).toEqual([SOCKET_UNAUTHORIZED, 'open'])
  })

  test('when its user is blocked, with the next round', async () => {
    const [mine, other] = [await open(), await open({ ticket: giveTicket({ userId: 'ola' }) })]
    around.state.blocked.add('kari')
    expect([await stands(mine), await stands(other)]).toEqual([SOCKET_UNAUTHORIZED, 'open'])
  })

  test('with the sign-in behind it, and not before', async () => {
    const brief = await open({ ticket: giveTicket({ sessionExpiresAt: new Date(Date.now() + 400) }) })
    expect(await stands(brief)).toBe('open')
    expect(await ends(brief)).toBe(SOCKET_UNAUTHORIZED)
  })

  test('at once, where the sign-in is over', async () => {
    expect(await stands(await open({ ticket: giveTicket({ sessionExpiresAt: new Date(0) }) }))).toBe(SOCKET_UNAUTHORIZED)
  })

  test('with its server, and hears of nothing any more', async () => {
    const { ended } = await open()
    expect(around.listening(`case:${CASE}`)).toBe(1)
    await app.close()
    expect(await ends({ ended })).toBe(1001)
    await expect.poll(() => around.listening(`case:${CASE}`)).toBe(0)
  })
})

describe('what a case’s socket is told', () => {
  const topic = `case:${CASE}`
  const changed: BusEvent = { type: 'case', caseId: CASE, revision: 2, isUpdating: false }
  const words = (group: number, opensInMs: number): BusEvent =>
    ({ type: 'sealed-partial', caseId: CASE, recordingId: randomUUID(), group, sealed: String(opensInMs) })

  test('are its events, in the order of the bus, though some must be opened first', async () => {
    const { frames } = await open()
    for (const event of [words(1, 60), changed, words(2, 0)]) around.publish(topic, event)
    await expect.poll(() => frames.map(({ type }) => type)).toEqual(['partial', 'case', 'partial'])
  })

  test('are no words that open for the reader no more, and all that comes behind them', async () => {
    const { frames } = await open()
    for (const event of [words(-1, 0), changed]) around.publish(topic, event)
    await expect.poll(() => frames).toEqual([changed])
  })

  test('is nothing that servers say among themselves, and nothing of another case', async () => {
    const { frames } = await open()
    around.publish(topic, { type: 'answer-ended', messageId: randomUUID() })
    around.publish(`case:${randomUUID()}`, changed)
    around.publish(topic, changed)
    await expect.poll(() => frames).toEqual([changed])
  })
})

describe('what a client may say on the socket of a conversation', () => {
  const id = randomUUID()
  const asking = () => open({ ticket: giveTicket({ topic: `conversation:${id}` }), about: `conversationId=${id}` })
  const resume = JSON.stringify({ type: 'resume', messageId: id, received: 7 })

  test('is from where on it wants an answer', async () => {
    const { socket, frames } = await asking()
    socket.send(resume)
    await expect.poll(() => around.state.asked).toEqual([[id, 7]])
    around.state.tell({ type: 'delta', messageId: id, text: 'Halsen.' })
    await expect.poll(() => frames).toEqual([{ type: 'delta', messageId: id, text: 'Halsen.' }])
  })

  test('is passed over where it is no such frame', async () => {
    const asked = await asking()
    for (const said of ['', 'x', '{}', '{"type":"resume"}', resume.replace('7', '-1'), resume.replace(id, 'x')]) asked.socket.send(said)
    asked.socket.send(Buffer.from(resume))
    expect(await stands(asked)).toBe('open')
    expect(around.state.asked).toEqual([])
  })

  test('is asked for again later where it cannot be read now', async () => {
    around.state.isAway = true
    const { socket, ended } = await asking()
    socket.send(resume)
    expect(await ends({ ended })).toBe(1013)
  })

  test('REL-17 is two hundred frames at the most', async () => {
    const { socket, ended } = await asking()
    for (let frame = 0; frame < 200; frame += 1) socket.send('x')
    expect(await stands({ ended })).toBe('open')
    socket.send('x')
    expect(await ends({ ended })).toBe(1008)
  })

  test('SEC-30 is no frame of more than 64 kB', async () => {
    const { socket, ended } = await asking()
    socket.send('x'.repeat(64 * 1024))
    expect(await stands({ ended })).toBe('open')
    socket.send('x'.repeat(64 * 1024 + 1))
    expect(await ends({ ended })).toBe(1009)
  })

  test('ends when it closes', async () => {
    const { socket, ended } = await asking()
    expect(around.state.followed).toBe(1)
    socket.close()
    await ended
    await expect.poll(() => around.state.followed).toBe(0)
  })
})
