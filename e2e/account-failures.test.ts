import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page, Route } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { callAs, subscribe, tokenFor, welcomeDoctor } from './harness/accounts.ts'
import { openPage } from './harness/browser.ts'
import { look } from './harness/look.ts'
import { sharedBrowser, sharedServer } from './harness/shared.ts'
import { enter, originOf } from './harness/sign-in.ts'

const server = sharedServer()
const home = originOf(server)
const OUR_SIDE = 'Something went wrong on our side.'
let page: Page
let context: BrowserContext
let email: string

// In English, for these are the words that are quoted.
beforeEach(async () => {
  email = `${randomUUID()}@klinikk.example`
  ;({ page, context } = await openPage(await sharedBrowser()))
  await context.addInitScript(() => localStorage.setItem('epikrise.language', 'en'))
})
afterEach(() => context.close())

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const says = (words: string) => page.getByText(words, { exact: true }).first().waitFor()

/** Has one call of the interface answered so, from now on; gives what lets it through again. */
async function refuse(method: string, path: string, { status, code }: { status: number; code: string }): Promise<() => Promise<void>> {
  const address = `**/api/v1.0${path}`
  const answer = (route: Route) => (route.request().method() === method ? route.fulfill({ status, json: { code, message: 'x' } }) : route.fallback())
  await page.route(address, answer)
  return () => page.unroute(address, answer)
}

/** A sign-in that could be renewed if its provider were there: whoever has one is not sent away by a refusal, but told. */
async function keepUnrenewable(): Promise<void> {
  await page.route('**/oidc/**', (route) => route.abort())
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:')) ?? ''
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), refresh_token: 'x' }))
  })
}
const BROKEN = { status: 500, code: 'internal.error' }

