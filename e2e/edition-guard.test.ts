import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { callAs, subscribe, tokenFor, welcomeDoctor } from './harness/accounts.ts'
import { openPage } from './harness/browser.ts'
import { journey } from './harness/journey.ts'
import { look } from './harness/look.ts'
import { sharedBrowser } from './harness/shared.ts'
import { enter, originOf } from './harness/sign-in.ts'

const now = journey()
const focused = () => now.page.evaluate(() => document.activeElement?.textContent)
const doctorDialog = (page: Page) => page.getByRole('dialog', { name: 'Du er registrert som lege' })
const vetDialog = (page: Page) => page.getByRole('dialog', { name: 'Du er registrert som veterinær' })
/** The next change of settings is answered as by a server whose database is away; what is read is not. */
async function refuseNextSave(page: Page): Promise<void> {
  let isRefused = false
  await page.route('**/api/v1.0/user-profile*', async (route) => {
    if (isRefused || route.request().method() !== 'PUT') return await route.fallback()
    isRefused = true
    return await route.fulfill({ status: 503, contentType: 'application/json', body: '{"code":"database.unavailable","message":"x"}' })
  })
}
const typeNow = async () => (await callAs(now.server, now.token, { method: 'GET', path: '/user-profile' })).body as { settings: { type: string } }

/** The doctor of this test is a vet from now on, and stands on the human site. */
async function beVetOnHumanSite(): Promise<void> {
  const { page, server, email, home } = now
  await enter(page, server, { email, isVet: true })
  await doctorDialog(page).getByRole('button', { name: 'Bytt til veterinær' }).click()
  await doctorDialog(page).waitFor({ state: 'detached' })
  await enter(page, server, { email })
  await page.evaluate(() => localStorage.removeItem('epikrise.profile'))
  await page.goto(`${home}/`)
  await vetDialog(page).waitFor()
}

test('spec 4: on the animal site a doctor’s focus begins on the way to the human one, not on what changes the account', async () => {
  const { page, server } = now
  await enter(page, server, { email: now.email, isVet: true })
  await doctorDialog(page).waitFor()
  await expect.poll(focused).toMatch(/Åpne legeutgaven|Gå til legeutgaven, eller bytt til veterinær/)
  await page.keyboard.press('Enter')
  // Asked until it answers: the press may be leading to the other edition.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('epikrise.profile') ?? '')).not.toContain('Veterinarian')
  expect(originOf(server)).toContain('localhost')
})

describe('spec 4: a human doctor on the animal site', () => {
  test('opens the human site by a link that leads there', async () => {
    const { page, server, home } = now
    await enter(page, server, { email: now.email, isVet: true })
    expect(await doctorDialog(page).getByRole('link', { name: 'Åpne legeutgaven' }).getAttribute('href')).toBe(`${home}/`)
    await page.keyboard.press('Escape')
    expect(await doctorDialog(page).isVisible()).toBe(true)
    expect(await look(page, 'doctor-on-animal-site')).toEqual([])
    await doctorDialog(page).getByRole('link', { name: 'Åpne legeutgaven' }).click()
    await page.waitForURL(`${home}/`)
    expect((await typeNow()).settings.type).toBe('FamilyDoctor')
  })

  test('switches to Veterinarian, after a failure too, and works on there', async () => {
    const { page, server } = now
    await enter(page, server, { email: now.email, isVet: true })
    await refuseNextSave(page)
    const change = doctorDialog(page).getByRole('button', { name: 'Bytt til veterinær' })
    await change.click()
    await doctorDialog(page).getByText(/databasen|utilgjengelig|prøv igjen/i).first().waitFor()
    await change.click()
    await doctorDialog(page).waitFor({ state: 'detached' })
    expect((await typeNow()).settings.type).toBe('Veterinarian')
    await page.getByRole('link', { name: 'Start opptak' }).first().waitFor()
  })
})

describe('spec 4: a vet on the human site', () => {
  test('opens the animal site by a link that leads there', async () => {
    await beVetOnHumanSite()
    const { page, server } = now
    expect(await look(page, 'vet-on-human-site')).toEqual([])
    await vetDialog(page).getByRole('link', { name: 'Åpne dyreutgaven' }).click()
    await page.waitForURL(`${originOf(server, true)}/`)
    expect((await typeNow()).settings.type).toBe('Veterinarian')
  })

  test('chooses a human specialty in the settings popup, which asks for one first', async () => {
    await beVetOnHumanSite()
    const { page } = now
    await vetDialog(page).getByRole('button', { name: /spesialitet/ }).click()
    const popup = page.getByRole('dialog', { name: 'Før du begynner' })
    await popup.getByText('Velg en praksistype for å fortsette.').waitFor()
    expect(await popup.getByRole('radio', { checked: true }).count()).toBe(0)
    expect(await popup.getByRole('button', { name: 'Lagre' }).isDisabled()).toBe(true)
    await popup.getByRole('radio', { name: 'Øyelege' }).click({ force: true })
    await popup.getByRole('button', { name: 'Lagre' }).click()
    await popup.waitFor({ state: 'detached' })
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect((await typeNow()).settings.type).toBe('Ophthalmologist')
  })
})

test.each(['Canceled', 'Expired', 'PastDue'] as const)('spec 6: the guard leaves a doctor alone whose subscription is %s', async (status) => {
  const { server } = now
  const { page, context } = await openPage(await sharedBrowser())
  const { email } = await welcomeDoctor(server)
  await subscribe(server, email, status)
  await enter(page, server, { email, isVet: true })
  await page.getByRole('heading', { name: 'Velg abonnement' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await context.close()
})

test('spec 6: somebody who never had a subscription is asked for no practice type', async () => {
  const { server } = now
  const { page, context } = await openPage(await sharedBrowser())
  const email = `${randomUUID()}@klinikk.example`
  await tokenFor(server, { email })
  await enter(page, server, { email })
  await page.getByRole('heading', { name: 'Velg abonnement' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await context.close()
})
