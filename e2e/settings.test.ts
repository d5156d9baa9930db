import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { timing } from '#contract/timing.ts'
import { accessibilityFaults } from './harness/accessibility.ts'
import { subscribe } from './harness/accounts.ts'
import { openPage } from './harness/browser.ts'
import { journey } from './harness/journey.ts'
import { look } from './harness/look.ts'
import { sharedBrowser, sharedServer } from './harness/shared.ts'
import { enter } from './harness/sign-in.ts'

/** What hangs on a clock is let pass by: only that it stays so long is asked, not that it goes at once. */
const NEARLY = 0.6

const optionsOf = async (page: Page, label: string): Promise<string[]> => {
  await page.getByRole('combobox', { name: label }).or(page.getByRole('textbox', { name: label })).first().click()
  const options = await page.getByRole('option').allInnerTexts()
  await page.keyboard.press('Escape')
  return options
}
async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).or(page.getByRole('textbox', { name: label })).first().click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
/** So many changes of settings are answered as by a server whose database is away; what is read is not. */
async function refuseSaves(page: Page, times: number): Promise<void> {
  let left = times
  await page.route('**/api/v1.0/user-profile*', async (route) => {
    if (left === 0 || route.request().method() !== 'PUT') return await route.fallback()
    left -= 1
    return await route.fulfill({ status: 503, contentType: 'application/json', body: '{"code":"database.unavailable","message":"x"}' })
  })
}
const shownOf = (page: Page, label: string) => page.getByRole('combobox', { name: label }).or(page.getByRole('textbox', { name: label })).first().inputValue()

describe('spec 3, 4, 5: the settings popup', () => {
  const server = sharedServer()
  let page: Page
  let context: BrowserContext
  let errors: readonly string[]
  beforeEach(async () => {
    const email = `${randomUUID()}@klinikk.example`
    ;({ page, context, errors } = await openPage(await sharedBrowser()))
    await subscribe(server, email)
    await enter(page, server, { email })
  })
  afterEach(() => context.close())

  test('an active user without a practice type gets it at once, there is no way past it, and it is saved only with a valid type', async () => {
    const popup = page.getByRole('dialog', { name: 'Før du begynner' })
    const save = popup.getByRole('button', { name: 'Lagre' })
    await popup.getByText('Velg en praksistype for å fortsette.').waitFor()
    expect(await popup.getByText('Velg praksistype før du lagrer.').count()).toBe(0)
    expect(await save.isDisabled()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await popup.isVisible()).toBe(true)
    expect(await popup.getByRole('radio').count()).toBe(9)
    expect(await popup.getByRole('radio', { name: 'Veterinær' }).count()).toBe(0)
    expect(await optionsOf(page, 'Språk i rapportene')).toEqual(['Norsk', 'Svenska', 'Dansk', 'English', 'Русский'])
    expect(await optionsOf(page, 'Språkmodell')).toEqual(['Standard', 'Liten og rask', 'Eksperimentell'])
    expect(await optionsOf(page, 'Hvordan hørte du om oss?')).toHaveLength(7)

    await choose(page, 'Språk i rapportene', 'Svenska')
    await popup.getByText('Velg praksistype før du lagrer.').waitFor()
    expect(await save.isDisabled()).toBe(true)
    expect(await look(page, 'settings-popup')).toEqual([])
    await choose(page, 'Hvordan hørte du om oss?', 'Kollega eller venn')
    await popup.getByRole('radio', { name: 'Hudlege' }).click({ force: true })
    expect(await popup.getByText(/Velg (en )?praksistype/).count()).toBe(0)

    await refuseSaves(page, 1)
    await save.click()
    await popup.getByText('Kunne ikke lagre innstillinger.').waitFor()
    const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().includes('/user-profile'))
    await save.click()
    expect((await sent).url()).toContain('cameFrom=friend')
    expect((await sent).postDataJSON()).toEqual({ type: 'Dermatologist', Language: 'sv', LlmProvider: 'OpenAi' })
    await popup.getByRole('button', { name: 'Lagret' }).waitFor()
    const since = performance.now()
    await popup.waitFor({ state: 'detached' })
    expect(performance.now() - since).toBeGreaterThan(timing.settingsSavedPopupMs * NEARLY)
    expect(errors.filter((error) => !error.includes('503'))).toEqual([])
  }, 120_000)
})

