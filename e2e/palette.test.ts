import { expect, test } from 'vitest'
import { accessibilityFaults } from './harness/accessibility.ts'
import { journey } from './harness/journey.ts'

const TALK = 'Lege: Hva kan jeg hjelpe deg med?\nPasient: Jeg har hatt hoste i tre uker, og jeg har hatt feber.'
const now = journey()
const field = () => now.page.getByRole('combobox', { name: 'Gå til' })

test('Ctrl+K leads to screens, cases, languages and schemes by keys alone, and gives the focus back', async () => {
  const { page, home } = now
  await now.report.open(TALK)
  const report = page.url()
  await page.goto(`${home}/`)
  await page.getByRole('heading', { level: 1, name: 'Kontrollpanel' }).waitFor()
  await page.getByRole('link', { name: /hoste/i }).first().waitFor()
  const go = async (words: string) => {
    await page.keyboard.press('Control+k')
    await field().waitFor()
    await field().fill(words)
    await page.keyboard.press('Enter')
    // It leaves in its own time; a field that goes takes no words.
    await field().waitFor({ state: 'detached' })
  }
  await page.keyboard.press('Control+k')
  await field().waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await field().fill('finnes ikke noe sted')
  await page.getByText('Ingen treff').waitFor()
  await page.keyboard.press('Escape')
  await field().waitFor({ state: 'detached' })
  await go('hoste')
  await page.waitForURL(report)
  await go('innstill')
  await page.waitForURL(`${home}/s`)
  await go('utseende morkt')
  await expect.poll(() => page.evaluate(() => document.documentElement.getAttribute('data-mantine-color-scheme'))).toBe('dark')
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await go('svenska')
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('sv')
  expect(asked.filter((request) => request.startsWith('PUT'))).toEqual([])
  expect(now.errors).toEqual([])
})
