import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openPage, startBrowser } from './harness/browser.ts'
import { reportPage, serverFor } from './harness/report-page.ts'
import type { RunningServer } from './harness/server.ts'
import { signIn } from './harness/sign-in.ts'

const TALK = [
  'Lege: Hva kan jeg hjelpe deg med?',
  'Pasient: Jeg har hatt vondt i venstre kne i tre uker. Jeg har ikke feber.',
  'Lege: Du får Paracet 1 g fire ganger daglig i ti dager.',
].join('\n')
const email = 'signering@klinikk.example'

let server: RunningServer
let browser: Browser
let context: BrowserContext
let page: Page
let errors: readonly string[]
let report: ReturnType<typeof reportPage>

beforeAll(async () => {
  server = await serverFor(email)
  browser = await startBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.dispose()
})
beforeEach(async () => {
  ;({ page, context, errors } = await openPage(browser))
  await signIn(page, server, { email })
  report = reportPage(page, server)
})
afterEach(async () => {
  await context.close()
})

async function more(item: string): Promise<void> {
  await page.getByRole('button', { name: 'Flere handlinger', exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

describe('MED-1 a signed report', () => {
  test('is frozen with name and time, takes addenda, and what was typed last is in it', async () => {
    await report.paste(TALK)
    await report.writeAfter('Paracet', ' Ikke snus.')
    await more('Signer rapporten')
    await page.getByRole('dialog').getByRole('button', { name: 'Signer rapporten' }).click()
    await page.getByText(/^Signert av /).waitFor()
    expect(await report.text.getAttribute('contenteditable')).toBe('false')
    expect(await page.getByRole('button', { name: 'Mindre detaljert' }).count()).toBe(0)
    await page.getByRole('textbox', { name: 'Nytt tillegg' }).fill('Prøvesvar normale.')
    await page.getByRole('button', { name: 'Legg til', exact: true }).click()
    await page.getByRole('region', { name: 'Tillegg' }).getByText('Prøvesvar normale.').waitFor()
    expect(await report.faults()).toEqual([])
    await page.reload()
    await report.text.waitFor()
    expect(await report.text.innerText()).toContain('Ikke snus.')
    await page.getByText(/^Signert av /).waitFor()
    await report.press('Kopier')
    await page.getByText('Rapporten er kopiert').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/Ikke snus\.[\s\S]*Prøvesvar normale\./)
    expect(errors).toEqual([])
  })
})

describe('earlier versions', () => {
  test('are laid against the text that stands, and taken back', async () => {
    await report.paste(TALK)
    await report.writeAfter('Paracet', ' Ikke snus.')
    await report.saved()
    await more('Tidligere versjoner')
    await page.getByRole('dialog').getByRole('button', { name: 'Sammenlign og hent tilbake' }).first().click()
    await report.offered.waitFor()
    await report.offered.getByRole('button').first().click()
    await page.getByRole('button', { name: 'Behold', exact: true }).click()
    await report.saved()
    expect(await report.text.innerText()).not.toContain('Ikke snus.')
  })
})

describe('out to a record system', () => {
  test('the text is copied as chosen, and the choice is remembered', async () => {
    await report.paste(TALK)
    await more('Punktliste')
    await page.keyboard.press('Escape')
    await page.reload()
    await report.text.waitFor()
    await report.press('Kopier')
    await page.getByText('Rapporten er kopiert').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/Medisiner\n- Paracet 1 g/)
  })
})
