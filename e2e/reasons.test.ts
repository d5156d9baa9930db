import { describe, expect, test } from 'vitest'
import { atRest } from './harness/at-rest.ts'
import { journey } from './harness/journey.ts'
import { look } from './harness/look.ts'

const TALK = [
  'Lege: Hva kan jeg hjelpe deg med?',
  'Pasient: Jeg har hatt vondt i halsen i fire dager. Broren min har diabetes.',
  'Lege: Unnskyld, jeg må ta denne telefonen. Hallo. Ja. Ha det.',
  'Lege: Tonsillene er hovne. Du får Apocillin 660 mg fire ganger daglig i ti dager. Ring hvis du ikke får svelget.',
].join('\n')

const now = journey('hvorfor@klinikk.example')

/** Whoever runs the product has switched it on: the page is told so, the server answers either way. */
async function switchedOn(): Promise<void> {
  await now.page.route('**/config.json', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), reportReasons: true } })
  })
}

const part = () => now.page.getByRole('button', { name: 'Hvorfor', exact: true })

async function openRail(): Promise<void> {
  await now.report.bar.waitFor()
  const masked = now.page.getByRole('button', { name: /^Maskert/ })
  await expect.poll(async () => {
    if (!(await masked.isVisible())) await now.page.getByRole('button', { name: 'Kilder' }).click()
    return masked.isVisible()
  }).toBe(true)
}

describe('why a sentence stands in the report, for whoever runs the product', () => {
  test('is absent where it has not been switched on', async () => {
    await now.page.setViewportSize({ width: 1440, height: 900 })
    await now.report.open(TALK)
    await openRail()
    expect(await part().count()).toBe(0)
  })

  test('each statement with its rule, one press from its source; what stands and what does not apart', async () => {
    await switchedOn()
    await now.page.setViewportSize({ width: 1440, height: 900 })
    await now.report.open(TALK)
    await openRail()
    await part().click()
    await atRest(now.page)
    const cards = now.page.getByRole('listitem').filter({ has: now.page.locator('code') })
    await cards.first().waitFor()
    const all = await cards.count()
    await now.page.getByText('clinician/safety-net').waitFor()
    await now.page.getByText('Mer om setningen').first().click()
    await now.page.getByText(/patient · history · affirmed/).first().waitFor()
    expect(await look(now.page, 'reasons')).toEqual([])
    await now.page.setViewportSize({ width: 1440, height: 900 })
    await now.page.getByText('Står ikke', { exact: true }).click()
    await expect.poll(() => cards.count()).toBeLessThan(all)
    expect(await now.page.getByText('clinician/safety-net').count()).toBe(0)
    await now.page.getByText('Alle', { exact: true }).click()
    await now.page.getByRole('button', { name: /^Jeg har hatt vondt i halsen/ }).click()
    await expect.poll(() => now.page.locator('mark').getByText(/vondt i halsen/).count()).toBeGreaterThan(0)
    expect(now.errors).toEqual([])
  })
})
