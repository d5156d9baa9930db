import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import type { Subscription } from '#contract/billing.ts'
import type { UserProfile } from '#contract/profile.ts'
import type { SeatList } from '#contract/seats/seat.ts'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import { makeSeatDesk } from '#server/testing/seat-desk.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import { seatStore } from './store.ts'

const server = await startTestServer()
const { ask, codeOf, listOf, invite, take, lookAt, statusOf, makeCase, change, payerOf, newMember, clinicOf } = makeSeatDesk(server)
const closed: string[] = []
await server.sql.listen('epikrise_logouts', (whose) => void closed.push(whose))
afterAll(() => server.stop())

describe('a seat', () => {
  test('is offered, looked at and taken; whoever has it is Active and is told who pays and not what it costs', async () => {
    const payer = await payerOf(3)
    const member = newMember()
    expect(await statusOf(member)).toEqual({ status: 'Missing', cancelAtPeriodEnd: false })
    const invitation = await invite(payer)
    expect(invitation.url).toMatch(/^http:\/\/localhost\/seat#[\w-]{43}$/)
    expect(Date.parse(invitation.until) - Date.now()).toBeGreaterThan(13.9 * 86_400_000)
    expect(await lookAt(member, invitation)).toEqual({ payerName: payer, payerEmail: `${payer}@clinic.example`, until: expect.any(String) })
    expect((await take(member, invitation)).subscription).toEqual({ status: 'Active', cancelAtPeriodEnd: false })
    expect((await makeCase(member)).statusCode).toBe(200)
    expect(await ask<Subscription>(member, 'GET', '/subscription')).toMatchObject({ status: 'Active', items: [],
      seat: { payerName: payer, payerEmail: `${payer}@clinic.example`, isPaid: true } })
    expect(await listOf(payer)).toMatchObject({
      isRunning: true, paid: 3, nextPeriod: 3, free: 1, price: { amount: 79_900, currency: 'NOK', interval: 'month' },
      seats: [{ id: invitation.id, state: 'taken', name: member, email: `${member}@clinic.example`, until: null }],
    })
  })

  test('SEC-52 that is freed leaves its person read-only with the next call, with all they made in view, and their sockets are closed', async () => {
    const { payer, members: [member = ''] } = await clinicOf(2)
    const patientId = randomUUID()
    await makeCase(member, patientId)
    const [seat] = (await listOf(payer)).seats
    const { id } = await ask<UserProfile>(member, 'GET', '/user-profile')
    expect((await ask<SeatList>(payer, 'DELETE', `/subscription/seats/${seat?.id}`)).free).toBe(1)
    expect(await statusOf(member)).toEqual({ status: 'Expired', cancelAtPeriodEnd: false })
    expect(await codeOf(makeCase(member).then((answer) => Promise.reject(new Error(answer.json<{ code: string }>().code))))).toBe('subscription.inactive')
    expect((await server.call('GET', `/patients/${patientId}`, { as: member })).statusCode).toBe(200)
    await expect.poll(() => closed).toContain(`user:${id}`)
    expect(await codeOf(ask(payer, 'DELETE', `/subscription/seats/${seat?.id}`))).toBe('seat.not_found')
  })

  test('is left by its person, and free for somebody else', async () => {
    const { payer, members: [member = '', colleague = ''] } = await clinicOf(3)
    expect((await ask<UserProfile>(member, 'DELETE', '/subscription/seat')).subscription.status).toBe('Expired')
    expect((await statusOf(colleague)).status).toBe('Active')
    expect(await codeOf(ask(member, 'DELETE', '/subscription/seat'))).toBe('seat.not_seated')
    const next = newMember()
    await take(next, await invite(payer))
    expect((await statusOf(next)).status).toBe('Active')
  })

  test('gives no right to end what somebody else pays, to see its bills or to give its seats away', async () => {
    const { payer, members: [member = ''] } = await clinicOf(3)
    expect(await codeOf(ask(member, 'DELETE', '/subscription'))).toBe('subscription.not_payer')
    expect((await statusOf(payer)).cancelAtPeriodEnd).toBe(false)
    expect(await ask(member, 'GET', '/payments/invoices')).toEqual([])
    for (const [method, path, body] of [['GET', '/subscription/seats'], ['PUT', '/subscription/seats', { seats: 9 }],
      ['POST', '/subscription/seats/invitations', {}], ['POST', '/payments/portal']] as const)
      expect([path, await codeOf(ask(member, method, path, body))]).toEqual([path, 'subscription.none'])
    const [seat] = (await listOf(payer)).seats
    expect(await codeOf(ask(member, 'DELETE', `/subscription/seats/${seat?.id}`))).toBe('seat.not_found')
  })

  test('SEC-50 shows the payer nothing of what is done in it: no patient, no case, no line of the log', async () => {
    const { payer, members: [member = ''] } = await clinicOf(2)
    const patientId = randomUUID()
    await makeCase(member, patientId)
    expect((await server.call('GET', `/patients/${patientId}`, { as: payer })).statusCode).toBe(404)
    const told = []
    const paths = ['/account/access-log', '/patients', '/patients/anonymous', '/cases', '/subscription/seats']
    for (const path of paths) told.push(await server.call('GET', path, { as: payer }))
    for (const { body } of told) expect(body).not.toMatch(/Kanarifugl|transcription/)
    // The one line of it is the payer's own question, which was refused.
    expect(told[0]?.json<{ items: unknown[] }>().items).toMatchObject([{ actor: 'self', result: 'refused' }])
    const [seat] = (await listOf(payer)).seats
    expect(Object.keys(seat ?? {}).toSorted()).toEqual(['email', 'id', 'name', 'since', 'state', 'until'])
  })
})

describe('REL-31 races', () => {
  test('a seat is not taken back in the midst of being taken: who frees it waits for the turn, and then reads who sat down', async () => {
    const payer = await payerOf(2)
    const member = newMember()
    await statusOf(member)
    const { id } = await invite(payer)
    const [who] = await server.sql<{ payer: string; member: string }[]>`
      select p.id as payer, m.id as member from app_user p, app_user m where p.subject = ${payer} and m.subject = ${member}`
    const freeing = await inTransaction(server.sql, ALONE, async (transaction) => {
      await seatStore.lockPayer(transaction, who!.payer)
      const freed = inTransaction(server.sql, ALONE, (other) => seatStore.free(other, { id, payerId: who!.payer }))
      // Long enough for one that takes no turn to have gone through.
      await delay(300)
      expect(await seatStore.take(transaction, { id, payerId: who!.payer, memberId: who!.member })).toBe('taken')
      return { freed }
    })
    expect(await freeing.freed).toMatchObject({ memberId: who!.member })
  })

  test('of twenty people with one link one is seated', async () => {
    const payer = await payerOf(2)
    const invitation = await invite(payer)
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => codeOf(take(newMember(), invitation))))
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1)
    expect(new Set(outcomes)).toEqual(new Set(['accepted', 'seat.invitation_invalid']))
    expect((await listOf(payer)).seats).toHaveLength(1)
  })

  test('of ten invitations to the last seat one is made, and of two to it that stood before seats were given up one is taken', async () => {
    const payer = await payerOf(2)
    const made = await Promise.all(Array.from({ length: 10 }, () => codeOf(invite(payer))))
    expect(made.filter((outcome) => outcome === 'accepted')).toHaveLength(1)
    const fewer = await payerOf(3)
    const both = [await invite(fewer), await invite(fewer)]
    await change(fewer, { seats: 2 })
    const taken = await Promise.all(both.map((one) => codeOf(take(newMember(), one))))
    expect(taken.toSorted()).toEqual(['accepted', 'seat.none_left'])
  })

  test('one person with two links has one seat', async () => {
    const [one, other, member] = [await payerOf(2), await payerOf(2), newMember()]
    await statusOf(member)
    const outcomes = await Promise.all([take(member, await invite(one)), take(member, await invite(other))].map(codeOf))
    expect(outcomes.toSorted()).toEqual(['accepted', 'seat.already_seated'])
  })
})

