import { afterAll, describe, expect, test } from 'vitest'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import { makeSeatDesk } from '#server/testing/seat-desk.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import { seatStore } from './store.ts'

const server = await startTestServer()
const { ask, codeOf, listOf, invite, secretOf, take, lookAt, statusOf, change, payerOf, newMember, clinicOf } = makeSeatDesk(server)
afterAll(() => server.stop())

describe('an invitation', () => {
  test('is used once, withdrawn, and past its end it opens nothing; it is told as a secret once and kept as a digest', async () => {
    const payer = await payerOf(4)
    const [used, withdrawn, late] = [await invite(payer), await invite(payer), await invite(payer)]
    expect(await codeOf(invite(payer))).toBe('seat.none_left')
    await take(newMember(), used)
    await ask(payer, 'DELETE', `/subscription/seats/${withdrawn.id}`)
    await server.sql`update seat set offered_until = now() - interval '1 second' where id = ${late.id}`
    for (const one of [used, withdrawn, late]) for (const work of [lookAt, take]) expect(await codeOf(work(newMember(), one))).toBe('seat.invitation_invalid')
    expect((await listOf(payer)).seats.map(({ state }) => state)).toEqual(['taken', 'expired'])
    expect((await listOf(payer)).free).toBe(2)
    const [row] = await server.sql<{ text: string }[]>`select string_agg(s::text, ' ') as text from seat s`
    for (const one of [used, withdrawn, late]) expect(row?.text).not.toContain(secretOf(one))
  })

  test('for one address is that address’s alone; the address is seen by the payer, lies in no table and goes when the seat is taken', async () => {
    const payer = await payerOf(3)
    const member = newMember()
    const invitation = await invite(payer, ` ${member.toUpperCase()}@Clinic.example `)
    expect((await listOf(payer)).seats[0]).toMatchObject({ state: 'invited', email: `${member.toUpperCase()}@Clinic.example` })
    const rows = await server.sql<{ text: string }[]>`select s::text as text from seat s where id = ${invitation.id}`
    expect(rows[0]?.text.toLowerCase()).not.toContain(member)
    expect(rows[0]?.text).not.toContain(Buffer.from(`${member.toUpperCase()}@Clinic.example`).toString('hex'))
    for (const work of [lookAt, take]) expect(await codeOf(work(newMember(), invitation))).toBe('seat.other_email')
    const keys = async () => (await server.sql`select from data_key where id in (select key_id from seat where id = ${invitation.id})`).length
    expect(await keys()).toBe(1)
    await take(member, invitation)
    expect(await server.sql`select email_digest, email_sealed, key_id,
      secret_digest from seat where id = ${invitation.id}`).toEqual([{ email_digest: null, email_sealed: null, key_id: null, secret_digest: null }])
  })

  test('is nobody’s who has a seat or pays for themselves, and not the payer’s own', async () => {
    const { payer, members: [seated = ''] } = await clinicOf(3)
    const other = await payerOf(4)
    const offered = await invite(other)
    expect(await codeOf(take(other, offered))).toBe('seat.invitation_invalid')
    expect(await codeOf(take(seated, offered))).toBe('seat.already_seated')
    expect(await codeOf(take(payer, offered))).toBe('seat.own_subscription')
    await change(payer, { status: 'PastDue' })
    expect(await codeOf(take(payer, offered))).toBe('seat.own_subscription')
    await change(payer, { status: 'Active', isEnding: true })
    expect((await take(payer, offered)).subscription).toEqual({ status: 'Active', cancelAtPeriodEnd: true })
    await change(payer, { endsInDays: -1 })
    expect(await statusOf(payer)).toEqual({ status: 'Active', cancelAtPeriodEnd: false })
  })

  test('is forgotten with its address a month after its end', async () => {
    const payer = await payerOf(3)
    const [old, fresh] = [await invite(payer, 'gammel@klinikk.example'), await invite(payer, 'ny@klinikk.example')]
    const { payer: other, members: [seated = ''] } = await clinicOf(2)
    const [key] = await server.sql<{ id: string }[]>`select key_id as id from seat where id = ${old.id}`
    await server.sql`update seat set offered_until = now() - interval '31 days'
      where id = ${old.id} or payer_id = (select id from app_user where subject = ${other})`
    await inTransaction(server.sql, ALONE, (tx) => seatStore.forgetUnused(tx))
    expect((await listOf(payer)).seats.map(({ id }) => id)).toEqual([fresh.id])
    // However long ago it was taken, a seat is kept.
    expect((await statusOf(seated)).status).toBe('Active')
    expect(await server.sql`select from data_key where id = ${key?.id ?? ''}`).toEqual([])
  })
})

test('an address copied with signs that nobody sees is the address; any other is refused, and a word of 100,000 letters is no secret', async () => {
  const payer = await payerOf(2)
  const member = newMember()
  const invitation = await invite(payer, `\u200b${member.toUpperCase()}\u00ad@clinic\u2060.example`)
  expect(await codeOf(take(newMember(), invitation))).toBe('seat.other_email')
  expect(await codeOf(take(member, invitation))).toBe('accepted')
  for (const body of [{ secret: 'a'.repeat(100_000) }, { secret: '' }, { secret: 7 }, { secret: ['a'] }, {}]) {
    expect((await server.call('POST', '/subscription/seat', { as: newMember(), body })).statusCode).toBe(400)
  }
})
