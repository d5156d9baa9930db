import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openPage, startBrowser } from './harness/browser.ts'
import { look } from './harness/look.ts'
import { reportPage, serverFor } from './harness/report-page.ts'
import type { RunningServer } from './harness/server.ts'
import { signIn } from './harness/sign-in.ts'

const TALK = 'Lege: God dag, Tjostolv Rugås, kom inn. Pasient: Jeg har hatt vondt i venstre kne siden lørdag. Kona mi Hallgjerd sier at jeg halter, nummeret hennes er 934 55 018. Jeg bor i Tverrveien 9A, 7650 Verdal, og bruker Paracet 1 g.'
const email = 'maskert@klinikk.example'

let server: RunningServer
let browser: Browser
let context: BrowserContext
let page: Page
let errors: readonly string[]

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
})
afterEach(async () => {
  await context.close()
})

async function openMasked(): Promise<void> {
  const part = page.getByRole('button', { name: /^Maskert/ })
  await reportPage(page, server).bar.waitFor()
  // The rail may open by itself meanwhile; then a press on its name closes it, and the next one opens it for good.
  await expect.poll(async () => {
    if (!(await part.isVisible())) await page.getByRole('button', { name: 'Kilder' }).click()
    return part.isVisible()
  }, { timeout: 20_000 }).toBe(true)
  await part.click()
}

describe('GDPR: the report page says what is masked', () => {
  test('by kind, each place one press from its source, without a fault of access', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await reportPage(page, server).paste(TALK)
    await openMasked()
    await page.getByRole('heading', { name: 'Navn · 2' }).waitFor()
    expect(await page.getByRole('heading', { name: 'Adresser og steder · 3' }).count()).toBe(1)
    expect(await look(page, 'masked')).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: 'Vis «Hallgjerd» i sammenheng' }).click()
    await expect.poll(() => page.locator('mark').getByText('Hallgjerd', { exact: true }).count()).toBe(1)
    expect(errors).toEqual([])
  })

  test('a word the doctor says points at nobody is spared in this case, also after a reload, and can be masked again', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await reportPage(page, server).paste(TALK)
    await openMasked()
    await page.getByRole('button', { name: 'Ikke masker «Hallgjerd» i denne saken' }).click()
    await page.getByRole('heading', { name: 'Maskeres ikke i denne saken · 1' }).waitFor()
    expect(await page.getByRole('heading', { name: 'Navn · 1' }).count()).toBe(1)
    expect(await look(page, 'masked-spared')).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.reload()
    await openMasked()
    await page.getByRole('button', { name: 'Masker «Hallgjerd» igjen' }).click()
    await page.getByRole('heading', { name: 'Navn · 2' }).waitFor()
    expect(await page.getByRole('heading', { name: /Maskeres ikke/ }).count()).toBe(0)
    expect(errors).toEqual([])
  })

  test('what was masked for good says so and has nothing to press but its source', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await reportPage(page, server).paste('Lege: God dag, [navn 1]. Pasient: Jeg har hatt vondt i venstre kne siden lørdag, og Hallgjerd sier at jeg halter.')
    await openMasked()
    await page.getByText('Ordene finnes ikke lenger og kan ikke hentes fram.').waitFor()
    await page.getByRole('button', { name: 'Vis «[navn 1]» i sammenheng' }).waitFor()
    expect(await page.getByRole('button', { name: /^Ikke masker/ }).count()).toBeGreaterThan(0)
    expect(await page.getByRole('button', { name: /masker «\[navn 1\]»/i }).count()).toBe(0)
    expect(errors).toEqual([])
  })
})