describe('what becomes of the subscription becomes of all seats', () => {
  test('cancelled, over and paid again', async () => {
    const { payer, members } = await clinicOf(3)
    const all = [payer, ...members]
    const standings = async () => Promise.all(all.map(statusOf))
    await ask(payer, 'DELETE', '/subscription')
    expect(await standings()).toEqual(all.map(() => ({ status: 'Active', cancelAtPeriodEnd: true })))
    await change(payer, { endsInDays: -1 })
    expect(await standings()).toEqual(all.map(() => ({ status: 'Canceled', cancelAtPeriodEnd: false })))
    expect(await ask<Subscription>(members[0] ?? '', 'GET', '/subscription')).toMatchObject({ status: 'Canceled', seat: { payerName: payer } })
    expect(await codeOf(invite(payer))).toBe('seat.not_running')
    await change(payer, { endsInDays: 30, isEnding: false })
    expect(await standings()).toEqual(all.map(() => ({ status: 'Active', cancelAtPeriodEnd: false })))
    await change(payer, { status: 'PastDue' })
    expect((await standings()).map(({ status }) => status)).toEqual(all.map(() => 'PastDue'))
  })

  test('where fewer seats are paid than were taken, whoever was seated first keeps theirs; one freed makes room for the next', async () => {
    const { payer, members } = await clinicOf(4)
    const active = async () => (await Promise.all(members.map(statusOf))).map(({ status }) => status === 'Active')
    await change(payer, { seats: 2 })
    expect(await active()).toEqual([true, false, false])
    expect((await listOf(payer)).seats.map(({ state }) => state)).toEqual(['taken', 'unpaid', 'unpaid'])
    expect(await ask<Subscription>(members[2] ?? '', 'GET', '/subscription')).toMatchObject({ status: 'Expired', seat: { isPaid: false } })
    await ask(payer, 'DELETE', `/subscription/seats/${(await listOf(payer)).seats[0]?.id}`)
    expect(await active()).toEqual([false, true, false])
    await change(payer, { seats: 4 })
    expect(await active()).toEqual([false, true, true])
  })

  test('GDPR-3 the payer’s account erased: all are read-only, keep what they made and are told; a seated person’s: the seat is free', async () => {
    const { payer, members: [member = '', leaver = ''] } = await clinicOf(3)
    await makeCase(member)
    await ask(leaver, 'DELETE', '/account')
    expect(await listOf(payer)).toMatchObject({ free: 1, seats: [{ name: member }] })
    const { members: [elsewhere = ''] } = await clinicOf(2)
    const [{ id }, stranger] = [await ask<UserProfile>(member, 'GET', '/user-profile'), await ask<UserProfile>(elsewhere, 'GET', '/user-profile')]
    await invite(payer, 'noen@klinikk.example')
    await ask(payer, 'DELETE', '/account')
    expect((await statusOf(member)).status).toBe('Expired')
    expect(await ask<unknown[]>(member, 'GET', '/patients/anonymous')).toHaveLength(1)
    await expect.poll(() => closed).toContain(`user:${id}`)
    expect(closed).not.toContain(`user:${stranger.id}`)
    expect(await server.sql`select from seat s where not exists (select from app_user where id = s.payer_id)`).toEqual([])
  })

  test('who pays for themselves gives the seat back; the payer’s code earns no star by a seat', async () => {
    const { payer, members: [member = ''] } = await clinicOf(2)
    expect(await server.sql`select points from app_user where subject = ${payer}`).toEqual([{ points: 0 }])
    const checkout = await ask<{ url: string }>(member, 'POST', '/payments/checkout-session/', { productId: 'med-monthly' })
    const session = checkout.url.split('/').at(-1) ?? ''
    await server.sql`update test_checkout set state = 'paid' where id = ${session}`
    await ask(member, 'POST', `/payments/checkout-session/${session}/confirm`)
    expect((await listOf(payer)).seats).toEqual([])
    expect((await statusOf(member)).status).toBe('Active')
    expect(await ask<Subscription>(member, 'GET', '/subscription')).toMatchObject({ items: [{ unitAmount: 79_900, quantity: 1 }] })
  })
})
