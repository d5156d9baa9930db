import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductList } from '#contract/billing.ts'
import type { UserProfile } from '#contract/profile.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import type * as z from 'zod/mini'
import { formerSubscriberStore } from './store.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const codeOf = async (as: string) => (await server.call('GET', '/user-profile', { as })).json<UserProfile>().referenceCode
const starsOf = async (as: string) => (await server.call('GET', '/user-profile', { as })).json<UserProfile>().points
const judged = async (as: string, code: string) => (await server.call('GET', `/payments/products?referenceCode=${code}`,
  { as })).json<z.infer<typeof ProductList>>().status

async function pay(as: string, referenceCode?: string): Promise<void> {
  const { url } = (await server.call('POST', '/payments/checkout-session/', { as, body: { productId: 'med-monthly', referenceCode } })).json<{ url: string }>()
  const id = url.split('/').at(-1) ?? ''
  await server.sql`update test_checkout set state = 'paid' where id = ${id}`
  expect((await server.call('POST', `/payments/checkout-session/${id}/confirm`, { as })).statusCode).toBe(200)
}

test('REL-31 who erases the account, signs up and pays again earns the referrer no second star', async () => {
  const code = await codeOf('referrer')
  expect(await judged('invited', code)).toBe('CodeApplied')
  await pay('invited', code)
  expect(await starsOf('referrer')).toBe(1)
  expect((await server.call('DELETE', '/account', { as: 'invited' })).statusCode).toBe(200)
  expect(await judged('invited', code)).toBe('ExistingUser')
  await pay('invited', code)
  expect(await starsOf('referrer')).toBe(1)
})

test('nor does one who paid without a code before; who never paid is new, and of them nothing is kept', async () => {
  const code = await codeOf('referrer')
  await pay('payer')
  for (const person of ['payer', 'looker']) {
    await codeOf(person)
    expect((await server.call('DELETE', '/account', { as: person })).statusCode).toBe(200)
  }
  expect([await judged('payer', code), await judged('looker', code)]).toEqual(['ExistingUser', 'CodeApplied'])
  const rows = await server.sql<{ row: string }[]>`select f::text as row from former_subscriber f`
  expect(rows).toHaveLength(2)
  expect(rows.every(({ row }) => !/payer|invited|looker|issuer/.test(row))).toBe(true)
})

test('the digest goes two years after its person left', async () => {
  await server.sql`update former_subscriber set left_at = now() - interval '3 years'`
  await formerSubscriberStore.forgetOld(server.sql)
  expect(await judged('payer', await codeOf('referrer'))).toBe('CodeApplied')
})
