import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { get } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BASE_PATH } from '#contract/route.ts'
import { SOCKET_PROTOCOL } from '#contract/stream-event.ts'
import { timing } from '#contract/timing.ts'
import type { BusEvent } from './event-bus.ts'
import { registerSocket } from './socket.ts'
import type { SocketWiring } from './socket.ts'

const CASE = randomUUID()
const ticket = { userId: 'kari', topic: `case:${CASE}`, tokenDigest: 'token', sessionExpiresAt: new Date(Date.now() + 3_600_000) }
const PING = 0x89

let app: FastifyInstance
let address: string
let listeners: Set<(event: BusEvent) => void>
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  listeners = new Set()
  const bus = {
    subscribe: (_topic: string, listener: (event: BusEvent) => void) => (listeners.add(listener), () => void listeners.delete(listener)),
    onLogout: () => undefined,
  }
  const strangers = { count: () => undefined, giveBack: () => undefined }
  app = fastify()
  await registerSocket(app, { tickets: { take: async () => ticket, blockedAmong: async () => [] }, bus, strangers, origins: [] } as unknown as SocketWiring)
  address = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  await app.close()
  vi.useRealTimers()
})

const listening = async (): Promise<void> => {
  await expect.poll(() => listeners.size).toBe(1)
}

/** A client that sends and answers nothing by itself; what it was sent is kept. */
async function openSilent() {
  const upgrading = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13', 'sec-websocket-key': randomBytes(16).toString('base64') }
  const headers = { ...upgrading, 'sec-websocket-protocol': `${SOCKET_PROTOCOL}, ticket.t`, origin: address }
  const [, raw, head] = (await once(get(`${address}${BASE_PATH}/ws?caseId=${CASE}`, { headers }), 'upgrade')) as [unknown, Socket, Buffer]
  const told = [head]
  raw.on('data', (piece: Buffer) => told.push(piece)).on('error', () => undefined)
  await listening()
  return { raw, told: () => Buffer.concat(told) }
}

test('a client that answers stays, ping after ping', async () => {
  const offered = { protocols: [SOCKET_PROTOCOL, 'ticket.t'], headers: { origin: address } }
  const socket = new WebSocket(`${address.replace('http', 'ws')}${BASE_PATH}/ws?caseId=${CASE}`, offered as never)
  await listening()
  for (let ping = 0; ping < 3; ping += 1) {
    vi.advanceTimersByTime(timing.socketPingMs)
    await delay(100)
  }
  expect(socket.readyState).toBe(WebSocket.OPEN)
  socket.close()
  await expect.poll(() => listeners.size).toBe(0)
})

test('one that does not answer is let go before the next, and hears of nothing any more', async () => {
  const { raw, told } = await openSilent()
  vi.advanceTimersByTime(timing.socketPingMs - 1)
  await delay(50)
  expect(told()).toHaveLength(0)
  vi.advanceTimersByTime(1)
  await expect.poll(() => told()[0]).toBe(PING)
  expect(raw.closed).toBe(false)
  vi.advanceTimersByTime(timing.socketPingMs)
  await expect.poll(() => raw.closed).toBe(true)
  await expect.poll(() => listeners.size).toBe(0)
})

test('REL-17 one that takes nothing is let go before more than a megabyte waits for it', async () => {
  const { raw } = await openSilent()
  raw.pause()
  // As much as a connection holds between two machines, and a megabyte behind it.
  const event = { type: 'error', code: 'internal.error', message: 'x'.repeat(256 * 1024) } as BusEvent
  for (let sent = 0; sent < 200 && listeners.size > 0; sent += 1) {
    listeners.forEach((listener) => listener(event))
    await delay(1)
  }
  await expect.poll(() => listeners.size).toBe(0)
  raw.destroy()
})
