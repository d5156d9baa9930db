import { describe, expect, test } from 'vitest'
import { journey } from './harness/journey.ts'

const TALK =
  'Lege: Hva kan jeg hjelpe deg med?\nPasient: Jeg har hostet i tre uker.\nLege: Lungene er rene. Du får Apocillin 660 mg fire ganger daglig i ti dager.'

const now = journey(undefined, { context: { reducedMotion: 'no-preference' } })

/** Where something begins, from the top and the right edge of the window. */
async function placeOf(name: string | RegExp, role: 'button' | 'heading'): Promise<{ top: number; right: number }> {
  const one = now.page.getByRole(role, { name }).first()
  await one.waitFor()
  return one.evaluate((element) => {
    const { top, right } = element.getBoundingClientRect()
    return { top: Math.round(top), right: Math.round(innerWidth - right) }
  })
}

test('from view to view of a case its headline stands still, and help is found at one place and covers nothing', async () => {
  await now.page.goto(`${now.home}/`)
  const help = await placeOf('Spør om Epikrise', 'button')
  await now.page.getByRole('textbox', { name: 'Skriv eller lim inn samtalen' }).fill(TALK)
  await now.page.getByRole('button', { name: 'Lag rapport' }).click()
  await now.page.waitForURL(/\/report/)
  // A headline that is drawn anew while it is asked has no place for that instant.
  const headlineTop = async () => (await placeOf(/Hostet|hostet/, 'heading')).top
  let top = 0
  await expect.poll(async () => (top = await headlineTop())).toBeGreaterThan(0)
  expect(await placeOf('Spør om Epikrise', 'button')).toEqual(help)
  await now.page.getByRole('link', { name: 'Opptak og notater' }).click()
  await now.page.waitForURL(/\/recs/)
  await expect.poll(headlineTop).toBe(top)
  expect(await placeOf('Spør om Epikrise', 'button')).toEqual(help)
})

test('on the recording page the heading of the patient keeps its distance to the field beside it', async () => {
  await now.page.goto(`${now.home}/r`)
  const gaps = await now.page.getByRole('combobox', { name: 'Mal' }).evaluate((field) => {
    const card = field.closest('section')
    const heading = card?.querySelector('h2')
    if (!heading) throw new Error('the card of the patient has no heading')
    const [a, b] = [heading.getBoundingClientRect(), field.getBoundingClientRect()]
    return Math.max(a.top - b.bottom, b.top - a.bottom)
  })
  expect(gaps).toBeGreaterThanOrEqual(16)
})

/** Sums what has moved on the page since it was opened, without anybody having touched anything. */
const watchMoves = () => now.page.addInitScript(() => {
  const kept = { total: 0 }
  Object.assign(globalThis, { moves: kept })
  new PerformanceObserver((list) => {
    const moved = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]
    for (const { value, hadRecentInput } of moved) if (!hadRecentInput) kept.total += value
  }).observe({ type: 'layout-shift', buffered: true })
})
const moves = () => now.page.evaluate(() => (globalThis as unknown as { moves: { total: number } }).moves.total)

describe('on a telephone', () => {
  test('the dashboard stands where it stood when its parts have come', async () => {
    await now.page.goto(`${now.home}/`)
    await now.page.getByText('Her er det ikke satt opp talegjenkjenning.').first().waitFor()
    await watchMoves()
    await now.page.setViewportSize({ width: 390, height: 844 })
    // As for whoever comes back after a while: nothing is remembered of the account.
    await now.page.route('**/api/v1.0/user-profile', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      await route.continue()
    })
    await now.page.evaluate(() => localStorage.removeItem('epikrise.profile'))
    await now.page.goto(`${now.home}/`)
    await now.page.getByRole('combobox', { name: 'Mal' }).waitFor()
    await now.page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(await moves()).toBeLessThan(0.02)
  })

  test('the bar keeps its one row while one writes, and a message takes no press', async () => {
    await now.report.open(TALK)
    await now.page.setViewportSize({ width: 390, height: 844 })
    const height = async () => (await now.report.bar.boundingBox())?.height
    const before = await height()
    await now.report.writeAfter('Hostet', ' Tørrhoste.')
    await now.report.saved()
    expect(await height()).toBe(before)
    await now.report.bar.getByRole('button', { name: /^Kopier/ }).first().click()
    const toast = now.page.locator('.mantine-Notification-root')
    await toast.waitFor()
    const isMet = await toast.evaluate((element) => {
      const { left, top, width, height: high } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 3, top + high / 2))
    })
    expect(isMet).toBe(false)
  })
})

test('a case that is on its way has its name and its tabs where they will stand; one that is gone is not asked for again', async () => {
  const held = Promise.withResolvers<void>()
  await now.report.open(TALK)
  await now.page.route(/\/api\/v1\.0\/patients\/[^/]+$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await now.page.reload()
  const tab = now.page.getByRole('link', { name: 'Opptak og notater' })
  await tab.waitFor()
  expect(await now.page.locator('h1').innerText()).toBe('Rapport')
  expect(await now.page.title()).toContain('port')
  const awaited = (await tab.boundingBox())?.y
  held.resolve()
  await now.report.bar.waitFor()
  expect((await tab.boundingBox())?.y).toBe(awaited)
  await now.page.goto(`${now.home}/p/${crypto.randomUUID()}/report`)
  await now.page.getByText('Saken finnes ikke lenger').waitFor()
  expect(await now.page.getByRole('button', { name: 'Prøv igjen' }).count()).toBe(0)
})
