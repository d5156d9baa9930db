import { describe, expect, test } from 'vitest'
import { accessibilityFaults } from './harness/accessibility.ts'
import { callAs } from './harness/accounts.ts'
import { journey } from './harness/journey.ts'

const TALK = [
  'Lege: Hva kan jeg hjelpe deg med?',
  'Pasient: Jeg har hostet i tre uker, og jeg har hatt feber.',
  'Lege: Lungene er rene. Jeg tror det er bronkitt. Du får Apocillin 660 mg fire ganger daglig i ti dager. Ta kontakt hvis du blir verre.',
].join('\n')
const INSTRUCTIONS = 'Begynn med medisiner.\nKall Plan for «Videre oppfølging».\nSkriv på vers.'

const now = journey()
const page = () => now.page
const button = (name: string) => page().getByRole('button', { name, exact: true })
const instructions = () => page().getByRole('textbox', { name: 'Instruks' })
const picker = () => page().getByRole('combobox', { name: 'Sak' })
const preview = () => page().getByRole('region', { name: 'Forhåndsvisning' })
const isDisabled = (...names: string[]) => Promise.all(names.map((name) => button(name).isDisabled()))
const BUTTONS = ['Forhåndsvis', 'Generer på nytt', 'Bruk denne prompten'] as const

async function pick(words: string): Promise<void> {
  await picker().fill(words)
  await page().getByRole('option').filter({ hasText: /hoste|Hoste/ }).first().click()
}

describe('spec 2, 4, 5, 8: the prompt optimizer at /optimizer', () => {
  test('written, tried on a case, used, and later reports are so; then deleted', async () => {
    await now.report.open(TALK)
    const report = page().url()
    await button('Brukermeny').click()
    await page().getByRole('menuitem', { name: 'Optimaliser prompt' }).click()
    await page().waitForURL(`${now.home}/optimizer`)
    await page().getByRole('heading', { level: 1, name: 'Promptoptimalisering' }).waitFor()
    await page().getByText('Ikke aktiv', { exact: true }).waitFor()
    await preview().getByText('Ingen forhåndsvisning ennå').waitFor()
    expect(await isDisabled(...BUTTONS)).toEqual([true, true, true])
    expect(await accessibilityFaults(page())).toEqual([])

    await instructions().fill(INSTRUCTIONS)
    expect(await isDisabled(...BUTTONS)).toEqual([true, true, true])
    await picker().fill('finnes ikke i noen sak')
    await page().getByText('Ingen treff').waitFor()
    await pick('hoste')
    expect(await isDisabled(...BUTTONS)).toEqual([false, false, true])
    await instructions().fill('   ')
    expect(await isDisabled(...BUTTONS)).toEqual([true, false, true])
    await instructions().fill(INSTRUCTIONS)

    await button('Forhåndsvis').click()
    await preview().getByRole('heading', { name: 'Videre oppfølging' }).waitFor()
    expect(await preview().getByRole('heading', { level: 3 }).first().innerText()).toBe('Medisiner')
    await preview().getByText('Uten språkmodell kunne dette ikke følges: «skriv på vers».').waitFor()
    await page().getByText('Ikke aktiv', { exact: true }).waitFor()
    expect(await isDisabled(...BUTTONS)).toEqual([false, false, false])

    // What was not looked at is not taken into use.
    await instructions().fill(`${INSTRUCTIONS} `)
    expect(await button('Bruk denne prompten').isDisabled()).toBe(false)
    await instructions().fill(`${INSTRUCTIONS}\nKortere.`)
    expect(await button('Bruk denne prompten').isDisabled()).toBe(true)
    await preview().getByText('Teksten er endret etter denne forhåndsvisningen.', { exact: false }).waitFor()
    await button('Generer på nytt').click()
    await preview().getByText('Teksten er endret', { exact: false }).waitFor()
    await instructions().fill(INSTRUCTIONS)

    await button('Bruk denne prompten').click()
    await page().getByText('Aktiv', { exact: true }).waitFor()
    const { body } = await callAs(now.server, now.token, { method: 'GET', path: '/user-profile' })
    expect(body).toMatchObject({ optimizationInstructions: { instructions: INSTRUCTIONS, acceptCustomPrompt: true } })
    expect(await page().evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain('Videre oppfølging')

    await now.report.open(TALK)
    expect(page().url()).not.toBe(report)
    await page().getByText('Videre oppfølging').first().waitFor()

    await page().goto(`${now.home}/optimizer`)
    await expect.poll(() => instructions().inputValue()).toBe(INSTRUCTIONS)
    await page().getByText('Aktiv', { exact: true }).waitFor()
    await button('Slett').click()
    await page().getByRole('dialog').getByRole('button', { name: 'Slett', exact: true }).click()
    await expect.poll(() => instructions().inputValue()).toBe('')
    await page().getByText('Ikke aktiv', { exact: true }).waitFor()
    expect(now.errors).toEqual([])
  })

  test('one to three examples, added, changed and removed', async () => {
    await page().goto(`${now.home}/optimizer`)
    for (const number of [1, 2, 3]) {
      await button('Legg til eksempel').click()
      await page().getByRole('textbox', { name: `Eksempel ${number}` }).fill(`Har hostet ${number}.`)
    }
    expect(await button('Legg til eksempel').count()).toBe(0)
    await button('Fjern eksempel 2').click()
    expect(await page().getByRole('textbox', { name: 'Eksempel 2' }).inputValue()).toBe('Har hostet 3.')
  })

  test.each([
    ['**/api/v1.0/report-prompt-optimizer/softrun', 'Kunne ikke genere en testrapport.', 'Forhåndsvis'],
    ['**/api/v1.0/report-prompt-optimizer', 'Kunne ikke optimalisere prompt.', 'Forhåndsvis'],
    ['**/api/v1.0/report-prompt-optimizer', 'Kunne ikke slette tilpasset prompt.', 'Slett'],
  ])('%s: %s, and a way to try again', async (address, message, pressed) => {
    await now.report.open(TALK)
    await page().goto(`${now.home}/optimizer`)
    await instructions().fill('Kortere.')
    await pick('hoste')
    await page().route(address, (route) => route.fulfill({ status: 500, contentType: 'application/json', body: '<html>' }))
    await button(pressed).click()
    if (pressed === 'Slett') await page().getByRole('dialog').getByRole('button', { name: 'Slett', exact: true }).click()
    const alert = page().getByRole('alert').filter({ hasText: message })
    await alert.waitFor()
    expect(await instructions().inputValue()).toBe('Kortere.')
    await page().unroute(address)
    await alert.getByRole('button', { name: 'Prøv igjen' }).click()
    await alert.waitFor({ state: 'detached' })
    if (pressed === 'Forhåndsvis') await preview().getByRole('heading', { level: 3 }).first().waitFor()
  })

  test('cases that cannot be fetched say why, with a way to try again', async () => {
    await page().route('**/api/v1.0/cases**', (route) => route.abort())
    await page().goto(`${now.home}/optimizer`)
    const alert = page().getByRole('alert').filter({ hasText: 'Kunne ikke hente saker: ' })
    await alert.waitFor()
    await page().unroute('**/api/v1.0/cases**')
    await alert.getByRole('button', { name: 'Prøv igjen' }).click()
    await alert.waitFor({ state: 'detached' })
    expect(await page().getByRole('alert').filter({ hasText: 'Kunne ikke' }).count()).toBe(0)
  })
})
