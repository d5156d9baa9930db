import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Message } from '#contract/conversation.ts'
import { freshDatabase } from '#server/database/testing.ts'
import type { FreshDatabase } from '#server/database/testing.ts'
import { makeEventBus, providerSockets, userSockets } from './event-bus.ts'
import type { BusEvent, EventBus } from './event-bus.ts'

const CASE = randomUUID()
const TOPIC = `case:${CASE}` as const
const CHANGED = { type: 'case', caseId: CASE, revision: 2, isUpdating: false } as const

const MESSAGE: Message = {
  id: randomUUID(), role: 'Assistant', text: 'Hun hoster.', done: true, human: false, dateTime: '2026-01-01T00:00:00Z', sources: [], unsupported: [],
}

let database: FreshDatabase
let bus: EventBus
let heard: BusEvent[]
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  bus = makeEventBus(database.sql)
  await bus.start()
  heard = []
  const unsubscribe = bus.subscribe(TOPIC, (event) => void heard.push(event))
  return async () => {
    unsubscribe()
    await bus.stop()
  }
})

/** What another server, or whoever else may write to the database, says on the channel. */
const say = (payload: string) => database.sql`select pg_notify('epikrise_events', ${payload})`
const about = (event: object, topic: string = TOPIC) => JSON.stringify({ topic, event })

test.each([
  ['an event of a version to come', about({ type: 'of-tomorrow', caseId: CASE })], ['no JSON', 'hei'], ['nothing', ''], ['a list', '[]'],
  ['an event that lacks something', about({ type: 'case' })],
])('REL-24 %s is passed over, and the server goes on hearing', async (_what, payload) => {
  await say(payload)
  await bus.publish(database.sql, TOPIC, CHANGED)
  await expect.poll(() => heard).toEqual([CHANGED])
})

test.each([
  ['partial', { type: 'partial', caseId: CASE, recordingId: randomUUID(), group: 1, text: 'Hun hoster.' }],
  ['delta', { type: 'delta', messageId: randomUUID(), text: 'Hun hoster.' }],
  ['done', { type: 'done', message: MESSAGE }],
])('words in the clear (%s) are taken from nobody: they never go over the bus', async (_type, event) => {
  await say(about(event))
  await bus.publish(database.sql, TOPIC, CHANGED)
  await expect.poll(() => heard).toEqual([CHANGED])
})

test('an event is told to those who asked for its topic, and no longer once they have stopped asking', async () => {
  const stop = bus.subscribe(TOPIC, (event) => void heard.push(event))
  await bus.publish(database.sql, `case:${randomUUID()}`, { ...CHANGED, revision: 1 })
  await bus.publish(database.sql, TOPIC, CHANGED)
  await expect.poll(() => heard).toEqual([CHANGED, CHANGED])
  stop()
  await bus.publish(database.sql, TOPIC, { ...CHANGED, revision: 3 })
  await expect.poll(() => heard.length).toBe(3)
})

test('what is announced is told in its order, and what stands when the server stops is still told', async () => {
  for (const revision of [1, 2, 3]) bus.announce(TOPIC, { ...CHANGED, revision })
  await expect.poll(() => heard.length).toBe(3)
  expect(heard).toEqual([1, 2, 3].map((revision) => ({ ...CHANGED, revision })))
  const elsewhere = makeEventBus(database.sql)
  await elsewhere.start()
  elsewhere.announce(TOPIC, { ...CHANGED, revision: 4 })
  await elsewhere.stop()
  await expect.poll(() => heard.length).toBe(4)
})

test('REL-18 a session that was lost is opened again, and whoever waits for something is told to look', async () => {
  const again = new Promise<void>((resolve) => bus.onAgain(resolve))
  await database.sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`
  await again
  await bus.publish(database.sql, TOPIC, CHANGED)
  await expect.poll(() => heard).toEqual([CHANGED])
})

test('SEC-47 whose sockets are to close is told to every listener of every server, and nothing is heard once a server has stopped', async () => {
  const closed: string[] = []
  const leaving = makeEventBus(database.sql)
  await leaving.start()
  for (const one of [bus, bus, leaving]) one.onLogout((whose) => void closed.push(whose))
  await bus.publishLogout(database.sql, userSockets('person'))
  await expect.poll(() => closed).toEqual(['user:person', 'user:person', 'user:person'])
  let isHeard = false
  leaving.subscribe(TOPIC, () => void (isHeard = true))
  await leaving.stop()
  await bus.publishLogout(database.sql, providerSockets('mark'))
  await bus.publish(database.sql, TOPIC, CHANGED)
  await expect.poll(() => closed.slice(3)).toEqual(['session:mark', 'session:mark'])
  await expect.poll(() => heard).toEqual([CHANGED])
  expect(isHeard).toBe(false)
})
