import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { callAs, subscribe, tokenFor } from './harness/accounts.ts'
import { openPage } from './harness/browser.ts'
import { look } from './harness/look.ts'
import { sharedBrowser, sharedServer } from './harness/shared.ts'
import { arriveAt, originOf, signIn } from './harness/sign-in.ts'

const server = sharedServer()
const home = originOf(server)
let page: Page
let context: BrowserContext
let errors: readonly string[]
let email: string

beforeEach(async () => {
  email = `${randomUUID()}@klinikk.example`
  ;({ page, context, errors } = await openPage(await sharedBrowser()))
})
afterEach(() => context.close())

const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const heading = (name: string) => page.getByRole('heading', { name }).waitFor()

/** From the plans to the checkout, and there what is pressed. */
async function buy(what: 'Betal' | 'Avbryt'): Promise<void> {
  await heading('Velg abonnement')
  await press('Kom i gang')
  await page.waitForURL(/\/test-checkout\//)
  await press(what)
}

/** The practice is asked for once, at the first visit. */
async function choosePractice(): Promise<void> {
  await page.getByRole('radio', { name: /fastlege/i }).click()
  await press('Lagre')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

async function noteSum(): Promise<string> {
  return (await page.getByRole('main').innerText()).replaceAll(/[\u00a0\u202f]/g, ' ')
}

/** A case as the doctor’s own calls make it. */
async function makeCase(): Promise<string> {
  const patientId = randomUUID()
  const token = await tokenFor(server, { email })
  const made = await callAs(server, token, {
    method: 'POST',
    path: `/patients/${patientId}/cases?regenerate=true`,
    body: { id: randomUUID(), transcription: 'Pasienten har hostet i tre uker. Ingen feber.' },
  })
  expect(made.status).toBe(200)
  return patientId
}

describe('spec 2, 4: a subscription from the first payment to the next', () => {
  test('signed up, tried codes, paid, cancelled, expired and paid again; nothing of the own cases is ever out of reach', async () => {
    await signIn(page, server, { email })
    await heading('Velg abonnement')
    expect(await page.getByRole('radio', { name: 'Årlig' }).isChecked()).toBe(true)
    expect(await noteSum()).toMatch(/7 990,00 kr per år[\s\S]*799,00 kr per måned/)
    const code = page.getByRole('textbox', { name: /Referansekode/ })
    await code.fill('  INGENSLIK ')
    await press('Bruk')
    await page.getByText('Vi fant ikke referansekoden. Vanlige abonnementer vises.').waitFor()
    // Nothing is applied: there is nothing to update.
    expect(await page.getByRole('button', { name: 'Oppdater' }).count()).toBe(0)

    await buy('Avbryt')
    await heading('Betalingen ble avbrutt')
    await press('Til forsiden')
    await buy('Betal')
    await arriveAt(page, `${home}/`)
    await choosePractice()
    const patientId = await makeCase()

    await page.goto(`${home}/profile`)
    await page.getByText('Aktivt', { exact: true }).waitFor()
    await page.getByRole('cell', { name: /7.990,00.kr/ }).waitFor()
    expect(await look(page, 'subscription-active')).toEqual([])
    await press('Si opp abonnementet')
    const confirm = page.getByRole('dialog', { name: 'Si opp abonnementet?' })
    await confirm.getByRole('button', { name: 'Si opp' }).click()
    await page.getByText('Abonnementet er sagt opp. Du sendes til forsiden.').waitFor()
    const since = performance.now()
    await arriveAt(page, `${home}/`)
    expect(performance.now() - since).toBeGreaterThan(2_000)

    await page.goto(`${home}/profile`)
    await page.getByText('Avsluttes ved periodens slutt').waitFor()
    expect(await page.getByRole('button', { name: 'Si opp abonnementet' }).count()).toBe(0)

    await subscribe(server, email, 'Canceled')
    await page.goto(`${home}/p/${patientId}/report`)
    await page.locator('.ProseMirror').getByText(/hostet/i).first().waitFor()
    await page.getByRole('link', { name: 'Se abonnementene' }).waitFor()
    expect(await look(page, 'subscription-over')).toEqual([])
    await page.goto(`${home}/profile`)
    await page.getByText('Avsluttet', { exact: true }).waitFor()
    for (const closed of ['/r', '/t', '/optimizer']) {
      await page.goto(`${home}${closed}`)
      await heading('Velg abonnement')
      expect(new URL(page.url()).pathname).toBe('/')
    }
    await buy('Betal')
    await arriveAt(page, `${home}/`)
    await page.getByRole('link', { name: 'Start opptak' }).first().waitFor()
    expect(errors).toEqual([])
  }, 120_000)

  test('a profile that was asked for before the payment was confirmed and comes after it does not undo it', async () => {
    await signIn(page, server, { email })
    const [read, confirmed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await heading('Velg abonnement')
    await page.route('**/user-profile', async (route) => {
      const answer = await route.fetch()
      read.resolve()
      await confirmed.promise
      await route.fulfill({ response: answer })
    })
    await page.route('**/confirm*', async (route) => {
      await read.promise
      await route.continue()
    })
    const unpaid = page.waitForResponse('**/user-profile')
    page.on('response', (response) => response.url().includes('confirm') && response.request().method() !== 'GET' && setTimeout(confirmed.resolve, 500))
    await buy('Betal')
    await unpaid
    await arriveAt(page, `${home}/`)
    await page.getByRole('dialog').getByRole('radio', { name: /fastlege/i }).waitFor()
    expect(await page.getByRole('heading', { name: 'Velg abonnement' }).count()).toBe(0)
  })

  test('what ended while the page was open is told at the next press, with the way to pay', async () => {
    await subscribe(server, email)
    await signIn(page, server, { email })
    await choosePractice()
    await page.goto(`${home}/t`)
    await subscribe(server, email, 'Expired')
    await page.getByRole('textbox', { name: 'Talefrase' }).fill('normal status')
    await page.getByRole('textbox').nth(1).fill('Normale funn.')
    await page.getByRole('button', { name: /Lagre/ }).first().click()
    await page.getByText('Abonnementet er ikke aktivt.').first().waitFor()
    // What is typed stays for as long as one stays.
    expect(await page.getByRole('textbox', { name: 'Talefrase' }).inputValue()).toBe('normal status')
    await page.getByRole('link', { name: 'Se abonnementene' }).click()
    await heading('Velg abonnement')
  }, 60_000)
})

test('spec 2: an address of a payment that nobody made', async () => {
  await subscribe(server, email)
  await signIn(page, server, { email })
  await choosePractice()
  await page.goto(`${home}/payments/none/later`)
  await heading('Ugyldig betalingsstatus')
  await page.goto(`${home}/payments/none/success`)
  await page.getByText('Betalingen ble ikke bekreftet').waitFor()
  await page.getByText('Betalingen finnes ikke.').waitFor()
  await press('Til forsiden')
  await arriveAt(page, `${home}/`)
  expect(await page.getByRole('heading', { name: 'Velg abonnement' }).count()).toBe(0)
}, 60_000)
