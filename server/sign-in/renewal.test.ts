import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openClinic } from '#server/testing/sign-in/kept-clinic.ts'
import type { KeptClinic } from '#server/testing/sign-in/kept-clinic.ts'

let clinic: KeptClinic
let second: Awaited<ReturnType<KeptClinic['startSecond']>>
type Page = ReturnType<KeptClinic['openPage']>
let page: Page

beforeAll(async () => {
  clinic = await openClinic()
  second = await clinic.startSecond()
})
afterAll(async () => {
  await second.stop()
  await clinic.stop()
})
beforeEach(async () => {
  Object.assign(clinic.provider.state, { isAway: false, delayMs: 0, floods: 0 })
  await clinic.server.sql`delete from sign_in_session`
  page = clinic.openPage()
  await page.signIn()
  clinic.provider.calls.length = 0
})

/** The provider's tokens ended so long ago. */
async function isDue(ago = '1 second'): Promise<void> {
  await clinic.server.sql`update sign_in_session set renew_at = now() - ${ago}::interval, renewing_until = null`
  page.lookAgain()
}

const ask = async (to?: Parameters<Page['call']>[2]): Promise<string> => {
  const answer = await page.call('GET', '/user-profile', to)
  return `${answer.statusCode} ${answer.json<{ code?: string }>().code ?? ''}`.trim()
}
const asked = (): number => clinic.provider.asked('/token').length
/** Where each first asks without the provider's nonce, it is asked twice for one renewal. */
const ROUNDS = 2

describe('the provider is asked whether it still vouches for a session', () => {
  test('not before its tokens end', async () => {
    page.lookAgain()
    expect([await ask(), asked()]).toEqual(['200', 0])
  })

  test('once, though twenty calls on two servers come at that moment; what is rotated is used next', async () => {
    for (let time = 0; time < 3; time += 1) {
      await isDue()
      clinic.provider.calls.length = 0
      clinic.provider.state.delayMs = 100
      const outcomes = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(index % 2 === 0 ? {} : { to: second })))
      expect(new Set(outcomes)).toEqual(new Set(['200']))
      expect(asked()).toBeLessThanOrEqual(ROUNDS)
      expect(asked()).toBeGreaterThan(0)
    }
  })

  test('and its no ends the session', async () => {
    await isDue()
    // Its own record of the sign-in is gone, as after an administrator ended it.
    clinic.provider.revokeAll()
    expect(await ask()).toBe('401 auth.expired')
    expect(await clinic.server.sql`select from sign_in_session`).toHaveLength(0)
  })

  test.each([
    ['away', { isAway: true }],
    ['answering ten million bytes', { floods: 10_000_000 }],
  ])('a provider that is %s throws nobody out, and is not asked again at once', async (_name, fault) => {
    await isDue()
    Object.assign(clinic.provider.state, fault)
    expect(await ask()).toBe('200')
    const before = asked()
    page.lookAgain()
    expect([await ask(), asked()]).toEqual(['200', before])
  })

  test('after an hour of silence nobody is vouched for, which is told as something that will pass', async () => {
    await isDue('61 minutes')
    clinic.provider.state.isAway = true
    expect(await ask()).toBe('503 auth.unavailable')
    clinic.provider.state.isAway = false
    await isDue('61 minutes')
    expect(await ask()).toBe('200')
  })

  test('a slow provider holds up the one who asks, and nobody else', async () => {
    await isDue()
    clinic.provider.state.delayMs = 2_000
    let hasAnswered = false
    const asking = ask().finally(() => (hasAnswered = true))
    await expect.poll(asked).toBeGreaterThan(0)
    expect([await ask({ to: second }), hasAnswered]).toEqual(['200', false])
    expect(await asking).toBe('200')
  })

  test('a session that was ended while it was asked stays ended', async () => {
    await isDue()
    clinic.provider.state.delayMs = 500
    const asking = ask()
    await expect.poll(asked).toBeGreaterThan(0)
    await clinic.server.sql`delete from sign_in_session`
    expect(await asking).toBe('401 auth.expired')
    expect(await clinic.server.sql`select from sign_in_session`).toHaveLength(0)
  })
})
