import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { idOf, refusalOf, startBillingDesk } from '#server/testing/billing-desk.ts'
import type { BillingDesk } from '#server/testing/billing-desk.ts'

let desk: BillingDesk
beforeAll(async () => {
  desk = await startBillingDesk()
})
afterAll(() => desk.stop())

describe('the test checkout page', () => {
  test('is a plain form in the person’s language, strict as to what it may load', async () => {
    const id = idOf(await desk.checkout(await desk.newUser()))
    const page = await desk.openPage(id, { 'accept-language': 'sv' })
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.body).toContain('<html lang="sv"')
    expect(page.body).toMatch(/7\s990,00/)
    expect(page.body).toContain(`<form method="post" action="/test-checkout/${id}?lang=sv"><input type="hidden" name="action" value="pay">`)
    expect(page.body).not.toContain('<script')
  })

  test('speaks the language of the screen it was opened from, whatever the browser speaks, and shows the way back', async () => {
    const id = idOf(await desk.checkout(await desk.newUser()))
    const page = await desk.openPage(`${id}?lang=da`, { 'accept-language': 'en' })
    expect(page.body).toContain('<html lang="da"')
    expect(page.body).toContain('<a class="brand" href="/">')
    expect((await desk.openPage(`${id}?lang=xx`, { 'accept-language': 'sv' })).body).toContain('<html lang="sv"')
    expect((await desk.openPage(`${id}?lang=da&lang=sv`, { 'accept-language': 'sv' })).body).toContain('<html lang="sv"')
  })

  test.each<[string, Record<string, string>, number]>([
    ['from another origin', { origin: 'https://evil.example' }, 403],
    ['from nowhere', { origin: 'null' }, 403],
    ['from another port', { origin: 'http://localhost:9999' }, 403],
    ['as text', { origin: 'http://localhost:8080', 'content-type': 'text/plain' }, 415],
    ['as JSON', { origin: 'http://localhost:8080', 'content-type': 'application/json' }, 415],
    ['to a host that is not this machine', { origin: 'http://localhost:8080', host: 'evil.example' }, 404],
  ])('SEC-20 a form sent %s has no effect', async (_name, headers, status) => {
    const user = await desk.newUser()
    const id = idOf(await desk.checkout(user))
    expect((await desk.press(id, 'pay', headers)).statusCode).toBe(status)
    expect(await refusalOf(desk.confirm(user, id))).toBe('payment.not_completed')
  })

  test('SEC-20 opening the page changes nothing', async () => {
    const user = await desk.newUser()
    const id = idOf(await desk.checkout(user))
    await desk.openPage(`${id}?action=pay`)
    expect(await refusalOf(desk.confirm(user, id))).toBe('payment.not_completed')
  })

  test('pressed twice it leads to the same place', async () => {
    const id = idOf(await desk.checkout(await desk.newUser()))
    const [one, two] = await Promise.all([desk.pay(id), desk.pay(id)])
    expect([one.statusCode, two.statusCode, one.headers['location']]).toEqual([303, 303, two.headers['location']])
  })

  test('cancelling leads back, and the session can still be paid', async () => {
    const id = idOf(await desk.checkout(await desk.newUser()))
    expect((await desk.press(id, 'cancel')).headers['location']).toBe(`http://localhost:8080/payments/${id}/cancel`)
    expect((await desk.pay(id)).statusCode).toBe(303)
  })

  test('an unknown session and an unknown button are told apart', async () => {
    const id = idOf(await desk.checkout(await desk.newUser()))
    expect((await desk.openPage('test_nosuch')).statusCode).toBe(404)
    expect((await desk.pay('test_nosuch')).statusCode).toBe(404)
    expect((await desk.press(id, 'steal')).statusCode).toBe(400)
  })
})
