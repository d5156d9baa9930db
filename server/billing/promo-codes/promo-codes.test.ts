import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { idOf, startBillingDesk } from '#server/testing/billing-desk.ts'
import type { BillingDesk } from '#server/testing/billing-desk.ts'
import { promoStore } from './store.ts'
import type { NewPromoCode } from './store.ts'

let desk: BillingDesk
beforeAll(async () => {
  desk = await startBillingDesk()
})
afterAll(() => desk.stop())

let count = 0
async function makeCode(about: Partial<NewPromoCode> = {}): Promise<string> {
  const code = `VINTER${(count += 1)}`
  expect(await promoStore.add(desk.sql, { code, discountPercent: 25, isFirstTimeOnly: true, validUntil: null, mostUses: null, ...about })).toBe(true)
  return code
}
const YEARLY = 799_000
const priceOf = async (answer: ReturnType<BillingDesk['list']>) => {
  const { status, products } = await answer
  return [status, products[0]!.price.amount]
}
const usesOf = async (code: string) => (await promoStore.list(desk.sql)).find((one) => one.code === code)?.uses
const hourAway = (hours: number) => new Date(Date.now() + hours * 3_600_000)

describe('spec 4, 5: the four outcomes of the operator’s codes', () => {
  test('CodeApplied: the discount of the code, as it is typed, and at the checkout', async () => {
    const [code, user] = [await makeCode(), await desk.newUser()]
    expect(await priceOf(desk.list(user, ` ${code.toLowerCase()} `))).toEqual(['CodeApplied', 599_250])
    const answer = await desk.checkout(user, { referenceCode: code })
    expect(answer.status).toBe('CodeApplied')
    expect((await desk.payments.read(idOf(answer))).amountMinor).toBe(599_250)
  })

  test('ExistingUser: a code for first-time users, from whoever has subscribed; another code is theirs too', async () => {
    const member = await desk.newUser()
    await desk.subscribe(member)
    expect(await priceOf(desk.list(member, await makeCode()))).toEqual(['ExistingUser', YEARLY])
    expect(await priceOf(desk.list(member, await makeCode({ isFirstTimeOnly: false })))).toEqual(['CodeApplied', 599_250])
  })

  test.each<[string, Partial<NewPromoCode>, string]>([
    ['of an hour ago', { validUntil: hourAway(-1) }, 'CodeNotFound'],
    ['for an hour yet', { validUntil: hourAway(1) }, 'CodeApplied'],
  ])('a code %s: %s', async (_name, about, status) => {
    expect((await desk.list(await desk.newUser(), await makeCode(about))).status).toBe(status)
  })

  test('CodeNotFound: ended by the operator', async () => {
    const code = await makeCode({ validUntil: hourAway(5) })
    expect(await promoStore.end(desk.sql, code)).toBe(true)
    expect((await desk.list(await desk.newUser(), code)).status).toBe('CodeNotFound')
    expect(await promoStore.end(desk.sql, 'NOSUCH')).toBe(false)
  })

  test('OK: a visitor is told nothing of codes', async () => {
    expect(await priceOf(desk.list(undefined, await makeCode()))).toEqual(['OK', YEARLY])
  })

  test('a code that somebody invites by, or that exists, is not made; a discount that leaves nothing is none', async () => {
    const { referenceCode } = await desk.newUser()
    const about = { discountPercent: 10, isFirstTimeOnly: true, validUntil: null, mostUses: null }
    expect(await promoStore.add(desk.sql, { ...about, code: referenceCode })).toBe(false)
    expect(await promoStore.add(desk.sql, { ...about, code: await makeCode() })).toBe(false)
    await expect(promoStore.add(desk.sql, { ...about, code: 'GRATIS', discountPercent: 100 })).rejects.toThrow()
  })
})

describe('REL-31 a code that may be used so many times', () => {
  test('fifty people at the checkout at once for one use: exactly one gets its price, the others are told', async () => {
    const code = await makeCode({ mostUses: 1 })
    const people = await Promise.all(Array.from({ length: 50 }, () => desk.newUser()))
    const answers = await Promise.all(people.map((user) => desk.checkout(user, { referenceCode: code })))
    expect(answers.filter(({ status }) => status === 'CodeApplied')).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 'CodeNotFound')).toHaveLength(49)
    const sums = await Promise.all(answers.map(async (answer) => (await desk.payments.read(idOf(answer))).amountMinor))
    expect(sums.filter((sum) => sum < YEARLY)).toHaveLength(1)
    expect((await desk.list(await desk.newUser(), code)).status).toBe('CodeNotFound')
  })

  test('whoever holds it may come again, and fifty confirmations are one use', async () => {
    const code = await makeCode({ mostUses: 2 })
    const user = await desk.newUser()
    await desk.checkout(user, { referenceCode: code })
    const id = idOf(await desk.checkout(user, { referenceCode: code }))
    await desk.pay(id)
    await Promise.all(Array.from({ length: 50 }, () => desk.confirm(user, id)))
    expect(await usesOf(code)).toBe(1)
    expect((await desk.list(await desk.newUser(), code)).status).toBe('CodeApplied')
    await desk.subscribe(await desk.newUser(), { referenceCode: code })
    expect(await usesOf(code)).toBe(2)
    expect((await desk.list(await desk.newUser(), code)).status).toBe('CodeNotFound')
  })

  test('a use is free again when its holder chooses without the code, or does not pay for a day; what was paid late is honoured', async () => {
    const code = await makeCode({ mostUses: 1 })
    const [one, two, three] = [await desk.newUser(), await desk.newUser(), await desk.newUser()]
    await desk.checkout(one, { referenceCode: code })
    await desk.checkout(one)
    const late = idOf(await desk.checkout(two, { referenceCode: code }))
    expect((await desk.list(three, code)).status).toBe('CodeNotFound')
    await desk.sql`update promo_hold set held_until = now() - interval '1 second' where code = ${code}`
    expect((await desk.list(three, code)).status).toBe('CodeApplied')
    await desk.pay(late)
    await desk.confirm(two, late)
    expect((await desk.read(two)).items[0]!.unitAmount).toBe(599_250)
    expect((await desk.list(three, code)).status).toBe('CodeNotFound')
  })

  test('it earns nobody a star', async () => {
    const [code, user] = [await makeCode(), await desk.newUser()]
    await desk.subscribe(user, { referenceCode: code })
    expect(await desk.sql`select from referral where invited_user_id = ${user.id}`).toHaveLength(0)
  })
})
