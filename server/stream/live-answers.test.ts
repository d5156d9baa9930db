import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { StreamEvent } from '#contract/stream-event.ts'
import { LONG, makeAnsweringServers, settled, TOPIC, whole } from '#server/testing/answering-servers.ts'

const { startServer, read, begin, asked, bus, carried, listeners, stored, failures, clear, whileLost } = makeAnsweringServers()
beforeEach(clear)

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

  test('that is begun again, after its server died, goes on where each reader is', async () => {
    const server = startServer()
    const reader = read(server)
    const { messageId, add } = begin(server)
    add('Halsen')
    begin(server, messageId).add('Halsen er rød.')
    expect(reader.text()).toBe('Halsen er rød.')
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
    const reader = read(server)
    const answer = begin(server, randomUUID(), () => void (stops += 1))
    bus.announce(TOPIC, { type: 'answer-stop', messageId: randomUUID() })
    await settled()
    expect([stops, asked(), reader.frames]).toEqual([0, 0, []])
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

  test('leaves the bus with its end where nobody reads, and with the last reader where none is under way', async () => {
    const server = startServer()
    const { messageId } = begin(server)
    bus.announce(TOPIC, { type: 'answer-ended', messageId })
    await settled()
    expect(listeners.get(TOPIC)?.size).toBe(0)
    const [one, other] = [read(server), read(server)]
    one.stop()
    expect(listeners.get(TOPIC)?.size).toBe(1)
    other.stop()
    expect(listeners.get(TOPIC)?.size).toBe(0)
  })

  test('that is over before the bus has told of it is asked of nobody', async () => {
    const server = startServer()
    read(server)
    begin(server).end()
    await settled()
    expect(asked()).toBe(0)
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

  test('is told also of one that this server never heard of, and again to whoever asks again', async () => {
    const server = startServer()
    const reader = read(server)
    const messageId = randomUUID()
    stored.set(messageId, whole(messageId))
    await ended(messageId)
    expect(reader.frames.map(({ type }) => type)).toEqual(['done'])
    const { messageId: own, end } = begin(server)
    stored.set(own, whole(own))
    end()
    await ended(own)
    await reader.resume(own, 0)
    expect(reader.frames.map(({ type }) => type)).toEqual(['done', 'done', 'done'])
    expect(failures).toEqual([])
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

test('an answer whose beginning is heard after its end is told whole to whoever asks for it', async () => {
  const server = startServer()
  const reader = read(server)
  const messageId = randomUUID()
  stored.set(messageId, whole(messageId))
  bus.announce(TOPIC, { type: 'answer-begun', messageId, server: randomUUID() })
  await settled()
  await reader.resume(messageId, 3)
  expect(reader.frames.map(({ type }) => type)).toEqual(['done'])
})

test('REL-18 an answer that ended while the bus was lost is told when it is heard again; one that is still being made goes on', async () => {
  const [maker, other] = [startServer(), startServer()]
  const reader = read(other)
  const [ended, gone, going] = [begin(maker), begin(maker), begin(maker)]
  await settled()
  stored.set(ended.messageId, whole(ended.messageId))
  stored.set(going.messageId, whole(going.messageId, { done: false }))
  await whileLost(() => bus.announce(TOPIC, { type: 'answer-ended', messageId: ended.messageId }))
  expect(reader.frames).toMatchObject([
    { type: 'done', message: { id: ended.messageId } }, { type: 'error', messageId: gone.messageId, code: 'conversation.not_found' },
  ])
  going.add('Halsen.')
  await settled()
  expect(reader.text()).toBe('Halsen.')
})

test('who leaves a conversation twice takes nobody along who has come since', async () => {
  const server = startServer()
  const gone = read(server)
  gone.stop()
  const reader = read(server)
  gone.stop()
  begin(server).add('Halsen.')
  expect([reader.text(), listeners.get(TOPIC)?.size]).toEqual(['Halsen.', 1])
})

test('what no store may carry is told here alone, to each reader of that conversation', () => {
  const [server, other] = [startServer(), startServer()]
  const [here, there] = [read(server), read(other)]
  const frame: StreamEvent = { type: 'delta', messageId: 'm', text: 'Halsen.' }
  server.tellHere(TOPIC, [frame])
  server.tellHere('conversation:unread', [frame])
  expect([here.frames, there.frames, carried]).toEqual([[frame], [], []])
})
