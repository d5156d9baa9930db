import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Subscription } from '#contract/billing.ts'
import type { UserProfile } from '#contract/profile.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import { TRIAL_KEY_ID } from '#server/vault/standing-keys.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ limits: { trialReports: 2 } })
})
afterAll(() => server.stop())

const statusOf = async (as: string) => (await server.call('GET', '/user-profile', { as })).json<UserProfile>().subscription.status
const subscriptionOf = async (as: string) => {
  const answer = await server.call('GET', '/subscription', { as })
  return answer.statusCode === 200 ? answer.json<Subscription>() : answer.statusCode
}

/** A report of a consultation; `transcription` may be too little for one. */
async function report(as: string, transcription = 'Pasienten har hostet i tre uker. Ingen feber.'): Promise<number> {
  const answer = await server.call('POST', `/patients/${randomUUID()}/cases?regenerate=true`, { as, body: { id: randomUUID(), transcription } })
  await server.jobs.settled()
  return answer.statusCode
}

describe('a trial of two reports', () => {
  test('opens the app at first sign-in, says on the page of the subscription that it is one, and counts what was finished', async () => {
    expect(await statusOf('fresh')).toBe('Active')
    expect(await subscriptionOf('fresh')).toMatchObject({ status: 'trialing', cancelAtPeriodEnd: false, items: [], trial: { reports: 2, used: 0 } })
    expect(await report('fresh')).toBe(200)
    expect(await subscriptionOf('fresh')).toMatchObject({ trial: { reports: 2, used: 1 } })
    // What came to no report is not counted.
    expect(await report('fresh', '…')).toBe(200)
    expect(await subscriptionOf('fresh')).toMatchObject({ trial: { used: 1 } })
    expect(await report('fresh')).toBe(200)
    expect(await statusOf('fresh')).toBe('Expired')
    expect(await subscriptionOf('fresh')).toMatchObject({ status: 'Expired', trial: { reports: 2, used: 2 } })
    expect(await report('fresh')).toBe(403)
    expect((await server.call('GET', '/patients/anonymous', { as: 'fresh' })).json<unknown[]>()).toHaveLength(3)
  })

  test('is the same person’s after the account was erased: nobody begins anew, and no id is kept', async () => {
    await report('leaver')
    await report('leaver')
    expect((await server.call('DELETE', '/account', { as: 'leaver' })).statusCode).toBe(200)
    expect(await statusOf('leaver')).toBe('Expired')
    const rows = await server.sql<{ row: string }[]>`select t::text as row from trial_use t`
    expect(rows.every(({ row }) => !row.includes('leaver') && !row.includes('issuer'))).toBe(true)
  })

  test('whose digest it is cannot be tried out without the key, and the key outlives the sweep of strays', async () => {
    await statusOf('keyed')
    const [before] = await server.sql<{ trial_person: string }[]>`select trial_person from app_user where subject = 'keyed'`
    const swept = await import('#server/retention/sweep-strays.ts')
    await swept.makeStraySweep({ sql: server.sql, blobs: server.blobs, log: server.log })(new AbortController().signal)
    expect(await server.sql`select from data_key where id = ${TRIAL_KEY_ID}`).toHaveLength(1)
    expect(before?.trial_person).toMatch(/^[\w-]{43}$/)
  })

  test('who pays is on no trial; their reports count for none, and a code is theirs to use', async () => {
    await statusOf('payer')
    const code = (await server.call('GET', '/user-profile', { as: 'keyed' })).json<UserProfile>().referenceCode
    const products = await server.call('GET', `/payments/products?referenceCode=${code}`, { as: 'payer' })
    expect(products.json<{ status: string }>().status).toBe('CodeApplied')
    await server.subscribe('payer')
    await report('payer')
    expect(await subscriptionOf('payer')).toMatchObject({ status: 'Active' })
    expect(await server.sql`select reports from trial_use where person = (select trial_person from app_user where subject = 'payer')`).toEqual([{ reports: 0 }])
    await server.subscribe('payer', 'Expired')
    expect(await statusOf('payer')).toBe('Expired')
  })

  test('can be ended by the person, for good', async () => {
    await statusOf('ender')
    expect((await server.call('DELETE', '/subscription', { as: 'ender' })).json<Subscription>().status).toBe('Expired')
    expect(await statusOf('ender')).toBe('Expired')
    expect(await subscriptionOf('ender')).toMatchObject({ status: 'Expired', trial: { reports: 2, used: 0 } })
    expect((await server.call('DELETE', '/subscription', { as: 'ender' })).json<Subscription>().status).toBe('Expired')
  })

  test('two calls at once begin one', async () => {
    await Promise.all(Array.from({ length: 10 }, () => statusOf('twin')))
    expect(await subscriptionOf('twin')).toMatchObject({ trial: { used: 0 } })
  })
})

test('without the setting there is none', async () => {
  const plain = await startTestServer()
  expect((await plain.call('GET', '/user-profile', { as: 'fresh' })).json<UserProfile>().subscription.status).toBe('Missing')
  expect(await plain.sql`select from trial_use`).toEqual([])
  await plain.stop()
})
