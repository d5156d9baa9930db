import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Subscription } from '#contract/billing.ts'
import { callAs } from './harness/accounts.ts'
import { openPage } from './harness/browser.ts'
import { journey } from './harness/journey.ts'
import { look } from './harness/look.ts'
import { sharedBrowser } from './harness/shared.ts'
import { arriveAt, signIn } from './harness/sign-in.ts'

const now = journey()
let invited: { page: Page; context: BrowserContext; errors: readonly string[] }
beforeEach(async () => {
  invited = await openPage(await sharedBrowser())
})
afterEach(() => invited.context.close())

const invitations = () => now.page.getByRole('group', { name: 'Koden din' }).locator('code')
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const endOf = async () => Date.parse(((await callAs(now.server, now.token, { method: 'GET', path: '/subscription' })).body as Subscription).currentPeriodEnd)

test('spec 9: a doctor hands a colleague the code; the colleague pays a tenth less, and the doctor has a star and a free month', async () => {
  const { page, home, server } = now
  await page.goto(`${home}/profile`)
  await page.getByText('0 stjerner').waitFor()
  const code = await invitations().innerText()
  await page.getByRole('button', { name: 'Kopier' }).click()
  await page.getByRole('button', { name: 'Kopiert' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  const paidUntil = await endOf()

  const guest = invited.page
  await signIn(guest, server, { email: `${randomUUID()}@klinikk.example` })
  await guest.getByRole('textbox', { name: /Referansekode/ }).fill(` ${code.toLowerCase()} `)
  await guest.getByRole('button', { name: 'Bruk', exact: true }).click()
  await guest.getByText('Koden er tatt i bruk.').waitFor()
  expect(plain(await guest.getByRole('main').innerText())).toMatch(/7 191,00 kr per år[\s\S]*719,10 kr per måned/)
  expect(await look(guest, 'pricing-with-code')).toEqual([])
  await guest.getByRole('button', { name: 'Kom i gang' }).click()
  await guest.waitForURL(/\/test-checkout\//)
  expect(plain(await guest.locator('dl').innerText())).toContain('7 191,00')
  await guest.getByRole('button', { name: 'Betal' }).click()
  await arriveAt(guest, `${home}/`)
  await guest.getByRole('dialog', { name: 'Før du begynner' }).waitFor()
  expect(invited.errors).toEqual([])

  await page.reload()
  await page.getByText('1 stjerne', { exact: true }).waitFor()
  await page.getByText('Du har fått 1 gratis måned.').waitFor()
  expect((await endOf()) - paidUntil).toBeGreaterThan(27 * 86_400_000)
  expect(await look(page, 'invitations')).toEqual([])
  expect(now.errors).toEqual([])
}, 120_000)

test.each([
  [12, 12, 0, false],
  [13, 11, 2, true],
])('spec 9: with %i stars, %i months given and %i waiting, a personal offer is promised: %s', async (stars, monthsGiven, monthsWaiting, isPromised) => {
  const { page, home } = now
  await page.route('**/api/v1.0/payments/invitations', (route) => route.fulfill({ json: { code: 'KARI2345', stars, monthsGiven, monthsWaiting } }))
  await page.goto(`${home}/profile`)
  await page.getByText(`${stars} stjerner`).waitFor()
  await page.getByText(`Du har fått ${monthsGiven} gratis måneder.`).waitFor()
  expect(await page.getByText(/gratis måneder venter på deg/).count()).toBe(monthsWaiting > 0 ? 1 : 0)
  expect(await page.getByText('Over tolv stjerner! Vi tar kontakt med et personlig tilbud.').count()).toBe(isPromised ? 1 : 0)
  expect(await look(page, `invitations-${stars}`)).toEqual([])
})

test('spec 8: where the clipboard is closed the code is copied the old way, and where that fails too it is said', async () => {
  const { page, home } = now
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('closed')) } }))
  await page.goto(`${home}/profile`)
  await page.evaluate(() => {
    const copied: string[] = []
    Reflect.set(window, 'copied', copied)
    document.addEventListener('copy', () => copied.push(document.activeElement instanceof HTMLTextAreaElement ? document.activeElement.value : ''))
  })
  await page.getByRole('button', { name: 'Kopier' }).click()
  await page.getByRole('button', { name: 'Kopiert' }).waitFor()
  expect(await page.evaluate(() => Reflect.get(window, 'copied') as string[])).toEqual([await invitations().innerText()])
  await page.getByRole('button', { name: 'Kopier', exact: true }).waitFor()
  await page.evaluate(() => Object.defineProperty(document, 'execCommand', { value: () => false }))
  await page.getByRole('button', { name: 'Kopier', exact: true }).click()
  await page.getByText('Koden ble ikke kopiert. Merk den og kopier den selv.').waitFor()
})

test('REL-31 who comes too late for the last use of a code is shown the usual price, and is not sent on to pay it', async () => {
  const { server, home } = now
  const guest = invited.page
  await signIn(guest, server, { email: `${randomUUID()}@klinikk.example` })
  await guest.getByRole('textbox', { name: /Referansekode/ }).waitFor()
  const code = (await callAs(server, now.token, { method: 'GET', path: '/payments/invitations' })).body as { code: string }
  await guest.getByRole('textbox', { name: /Referansekode/ }).fill(code.code)
  await guest.getByRole('button', { name: 'Bruk', exact: true }).click()
  await guest.getByText('Koden er tatt i bruk.').waitFor()
  await guest.route('**/api/v1.0/payments/checkout-session/', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), status: 'CodeNotFound' } })
  })
  await guest.route('**/api/v1.0/payments/products*', async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${home}/api/v1.0/payments/products?referenceCode=FINNESIKKE` }) }),
  )
  await guest.getByRole('button', { name: 'Kom i gang' }).click()
  await guest.getByText('Vi fant ikke referansekoden. Vanlige abonnementer vises.').waitFor()
  expect(plain(await guest.getByRole('main').innerText())).toContain('7 990,00')
  expect(guest.url()).toBe(`${home}/`)
  expect(await guest.getByRole('button', { name: 'Kom i gang' }).isEnabled()).toBe(true)
})
