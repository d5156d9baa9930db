import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Message } from '#contract/conversation.ts'
import { Refusal } from '#contract/refusal.ts'
import type { StreamEvent } from '#contract/stream-event.ts'
import { openText, sealText } from '#server/vault/sealed-text.ts'
import type { BusEvent } from './event-bus.ts'
import { makeLiveAnswers } from './live-answers.ts'
import type { LiveAnswersWiring } from './live-answers.ts'
import type { Topic } from './topic.ts'

const TOPIC: Topic = 'conversation:c1'
const [OWNER, STRANGER, KEY_ID] = [randomUUID(), randomUUID(), randomUUID()]
const key = createSecretKey(randomBytes(32))
const LONG = 'Halsen er rød og hoven. '.repeat(500)

/** What all servers share: the bus, the keys, and the store, as far as it says how a message stands. */
let carried: BusEvent[]
let listeners: Map<Topic, Set<(event: BusEvent) => void>>
let stored: Map<string, Message>
let failures: unknown[]
beforeEach(() => {
  carried = []
  listeners = new Map()
  stored = new Map()
  failures = []
})

const emit = (topic: Topic, event: BusEvent): void => {
  carried.push(event)
  queueMicrotask(() => listeners.get(topic)?.forEach((listener) => listener(event)))
}
const bus = {
  announce: emit,
  subscribe(topic: Topic, listener: (event: BusEvent) => void) {
    const set = listeners.get(topic) ?? new Set()
    listeners.set(topic, set.add(listener))
    return () => void set.delete(listener)
  },
}
const vault = {
  sealText, openText,
  keyFor: async (_sql: unknown, { ownerId }: { ownerId: string | null }) => {
    if (ownerId !== OWNER) throw new Refusal('internal.error')
    return key
  },
}
const readStored = async (_topic: Topic, { messageId }: { messageId: string }) => stored.get(messageId)
const onFailure = (error: unknown): void => void failures.push(error)
const startServer = () => makeLiveAnswers({ sql: {}, vault, bus, read: readStored, onFailure } as unknown as LiveAnswersWiring)
type Server = ReturnType<typeof startServer>

function read(server: Server, userId = OWNER) {
  const frames: StreamEvent[] = []
  const following = server.follow({ topic: TOPIC, userId }, (event) => frames.push(event))
  const text = (): string => frames.flatMap((frame) => (frame.type === 'delta' ? [frame.text] : [])).join('')
  return { ...following, frames, text, longest: () => Math.max(...frames.map((frame) => (frame.type === 'delta' ? frame.text.length : 0))) }
}
const begin = (server: Server, messageId = randomUUID(), onStop = () => undefined as void) =>
  ({ messageId, ...server.begin(TOPIC, { messageId, keyId: KEY_ID, key, onStop }) })
const settled = (): Promise<void> => delay(120)
const whole = (messageId: string, more: Partial<Message> = {}) => ({ id: messageId, done: true, content: 'x', ...more }) as unknown as Message

describe('an answer, where it is made', () => {
  test('reaches each reader from its beginning, nothing twice', async () => {
    const server = startServer()
    const [one, other] = [read(server), read(server)]
    const answer = begin(server)
    for (const piece of ['Hal', 'sen', ' er rød.']) answer.add(piece)
    expect([one.text(), other.text()]).toEqual(['Halsen er rød.', 'Halsen er rød.'])
    expect(one.frames.map(({ type }) => type)).toEqual(['delta', 'delta', 'delta'])
  })

  test('goes on where a reader was who comes again, and from the start for one who had nothing', async () => {
    const server = startServer()
    const answer = begin(server)
    answer.add('Halsen er rød.')
    const [again, fresh] = [read(server), read(server)]
    await again.resume(answer.messageId, 7)
    await fresh.resume(answer.messageId, 0)
    answer.add(' Hvil.')
    expect([again.text(), fresh.text()]).toEqual(['er rød. Hvil.', 'Halsen er rød. Hvil.'])
  })

  test('is asked for twice and sent once', async () => {
    const server = startServer()
    const reader = read(server)
    const answer = begin(server)
    answer.add('Halsen.')
    await reader.resume(answer.messageId, 0)
    expect(reader.text()).toBe('Halsen.')
  })

  test('goes in frames that a client takes at once', async () => {
    const server = startServer()
    const reader = read(server)
    begin(server).add(LONG)
    expect(reader.text()).toBe(LONG)
    expect(reader.longest()).toBeLessThanOrEqual(8_000)
  })

  test('is not sent to whoever has left', async () => {
    const server = startServer()
    const reader = read(server)
    const answer = begin(server)
    reader.stop()
    answer.add('Halsen.')
    expect(reader.frames).toEqual([])
  })

  test('is told to stop by whichever server is asked', async () => {
    const server = startServer()
    let stops = 0
    const answer = begin(server, randomUUID(), () => void (stops += 1))
    bus.announce(TOPIC, { type: 'answer-stop', messageId: randomUUID() })
    bus.announce(TOPIC, { type: 'answer-stop', messageId: answer.messageId })
    await settled()
    expect(stops).toBe(1)
  })

  test('leaves the bus when nobody reads it and it has ended', async () => {
    const server = startServer()
    const reader = read(server)
    const answer = begin(server)
    reader.stop()
    expect(listeners.get(TOPIC)?.size).toBe(1)
    answer.end()
    expect(listeners.get(TOPIC)?.size).toBe(0)
  })
})

