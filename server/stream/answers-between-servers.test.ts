import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { LONG, makeAnsweringServers, pieceOf, settled, STRANGER, TOPIC, whole } from '#server/testing/answering-servers.ts'
import type { BusEvent } from './event-bus.ts'

const { startServer, read, begin, asked, bus, carried, listeners, stored, failures, clear } = makeAnsweringServers()
beforeEach(clear)

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
    // It has been announced, and nobody there was reading.
    await settled()
    const reader = read(other)
    await reader.resume(answer.messageId, 7)
    await settled()
    expect(reader.text()).toBe('er rød.')
    const second = read(other)
    await second.resume(answer.messageId, 0)
    expect([second.text(), asked()]).toEqual(['Halsen er rød.', 1])
  })

  test('is not asked for by whoever has left meanwhile, nor where nobody reads', async () => {
    const [maker, other] = [startServer(), startServer()]
    // Answers one of its own in the same conversation.
    begin(other)
    const answer = begin(maker)
    stored.set(answer.messageId, whole(answer.messageId, { done: false }))
    await settled()
    const reader = read(other)
    const resumed = reader.resume(answer.messageId, 0)
    reader.stop()
    await resumed
    expect(asked()).toBe(0)
  })

  test('goes on for one reader when another leaves, and the next is heard by whoever stays or comes', async () => {
    const [maker, other] = [startServer(), startServer()]
    const [stays, leaves] = [read(other), read(other)]
    const answer = begin(maker)
    await settled()
    leaves.stop()
    answer.add('Halsen.')
    await settled()
    answer.end()
    begin(other).end()
    begin(maker).add(' Hvil.')
    await settled()
    expect([stays.text(), leaves.text()]).toEqual(['Halsen. Hvil.', ''])
    stays.stop()
    const comes = read(other)
    begin(maker).add('Drikk.')
    await settled()
    expect(comes.text()).toBe('Drikk.')
  })

  test('is sent nothing of while nothing was said', async () => {
    const [maker, other] = [startServer(), startServer()]
    read(other)
    begin(maker)
    await settled()
    expect(carried.map(({ type }) => type)).toEqual(['answer-begun', 'answer-wanted'])
  })

  test('comes in pieces that may come twice and overlap, and is read once', async () => {
    const [maker, other] = [startServer(), startServer()]
    const reader = read(other)
    const { messageId } = begin(maker)
    await settled()
    for (const [from, text] of [[0, 'Halsen'], [0, 'Halsen er '], [0, 'Hal'], [7, 'er rød.']] as const) bus.announce(TOPIC, pieceOf(messageId, from, text))
    await settled()
    expect([reader.text(), failures]).toEqual(['Halsen er rød.', []])
  })

  test('has no piece that was moved to another place of it', async () => {
    const [maker, other] = [startServer(), startServer()]
    const reader = read(other)
    const { messageId } = begin(maker)
    await settled()
    bus.announce(TOPIC, { ...pieceOf(messageId, 6, 'ikke '), from: 0 } as BusEvent)
    await settled()
    expect([reader.text(), failures]).toMatchObject(['', [{ code: 'internal.error' }]])
  })

  test('that nobody here has asked for is passed over', async () => {
    const server = startServer()
    const reader = read(server)
    bus.announce(TOPIC, { ...pieceOf(randomUUID(), 0, 'Halsen'), sealed: 'AAAA' } as BusEvent)
    await settled()
    expect([reader.frames, failures, asked()]).toEqual([[], [], 0])
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