describe('spec 3, 4: the settings page', () => {
  const now = journey()

  test('each change is saved at once and said so for a while, and all of it stands there the next time', async () => {
    const { page, home } = now
    await page.goto(`${home}/s`)
    await page.getByRole('heading', { level: 1, name: 'Innstillinger' }).waitFor()
    const saved = page.getByRole('main').getByText('Lagret', { exact: true })
    for (const [label, option, part] of [
      ['Språkmodell', 'Liten og rask', { LlmProvider: 'OpenAi5Mini' }],
      ['Språk i rapportene', 'Русский', { Language: 'ru' }],
      ['Hvordan hørte du om oss?', 'Konferanse', {}],
    ] as const) {
      const sent = page.waitForRequest((request) => request.method() === 'PUT')
      await choose(page, label, option)
      expect((await sent).postDataJSON()).toEqual(part)
      await saved.waitFor()
      const since = performance.now()
      await saved.waitFor({ state: 'detached' })
      expect(performance.now() - since).toBeGreaterThan(timing.settingsSavedMs * NEARLY)
    }
    await page.getByRole('radio', { name: 'Psykiater' }).click({ force: true })
    await saved.waitFor()
    await now.openAnew()
    await now.page.goto(`${home}/s`)
    await now.page.getByRole('heading', { level: 1, name: 'Innstillinger' }).waitFor()
    await expect.poll(() => shownOf(now.page, 'Hvordan hørte du om oss?')).toBe('Konferanse')
    expect(await shownOf(now.page, 'Språkmodell')).toBe('Liten og rask')
    expect(await shownOf(now.page, 'Språk i rapportene')).toBe('Русский')
    expect(await now.page.getByRole('radio', { name: 'Psykiater' }).isChecked()).toBe(true)
    expect(await accessibilityFaults(now.page)).toEqual([])
  }, 120_000)

  test('what could not be saved is said, and shows as it was', async () => {
    const { page, home } = now
    await page.goto(`${home}/s`)
    await refuseSaves(page, 1)
    await choose(page, 'Språkmodell', 'Eksperimentell')
    await page.getByText('Kunne ikke lagre innstillinger.').waitFor()
    expect(await shownOf(page, 'Språkmodell')).toBe('Standard')
  })
})

describe('spec 4: the remembered profile', () => {
  const now = journey()
  const kept = (page: Page) => page.evaluate(() => localStorage.getItem('epikrise.profile'))
  const asks = (page: Page) => {
    const made: string[] = []
    page.on('request', (request) => request.method() === 'GET' && request.url().endsWith('/user-profile') && made.push(request.url()))
    return made
  }

  test('counts for five minutes, is forgotten on a 403, and other tabs ask anew', async () => {
    const { page, home, context } = now
    await page.goto(`${home}/`)
    await expect.poll(() => kept(page)).not.toBeNull()
    const asked = asks(page)
    await page.reload()
    await page.getByRole('link', { name: 'Start opptak' }).first().waitFor()
    expect(asked).toEqual([])

    const other = await context.newPage()
    await other.goto(`${home}/profile`)
    await other.getByText('Aktivt', { exact: true }).waitFor()
    const askedThere = asks(other)
    await page.route('**/api/v1.0/settings/triggers', (route) =>
      route.fulfill({ status: 403, contentType: 'application/json', body: '{"code":"subscription.inactive","message":"x"}' }),
    )
    await page.goto(`${home}/t`)
    await expect.poll(() => askedThere.length).toBeGreaterThan(0)
    await expect.poll(() => asked.length).toBeGreaterThan(0)
  })

  test('is not kept of a subscription that is ending, and goes with a sign-out, for the other tab too', async () => {
    const { page, home, context } = now
    await page.goto(`${home}/profile`)
    await page.getByRole('button', { name: 'Si opp abonnementet' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Si opp' }).click()
    await page.getByText('Abonnementet er sagt opp. Du sendes til forsiden.').waitFor()
    await expect.poll(() => kept(page)).toBeNull()
    await subscribe(now.server, now.email)
    await page.goto(`${home}/profile`)
    await expect.poll(() => kept(page)).not.toBeNull()
    const other = await context.newPage()
    await other.goto(`${home}/s`)
    await other.getByRole('heading', { level: 1, name: 'Innstillinger' }).waitFor()
    await page.goto(`${home}/logout`)
    await other.waitForURL(`${home}/`)
    expect(await kept(other)).toBeNull()
  })
})
