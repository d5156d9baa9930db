import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tokenFor } from './harness/accounts.ts'
import { journey } from './harness/journey.ts'
import { originOf } from './harness/sign-in.ts'
import { startSpeechStandIn } from './stand-ins/speech.ts'
import type { SpeechStandIn } from './stand-ins/speech.ts'

const TALK = [
  'Lege: Hva kan jeg hjelpe deg med?',
  'Pasient: Jeg har hatt vondt i venstre kne i tre uker. Jeg har ikke feber.',
  'Lege: Du får Paracet 1 g fire ganger daglig i ti dager.',
].join('\n')
const SPOKEN = 'Jeg har hatt vondt i halsen i fire dager, og jeg har hatt feber. Du får Apocillin 660 mg fire ganger daglig i ti dager.'
const email = 'samtalen@klinikk.example'

let speech: SpeechStandIn
beforeAll(async () => {
  speech = await startSpeechStandIn({ script: () => SPOKEN })
})
afterAll(() => speech.stop())
const now = journey(email, { env: () => ({ SPEECH_URL: speech.url }) })

const talk = () => now.report.rail.getByRole('region', { name: 'Fra samtaleteksten' })

/** A pointer that rests where text has just changed means nothing; one that moves over it does. */
async function lookAt(words: string): Promise<void> {
  const box = await now.page.locator('[data-statement]', { hasText: words }).first().boundingBox()
  if (!box) throw new Error(`nothing shown says ${words}`)
  await now.page.mouse.move(box.x + 12, box.y - 24)
  await now.page.mouse.move(box.x + 12, box.y + box.height / 2, { steps: 8 })
}

async function openTalk(): Promise<void> {
  await now.page.setViewportSize({ width: 1440, height: 1000 })
  if (!(await now.report.rail.isVisible())) await now.report.press('Kilder')
  const part = now.report.rail.getByRole('button', { name: /^Samtalen/ })
  if ((await part.getAttribute('aria-expanded')) !== 'true') await part.click()
}

