import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tokenFor, welcomeDoctor } from './harness/accounts.ts'
import { openPage, startBrowser } from './harness/browser.ts'
import { look } from './harness/look.ts'
import { startServer } from './harness/server.ts'
import type { RunningServer } from './harness/server.ts'
import { signIn } from './harness/sign-in.ts'
import { newVisit, VisitClient } from './harness/visit-client.ts'

const email = 'lege@klinikk.example'
/** Addresses that nobody answers on: what is off is not called, and what is on is only named here. */
const ENGINES = { OPENAI_API_KEY: 'x', OPENAI_BASE_URL: 'https://model.example.com/v1', SPEECH_URL: 'https://tale.example.no/v1', SPEECH_REGION: 'EU (Stockholm)' }

let server: RunningServer
let browser: Browser
let context: BrowserContext
let page: Page
let errors: readonly string[]

beforeAll(async () => {
  server = await startServer({ env: { ...ENGINES, RETENTION_AUDIO_DAYS: '21' } })
  browser = await startBrowser()
  await welcomeDoctor(server, email)
})
afterAll(async () => {
  await browser.close()
  await server.dispose()
})
beforeEach(async () => {
  ;({ page, context, errors } = await openPage(browser))
})
afterEach(() => context.close())

describe('NORM-5 the settings say who else gets data, and where', () => {
  test('each engine with its place, the one of unknown place switched off, and how long things are kept here', async () => {
    await signIn(page, server, { email })
    await page.goto(`http://localhost:${server.port}/s`)
    const where = page.getByRole('region', { name: 'Hvor opplysningene er' })
    await where.getByRole('heading', { name: 'Språkmodell hos model.example.com' }).waitFor()
    await where.getByText('Slått av fordi den ikke er oppgitt å holde til i EØS. Ingen har oppgitt hvor.').waitFor()
    await where.getByRole('heading', { name: 'Talegjenkjenning hos tale.example.no' }).waitFor()
    await where.getByText('Får lyden slik den er tatt opp. Lyd kan ikke maskeres. Sted: EU (Stockholm).').waitFor()
    const kept = await page.getByRole('region', { name: 'Hvor lenge de ligger' }).innerText()
    expect(kept.replaceAll(/\s+/g, ' ')).toContain('Tekst uten navngitt pasient 12 timer Annen lyd 21 døgn Telling av bruk 180 døgn')
    await page.getByText('Tilgangslogg og slettekvitteringer').scrollIntoViewIfNeeded()
    expect(await look(page, 'where-data')).toEqual([])
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    }
    expect(errors).toEqual([])
  })

  test('an engine that is off is not asked: the built-in one writes', async () => {
    const client = new VisitClient(server.url, await tokenFor(server, { email }))
    const visit = newVisit()
    await client.call('POST', `/patients/${visit.patientId}/cases?regenerate=true`, { id: visit.caseId, transcription: 'Pasienten har vondt i halsen siden i går.' })
    expect((await client.settled(visit, 30_000)).textReport?.engine).toMatch(/^builtin/)
    expect(server.log()).toContain('ENGINES_OUTSIDE_EEA')
  })
})
