import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { MOST_DASHBOARD_SCRIPT } from '../tools/check-web-weight.ts'
import { accessibilityFaults } from './harness/accessibility.ts'
import { callAs, tokenFor } from './harness/accounts.ts'
import { openPage } from './harness/browser.ts'
import { focusFault } from './harness/focus-fault.ts'
import { journey } from './harness/journey.ts'
import { originOf, SIGN_IN_PAGE, signIn } from './harness/sign-in.ts'

const email = 'forste-blikk@klinikk.example'
const TALK = 'Lege: Hva kan jeg hjelpe deg med?\nPasient: Jeg har hostet i tre uker, og jeg har hatt feber.'
const clinic = journey(email)

const heading = () => clinic.page.getByRole('heading', { level: 1, name: 'Kontrollpanel' })
const button = (name: string | RegExp) => clinic.page.getByRole('button', { name })
const choice = (name: string) => clinic.page.getByRole('menuitem', { name })
const focused = () => clinic.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)

/** The dashboard of a browser that never comes to rest, so that nothing is fetched ahead. */
async function restlessDashboard(): Promise<void> {
  await clinic.page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0
  })
  await clinic.page.goto(`${originOf(clinic.server)}/`)
  await heading().waitFor()
}

test('PERF-10 what a browser really fetches for the first view of the dashboard is as light as the gate says', async () => {
  const { page, errors } = clinic
  await page.goto('about:blank') // what the page before had still under way is none of this
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  await restlessDashboard()
  await page.waitForLoadState('networkidle')
  const weights = await Promise.all([...scripts].map(async (address) => gzipSync(await (await fetch(address)).bytes(), { level: 9 }).length))
  expect(weights.length).toBeGreaterThan(4)
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(MOST_DASHBOARD_SCRIPT)
  expect(errors).toEqual([])
})

test('PERF-9 a visitor’s browser fetches the landing page and nothing of the app, and is let in', async () => {
  const { server, browser } = clinic
  const visitor = await openPage(browser)
  const files: string[] = []
  visitor.page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await visitor.page.goto(`${originOf(server)}/`)
  await visitor.page.waitForLoadState('networkidle')
  const names = files.flatMap((file) => /^\/assets\/([\w-]+)-.{8}\.(?:js|css)$/.exec(file)?.[1] ?? [])
  expect(new Set(names)).toEqual(new Set(['base', 'index', 'landing', 'rolldown-runtime']))
  await signIn(visitor.page, server, { email })
  await visitor.page.getByRole('heading', { level: 1, name: 'Kontrollpanel' }).waitFor()
  expect(visitor.errors).toEqual([])
  await visitor.context.close()
})

test('PERF-9 a press on the landing page before its script has come is done when it comes', async () => {
  const { server, browser } = clinic
  const visitor = await openPage(browser)
  const { promise: held, resolve: letGo } = Promise.withResolvers<undefined>()
  await visitor.page.route(/assets\/landing-/, async (route) => {
    await held
    await route.continue()
  })
  await visitor.page.goto(`${originOf(server)}/`)
  await visitor.page.getByRole('button', { name: 'Logg inn' }).first().click()
  letGo(undefined)
  await visitor.page.waitForURL(SIGN_IN_PAGE)
  expect(visitor.errors).toEqual([])
  await visitor.context.close()
})

