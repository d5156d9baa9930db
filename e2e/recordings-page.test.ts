import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPage } from './harness/browser.ts'
import { look } from './harness/look.ts'
import { recordSpeech, uploadGroups } from './harness/recorded-speech.ts'
import { recordingClinic } from './harness/recording-clinic.ts'
import type { RecordingClinic } from './harness/recording-clinic.ts'
import { enter, originOf } from './harness/sign-in.ts'
import { newVisit, VisitClient } from './harness/visit-client.ts'
import { startSpeechStandIn } from './stand-ins/speech.ts'
import type { SpeechFault, SpeechStandIn } from './stand-ins/speech.ts'

const email = 'opptakene@klinikk.example'

let speech: SpeechStandIn
let fault: SpeechFault | undefined

beforeAll(async () => {
  speech = await startSpeechStandIn({ script: () => 'Jeg har hostet i to uker.', fault: () => fault })
})
afterAll(() => speech.stop())
const hearing = recordingClinic(email, { env: () => ({ SPEECH_URL: speech.url }) })
const deaf = recordingClinic(email)

/** A named patient's recording with some of its parts, ended as it is; the page of its recordings. */
async function openRecordings({ server, browser, token }: RecordingClinic, parts: readonly number[]) {
  const client = new VisitClient(server.url, token)
  const visit = newVisit()
  await client.namePatient(visit, 'Prøve Pasient')
  const groups = uploadGroups(recordSpeech({ seconds: 70, mark: 'recordings' }))
  for (const group of groups.filter(({ index }) => parts.includes(index))) await client.sendGroup(visit, group)
  await client.finalize(visit, { acceptMissing: 'true' })
  await client.settled(visit, 120_000)
  const { page, context } = await openPage(browser)
  await enter(page, server, { email })
  await page.goto(`${originOf(server)}/p/${visit.patientId}/recs`)
  return { page, context, visit }
}

describe('the recordings of a case', () => {
  test('REL-7 say from when to when sound is missing, here and with the report; the rest can be heard', async () => {
    const { page, context, visit } = await openRecordings(hearing, [1, 3])
    await page.getByText('Lyden fra 00:30 til 00:50 kom aldri fram. Det som ble sagt da, er ikke med.').waitFor()
    expect(await look(page, 'missing-stretch')).toEqual([])
    await page.getByRole('button', { name: 'Hent lyden' }).click()
    await page.waitForFunction(() => (document.querySelector('audio')?.duration ?? 0) > 0)
    await page.getByRole('link', { name: 'Legg til opptak' }).click()
    await page.getByRole('heading', { name: 'Nytt opptak i saken' }).waitFor()
    await page.goto(`${originOf(hearing.server)}/p/${visit.patientId}/report`)
    await page.getByText('Lyden fra 00:30 til 00:50 kom aldri fram').waitFor()
    await context.close()
  })

  test('wait for an engine with two ways out, and the words for neither are an error', async () => {
    const { page, context } = await openRecordings(deaf, [1, 2, 3])
    await page.getByText('Opptaket venter på talegjenkjenning').waitFor()
    expect(await look(page, 'waiting-for-engine')).toEqual([])
    await page.getByRole('link', { name: 'Til notatet' }).click()
    await page.getByRole('textbox', { name: 'Notat' }).fill('Hoste i to uker. Paracet 500 mg ved behov.')
    await page.getByRole('button', { name: 'Lagre og lag rapporten på nytt' }).click()
    await page.locator('.report-text').getByText('Paracet 500 mg').first().waitFor()
    await context.close()
  })

  test('where nothing can hear, that is said before the press, and afterwards a field on the report page gives the report at once', async () => {
    const { page, context, visit } = await openRecordings(deaf, [1, 2, 3])
    for (const path of ['/', '/r']) {
      await page.goto(`${originOf(deaf.server)}${path}`)
      await page.getByText('Her er det ikke satt opp talegjenkjenning.').waitFor()
    }
    await page.goto(`${originOf(deaf.server)}/p/${visit.patientId}/report`)
    const field = page.getByRole('textbox', { name: 'Skriv det viktigste, få rapporten nå' })
    await field.waitFor()
    expect(await look(page, 'essentials')).toEqual([])
    await field.fill('Hoste i to uker. Paracet 500 mg ved behov.')
    await page.getByRole('button', { name: 'Lag rapporten nå' }).click()
    await page.locator('.report-text').getByText('Paracet 500 mg').first().waitFor()
    await context.close()
  })

  test('where an engine can hear, nothing is said before the press', async () => {
    const { page, context } = await openRecordings(hearing, [1, 2, 3])
    const asked = page.waitForResponse(/\/api\/v1\.0\/speech$/)
    await page.goto(`${originOf(hearing.server)}/`)
    expect(await (await asked).json()).toEqual({ status: 'ready' })
    expect(await page.getByText('Her er det ikke satt opp talegjenkjenning.').count()).toBe(0)
    await context.close()
  })

  test('are tried again after an engine failed', async () => {
    fault = { kind: 'status', status: 400 }
    const { page, context } = await openRecordings(hearing, [1, 2, 3])
    await page.getByText('Opptaket kunne ikke gjenkjennes.').waitFor()
    fault = undefined
    // The server tries again by itself too: on a busy machine the button may be gone before it is pressed.
    const heard = page.getByText('Jeg har hostet i to uker.').first().waitFor()
    await Promise.race([page.getByRole('button', { name: 'Prøv igjen' }).click(), heard])
    await heard
    expect(await page.getByText('Opptaket kunne ikke gjenkjennes.').count()).toBe(0)
    await context.close()
  })
})
