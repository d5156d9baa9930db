import { expect, test } from 'vitest'
import { atRest } from './harness/at-rest.ts'
import { caseWithLongReport } from './harness/case-with-long-report.ts'
import { journey } from './harness/journey.ts'
import { look } from './harness/look.ts'
import { readableLines } from './harness/report-lines.ts'

const now = journey('plass@klinikk.example')

/** Pixels of report text that stand on the first view, by the size of the window. */
const ROOM = [
  { width: 390, height: 844, least: 420 },
  { width: 1024, height: 768, least: 380 },
  { width: 1440, height: 900, least: 480 },
] as const

async function openAt({ width, height }: { width: number; height: number }): Promise<void> {
  const patientId = await caseWithLongReport(now.server, now.token)
  await now.page.setViewportSize({ width, height })
  await now.page.goto(`${now.home}/p/${patientId}/report`)
  await now.report.bar.waitFor()
  await now.page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** The text that can be read with all that may stand around it: bars, help, what waits for a decision, and a message. */
async function roomWithMessage(): Promise<number> {
  await now.page.locator('body').press('c')
  await now.page.getByText('Rapporten er kopiert').waitFor()
  await atRest(now.page) // the message glides in
  return readableLines(now.page)
}

test.each(ROOM)('spec 2: the report fills its page at $width px', async ({ width, height, least }) => {
  await openAt({ width, height })
  await now.page.getByRole('complementary', { name: 'Slik leser du rapporten' }).waitFor()
  if (width >= 1440) await now.report.rail.waitFor()
  else await now.page.getByRole('button', { name: /^\d utelatt/ }).waitFor()
  const room = await roomWithMessage()
  process.stdout.write(`report text on first view at ${width}×${height}: ${room} px\n`)
  expect(await now.report.text.evaluate((text) => text.getBoundingClientRect().height)).toBeGreaterThan(height * 1.4)
  expect(room).toBeGreaterThanOrEqual(least)
})

test('a tall banner over the report is caught by this measure', async () => {
  await openAt(ROOM[2])
  await now.page.locator('main').evaluate((main) => {
    const banner = document.createElement('div')
    banner.style.height = '240px'
    main.prepend(banner)
  })
  expect(await roomWithMessage()).toBeLessThan(ROOM[2].least)
})

test('a window zoomed in to 400 % is left to the text: nothing sticks to its edges', async () => {
  await openAt({ width: 360, height: 225 })
  await now.report.text.evaluate((text) => scrollTo(0, text.getBoundingClientRect().top + scrollY - 4))
  const room = await readableLines(now.page)
  process.stdout.write(`report text at 360×225, scrolled to the text: ${room} px\n`)
  expect(room).toBeGreaterThanOrEqual(225 / 2)
  expect(await now.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('nothing moves sideways when the sources open and close', async () => {
  for (const width of [1024, 1440, 2560]) {
    await openAt({ width, height: 900 })
    const place = () => now.report.text.evaluate((text) => { const { left, width: wide } = text.getBoundingClientRect(); return { left, wide } })
    const sources = now.report.bar.getByRole('button', { name: /^Kilder/ })
    const before = await place()
    if (width >= 1440) await sources.click()
    else {
      await sources.click()
      await now.page.getByRole('button', { name: 'Lukk kildene' }).waitFor()
    }
    await atRest(now.page)
    expect(await place()).toEqual(before)
  }
})

test('looked at, with and without the help', async () => {
  await openAt(ROOM[2])
  expect(await look(now.page, 'report')).toEqual([])
  expect(await now.page.getByRole('heading', { level: 1 }).innerText()).toBe('Hoste i tre uker')
  expect(await now.page.getByText('K 54', { exact: true }).isVisible()).toBe(true)
  expect(now.errors).toEqual([])
})

test('what was left out is kept out with one press, which the case remembers, and is taken in beside what was told around it', async () => {
  await openAt(ROOM[2])
  const entry = (words: string) =>
    now.report.rail
      .getByRole('listitem')
      .filter({ hasText: words })
      .filter({ has: now.page.getByRole('button', { name: 'Vis i sammenheng' }) })
  await entry('besvimte').getByRole('button', { name: 'Ikke ta med' }).click()
  await now.page.getByText('Tas ikke med').waitFor()
  expect(await entry('besvimte').count()).toBe(0)
  await now.page.getByRole('button', { name: 'Angre', exact: true }).click()
  await entry('besvimte').waitFor()
  const heard = now.page.waitForResponse((answer) => answer.url().endsWith('/omissions') && answer.request().method() === 'PUT')
  await entry('besvimte').getByRole('button', { name: 'Ikke ta med' }).click()
  expect((await heard).status()).toBe(200)
  const second = await now.context.newPage()
  await second.goto(now.page.url())
  await second.getByRole('complementary', { name: 'Kilder' }).getByText('venstre kne').first().waitFor()
  expect(await second.getByRole('complementary', { name: 'Kilder' }).getByText('besvimte').count()).toBe(0)
  await second.close()
  await now.page.reload()
  await entry('venstre kne').waitFor()
  expect(await entry('besvimte').count()).toBe(0)
  expect(await now.report.faults()).toEqual([])

  const before = await now.report.text.innerText()
  await entry('venstre kne').getByRole('button', { name: 'Legg til' }).click()
  await now.report.text.getByText('venstre kne').waitFor()
  const message = now.page.getByText(/^Lagt til under /)
  await message.waitFor()
  expect(await now.report.text.getByText('venstre kne').evaluate((line) => line.getBoundingClientRect().bottom < innerHeight)).toBe(true)
  await now.page.getByRole('button', { name: 'Angre', exact: true }).click()
  await expect.poll(() => now.report.text.innerText()).toBe(before)
  await entry('venstre kne').waitFor()
  expect(now.errors).toEqual([])
})
