import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { accessibilityFaults } from './harness/accessibility.ts'
import { subscribe, welcomeDoctor } from './harness/accounts.ts'
import { openPage } from './harness/browser.ts'
import { journey } from './harness/journey.ts'
import { enter } from './harness/sign-in.ts'

const MESSAGE = 'Hei! Kan jeg trene som før? Hvor lenge skal jeg ta tablettene?'
const REMARKS = 'Du kan trene som før, men ta det rolig den første uken.'
const PRINTOUT = 'Analyse\tResultat\tEnhet\tRef.område\nB-Hemoglobin\t11,2\tg/dL\t11,7-15,3\nP-CRP\t<5\tmg/L\t<5'

const now = journey()

const tab = (name: string) => now.page.getByRole('tab', { name })
const input = () => now.page.locator('#quick-action-input')
const remarks = () => now.page.getByRole('textbox', { name: 'Dine merknader' })
const draft = () => now.page.getByRole('textbox', { name: 'Utkast' })
const generate = () => now.page.getByRole('button', { name: 'Lag utkast' })
const button = (name: string) => now.page.getByRole('main').getByRole('button', { name, exact: true })

async function write(): Promise<void> {
  await now.page.goto(`${now.home}/a`)
  await input().fill(MESSAGE)
  await remarks().fill(REMARKS)
  await generate().click()
  await expect.poll(() => draft().inputValue()).toContain('[svar mangler]')
}