describe('an answer, on another server', () => {
  test('is asked for from its beginning, and comes in sealed pieces alone', async () => {
    const [maker, other] = [startServer(), startServer()]
    const reader = read(other)
    const answer = begin(maker)
    await settled()
    answer.add('Halsen er rød.')
    await settled()
    answer.add(' Hvil.')
    await settled()
    expect(reader.text()).toBe('Halsen er rød. Hvil.')
    expect(JSON.stringify(carried)).not.toMatch(/Halsen|Hvil/)
    expect(failures).toEqual([])
  })

  test('is not put on the bus while nobody elsewhere reads', async () => {
    const server = startServer()
    read(server)
    begin(server).add('Halsen.')
    await settled()
    expect(carried.map(({ type }) => type)).toEqual(['answer-begun'])
  })

  test('of any length comes whole, in pieces that a notification carries', async () => {
    const [maker, other] = [startServer(), startServer()]
    const reader = read(other)
    const answer = begin(maker)
    answer.add(LONG)
    await settled()
    expect(reader.text()).toBe(LONG)
    for (const event of carried) expect(JSON.stringify(event).length).toBeLessThan(8_000)
  })

  test('that is under way is taken up by a reader who comes late', async () => {
    const [maker, other] = [startServer(), startServer()]
    const answer = begin(maker)
    answer.add('Halsen er rød.')
    stored.set(answer.messageId, whole(answer.messageId, { done: false }))
    const reader = read(other)
    await reader.resume(answer.messageId, 7)
    await settled()
    expect(reader.text()).toBe('er rød.')
  })

  test('is lost in part on the way and asked for again, in its order', async () => {
    const [maker, other] = [startServer(), startServer()]
    const reader = read(other)
    const answer = begin(maker)
    await settled()
    const hold = listeners.get(TOPIC)
    listeners.delete(TOPIC)
    answer.add('Halsen ')
    await settled()
    listeners.set(TOPIC, hold!)
    answer.add('er rød.')
    await settled()
    expect(reader.text()).toBe('Halsen er rød.')
  })

  test('opens for nobody whose conversation it is not', async () => {
    const [maker, other] = [startServer(), startServer()]
    const stranger = read(other, STRANGER)
    const answer = begin(maker)
    answer.add('Halsen.')
    await settled()
    expect(stranger.text()).toBe('')
    expect(failures.length).toBeGreaterThan(0)
  })
})

describe('the end of an answer', () => {
  const ended = async (messageId: string): Promise<void> => {
    bus.announce(TOPIC, { type: 'answer-ended', messageId })
    await settled()
  }

  test('is the message as it is stored, behind all of its text', async () => {
    const server = startServer()
    const reader = read(server)
    const answer = begin(server)
    answer.add('Halsen.')
    stored.set(answer.messageId, whole(answer.messageId))
    answer.end()
    await ended(answer.messageId)
    expect(reader.frames.map(({ type }) => type)).toEqual(['delta', 'done'])
  })

  test('is a failure in words, where it failed', async () => {
    const server = startServer()
    const reader = read(server)
    const { messageId } = begin(server)
    stored.set(messageId, whole(messageId, { failure: { code: 'language.unavailable', message: 'borte' } }))
    await ended(messageId)
    expect(reader.frames).toEqual([{ type: 'error', messageId, code: 'language.unavailable', message: 'borte' }])
  })

  test('is told when its conversation is gone', async () => {
    const server = startServer()
    const reader = read(server)
    const { messageId } = begin(server)
    await ended(messageId)
    expect(reader.frames).toMatchObject([{ type: 'error', messageId, code: 'conversation.not_found' }])
  })

  test('is told at once to whoever asks for one that has ended', async () => {
    const server = startServer()
    const reader = read(server)
    const messageId = randomUUID()
    stored.set(messageId, whole(messageId))
    await reader.resume(messageId, 0)
    await reader.resume(messageId, 0)
    expect(reader.frames.map(({ type }) => type)).toEqual(['done', 'done'])
  })
})

test('what no store may carry is told here alone, to each reader of that conversation', () => {
  const [server, other] = [startServer(), startServer()]
  const [here, there] = [read(server), read(other)]
  const frame: StreamEvent = { type: 'delta', messageId: 'm', text: 'Halsen.' }
  server.tellHere(TOPIC, [frame])
  server.tellHere('conversation:unread', [frame])
  expect([here.frames, there.frames, carried]).toEqual([[frame], [], []])
})
