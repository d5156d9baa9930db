import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { timing } from '#contract/timing.ts'
import { freshDatabase } from '#server/database/testing.ts'
import type { FreshDatabase } from '#server/database/testing.ts'
import { plantRows } from '#server/testing/plant-rows.ts'
import { ticketDigest, ticketRoutes } from './create-ticket.ts'
import type { FindConversation } from './create-ticket.ts'
import { makeTicketStore } from './store.ts'
import type { TicketStore } from './store.ts'
import type { Topic } from './topic.ts'

let fresh: FreshDatabase
let tickets: TicketStore
let rows: ReturnType<typeof plantRows>
beforeAll(async () => {
  fresh = await freshDatabase()
  tickets = makeTicketStore(fresh.sql)
  rows = plantRows(fresh.sql)
})
afterAll(() => fresh.drop())

const sessionExpiresAt = new Date('2030-01-01T12:00:00Z')
const ticketOf = (userId: string, more: { providerSession?: string; lifeMs?: number } = {}) =>
  ({ digest: randomUUID(), userId, topic: 'case:c1' as Topic, tokenDigest: 'token', sessionExpiresAt, lifeMs: 30_000, ...more })

describe('SEC-29 the tickets that were given', () => {
  test('tell once whose they are, what they are for and how long the session lasts', async () => {
    const userId = await rows.doctor()
    const [own, ofProvider] = [ticketOf(userId), ticketOf(userId, { providerSession: 's1' })]
    for (const ticket of [own, ofProvider]) await tickets.add(ticket)
    const told = { userId, topic: 'case:c1', tokenDigest: 'token', sessionExpiresAt }
    expect(await tickets.take(own.digest)).toEqual({ ...told, providerSession: undefined })
    expect(await tickets.take(ofProvider.digest)).toEqual({ ...told, providerSession: 's1' })
    expect(await tickets.take(own.digest)).toBeUndefined()
    expect(await tickets.take(randomUUID())).toBeUndefined()
  })

  test('end when it was said, and open nothing afterwards', async () => {
    const ticket = ticketOf(await rows.doctor())
    const expiresAt = await tickets.add(ticket)
    expect(Math.abs(expiresAt.getTime() - Date.now() - 30_000)).toBeLessThan(10_000)
    const past = ticketOf(ticket.userId, { lifeMs: -1 })
    await tickets.add(past)
    expect(await tickets.take(past.digest)).toBeUndefined()
  })

  test('open nothing for whoever was blocked meanwhile', async () => {
    const [blocked, other] = [await rows.doctor(), await rows.doctor()]
    const ticket = ticketOf(blocked)
    await tickets.add(ticket)
    await fresh.sql`update app_user set is_blocked = true where id = ${blocked}`
    expect(await tickets.blockedAmong([blocked, other])).toEqual([blocked])
    expect(await tickets.take(ticket.digest)).toBeUndefined()
  })

  test('are forty a person: of more the oldest goes, and nobody else’s', async () => {
    const [many, one] = [await rows.doctor(), await rows.doctor()]
    const others = ticketOf(one)
    await tickets.add(others)
    const [first, second] = [ticketOf(many, { lifeMs: 20_000 }), ticketOf(many, { lifeMs: 21_000 })]
    for (const ticket of [first, second]) await tickets.add(ticket)
    for (let count = 0; count < 39; count += 1) await tickets.add(ticketOf(many))
    expect(await fresh.sql`select 1 from socket_ticket where user_id = ${many}`).toHaveLength(40)
    expect(await tickets.take(first.digest)).toBeUndefined()
    expect(await tickets.take(second.digest)).toMatchObject({ userId: many })
    expect(await tickets.take(others.digest)).toMatchObject({ userId: one })
  })

  test('know a case by its owner alone', async () => {
    const [owner, stranger] = [await rows.doctor(), await rows.doctor()]
    const caseId = await rows.case(owner)
    expect(await tickets.caseIsOwned(caseId, owner)).toBe(true)
    expect(await tickets.caseIsOwned(caseId, stranger)).toBe(false)
    expect(await tickets.caseIsOwned(randomUUID(), owner)).toBe(false)
  })
})

describe('a ticket that is asked for', () => {
  const findConversation: FindConversation = async ({ id, userId }) => (id === 'own' ? `conversation:${userId}/own` : undefined)
  const ask = async (userId: string, body: object) => {
    const session = { tokenDigest: 'token', expiresAt: sessionExpiresAt, providerSession: 's1' }
    return ticketRoutes(tickets, findConversation).createSocketTicket({ body, user: { id: userId }, session } as never)
  }

  test('is for a case of one’s own, lives half a minute, and is kept as a digest alone', async () => {
    const userId = await rows.doctor()
    const caseId = await rows.case(userId)
    const { ticket, expiresAt } = await ask(userId, { caseId })
    expect(ticket).toMatch(/^[\w-]{43}$/)
    expect(timing.ticketMs).toBe(30_000)
    expect(Math.abs(Date.parse(expiresAt) - Date.now() - timing.ticketMs)).toBeLessThan(10_000)
    const kept = await fresh.sql<{ row: string }[]>`select t::text as row from socket_ticket t where user_id = ${userId}`
    expect(kept.map(({ row }) => row.includes(ticket))).toEqual([false])
    expect(await tickets.take(ticketDigest(ticket))).toEqual({ userId, topic: `case:${caseId}`, tokenDigest: 'token', sessionExpiresAt, providerSession: 's1' })
  })

  test('is for a conversation of one’s own', async () => {
    const userId = await rows.doctor()
    const { ticket } = await ask(userId, { conversationId: 'own' })
    expect(await tickets.take(ticketDigest(ticket))).toMatchObject({ topic: `conversation:${userId}/own` })
  })

  test('SEC-50 is for nothing of anybody else’s', async () => {
    const caseId = await rows.case(await rows.doctor())
    const stranger = await rows.doctor()
    for (const body of [{ caseId }, { conversationId: 'theirs' }]) await expect(ask(stranger, body)).rejects.toMatchObject({ code: 'ticket.not_found' })
  })
})
