import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { fhirFaults } from '#domain/fhir/testing/fhir-rules.ts'
import { accessibilityFaults } from './harness/accessibility.ts'
import { journey } from './harness/journey.ts'
import { look } from './harness/look.ts'

const TALK = [
  'Lege: Hva kan jeg hjelpe deg med?',
  'Pasient: Jeg har hatt vondt i venstre kne i tre uker. Jeg har ikke feber.',
  'Lege: Du får Paracet 1 g fire ganger daglig i ti dager.',
].join('\n')
const email = 'signering@klinikk.example'

const now = journey(email)

async function more(item: string): Promise<void> {
  await now.page.getByRole('button', { name: 'Flere handlinger', exact: true }).click()
  await now.page.getByRole('menuitem', { name: item }).click()
}

describe('MED-1 a signed report', () => {
  test('is frozen with name and time, takes addenda, and what was typed last is in it', async () => {
    await now.report.open(TALK)
    await now.report.writeAfter('Paracet', ' Ikke snus.')
    await now.report.press('Signer')
    const dialog = now.page.getByRole('dialog')
    const checks = dialog.getByRole('list', { name: 'Før du signerer' })
    await checks.getByText('Ingen åpne spørsmål.').waitFor()
    await checks.getByText('Ingen forslag står åpne.').waitFor()
    await checks.getByText('Ingen avsnitt står uten grunnlag.').waitFor()
    await checks.getByText(/^Saken har ingen navngitt pasient og slettes \p{L}+dag (kl\. )?\d\d[:.]\d\d, også når/u).waitFor()
    expect(await look(now.page, 'sign-dialog')).toEqual([])
    await dialog.getByRole('button', { name: 'Signer rapporten' }).click()
    await now.page.getByText(/^Signert \d\d[:.]\d\d$/).waitFor()
    await now.page.getByText(/^Signert av /).waitFor()
    await now.page.getByText(/^Signaturen stanser ikke slettingen: /).waitFor()
    expect(await now.report.text.getAttribute('contenteditable')).toBe('false')
    expect(await now.page.getByRole('button', { name: 'Mindre detaljert' }).count()).toBe(0)
    await now.page.getByRole('textbox', { name: 'Nytt tillegg' }).fill('Prøvesvar normale.')
    await now.page.getByRole('button', { name: 'Legg til', exact: true }).click()
    await now.page.getByRole('region', { name: 'Tillegg' }).getByText('Prøvesvar normale.').waitFor()
    expect(await now.report.faults()).toEqual([])
    await now.page.reload()
    await now.report.text.waitFor()
    expect(await now.report.text.innerText()).toContain('Ikke snus.')
    await now.page.getByText(/^Signert av /).waitFor()
    await now.report.press('Kopier')
    await now.page.getByText('Rapporten er kopiert').waitFor()
    expect(await now.page.evaluate(() => navigator.clipboard.readText())).toMatch(/Ikke snus\.[\s\S]*Prøvesvar normale\./)
    await more('Tidligere versjoner')
    await now.page.getByRole('dialog').getByRole('button', { name: 'Vis teksten' }).last().click()
    await now.page.getByRole('dialog').getByText('Paracet 1 g').waitFor()
    expect(await accessibilityFaults(now.page)).toEqual([])
    await now.page.keyboard.press('Escape')
    await now.page.getByRole('link', { name: 'Opptak og notater' }).click()
    await now.page.getByRole('button', { name: 'Lagre notat' }).waitFor()
    expect(await now.page.getByRole('button', { name: 'Lagre og lag rapporten på nytt' }).count()).toBe(0)
    await now.page.goto(`${now.home}/log`)
    await now.page.getByText('Du signerte').first().waitFor()
    expect(now.errors).toEqual([])
  })
})

describe('earlier versions', () => {
  test('are laid against the text that stands, and taken back', async () => {
    await now.report.open(TALK)
    await now.report.writeAfter('Paracet', ' Ikke snus.')
    await now.report.saved()
    await more('Tidligere versjoner')
    await now.page.getByRole('dialog').getByRole('button', { name: 'Sammenlign og hent tilbake' }).first().click()
    await now.report.offered.waitFor()
    await now.report.offered.getByRole('button').first().click()
    await now.page.getByRole('button', { name: 'Bruk', exact: true }).click()
    await now.report.saved()
    expect(await now.report.text.innerText()).not.toContain('Ikke snus.')
  })
})

describe('out to a record system', () => {
  test('the text is copied as chosen, and the choice is remembered', async () => {
    await now.report.open(TALK)
    await now.report.press('Slik kopieres teksten')
    await now.page.getByRole('menuitem', { name: 'Punktliste' }).click()
    await now.page.getByText('Rapporten er kopiert').waitFor()
    await now.page.reload()
    await now.report.text.waitFor()
    await now.report.press('Kopier')
    await now.page.getByText('Rapporten er kopiert').waitFor()
    expect(await now.page.evaluate(() => navigator.clipboard.readText())).toMatch(/Medisiner\n- Paracet 1 g/)
  })

  test('as an HL7 FHIR document; while nothing can be saved it says so and fetches nothing', async () => {
    await now.report.open(TALK)
    await now.report.writeAfter('Paracet', ' Ikke snus.')
    const [download] = await Promise.all([now.page.waitForEvent('download'), more('Last ned som HL7 FHIR')])
    expect(download.suggestedFilename()).toBe('epikrise-rapport.fhir.json')
    const file = await readFile(await download.path(), 'utf8')
    expect(fhirFaults(JSON.parse(file))).toEqual([])
    expect(file).toMatch(/11488-4[\s\S]*Ikke snus\./)
    await now.page.route('**/cases', (route) => route.abort())
    await now.report.writeAfter('Ikke snus.', ' Ikke røyk.')
    await more('Last ned som HL7 FHIR')
    await now.page.getByText('Teksten er ikke lagret ennå.').waitFor()
    await now.page.unroute('**/cases')
  })
})
