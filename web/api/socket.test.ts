import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import type { StreamEvent } from '#contract/stream-event.ts'
import { Offline } from './offline.ts'
import { listenTo } from './socket.ts'
import type { Resume } from './socket.ts'

const caseId = '0b7f1f3e-3c1f-4f0e-8f54-111111111111'

class FakeSocket extends EventTarget {
  readonly sent: string[] = []
  isClosed = false
  readonly address: string
  readonly protocols: string[]
  constructor(address: string, protocols: string[]) {
    super()
    this.address = address
    this.protocols = protocols
  }
  send(frame: string) { this.sent.push(frame) }
  close() { this.isClosed = true }
  begin() { this.dispatchEvent(new Event('open')) }
  say(frame: unknown) { this.dispatchEvent(new MessageEvent('message', { data: typeof frame === 'string' ? frame : JSON.stringify(frame) })) }
  end(code: number) { this.dispatchEvent(Object.assign(new Event('close'), { code })) }
}

function line(ticketFor?: () => Promise<string>) {
  const sockets: FakeSocket[] = []
  const events: StreamEvent[] = []
  const live: boolean[] = []
  const resumes: Resume[] = []
  const leaving = new AbortController()
  let tickets = 0
  listenTo({ caseId }, { onEvent: (event) => events.push(event), onLive: (isLive) => live.push(isLive), onOpen: (resume) => resumes.push(resume) }, {
    signal: leaving.signal,
    ports: {
      ticketFor: ticketFor ?? (async () => `t${(tickets += 1)}`),
      open: (address, protocols) => {
        const socket = new FakeSocket(address, protocols)
        sockets.push(socket)
        return socket as unknown as WebSocket
      },
      clock: { setTimeout: (action, ms) => setTimeout(action, ms), clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout) },
    },
  })
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  return { sockets, events, live, resumes, leaving, pass, last: () => sockets.at(-1)! }
}

const changed = { type: 'case', caseId, revision: 3, isUpdating: false } as const

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a socket for the events of a case', () => {
  test('the ticket travels as a subprotocol, never in the address', async () => {
    const { pass, last } = line()
    await pass(0)
    expect(last().address).toBe(`/api/v1.0/ws?caseId=${caseId}`)
    expect(last().protocols).toEqual(['epikrise.v1', 'ticket.t1'])
  })

  test('events are read, and what is none is passed over', async () => {
    const { pass, last, events, live } = line()
    await pass(0)
    last().begin()
    for (const frame of [changed, 'no json', { type: 'strange' }, { ...changed, revision: 'x' }]) last().say(frame)
    expect(events).toEqual([changed])
    expect(live).toEqual([true])
  })

  test('a lost connection comes back with a fresh ticket, ever more slowly while it fails', async () => {
    const { pass, last, sockets, live } = line()
    await pass(0)
    last().begin(); last().end(1006)
    expect(live).toEqual([true, false])
    await pass(499); expect(sockets).toHaveLength(1)
    await pass(1); expect(sockets).toHaveLength(2)
    expect(last().protocols).toContain('ticket.t2')
    last().end(1006)
    await pass(999); expect(sockets).toHaveLength(2)
    await pass(1); expect(sockets).toHaveLength(3)
  })

  test('a connection that held makes the next wait short again', async () => {
    const { pass, last, sockets } = line()
    await pass(0)
    for (let loss = 0; loss < 5; loss += 1) { last().end(1006); await pass(30_000) }
    last().begin(); await pass(5_000); last().end(1006); await pass(500)
    expect(sockets).toHaveLength(7)
  })

  test('4401 asks for a new ticket; when that is refused, nothing more is tried', async () => {
    let asked = 0
    const { pass, last, sockets } = line(async () => {
      asked += 1
      if (asked > 1) throw new Refusal('auth.expired')
      return 'once'
    })
    await pass(0)
    last().begin(); last().end(4401)
    await pass(600_000)
    expect([asked, sockets.length]).toEqual([2, 1])
  })

  test.each([new Offline(new Error('gone')), new Refusal('database.unavailable'), new Refusal('request.rate_limited')])(
    'a ticket not had now is asked for later (%s)',
    async (failure) => {
      let asked = 0
      const { pass, sockets } = line(async () => {
        asked += 1
        if (asked === 1) throw failure
        return 'later'
      })
      await pass(500)
      expect(sockets).toHaveLength(1)
    },
  )

  test('each connection says that it is open, and what was under way is asked for on that one', async () => {
    const { pass, last, resumes } = line()
    await pass(0)
    last().begin(); last().end(1006); await pass(500)
    last().begin()
    resumes.at(-1)?.('m', 6)
    expect([resumes.length, last().sent]).toEqual([2, [JSON.stringify({ type: 'resume', messageId: 'm', received: 6 })]])
  })

  test('leaving closes, and nothing is heard or tried afterwards', async () => {
    const { pass, last, leaving, events, sockets } = line()
    await pass(0)
    last().begin(); leaving.abort()
    expect(last().isClosed).toBe(true)
    last().say(changed); last().end(1000); await pass(600_000)
    expect([events.length, sockets.length]).toEqual([0, 1])
  })
})