describe('what was said stands beside the report', () => {
  test('turn by turn with who speaks, searched with a count of hits', async () => {
    await now.report.open(TALK)
    await openTalk()
    await expect
      .poll(() => talk().getByRole('listitem').allInnerTexts())
      .toEqual([expect.stringMatching(/^Lege\s+Hva kan/), expect.stringMatching(/^Pasient\s+Jeg har/), expect.stringMatching(/^Lege\s+Du får/)])
    const search = now.report.rail.getByRole('searchbox', { name: 'Søk i samtalen' })
    await search.fill('jeg')
    await now.report.rail.getByText('1 av 3 treff').waitFor()
    await search.press('Enter')
    await now.report.rail.getByText('2 av 3 treff').waitFor()
    expect(await talk().locator('mark[data-kind="current"]').count()).toBe(1)
    await search.fill('ryggen')
    await now.report.rail.getByText('Ingen treff').waitFor()
    await search.fill('')
    expect(await now.report.faults()).toEqual([])
  })

  test('a corrected word marks what it touched in the report, and changes no word of it', async () => {
    await now.report.open(TALK)
    await openTalk()
    const before = await now.report.text.innerText()
    await now.report.writeAfter('Paracet', ' Husk snus.')
    await talk().getByRole('button', { name: /^Rett «Du får Paracet/ }).click()
    await now.report.rail.getByRole('textbox', { name: 'Det som egentlig ble sagt' }).fill('Du får Paracet 500 milligram fire ganger daglig i ti dager.')
    await now.report.rail.getByRole('button', { name: 'Lagre rettelsen' }).click()
    await now.report.rail.getByText(/mistet grunnlaget/).waitFor()
    expect(await now.report.text.innerText()).toBe(before.replace(/(Paracet[^\n]*)/, '$1 Husk snus.'))
    await expect.poll(() => now.page.locator('.report-text [data-supported="false"]').allInnerTexts()).toEqual([expect.stringContaining('Paracet 1 g')])
    await lookAt('venstre kne')
    await expect.poll(() => now.page.getByRole('dialog', { name: 'Grunnlag' }).locator('mark').first().innerText()).toMatch(/venstre kne/)
    await now.page.mouse.move(5, 5)
    // The doctor writes on, on the new revision.
    await now.report.writeAfter('feber', ' Ring på fredag.')
    await now.report.saved()
    await now.page.reload()
    await now.report.text.waitFor()
    for (const own of ['Husk snus.', 'Ring på fredag.']) expect(await now.report.text.innerText()).toContain(own)
    expect(await now.page.locator('.report-text [data-supported="false"]').count()).toBe(1)
    await lookAt('Paracet')
    await expect.poll(() => now.page.getByRole('dialog', { name: 'Grunnlag' }).locator('mark').first().innerText()).toMatch(/Paracet 500 milligram/)
    expect(now.errors).toEqual([])
  })

  test('what could not be saved says so, and the words wait to be tried again', async () => {
    await now.report.open(TALK)
    await openTalk()
    await now.page.route(
      '**/transcript/correct',
      (route) => route.fulfill({ status: 503, contentType: 'application/json', body: '{"code":"database.unavailable","message":"x"}' }),
      { times: 1 },
    )
    await talk().getByRole('button', { name: /^Rett «Jeg har hatt/ }).click()
    const field = now.report.rail.getByRole('textbox', { name: 'Det som egentlig ble sagt' })
    await field.fill('Jeg har hatt vondt i venstre kne i fire uker. Jeg har ikke feber.')
    await field.press('Control+Enter')
    await now.report.rail.getByRole('alert').filter({ hasText: 'Kunne ikke lagre rettelsen' }).waitFor()
    expect(await field.inputValue()).toContain('fire uker')
    await field.press('Control+Enter')
    await expect.poll(() => talk().innerText()).toContain('fire uker')
  })

  test('a recording is heard from its place, and corrected in place (transcribed by a stand-in)', async () => {
    const [patientId, caseId] = [crypto.randomUUID(), crypto.randomUUID()]
    const token = await tokenFor(now.server, { email })
    const api = `${now.server.url}/api/v1.0/patients/${patientId}`
    const headers = { authorization: `Bearer ${token}` }
    await fetch(api, { method: 'PUT', headers: { ...headers, 'content-type': 'application/json' }, body: '{"name":"Ola Prøvesen"}' })
    const form = new FormData()
    form.append('recordingId', crypto.randomUUID())
    form.append('kind', 'human')
    form.append('audioFile', new Blob([await readFile(join(import.meta.dirname, '..', 'domain', 'audio', 'fixtures', 'spoken.mp3'))]), 'spoken.mp3')
    expect((await fetch(`${api}/cases/${caseId}/manual-audio`, { method: 'POST', headers, body: form })).status).toBe(200)
    await now.page.goto(`${originOf(now.server)}/p/${patientId}/report`)
    await now.report.text.waitFor()
    await openTalk()
    const heard = now.report.rail.getByRole('region', { name: 'Sagt i opptaket' })
    const audio = now.page.waitForResponse(/\/audio$/)
    await heard.getByRole('button', { name: /^Spill av fra 00:0/ }).first().click()
    expect((await audio).status()).toBe(200)
    await heard.getByRole('button', { name: /^Rett «/ }).first().click()
    const field = now.report.rail.getByRole('textbox', { name: 'Det som egentlig ble sagt' })
    await field.fill((await field.inputValue()).replace('fire dager', 'fem dager'))
    await now.report.rail.getByRole('button', { name: 'Lagre rettelsen' }).click()
    await now.report.rail.getByText(/^Rettet\./).waitFor()
    await expect.poll(() => heard.innerText()).toContain('fem dager')
  })
})
