import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ProductList } from '#contract/billing.ts'
import { Language } from '#contract/vertical.ts'
import { idOf, refusalOf, startBillingDesk } from '#server/testing/billing-desk.ts'
import type { BillingDesk } from '#server/testing/billing-desk.ts'

let desk: BillingDesk
beforeAll(async () => {
  desk = await startBillingDesk()
})
afterAll(() => desk.stop())

describe('the plans', () => {
  test('are two, the yearly one first, in NOK', async () => {
    const answer = await desk.list(undefined)
    expect(ProductList.parse(answer)).toEqual(answer)
    expect(answer.status).toBe('OK')
    expect(answer.products.map(({ id, price }) => [id, price])).toEqual([
      ['med-yearly', { amount: 799_000, currency: 'NOK', interval: 'year' }],
      ['med-monthly', { amount: 79_900, currency: 'NOK', interval: 'month' }],
    ])
  })

  test.each(Language.options)('speak %s, each edition in its own words', async (language) => {
    const [med, vet] = await Promise.all((['med', 'vet'] as const).map((vertical) => desk.list(undefined, undefined, { vertical, language })))
    expect(vet!.products.map(({ id }) => id)).toEqual(['vet-yearly', 'vet-monthly'])
    expect(vet!.products[0]!.features).not.toEqual(med!.products[0]!.features)
    const norwegian = await desk.list(undefined)
    if (language !== 'nb') expect(med!.products[0]!.description).not.toBe(norwegian.products[0]!.description)
  })

  test('tell whoever comes again how many seats they paid for last; a newcomer and a visitor are told nothing', async () => {
    const [payer, newcomer] = [await desk.newUser(), await desk.newUser()]
    await desk.subscribe(payer, { seats: 3 })
    await desk.sql`update subscription set status = 'Expired', next_seats = 2 where user_id = ${payer.id}`
    expect((await desk.list(payer)).seats).toBe(2)
    for (const nobody of [newcomer, undefined]) expect(await desk.list(nobody)).not.toHaveProperty('seats')
  })

  test('a colleague’s code takes a tenth off', async () => {
    const [friend, user] = [await desk.newUser(), await desk.newUser()]
    const answer = await desk.list(user, ` ${friend.referenceCode.toLowerCase()} `)
    expect(answer.status).toBe('CodeApplied')
    expect(answer.products.map(({ price }) => price.amount)).toEqual([719_100, 71_910])
  })

  test('a code counts as it was copied: in parts, in wide letters, with signs that nobody sees', async () => {
    const [friend, user] = [await desk.newUser(), await desk.newUser()]
    const { referenceCode: code } = friend
    const wide = code.replaceAll(/./g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
    const inParts = [`${code.slice(0, 4)} ${code.slice(4)}`, `${code.slice(0, 2)}\u00ad${code.slice(2)}\u00a0`]
    for (const copied of [...inParts, `\u200b${code}\ufeff`, wide, code.toLowerCase()])
      expect((await desk.list(user, copied)).status).toBe('CodeApplied')
    for (const none of ['\u200b', '\u2060 \u00a0']) expect((await desk.list(user, none)).status).toBe('OK')
    expect((await desk.list(user, `${code}\u0301`)).status).toBe('CodeNotFound')
  })

  test('the outcomes of a code (spec 4)', async () => {
    const [friend, user, member] = [await desk.newUser(), await desk.newUser(), await desk.newUser()]
    await desk.subscribe(member)
    expect((await desk.list(user, '  ')).status).toBe('OK')
    expect((await desk.list(user, 'NOSUCH22')).status).toBe('CodeNotFound')
    expect((await desk.list(user, user.referenceCode)).status).toBe('CodeNotFound')
    expect((await desk.list(member, friend.referenceCode)).status).toBe('ExistingUser')
    expect((await desk.list(undefined, friend.referenceCode)).status).toBe('OK')
    for (const answer of [await desk.list(user, 'NOSUCH22'), await desk.list(member, friend.referenceCode), await desk.list(undefined, friend.referenceCode)])
      expect(answer.products[0]!.price.amount).toBe(799_000)
  })
})

describe('inviting (spec 9)', () => {
  test('one star for the colleague, a tenth off for the invited, and the code in the way back', async () => {
    const [friend, user] = [await desk.newUser(), await desk.newUser()]
    const id = idOf(await desk.checkout(user, { referenceCode: friend.referenceCode }))
    expect((await desk.pay(id)).headers['location']).toBe(`http://localhost:8080/payments/${id}/success?referenceCode=${friend.referenceCode}`)
    await desk.confirm(user, id)
    expect((await desk.again(friend)).points).toBe(1)
    expect((await desk.read(user)).items[0]!.unitAmount).toBe(719_100)
  })

  test('REL-31 fifty parallel confirmations credit one star', async () => {
    const [friend, user] = [await desk.newUser(), await desk.newUser()]
    const id = idOf(await desk.checkout(user, { referenceCode: friend.referenceCode }))
    await desk.pay(id)
    await Promise.all(Array.from({ length: 50 }, () => desk.confirm(user, id)))
    expect((await desk.again(friend)).points).toBe(1)
  })

  test('REL-31 of fifty parallel uses of a code by one person exactly one is accepted', async () => {
    const [friend, user] = [await desk.newUser(), await desk.newUser()]
    const ids = (await Promise.all(Array.from({ length: 50 }, () => desk.checkout(user, { referenceCode: friend.referenceCode })))).map(idOf)
    const paid = await Promise.all(ids.map(desk.pay))
    expect(paid.filter(({ statusCode }) => statusCode === 303)).toHaveLength(1)
    const outcomes = await Promise.all(ids.map((id) => refusalOf(desk.confirm(user, id))))
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1)
    expect((await desk.again(friend)).points).toBe(1)
  })

  test('REL-31 sessions that were paid before they were replaced still credit one star', async () => {
    const [friend, user] = [await desk.newUser(), await desk.newUser()]
    const ids: string[] = []
    for (let round = 0; round < 5; round += 1) {
      const id = idOf(await desk.checkout(user, { referenceCode: friend.referenceCode }))
      await desk.pay(id)
      ids.push(id)
    }
    expect(await Promise.all(ids.map((id) => refusalOf(desk.confirm(user, id))))).toEqual(ids.map(() => 'accepted'))
    expect((await desk.again(friend)).points).toBe(1)
  })

  test('REL-31 nobody earns a star by their own code', async () => {
    const user = await desk.newUser()
    await desk.subscribe(user, { referenceCode: user.referenceCode })
    expect((await desk.again(user)).points).toBe(0)
    expect((await desk.read(user)).items[0]!.unitAmount).toBe(799_000)
  })

  test('two who invite each other at the same moment both get through', async () => {
    const [one, two] = [await desk.newUser(), await desk.newUser()]
    const first = idOf(await desk.checkout(one, { referenceCode: two.referenceCode }))
    const second = idOf(await desk.checkout(two, { referenceCode: one.referenceCode }))
    await Promise.all([desk.pay(first), desk.pay(second)])
    await Promise.all([desk.confirm(one, first), desk.confirm(two, second)])
    expect([(await desk.again(one)).points, (await desk.again(two)).points]).toEqual([1, 1])
  })

  test('each invited person brings a star', async () => {
    const friend = await desk.newUser()
    for (const user of [await desk.newUser(), await desk.newUser(), await desk.newUser()]) await desk.subscribe(user, { referenceCode: friend.referenceCode })
    expect((await desk.again(friend)).points).toBe(3)
  })
})
