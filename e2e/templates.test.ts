import { expect, test } from 'vitest'
import { journey } from './harness/journey.ts'
import { look } from './harness/look.ts'
import { touchFaults } from './harness/touch-faults.ts'
import { setTouch } from './look/inspect.ts'

const TALK = [
  'Lege: Hva kan jeg hjelpe deg med?',
  'Pasient: Jeg har hostet i tre uker, og jeg har hatt feber.',
  'Lege: Lungene er rene. Jeg tror det er bronkitt. Du får Apocillin 660 mg fire ganger daglig i ti dager. Ta kontakt hvis du blir verre.',
].join('\n')

const now = journey()
const choice = () => now.page.getByRole('combobox', { name: 'Mal', exact: true })
const heading = (name: string) => now.page.getByRole('heading', { name, exact: true })

async function choose(name: string): Promise<void> {
  await choice().click()
  await now.page.getByRole('option', { name, exact: true }).click()
}

test('a template is chosen for a pasted talk, changed on the report, made of its shape, changed and deleted', async () => {
  await now.page.goto(`${now.home}/`)
  await now.page.getByRole('textbox', { name: 'Skriv eller lim inn samtalen' }).fill(TALK)
  await choose('Telefonkontakt')
  await now.page.getByRole('button', { name: 'Lag rapport' }).click()
  await heading('Henvendelsen').waitFor()
  await choose('Kontroll')
  await heading('Siden sist').waitFor()
  await now.page.getByRole('button', { name: 'Lagre formen som mal' }).click()
  await now.page.getByRole('textbox', { name: 'Navn på malen' }).fill('Min kontroll')
  await now.page.getByRole('button', { name: 'Lagre malen' }).click()
  await now.page.getByRole('button', { name: 'Endre Min kontroll' }).click()
  await now.page.getByText('Du endrer Min kontroll').waitFor()
  await now.page.getByRole('textbox', { name: 'Navn på malen' }).fill('Årskontroll')
  await now.page.getByRole('button', { name: 'Flytt Plan opp' }).click()
  await now.page.getByRole('textbox', { name: 'Overskrift for Plan' }).fill('Veien videre')
  expect(await look(now.page, 'template-dialog')).toEqual([])
  await now.page.getByRole('button', { name: 'Lagre malen' }).click()
  await now.page.getByRole('button', { name: 'Slett Min kontroll' }).waitFor({ state: 'detached' })
  await now.page.getByRole('button', { name: 'Slett Årskontroll' }).click()
  await now.page.getByRole('button', { name: 'Slett malen', exact: true }).click()
  await now.page.getByText('Du har ingen egne maler ennå.').waitFor()
})

test('a thumb meets every box and button of the dialog', async () => {
  await now.page.goto(`${now.home}/`)
  await now.page.getByRole('textbox', { name: 'Skriv eller lim inn samtalen' }).fill(TALK)
  await now.page.getByRole('button', { name: 'Lag rapport' }).click()
  await setTouch(now.page, true)
  await now.page.setViewportSize({ width: 390, height: 844 })
  await now.page.getByRole('button', { name: 'Lagre formen som mal' }).click()
  await now.page.getByRole('dialog').waitFor()
  expect(await now.page.evaluate(touchFaults)).toEqual([])
  await now.page.getByRole('checkbox').first().click()
  await expect.poll(() => now.page.getByRole('checkbox').first().isChecked()).toBe(false)
})