describe('a menu that comes after its button', () => {
  test('has come when the page is at rest, and takes the focus and gives it back', async () => {
    const { page, errors } = clinic
    const arrived = page.waitForResponse(/assets\/at-rest-/)
    await page.goto(`${originOf(clinic.server)}/`)
    await arrived
    await button('Brukermeny').focus()
    await page.keyboard.press('Enter')
    await expect.poll(focused).toBe('Abonnement')
    expect(await button('Brukermeny').getAttribute('aria-expanded')).toBe('true')
    // The menu alone: what it covers of the page is no target while it is open.
    expect(await accessibilityFaults(page, '[role=menu]')).toEqual([])
    await page.keyboard.press('ArrowDown')
    await expect.poll(focused).toBe('Optimaliser prompt')
    await page.keyboard.press('Escape')
    await expect.poll(focused).toBe('Brukermeny')
    await choice('Innstillinger').waitFor({ state: 'detached' })
    expect(await button('Brukermeny').getAttribute('aria-expanded')).toBe('false')
    await page.keyboard.press('Enter')
    await choice('Innstillinger').click()
    await page.waitForURL('**/s')
    expect(errors).toEqual([])
  })

  test('closes at a second press of its button, and at a press beside it', async () => {
    const { page, home, errors } = clinic
    await page.goto(`${home}/`)
    for (const close of [() => button('Utseende').click(), () => page.mouse.click(700, 700)]) {
      await button('Utseende').click()
      await choice('Mørkt').waitFor()
      await close()
      await choice('Mørkt').waitFor({ state: 'detached' })
    }
    expect(errors).toEqual([])
  })

  test('opens as soon as it is there when it was pressed before', async () => {
    const { page, errors } = clinic
    const { promise: held, resolve: letGo } = Promise.withResolvers<undefined>()
    await page.route(/assets\/at-rest-/, async (route) => {
      await held
      await route.continue()
    })
    await restlessDashboard()
    await button('Språk: NB').click()
    expect(await choice('English').isVisible()).toBe(false)
    letGo(undefined)
    await choice('English').click()
    await button('Language: EN').waitFor()
    expect(errors).toEqual([])
  })

  test('that cannot be fetched without a network says so beside its button, and comes when the network is back', async () => {
    const { page, context } = clinic
    await restlessDashboard()
    await page.getByRole('textbox').fill('Det som er skrevet her')
    await context.setOffline(true)
    await button('Utseende').click()
    await page.getByText('Får ikke kontakt med serveren').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await context.setOffline(false)
    await button('Prøv igjen').click()
    await choice('Mørkt').click()
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['mantineColorScheme'])).toBe('dark')
    expect(await page.getByText('Får ikke kontakt med serveren').count()).toBe(0)
    expect(await page.getByRole('textbox').inputValue()).toBe('Det som er skrevet her')
  })

  test('that the server failed to send says so, leaves the page as it is, and comes with a reload', async () => {
    const { page } = clinic
    await page.route(/assets\/at-rest-/, (route) => route.abort('connectionreset'))
    await restlessDashboard()
    await page.getByRole('textbox').fill('Det som er skrevet her')
    await button('Utseende').click()
    await page.getByText('Får ikke kontakt med serveren').waitFor()
    expect(await page.getByRole('textbox').inputValue()).toBe('Det som er skrevet her')
    await page.unroute(/assets\/at-rest-/)
    // The page asks whether the server can be reached before it loads anew: a press meanwhile would be one on the old page.
    await Promise.all([page.waitForEvent('load'), button('Last siden på nytt').click()])
    await button('Utseende').click()
    await choice('Mørkt').waitFor()
  })

  test('of the phone and the question before a case goes come when the network is back, and the page stands meanwhile', async () => {
    const { page, context, server, errors } = clinic
    const token = await tokenFor(server, { email })
    await callAs(server, token, { method: 'POST', path: `/patients/${crypto.randomUUID()}/cases`, body: { id: crypto.randomUUID(), transcription: TALK } })
    await page.setViewportSize({ width: 390, height: 800 })
    await restlessDashboard()
    await context.setOffline(true)
    await button('Åpne menyen').click()
    await page.getByText('Får ikke kontakt med serveren').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await context.setOffline(false)
    await button('Prøv igjen').click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('button', { name: 'Valg for saken' }).first().click()
    await choice('Slett saken').waitFor()
    await context.setOffline(true)
    await choice('Slett saken').click()
    await drawer.getByText('Får ikke kontakt med serveren').waitFor()
    await context.setOffline(false)
    await drawer.getByRole('button', { name: 'Prøv igjen' }).click()
    await page.getByRole('heading', { name: 'Slett saken' }).waitFor()
    expect(errors).toEqual([])
  })

  test('of a case asks before it deletes, and the focus comes back to the row', async () => {
    const { page, server } = clinic
    const token = await tokenFor(server, { email })
    await callAs(server, token, { method: 'POST', path: `/patients/${crypto.randomUUID()}/cases`, body: { id: crypto.randomUUID(), transcription: TALK } })
    await page.goto(`${originOf(server)}/`)
    await button('Valg for saken').first().focus()
    await page.keyboard.press('Enter')
    await expect.poll(focused).toBe('Flytt til pasient …')
    await page.keyboard.press('End')
    await expect.poll(focused).toBe('Slett saken')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Avbryt' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(focusFault)).toBeUndefined()
    await expect.poll(focused).toBe('Valg for saken')
  })
})
