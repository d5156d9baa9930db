import { describe, expect, test } from 'vitest'
import { accessibilityFaults } from './harness/accessibility.ts'
import { callAs } from './harness/accounts.ts'
import { journey } from './harness/journey.ts'

const PHRASE = 'normal lungestatus'
const ACTION = 'Status: Vesikulær respirasjonslyd, ingen fremmedlyder.'
const TALK = [
  'Lege: Hva kan jeg hjelpe deg med?',
  'Pasient: Jeg har hostet i tre uker, og jeg har hatt feber.',
  'Lege: Normale eh lungestatus. Du får Apocillin 660 mg fire ganger daglig i ti dager.',
].join('\n')

const now = journey()

const phrase = () => now.page.getByRole('textbox', { name: 'Talefrase' })
const action = () => now.page.getByRole('textbox', { name: 'Tekst som settes inn' })
const save = () => now.page.getByRole('button', { name: 'Lagre' })
const list = () => now.page.getByRole('region', { name: 'Dine fraser' })
const shownPhrases = () => list().getByRole('listitem').evaluateAll((rows) => rows.map((row) => row.querySelector('span')?.textContent))

async function make(trigger: string, text: string): Promise<void> {
  await phrase().fill(trigger)
  await action().fill(text)
  await save().click()
  await list().getByRole('button', { name: trigger }).first().waitFor()
  await expect.poll(() => phrase().inputValue()).toBe('')
}