describe('spec 2 to 5, 8: quick actions at /a', () => {
  test('the card leads there; a draft is written, its open places are marked and gone to, its words shown where they stand, and it is copied', async () => {
    await now.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await now.page.goto(`${now.home}/`)
    await now.page.getByRole('main').getByRole('link', { name: /Hurtighandlinger/ }).click()
    await now.page.waitForURL(`${now.home}/a`)
    await now.page.getByText('Ingenting av dette lagres').waitFor()
    expect(await tab('Svar på e-konsultasjon').getAttribute('aria-selected')).toBe('true')
    expect(await now.page.getByRole('tab').allTextContents()).toEqual(['Svar på e-konsultasjon', 'Forklar til pasienten', 'Svar til NAV'])
    expect(await generate().isDisabled()).toBe(true)
    await now.page.getByText('Lim inn teksten først').waitFor()
    await write()
    expect(await draft().inputValue()).toMatch(/Kan jeg trene som før\?\nDu kan trene som før/)
    await now.page.getByText('Åpne felter: 1').waitFor()
    await button('Neste åpne felt').click()
    expect(await draft().evaluate((field: HTMLTextAreaElement) => field.value.slice(field.selectionStart, field.selectionEnd))).toBe('[svar mangler]')
    await now.page.keyboard.insertText('I tre måneder.')
    await now.page.getByText('Ingen åpne felter').waitFor()
    await now.page.getByText('Hvor ordene kommer fra').click()
    await now.page.getByRole('button', { name: /^Du kan trene/ }).click()
    expect(await remarks().evaluate((field: HTMLTextAreaElement) => field.value.slice(field.selectionStart, field.selectionEnd))).toBe(REMARKS)
    expect(await accessibilityFaults(now.page)).toEqual([])
    await button('Kopier').click()
    await button('Kopiert').waitFor()
    expect(await now.page.evaluate(() => navigator.clipboard.readText())).toBe(await draft().inputValue())
    await button('Kopier').waitFor()
    expect(now.errors).toEqual([])
  })

  test('a printout is explained; Reset asks, then the first tab and empty fields are back', async () => {
    await now.page.goto(`${now.home}/a`)
    await tab('Forklar til pasienten').click()
    await input().fill(PRINTOUT)
    await generate().click()
    await expect.poll(() => draft().inputValue()).toContain('11,2 g/dL')
    expect(await draft().inputValue()).toMatch(/under området laboratoriet oppgir \(11,7-15,3\)/)
    await button('Nullstill').click()
    const asked = now.page.getByRole('dialog', { name: 'Nullstille alt?' })
    await asked.getByRole('button', { name: 'Behold' }).click()
    expect(await input().inputValue()).toBe(PRINTOUT)
    await button('Nullstill').click()
    await asked.getByRole('button', { name: 'Nullstill' }).click()
    await expect.poll(() => input().inputValue()).toBe('')
    expect(await draft().inputValue()).toBe('')
    expect(await tab('Svar på e-konsultasjon').getAttribute('aria-selected')).toBe('true')
  })

  test('leaving asks first; what stays is untouched, and who comes back finds it empty', async () => {
    await write()
    await now.page.getByRole('link', { name: 'Kontrollpanel' }).first().click()
    const asked = now.page.getByRole('dialog', { name: 'Forlate siden?' })
    await asked.getByRole('button', { name: 'Behold' }).click()
    expect(await input().inputValue()).toBe(MESSAGE)
    await now.page.getByRole('link', { name: 'Kontrollpanel' }).first().click()
    await asked.getByRole('button', { name: 'Forlat siden' }).click()
    await now.page.waitForURL(`${now.home}/`)
    await now.page.getByRole('main').getByRole('link', { name: /Hurtighandlinger/ }).click()
    await expect.poll(() => input().inputValue()).toBe('')
    const kept = await now.page.evaluate(() => JSON.stringify([history.state, Object.entries(localStorage), Object.entries(sessionStorage)]))
    expect(kept).not.toContain('tablettene')
  })

  test('a failed one leaves the output empty, says so and is tried again', async () => {
    await write()
    await now.page.route('**/api/v1.0/fastaction*', (route) => route.fulfill({ status: 503, json: { code: 'language.unavailable', message: '' } }))
    await generate().click()
    const alert = now.page.getByRole('alert').filter({ hasText: 'Kunne ikke utføre hurtighandlingen' })
    await alert.waitFor()
    expect(await draft().inputValue()).toBe('')
    await now.page.unrouteAll()
    await alert.getByRole('button', { name: 'Lag uten språkmodell' }).click()
    await expect.poll(() => draft().inputValue()).toContain('[svar mangler]')
  })

  test('an account that lapsed reads why it is closed, with a way to the plans', async () => {
    await subscribe(now.server, now.email, 'Expired')
    await now.page.evaluate(() => localStorage.clear())
    await now.openAnew()
    await now.page.goto(`${now.home}/a`)
    await now.page.getByText('Hurtighandlinger krever et aktivt abonnement').waitFor()
    expect(await generate().count()).toBe(0)
    expect(await now.page.getByRole('main').getByRole('link', { name: 'Se abonnementene' }).getAttribute('href')).toBe('/')
  })

  test('spec 6: the section menu of a vet opens the statement to the insurer, filled in and written; ' +
    'the history names the case and holds no word of it', async () => {
    const server = now.server
    const { email, token } = await welcomeDoctor(server)
    const vet = `http://vet.localhost:${server.port}`
    const { page, context } = await openPage(now.browser)
    const [patientId, caseId] = [randomUUID(), randomUUID()]
    await enter(page, server, { email, isVet: true })
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const profile = JSON.stringify({ type: 'Veterinarian', Language: 'nb' })
    await page.evaluate(async ([sent, body]) => fetch('/api/v1.0/user-profile', { method: 'PUT', headers: sent, body }), [headers, profile] as const)
    const transcription =
      'Veterinær: Hva har skjedd?\nEier: Han har haltet på høyre bakben siden søndag.\nVeterinær: Jeg kjenner skuffeløshet i kneet. ' +
      'Diagnosen er korsbåndruptur.'
    await page.evaluate(
      async ([sent, path, body]) => fetch(path, { method: 'POST', headers: sent, body }),
      [headers, `/api/v1.0/patients/${patientId}/cases?regenerate=true`, JSON.stringify({ id: caseId, transcription })] as const,
    )
    await page.evaluate(() => localStorage.removeItem('epikrise.profile'))
    await page.goto(`${vet}/p/${patientId}/report`)
    await page.locator('.report-text').waitFor()
    await page.getByRole('main').getByRole('button', { name: /^Valg for (?!saken)/ }).first().click()
    await page.getByRole('menuitem', { name: 'Lag forsikringsattest' }).click()
    await page.waitForURL(`${vet}/a`)
    await expect.poll(() => page.getByRole('tab', { name: 'Erklæring til forsikring' }).getAttribute('aria-selected')).toBe('true')
    await expect.poll(() => page.getByRole('textbox', { name: 'Utkast' }).inputValue()).toContain('korsbåndruptur')
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('korsbånd')
    await context.close()
  })
})
