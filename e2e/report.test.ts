import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accessibilityFaults } from './harness/accessibility.ts'
import { callAs, welcomeDoctor } from './harness/accounts.ts'
import { openPage, startBrowser } from './harness/browser.ts'
import { caseWithDoubt } from './harness/case-with-doubt.ts'
import { startServer } from './harness/server.ts'
import type { RunningServer } from './harness/server.ts'
import { arriveAt, signIn } from './harness/sign-in.ts'
import { startSpeechStandIn } from './stand-ins/speech.ts'
import type { SpeechStandIn } from './stand-ins/speech.ts'

const TALK = [
  'Lege: Hva kan jeg hjelpe deg med?',
  'Pasient: Jeg har hatt vondt i halsen i fire dager, og jeg har hatt feber.',
  'Lege: Hoster du?',
  'Pasient: Nei, ingen hoste.',
  'Lege: Jeg ser i halsen. Tonsillene er røde med hvitt belegg.',
  'Lege: Du får Apocillin 660 mg fire ganger daglig i ti dager.',
].join('\n')
const SPOKEN = 'Jeg har hatt vondt i halsen i fire dager, og jeg har hatt feber. Du får Apocillin 660 mg fire ganger daglig i ti dager.'
const email = 'rapport@klinikk.example'

let speech: SpeechStandIn
let server: RunningServer
let browser: Browser
let context: BrowserContext
let page: Page
let errors: readonly string[]
let token: string

beforeAll(async () => {
  speech = await startSpeechStandIn({ script: () => SPOKEN })
  server = await startServer({ env: { SPEECH_URL: speech.url } })
  browser = await startBrowser()
  token = (await welcomeDoctor(server, email)).token
})
afterAll(async () => {
  await browser.close()
  await server.dispose()
  await speech.stop()
})

beforeEach(async () => {
  ;({ page, context, errors } = await openPage(browser))
  await signIn(page, server, { email })
})
afterEach(async () => {
  await context.close()
})

const home = () => `http://localhost:${server.port}`
const text = (at = page) => at.locator('.report-text')
const saving = (kind: string, at = page) => at.locator(`[data-saving="${kind}"]`)

/** Pastes the talk on the dashboard and presses once; waits for the report. */
async function paste(talk = TALK): Promise<void> {
  await page.goto(`${home()}/`)
  await page.getByRole('textbox', { name: 'Skriv eller lim inn samtalen' }).fill(talk)
  await page.getByRole('button', { name: 'Lag rapport' }).click()
  await text().waitFor()
}

/** Writes at the end of the first paragraph that holds the words. */
async function writeAfter(words: string, more: string, at = page): Promise<void> {
  await at.locator('.report-text p', { hasText: words }).first().evaluate((paragraph) => {
    const range = document.createRange()
    range.selectNodeContents(paragraph)
    range.collapse(false)
    paragraph.closest<HTMLElement>('.report-text')?.focus()
    getSelection()?.removeAllRanges()
    getSelection()?.addRange(range)
  })
  await at.keyboard.type(more)
}