describe('spec 2, 4, 5: trigger phrases at /t', () => {
  test('made, spoken in a talk, and its text stands in the report with the triangle and the words said', async () => {
    await now.page.goto(`${now.home}/`)
    await now.page.getByRole('link', { name: 'Talefraser' }).click()
    await now.page.waitForURL(`${now.home}/t`)
    await now.page.getByText('Ingen talefraser ennå.').waitFor()
    expect(await save().isDisabled()).toBe(true)
    await now.page.getByText('Fyll ut både frase og tekst').waitFor()
    expect(await accessibilityFaults(now.page)).toEqual([])
    await make(PHRASE, ACTION)
    await now.page.goto(`${now.home}/`)
    await now.page.getByRole('textbox', { name: 'Skriv eller lim inn samtalen' }).fill(TALK)
    await now.page.getByRole('button', { name: 'Lag rapport' }).click()
    const statement = now.page.locator('[data-statement]', { hasText: 'Vesikulær respirasjonslyd, ingen fremmedlyder.' })
    await statement.waitFor()
    await statement.hover()
    const evidence = now.page.getByRole('dialog', { name: 'Grunnlag' })
    await expect.poll(() => evidence.locator('mark').innerText()).toBe('Normale eh lungestatus')
    expect(await evidence.innerText()).toMatch(/talefrase/i)
    const tick = now.page.getByRole('toolbar').getByRole('button', { name: /Vesikulær/ })
    // The triangle, not the open diamond of what rests on nothing.
    expect(await tick.locator('path').getAttribute('d')).toBe('M6 2.2 10 9.4H2Z')
    expect(await now.page.locator('.report-text').innerText()).not.toMatch(/lungestatus/i)
    expect(now.errors).toEqual([])
  })

  test('added, updated and deleted, each with its word for a while', async () => {
    await now.page.goto(`${now.home}/t`)
    await phrase().fill('  vanlige råd ')
    await action().fill('Plan: Hvile.')
    await save().click()
    await now.page.getByText('Ny talefrase er lagt til!').waitFor()
    await now.page.getByText('Ny talefrase er lagt til!').waitFor({ state: 'detached' })
    await list().getByRole('button', { name: 'vanlige råd' }).first().click()
    expect(await phrase().inputValue()).toBe('vanlige råd')
    await action().fill('Plan: Hvile og drikke.')
    await action().press('Control+Enter')
    await now.page.getByText('Talefrasen er oppdatert!').waitFor()
    await list().getByText('Plan: Hvile og drikke.').waitFor()
    await now.page.getByRole('button', { name: 'Slett', exact: true }).click()
    await now.page.getByText('Talefrasen er slettet!').waitFor()
    await now.page.getByText('Ingen talefraser ennå.').waitFor()
    expect(await phrase().inputValue()).toBe('')
    expect(now.errors).toEqual([])
  })

  test('the order goes round, New clears, the bin in the list deletes, and unsaved words are asked about', async () => {
    await now.page.goto(`${now.home}/t`)
    for (const one of ['mage', 'ånd', 'bein']) await make(one, `Tekst om ${one}`)
    expect(await shownPhrases()).toEqual(['mage', 'ånd', 'bein'])
    const order = list().getByRole('button', { name: /^Rekkefølge/ })
    await order.click()
    expect(await shownPhrases()).toEqual(['bein', 'mage', 'ånd'])
    await order.click()
    expect(await shownPhrases()).toEqual(['ånd', 'mage', 'bein'])
    await order.click()
    expect(await shownPhrases()).toEqual(['mage', 'ånd', 'bein'])
    await list().getByRole('button', { name: 'mage' }).first().click()
    await now.page.getByRole('button', { name: 'Ny', exact: true }).click()
    expect(await phrase().inputValue()).toBe('')
    await phrase().fill('halvferdig')
    await list().getByRole('button', { name: 'bein' }).first().click()
    await now.page.getByRole('button', { name: 'Fortsett å skrive' }).click()
    expect(await phrase().inputValue()).toBe('halvferdig')
    await list().getByRole('button', { name: 'bein' }).first().click()
    await now.page.getByRole('button', { name: 'Forkast' }).click()
    await expect.poll(() => phrase().inputValue()).toBe('bein')
    await list().getByRole('listitem').filter({ hasText: 'ånd' }).hover()
    await now.page.getByRole('button', { name: 'Slett «ånd»' }).click()
    await expect.poll(shownPhrases).toEqual(['mage', 'bein'])
    expect(await phrase().inputValue()).toBe('bein')
  })

  test('what fails is told in a red bar, and nothing written is lost; the form waits while it saves', async () => {
    await now.page.route('**/settings/triggers', async (route) => {
      if (route.request().method() !== 'GET') await new Promise((go) => setTimeout(go, 400))
      await route.fulfill({ status: 503, json: { code: 'database.unavailable', message: '' } })
    })
    await now.page.goto(`${now.home}/t`)
    const bar = now.page.getByRole('alert')
    await expect.poll(() => bar.innerText()).toMatch(/Kunne ikke hente talefrasene/)
    await phrase().fill('ny frase')
    await action().fill('tekst')
    await save().click()
    await expect.poll(() => phrase().isDisabled()).toBe(true)
    await expect.poll(() => bar.innerText()).toMatch(/Kunne ikke lagre talefrasen/)
    expect([await phrase().inputValue(), await action().inputValue()]).toEqual(['ny frase', 'tekst'])
    await now.page.unroute('**/settings/triggers')
    await save().click()
    await now.page.getByText('Ny talefrase er lagt til!').waitFor()
    expect(await bar.count()).toBe(0)
  })

  test.each([390, 1024, 1440])('%i px wide, in both schemes, there is nothing to find fault with', async (width) => {
    await callAs(now.server, now.token, { method: 'POST', path: '/settings/triggers', body: { trigger: PHRASE, action: ACTION } })
    await now.page.setViewportSize({ width, height: 1_200 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await now.page.emulateMedia({ colorScheme })
      await now.page.goto(`${now.home}/t`)
      await list().getByRole('button', { name: PHRASE }).first().click()
      await now.page.getByRole('button', { name: 'Slett', exact: true }).waitFor()
      expect(await accessibilityFaults(now.page)).toEqual([])
      expect(await now.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
  })
})
