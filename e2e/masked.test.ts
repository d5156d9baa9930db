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

describe('GDPR: the report page says what is masked', () => {
  test('by kind, each place one press from its source, without a fault of access', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await reportPage(page, server).paste(TALK)
    const part = page.getByRole('button', { name: /^Maskert/ })
    if (!(await part.isVisible())) await page.getByRole('button', { name: 'Kilder' }).click()
    await part.click()
    await page.getByRole('heading', { name: 'Navn · 2' }).waitFor()
    expect(await page.getByRole('heading', { name: 'Adresser og steder · 3' }).count()).toBe(1)
    expect(await look(page, 'masked')).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: 'Vis «Hallgjerd» i sammenheng' }).click()
    await expect.poll(() => page.locator('mark').getByText('Hallgjerd', { exact: true }).count()).toBe(1)
    expect(errors).toEqual([])
  })
})
