import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SAMPLE_RATE_HZ } from '#server/ports/sound.ts'
import { atLoudness, roomNoise } from '#server/testing/kinds-of-sound.ts'
import { welcomeDoctor } from '../harness/accounts.ts'
import { startBrowser } from '../harness/browser.ts'
import { look } from '../harness/look.ts'
import { openRecorder, recorderPage } from '../harness/recorder-page.ts'
import { startServer } from '../harness/server.ts'
import type { RunningServer } from '../harness/server.ts'
import { babble } from '../harness/voice.ts'
import { join as joinSound, SAMPLE_RATE, silence, writeWav } from '../harness/wav.ts'
import { startSpeechStandIn } from '../stand-ins/speech.ts'
import type { SpeechStandIn } from '../stand-ins/speech.ts'

const email = 'lyd@klinikk.example'
/** The microphone is good at first; what is recorded comes after. */
const GOOD_SECONDS = 6
const RECORDED_SECONDS = 14

let folder: string
let speech: SpeechStandIn
let server: RunningServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'epikrise-kinds-'))
  // Says the same of whatever it is given: what keeps silence out must be the gate before it.
  speech = await startSpeechStandIn({ script: () => 'Jeg har hatt vondt i halsen i fire dager.' })
  server = await startServer({ env: { SPEECH_URL: speech.url } })
  await welcomeDoctor(server, email)
})
afterAll(async () => {
  await server.dispose()
  await speech.stop()
  await rm(folder, { recursive: true, force: true })
})

const noise = (seconds: number, decibel: number): Float32Array => {
  const made = roomNoise(seconds, decibel)
  return Float32Array.from({ length: seconds * SAMPLE_RATE }, (_, at) => made[Math.floor((at * SAMPLE_RATE_HZ) / SAMPLE_RATE)] ?? 0)
}

/** Records what comes after the good beginning, and gives the page that shows what became of it. */
async function record(name: string, sound: Float32Array, { warning }: { warning?: string } = {}): Promise<Page> {
  const microphone = join(folder, `${name}.wav`)
  await writeWav(microphone, joinSound([babble(GOOD_SECONDS), sound]))
  const browser = await startBrowser({ microphone })
  const { page } = await openRecorder(browser, { server, email })
  const recorder = recorderPage(page)
  await recorder.untilGood()
  await page.waitForTimeout(GOOD_SECONDS * 1000)
  await recorder.start()
  if (warning !== undefined) await page.getByText(warning).waitFor({ timeout: RECORDED_SECONDS * 1000 })
  expect(await look(page, `kind-${name}`)).toEqual([])
  await recorder.untilSecond(RECORDED_SECONDS)
  await recorder.finish()
  return page
}

describe.concurrent('what a page hears, from the microphone to the report', () => {
  test.each([
    ['silence', () => silence(60)],
    ['room-noise', () => noise(60, -50)],
  ])('%s: the page warns while it records, and there is no report', async (name, sound) => {
    const page = await record(name, sound(), { warning: 'Ingen lyd fra mikrofonen' })
    await page.getByText(/Sjekk at riktig mikrofon er valgt/).waitFor({ timeout: 30_000 })
    expect(await page.locator('.report-text').count()).toBe(0)
    await page.context().browser()?.close()
  })

  test('speech at -45 dBFS is lifted by the browser’s own gain, and there is a report', async (here) => {
    const page = await record('faint-speech', atLoudness(babble(60), -45))
    await here.expect.poll(() => page.locator('.report-text').allInnerTexts(), { timeout: 30_000 }).toEqual([expect.stringMatching(/hals/i)])
    await page.context().browser()?.close()
  })
})