describe('spec 8: what failed is said on the page of the plans', () => {
  beforeEach(async () => {
    const token = await tokenFor(server, { email })
    await callAs(server, token, { method: 'GET', path: '/user-profile' })
  })

  test('plans that cannot be fetched: the word Error and what the server says, and a way to try again', async () => {
    const mend = await refuse('GET', '/payments/products**', BROKEN)
    await enter(page, server, { email })
    await says('Failed to fetch products')
    await says(`Error: ${OUR_SIDE}`)
    expect(await look(page, 'plans-failed')).toEqual([])
    await mend()
    await press('Try again')
    await page.getByRole('radio', { name: 'Yearly' }).waitFor()
  })

  test('a payment that cannot be started leaves the plans as they were chosen', async () => {
    await enter(page, server, { email })
    await page.getByRole('radio', { name: 'Monthly' }).click()
    const mend = await refuse('POST', '/payments/checkout-session/', BROKEN)
    await press('Get started')
    await says('Failed to create checkout session')
    await says(OUR_SIDE)
    expect(await page.getByRole('radio', { name: 'Monthly' }).isChecked()).toBe(true)
    await mend()
    await press('Get started')
    await page.waitForURL(/\/test-checkout\//)
  })

  test('each outcome of a code has its words, and only an applied one is updated', async () => {
    const friend = await welcomeDoctor(server)
    const { body } = await callAs(server, friend.token, { method: 'GET', path: '/payments/invitations' })
    await enter(page, server, { email })
    const code = page.getByRole('textbox', { name: 'Reference code' })
    await code.fill('NOSUCH22')
    await press('Apply')
    await says("We couldn't find that reference code. Showing standard plans.")
    await code.fill((body as { code: string }).code)
    await press('Apply')
    await says('The code has been applied.')
    expect(await page.getByRole('button', { name: 'Update', exact: true }).isDisabled()).toBe(true)
    await code.fill('  ')
    await press('Update')
    await page.getByRole('button', { name: 'Apply', exact: true }).waitFor()
    expect(await page.getByText('The code has been applied.').count()).toBe(0)

    await subscribe(server, email, 'Expired')
    await page.reload()
    await code.fill((body as { code: string }).code)
    await press('Apply')
    await says('The code is reserved for first-time users. Regular plans are still available.')
    expect(await page.getByText('NOK 7,990.00').or(page.getByText(/7.990/)).count()).toBeGreaterThan(0)
  })
})

describe('spec 8: what failed is said on the page of the subscription', () => {
  test('no sign-in that counts, no answer, no subscription', async () => {
    const token = await tokenFor(server, { email })
    await callAs(server, token, { method: 'GET', path: '/user-profile' })
    await enter(page, server, { email })
    await keepUnrenewable()
    const mendSignIn = await refuse('GET', '/subscription', { status: 401, code: 'auth.required' })
    await page.goto(`${home}/profile`)
    await says('Unauthorized access. Please log in again.')
    await mendSignIn()
    const mend = await refuse('GET', '/subscription', BROKEN)
    await page.reload()
    await says('Failed to fetch subscription')
    await says(OUR_SIDE)
    expect(await look(page, 'subscription-failed')).toEqual([])
    await mend()
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click()
    await says('No subscription found.')
    await press('Choose a plan')
    await page.getByRole('radio', { name: 'Yearly' }).waitFor()
  })

  test('what could not be cancelled runs on', async () => {
    await welcomeDoctor(server, email)
    await enter(page, server, { email, path: '/profile' })
    const mend = await refuse('DELETE', '/subscription', { status: 503, code: 'payment.unavailable' })
    await press('Cancel the subscription')
    await press('Cancel subscription')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Failed to cancel subscription').waitFor()
    await dialog.getByText('The payment service did not answer. Try again shortly.').waitFor()
    await mend()
    await page.keyboard.press('Escape')
    await page.reload()
    await says('Active')
    expect(await page.getByText('ends at period end', { exact: false }).count()).toBe(0)
  })
})

describe('spec 8: what failed is said elsewhere', () => {
  beforeEach(() => welcomeDoctor(server, email))

  test('a payment that could not be confirmed', async () => {
    const mend = await refuse('POST', '/payments/checkout-session/*/confirm**', BROKEN)
    await enter(page, server, { email, path: '/payments/cs_1/success?referenceCode=ABCDEFGH' })
    await says('Payment Confirmation Failed')
    await says('Failed to confirm checkout session')
    await says(OUR_SIDE)
    expect(await look(page, 'payment-not-confirmed')).toEqual([])
    await mend()
    await press('Go to Home')
    await page.waitForURL(`${home}/`)
  })

  test('the person themselves, on the way in', async () => {
    const mend = await refuse('GET', '/user-profile', BROKEN)
    await enter(page, server, { email })
    await says('Failed to fetch user profile')
    await mend()
    await press('Try again')
    await page.getByRole('link', { name: 'Start recording' }).first().waitFor()
    expect(await page.getByText('Failed to fetch user profile').count()).toBe(0)
  })

  test('a patient, and a case that is to go', async () => {
    const patientId = randomUUID()
    const token = await tokenFor(server, { email })
    const body = { id: randomUUID(), transcription: 'Pasienten har hostet i tre uker.' }
    await callAs(server, token, { method: 'POST', path: `/patients/${patientId}/cases?regenerate=true`, body })
    const fetching = await refuse('GET', `/patients/${patientId}`, BROKEN)
    await enter(page, server, { email, path: `/p/${patientId}/report` })
    await says('Failed to fetch patient')
    await fetching()
    await page.reload()
    await page.locator('.ProseMirror').getByText(/hostet/i).first().waitFor()
    const mend = await refuse('DELETE', `/patients/${patientId}/cases/*`, BROKEN)
    await page.getByRole('button', { name: 'Options for the case' }).first().click()
    await page.getByRole('menuitem', { name: /^Delete/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: /^Delete/ }).click()
    await says('Could not delete case')
    await mend()
    await page.getByRole('dialog').getByRole('button', { name: /^Delete/ }).click()
    await page.waitForURL(`${home}/#add`)
    expect((await callAs(server, token, { method: 'GET', path: `/patients/${patientId}` })).status).toBe(404)
  })
})
