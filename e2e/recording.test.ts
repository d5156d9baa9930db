import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessibilityFaults } from './harness/accessibility.ts'
import { look } from './harness/look.ts'
import { casesOf, recorderPage } from './harness/recorder-page.ts'
import { recordingClinic } from './harness/recording-clinic.ts'
import { originOf } from './harness/sign-in.ts'
import { silence } from './harness/wav.ts'
import { startSpeechStandIn } from './stand-ins/speech.ts'
import type { SpeechStandIn } from './stand-ins/speech.ts'

const TALK = 'Hva plager deg? Jeg har hostet i to uker. Da tar vi paracetamol 500 mg.'

let speech: SpeechStandIn
beforeAll(async () => {
  speech = await startSpeechStandIn({ script: () => TALK, dialect: 'whisper.cpp', sureness: (word) => (word.startsWith('paracet') ? 0.3 : 0.9) })
})
afterAll(() => speech.stop())
const clinic = recordingClinic('opptak@klinikk.example', { env: () => ({ SPEECH_URL: speech.url }) })

describe('recording in the browser', () => {
  test('REL-3 a network that goes away for a while costs nothing, and the page says where the audio is', async () => {
    const { page, context, errors } = await clinic.open()
    await recorderPage(page).start()
    await recorderPage(page).untilSecond(4)
    await page.getByText(/Lagret på denne enheten til 00:0/).waitFor()
    const topOfPatient = async () => (await page.getByRole('region', { name: 'Pasienten' }).boundingBox())?.y
    const before = await topOfPatient()
    expect(before).toBeGreaterThan(0)
    await context.setOffline(true)
    await page.getByText('Lagret på denne enheten, venter på nett').waitFor()
    // Long enough for a part that was due meanwhile.
    await recorderPage(page).untilSecond(31)
    expect(await look(page, 'waiting-for-network')).toEqual([])
    expect(await recorderPage(page).seconds()).toBeGreaterThanOrEqual(29)
    expect((await recorderPage(page).keptOnDevice()).slices).toBeGreaterThanOrEqual(29)
    await context.setOffline(false)
    // A part is so many slices, and a slice comes when the browser brings it: on a busy machine thirty of them take a second more.
    await page.getByText(/Lagret på serveren til 00:3[0-4]/).waitFor()
    const heard = page.getByRole('group', { name: 'Teksten så langt' })
    await expect.poll(() => heard.textContent()).toContain('Jeg har hostet i to uker.')
    // The words have come into room that was theirs: nobody who writes below them is pushed away.
    expect(await topOfPatient()).toBe(before)
    expect(await heard.getByTitle('usikker').textContent()).toContain('paracetamol')
    expect(await look(page, 'transcript-filled')).toEqual([])
    await recorderPage(page).pause()
    expect(await look(page, 'paused')).toEqual([])
    const recorded = await recorderPage(page).seconds()
    await context.setOffline(true)
    await page.keyboard.press('Enter')
    await page.getByText('Fortsett senere').waitFor()
    expect(await look(page, 'finalizing-waiting')).toEqual([])
    await context.setOffline(false)
    await page.waitForURL(/\/report$/)
    expect(await recorderPage(page).keptOnDevice()).toEqual({ recordings: 0, slices: 0 })
    await expect.poll(async () => (await casesOf(page, clinic.server, clinic.token))[0]?.audioRecordings[0]?.status).toBe('Done')
    const [recording] = (await casesOf(page, clinic.server, clinic.token))[0]!.audioRecordings
    expect(Math.abs(recording!.durationMs! / 1000 - recorded)).toBeLessThanOrEqual(2)
    expect(recording!.transcription).toContain('hostet')
    expect(errors.filter((error) => !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(error))).toEqual([])
    await context.close()
  })

  test('REL-4 a tab that was killed is offered with its length, goes up with its notes, and leaves nothing behind', async () => {
    const { page, context } = await clinic.open()
    await recorderPage(page).start()
    await page.getByLabel('Tilleggsopplysninger').fill('Blodtrykk 140/90.')
    await recorderPage(page).untilSecond(6)
    const second = await context.newPage()
    await second.goto(`${originOf(clinic.server)}/r`)
    await recorderPage(second).untilGood()
    expect(await second.getByText('Et opptak ble avbrutt').count()).toBe(0)
    await page.close({ runBeforeUnload: false })
    await second.getByText('Et opptak ble avbrutt').waitFor()
    await second.reload()
    const length = /: 00:(\d\d)\./.exec((await second.getByText(/ligger trygt på denne enheten/).textContent()) ?? '')?.[1]
    expect(Number(length)).toBeGreaterThanOrEqual(5)
    expect(await look(second, 'recovery-offered')).toEqual([])
    await second.getByRole('button', { name: 'Hent fram og last opp' }).click()
    await second.waitForURL(/\/report$/)
    expect(await recorderPage(second).keptOnDevice()).toEqual({ recordings: 0, slices: 0 })
    const [recovered] = await casesOf(second, clinic.server, clinic.token)
    expect(recovered?.additionalNotes).toBe('Blodtrykk 140/90.')
    await context.close()
  })

  test('one press on the dashboard card records when the microphone is known, by keys alone, on a phone, without an axe fault', async () => {
    const { page, context } = await clinic.open({ context: { viewport: { width: 390, height: 844 } } })
    await recorderPage(page).untilGood()
    expect(await look(page, 'ready')).toEqual([])
    await page.goto(`${originOf(clinic.server)}/`)
    await page.getByRole('main').getByRole('link', { name: 'Start opptak' }).press('Enter')
    await page.getByText('Tar opp').waitFor()
    expect(new URL(page.url()).search).toBe('')
    expect(await look(page, 'recording')).toEqual([])
    await recorderPage(page).untilSecond(2)
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Avslutt og last opp' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Space')
    await page.getByText('Tar opp').waitFor()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/report$/)
    await context.close()
  })

  test('REL-9 leaving asks first, stays when told to, and deletes the audio when told so', async () => {
    const { page, context } = await clinic.open()
    await recorderPage(page).start()
    await recorderPage(page).untilSecond(2)
    await page.getByRole('link', { name: 'Kontrollpanel' }).click()
    await page.getByRole('button', { name: 'Fortsett opptaket' }).click()
    await page.getByText('Tar opp').waitFor()
    await page.getByRole('link', { name: 'Kontrollpanel' }).click()
    await page.getByRole('button', { name: 'Forkast og gå' }).click()
    await page.waitForURL(`${originOf(clinic.server)}/`)
    await expect.poll(() => recorderPage(page).keptOnDevice()).toEqual({ recordings: 0, slices: 0 })
    await context.close()
  })

  test('leaving offers the report first, with the focus on what changes nothing', async () => {
    const { page, context } = await clinic.open()
    await recorderPage(page).start()
    await recorderPage(page).untilSecond(2)
    await page.getByRole('link', { name: 'Kontrollpanel' }).click()
    const choices = page.getByRole('dialog').getByRole('button').filter({ hasText: /\S/ })
    await choices.first().waitFor()
    expect(await choices.allInnerTexts()).toEqual(['Avslutt og lag rapport', 'Fortsett opptaket', 'Forkast og gå'])
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Fortsett opptaket')
    await choices.first().click()
    await page.waitForURL(/\/report$/)
    await context.close()
  })

  test('half an address is said to lack parameters, and still records into a new case', async () => {
    const { page, context } = await clinic.open({ search: '?c=0199d5b4-7a00-7000-8000-000000000001' })
    expect(await page.getByText('mangler nødvendige parametere').textContent()).toContain('ny sak')
    await recorderPage(page).untilGood()
    await context.close()
  })
})

describe('in a room where nobody says anything', () => {
  const quiet = recordingClinic('stille@klinikk.example', { sound: () => silence(30) })

  test('a silent microphone is named after ten seconds and nothing can be started', async () => {
    const { page, context } = await quiet.open()
    await page.getByText('Si et testord').waitFor()
    expect(await look(page, 'checking')).toEqual([])
    await page.getByText('Ingen lyd på 10 sekunder').waitFor()
    expect(await recorderPage(page).disc.isDisabled()).toBe(true)
    expect(await look(page, 'no-signal')).toEqual([])
    await context.close()
  })
})
