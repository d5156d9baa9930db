import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callAs } from './harness/accounts.ts'
import { caseWithDoubt } from './harness/case-with-doubt.ts'
import { journey } from './harness/journey.ts'
import { reportPage } from './harness/report-page.ts'
import { arriveAt } from './harness/sign-in.ts'
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

let speech: SpeechStandIn
beforeAll(async () => {
  speech = await startSpeechStandIn({ script: () => SPOKEN })
})
afterAll(() => speech.stop())
const now = journey('rapport@klinikk.example', { env: () => ({ SPEECH_URL: speech.url }) })

const open = () => now.report.open(TALK)
const text = () => now.report.text

async function fetchText(): Promise<void> {
  await now.page.getByRole('button', { name: 'Flere handlinger' }).click()
  await now.page.getByRole('menuitem', { name: 'Last ned', exact: true }).click()
}

describe('spec 2: the report page', () => {
  test('a pasted talk becomes a report with one press, in sections, with nothing wrong in the page', async () => {
    await now.report.paste(TALK)
    const written = await text().innerText()
    expect(written).toMatch(/Aktuelt/)
    expect(written).toMatch(/halsen/)
    expect(written).toMatch(/Apocillin 660 mg/)
    expect(written).not.toMatch(/hjelpe deg/)
    await expect.poll(() => now.page.getByText('Utkast laget på denne serveren', { exact: true }).isVisible()).toBe(true)
    expect(await now.report.faults()).toEqual([])
    expect(now.errors).toEqual([])
  })

  test('what is written is saved after the pause, is there on return, and gets no tick', async () => {
    await open()
    const ticks = await now.page.getByRole('toolbar').getByRole('button').count()
    await now.report.writeAfter('Apocillin', ' Ikke snus.')
    await now.report.saved()
    await now.page.reload()
    await text().waitFor()
    expect(await text().innerText()).toContain('Ikke snus.')
    expect(await now.page.getByText(/redigert av deg/).isVisible()).toBe(true)
    await expect.poll(() => now.page.getByRole('toolbar').getByRole('button').count()).toBe(ticks)
    expect(await now.page.locator('[data-statement]', { hasText: 'Ikke snus' }).count()).toBe(0)
  })

  test('a sentence shows the words it rests on: under the pointer, at its tick, and by the keyboard alone', async () => {
    await open()
    const evidence = now.page.getByRole('dialog', { name: 'Grunnlag' })
    await now.page.locator('[data-statement]', { hasText: 'halsen' }).first().hover()
    await expect.poll(() => evidence.locator('mark').first().innerText()).toMatch(/vondt i halsen/)
    await now.page.keyboard.press('Escape')
    await evidence.waitFor({ state: 'hidden' })
    await now.page.mouse.move(5, 5)
    await now.page.getByRole('toolbar').getByRole('button').first().focus()
    await evidence.waitFor()
    await now.page.keyboard.press('End')
    await expect.poll(() => evidence.locator('mark').last().innerText()).toMatch(/Apocillin/)
    await evidence.getByRole('button', { name: 'Vis i sammenheng' }).last().click()
    await expect.poll(() => now.page.getByRole('complementary', { name: 'Kilder' }).locator('mark').innerText()).toMatch(/Apocillin/)
  })

  test('what was said can be heard at its place, while the audio is kept (recording transcribed by a stand-in)', async () => {
    const [patientId, caseId] = [crypto.randomUUID(), crypto.randomUUID()]
    await callAs(now.server, now.token, { method: 'PUT', path: `/patients/${patientId}`, body: { name: 'Ola Prøvesen' } })
    const form = new FormData()
    form.append('recordingId', crypto.randomUUID())
    form.append('kind', 'human')
    form.append('audioFile', new Blob([await readFile(join(import.meta.dirname, '..', 'domain', 'audio', 'fixtures', 'spoken.mp3'))]), 'spoken.mp3')
    const path = `${now.server.url}/api/v1.0/patients/${patientId}/cases/${caseId}/manual-audio`
    expect((await fetch(path, { method: 'POST', headers: { authorization: `Bearer ${now.token}` }, body: form })).status).toBe(200)
    await now.page.goto(`${now.home}/p/${patientId}/report`)
    await text().waitFor()
    await now.page.getByRole('toolbar').getByRole('button').first().focus()
    const audio = now.page.waitForResponse(/\/audio$/)
    await now.page.getByRole('button', { name: 'Spill av' }).first().click()
    expect((await audio).status()).toBe(200)
    await now.page.getByRole('button', { name: 'Stopp' }).waitFor()
    await now.page.getByRole('button', { name: 'Spill av' }).first().waitFor()
  })

  test('what rests on nothing is marked, stands in the rail, and the clinician decides', async () => {
    const patientId = await caseWithDoubt(now.server, now.token)
    await now.page.goto(`${now.home}/p/${patientId}/report`)
    await text().waitFor()
    await now.page.locator('[data-supported="false"]', { hasText: 'Feber opp til 39,5.' }).waitFor()
    await expect
      .poll(() =>
        now.page
          .getByRole('main')
          .getByRole('button', { name: /^Valg for (?!saken)/ })
          .count(),
      )
      .toBe(1) // none for the section without a heading
    expect(await now.report.faults()).toEqual([])
    await now.page.getByRole('complementary', { name: 'Kilder' }).getByRole('button', { name: 'Det stemmer' }).click()
    await now.report.saved()
    await expect.poll(() => now.page.locator('[data-supported="false"]').count()).toBe(0)
    await now.page.reload()
    await text().waitFor()
    await expect.poll(() => now.page.locator('[data-supported="false"]').count()).toBe(0)
  })

  test('copied, and downloaded under its one name', async () => {
    await open()
    await now.page.getByRole('button', { name: 'Kopier', exact: true }).click()
    await now.page.getByText('Rapporten er kopiert').waitFor()
    expect(await now.page.evaluate(() => navigator.clipboard.readText())).toMatch(/Apocillin 660 mg/)
    const [download] = await Promise.all([now.page.waitForEvent('download'), fetchText()])
    expect(download.suggestedFilename()).toBe('epikrise-rapport.txt')
    expect(await readFile(await download.path(), 'utf8')).toMatch(/Apocillin 660 mg/)
    await now.page.getByRole('button', { name: /^Valg for/ }).last().click()
    await now.page.getByRole('menuitem', { name: 'Kopier avsnittet' }).click()
    await now.page.getByText('Avsnittet er kopiert').waitFor()
  })

  test('the help is shown at first, stays away once hidden, and is had back from the menu', async () => {
    await open()
    const help = now.page.getByRole('complementary', { name: 'Slik leser du rapporten' })
    await now.page.getByRole('button', { name: 'Skjul hjelpen' }).click()
    await now.page.reload()
    await text().waitFor()
    expect(await help.count()).toBe(0)
    await now.page.getByRole('button', { name: 'Flere handlinger' }).click()
    await now.page.getByRole('menuitem', { name: 'Slik leser du rapporten' }).click()
    await help.waitFor()
  })

  test('a case is deleted after asking, and its address holds nothing', async () => {
    await open()
    const address = now.page.url()
    await now.page.getByRole('button', { name: 'Flere handlinger' }).click()
    await now.page.getByRole('menuitem', { name: 'Slett saken' }).click()
    await now.page.getByRole('dialog').getByRole('button', { name: 'Slett saken' }).click()
    await now.page.waitForURL(/#add$/)
    await now.page.goto(address)
    await expect.poll(() => text().count()).toBe(0)
  })
})

describe('REL-26, REL-27: nothing written is lost', () => {
  test('REL-26 two tabs: the second is shown both texts, takes a paragraph over, and saves', async () => {
    await open()
    const other = await now.context.newPage()
    await other.goto(now.page.url())
    const elsewhere = reportPage(other, now.server)
    await elsewhere.text.waitFor()
    await elsewhere.writeAfter('Apocillin', ' Fra den andre fanen.')
    await elsewhere.saved()
    await now.report.writeAfter('halsen', ' Fra denne fanen.')
    await now.page.locator('[data-saving="conflict"]').waitFor()
    const conflict = now.page.getByRole('alert').filter({ hasText: 'endret et annet sted' })
    await expect.poll(() => conflict.innerText()).toMatch(/Fra denne fanen[\s\S]*Fra den andre fanen/)
    await conflict.getByRole('button', { name: 'Ta med i min' }).last().click()
    await conflict.getByRole('button', { name: 'Lagre min' }).click()
    await now.report.saved()
    await now.page.reload()
    await text().waitFor()
    expect(await text().innerText()).toMatch(/Fra denne fanen/)
    expect(await text().innerText()).toMatch(/Fra den andre fanen/)
  })

  test('REL-27 without a network it says where the text is, and sends it when the network is back', async () => {
    await open()
    await now.context.setOffline(true)
    await now.report.writeAfter('Apocillin', ' Uten nett.')
    await now.page.getByText('Lagret bare på denne enheten').waitFor()
    await now.context.setOffline(false)
    await now.report.saved()
    await now.page.reload()
    await text().waitFor()
    expect(await text().innerText()).toContain('Uten nett.')
  })

  test('REL-27 a tab closed within the pause: the text is back on return, and reaches the server', async () => {
    await open()
    const address = now.page.url()
    await now.context.setOffline(true)
    await now.report.writeAfter('Apocillin', ' Siste ord.')
    // No hand is faster from the last key to the tab's cross; the pause before a save is 500 ms.
    await now.page.waitForTimeout(150)
    await now.page.close()
    await now.context.setOffline(false)
    const again = await now.context.newPage()
    await again.goto(address)
    const later = reportPage(again, now.server)
    await later.text.waitFor()
    expect(await later.text.innerText()).toContain('Siste ord.')
    // Either tab may have sent it, the closing one as it went: with no copy left on the device, what is read next is the server's.
    await expect.poll(() => again.evaluate(countDrafts)).toBe(0)
    await again.reload()
    await later.text.waitFor()
    expect(await later.text.innerText()).toContain('Siste ord.')
  })

  test('SEC-62 the copy on this device holds no readable text, and none is left after signing out', async () => {
    await open()
    await now.context.setOffline(true)
    await now.report.writeAfter('Apocillin', ' Hemmelig ord.')
    await now.page.getByText('Lagret bare på denne enheten').waitFor()
    await expect.poll(() => now.page.evaluate(countDrafts)).toBe(1)
    expect(await now.page.evaluate(readDraftBytes)).not.toMatch(/Hemmelig|Apocillin/)
    await now.context.setOffline(false)
    await now.page.goto(`${now.home}/logout`)
    await arriveAt(now.page, `${now.home}/`)
    expect(await now.page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).not.toContain('epikrise-drafts')
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