describe('spec 2: the report page', () => {
  test('a pasted talk becomes a report with one press, in sections, with nothing wrong in the page', async () => {
    await paste()
    const written = await text().innerText()
    expect(written).toMatch(/Aktuelt/)
    expect(written).toMatch(/halsen/)
    expect(written).toMatch(/Apocillin 660 mg/)
    expect(written).not.toMatch(/hjelpe deg/)
    await expect.poll(() => page.getByText('KI-utkast').isVisible()).toBe(true)
    // Tall enough for the bar to lie over nothing.
    await page.setViewportSize({ width: 1440, height: 2400 })
    await page.waitForTimeout(500)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(errors).toEqual([])
  })

  test('what is written is saved after the pause, is there on return, and gets no tick', async () => {
    await paste()
    const ticks = await page.getByRole('toolbar').getByRole('button').count()
    await writeAfter('Apocillin', ' Ikke snus.')
    await saving('saved').waitFor()
    await page.reload()
    await text().waitFor()
    expect(await text().innerText()).toContain('Ikke snus.')
    expect(await page.getByText('Redigert av deg').isVisible()).toBe(true)
    await expect.poll(() => page.getByRole('toolbar').getByRole('button').count()).toBe(ticks)
    expect(await page.locator('[data-statement]', { hasText: 'Ikke snus' }).count()).toBe(0)
  })

  test('a sentence shows the words it rests on: under the pointer, at its tick, and by the keyboard alone', async () => {
    await paste()
    const evidence = page.getByRole('dialog', { name: 'Grunnlag' })
    await page.locator('[data-statement]', { hasText: 'halsen' }).first().hover()
    await expect.poll(() => evidence.locator('mark').first().innerText()).toMatch(/vondt i halsen/)
    await page.keyboard.press('Escape')
    await evidence.waitFor({ state: 'hidden' })
    await page.mouse.move(5, 5)
    await page.getByRole('toolbar').getByRole('button').first().focus()
    await evidence.waitFor()
    await page.keyboard.press('End')
    await expect.poll(() => evidence.locator('mark').last().innerText()).toMatch(/Apocillin/)
    await evidence.getByRole('button', { name: 'Vis i sammenheng' }).last().click()
    await expect.poll(() => page.getByRole('complementary', { name: 'Kilder' }).locator('mark').innerText()).toMatch(/Apocillin/)
  })

  test('what was said can be heard at its place, while the audio is kept (recording transcribed by a stand-in)', async () => {
    const [patientId, caseId] = [crypto.randomUUID(), crypto.randomUUID()]
    await callAs(server, token, { method: 'PUT', path: `/patients/${patientId}`, body: { name: 'Ola Prøvesen' } })
    const form = new FormData()
    form.append('recordingId', crypto.randomUUID())
    form.append('kind', 'human')
    form.append('audioFile', new Blob([await readFile(join(import.meta.dirname, '..', 'domain', 'audio', 'fixtures', 'spoken.mp3'))]), 'spoken.mp3')
    const path = `${server.url}/api/v1.0/patients/${patientId}/cases/${caseId}/manual-audio`
    expect((await fetch(path, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form })).status).toBe(200)
    await page.goto(`${home()}/p/${patientId}/report`)
    await text().waitFor({ timeout: 60_000 })
    await page.getByRole('toolbar').getByRole('button').first().focus()
    const audio = page.waitForResponse(/\/audio$/)
    await page.getByRole('button', { name: 'Spill av' }).first().click()
    expect((await audio).status()).toBe(200)
    await page.getByRole('button', { name: 'Stopp' }).waitFor()
    await page.getByRole('button', { name: 'Spill av' }).first().waitFor({ timeout: 20_000 })
  })

  test('what rests on nothing is marked, stands in the rail, and the clinician decides', async () => {
    const patientId = await caseWithDoubt(server, token)
    await page.goto(`${home()}/p/${patientId}/report`)
    await text().waitFor()
    await page.locator('[data-supported="false"]', { hasText: 'Feber opp til 39,5.' }).waitFor()
    expect(await page.getByRole('button', { name: /^Valg for (?!saken)/ }).count()).toBe(1) // none for the section without a heading
    await page.setViewportSize({ width: 1440, height: 2400 })
    await page.waitForTimeout(500)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('complementary', { name: 'Kilder' }).getByRole('button', { name: 'Det stemmer' }).click()
    await saving('saved').waitFor()
    expect(await page.locator('[data-supported="false"]').count()).toBe(0)
    await page.reload()
    await text().waitFor()
    expect(await page.locator('[data-supported="false"]').count()).toBe(0)
  })

  test('copied, and downloaded under its one name', async () => {
    await paste()
    await page.getByRole('button', { name: 'Kopier', exact: true }).click()
    await page.getByText('Rapporten er kopiert').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/Apocillin 660 mg/)
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Last ned' }).click()])
    expect(download.suggestedFilename()).toBe('epikrise-rapport.txt')
    expect(await readFile(await download.path(), 'utf8')).toMatch(/Apocillin 660 mg/)
    await page.getByRole('button', { name: /^Valg for/ }).last().click()
    await page.getByRole('menuitem', { name: 'Kopier avsnittet' }).click()
    await page.getByText('Avsnittet er kopiert').waitFor()
  })

  test('the help is shown at first and stays away once hidden', async () => {
    await paste()
    await page.getByRole('button', { name: 'Skjul hjelpen' }).click()
    await page.reload()
    await text().waitFor()
    expect(await page.getByText('Skriv rett i teksten.').count()).toBe(0)
  })

  test('a case is deleted after asking, and its address holds nothing', async () => {
    await paste()
    const address = page.url()
    await page.getByRole('button', { name: 'Flere handlinger' }).click()
    await page.getByRole('menuitem', { name: 'Slett saken' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Slett saken' }).click()
    await page.waitForURL(/#add$/)
    await page.goto(address)
    await expect.poll(() => text().count()).toBe(0)
  })
})

describe('REL-26, REL-27: nothing written is lost', () => {
  test('REL-26 two tabs: the second is shown both texts, takes a paragraph over, and saves', async () => {
    await paste()
    const other = await context.newPage()
    await other.goto(page.url())
    await text(other).waitFor()
    await writeAfter('Apocillin', ' Fra den andre fanen.', other)
    await saving('saved', other).waitFor()
    await writeAfter('halsen', ' Fra denne fanen.')
    await saving('conflict').waitFor()
    const conflict = page.getByRole('alert').filter({ hasText: 'endret et annet sted' })
    await expect.poll(() => conflict.innerText()).toMatch(/Fra denne fanen[\s\S]*Fra den andre fanen/)
    await conflict.getByRole('button', { name: 'Ta med i min' }).last().click()
    await conflict.getByRole('button', { name: 'Lagre min' }).click()
    await saving('saved').waitFor()
    await page.reload()
    await text().waitFor()
    expect(await text().innerText()).toMatch(/Fra denne fanen/)
    expect(await text().innerText()).toMatch(/Fra den andre fanen/)
  })

  test('REL-27 without a network it says where the text is, and sends it when the network is back', async () => {
    await paste()
    await context.setOffline(true)
    await writeAfter('Apocillin', ' Uten nett.')
    await page.getByText('Lagret bare på denne enheten').waitFor()
    await context.setOffline(false)
    await saving('saved').waitFor()
    await page.reload()
    await text().waitFor()
    expect(await text().innerText()).toContain('Uten nett.')
  })

  test('REL-27 a tab closed within the pause: the text is back on return, and reaches the server', async () => {
    await paste()
    const address = page.url()
    await context.setOffline(true)
    await writeAfter('Apocillin', ' Siste ord.')
    // No hand is faster from the last key to the tab's cross; the pause before a save is 500 ms.
    await page.waitForTimeout(150)
    await page.close()
    await context.setOffline(false)
    page = await context.newPage()
    await page.goto(address)
    await text().waitFor()
    expect(await text().innerText()).toContain('Siste ord.')
    await saving('saved').waitFor()
    await expect.poll(() => page.evaluate(countDrafts)).toBe(0)
  })

  test('SEC-62 the copy on this device holds no readable text, and none is left after signing out', async () => {
    await paste()
    await context.setOffline(true)
    await writeAfter('Apocillin', ' Hemmelig ord.')
    await page.getByText('Lagret bare på denne enheten').waitFor()
    await expect.poll(() => page.evaluate(countDrafts)).toBe(1)
    expect(await page.evaluate(readDraftBytes)).not.toMatch(/Hemmelig|Apocillin/)
    await context.setOffline(false)
    await page.goto(`${home()}/logout`)
    await arriveAt(page, `${home()}/`)
    expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).not.toContain('epikrise-drafts')
  })
})

/** Runs in the page. */
function countDrafts(): Promise<number> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('epikrise-drafts')
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction('drafts').objectStore('drafts').count()
      counting.addEventListener('success', () => {
        opening.result.close()
        resolve(counting.result)
      })
    })
  })
}

/** Runs in the page: everything the drafts hold, as if it were text. */
function readDraftBytes(): Promise<string> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('epikrise-drafts')
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('drafts').objectStore('drafts').getAll()
      reading.addEventListener('success', () => {
        opening.result.close()
        const decode = (value: unknown): string => {
          if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return new TextDecoder().decode(value)
          return typeof value === 'object' && value !== null ? Object.values(value).map(decode).join(' ') : String(value)
        }
        resolve(decode(reading.result))
      })
    })
  })
}
