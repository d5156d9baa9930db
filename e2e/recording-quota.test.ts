import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, welcomeDoctor } from './harness/accounts.ts'
import { startBrowser } from './harness/browser.ts'
import { look } from './harness/look.ts'
import { recordSpeech, uploadGroups } from './harness/recorded-speech.ts'
import { openRecorder, recorderPage } from './harness/recorder-page.ts'
import { startServer } from './harness/server.ts'
import type { RunningServer } from './harness/server.ts'
import { newVisit, VisitClient } from './harness/visit-client.ts'
import { babble } from './harness/voice.ts'
import { writeWav } from './harness/wav.ts'

const email = 'grense@klinikk.example'

let folder: string
let server: RunningServer
let browser: Browser
let token: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'epikrise-quota-'))
  await writeWav(join(folder, 'voice.wav'), babble(60))
  server = await startServer({ env: { AUDIO_MINUTES_PER_DAY: '1' } })
  browser = await startBrowser({ microphone: join(folder, 'voice.wav') })
  token = (await welcomeDoctor(server, email)).token
})
afterAll(async () => {
  await browser.close()
  await server.dispose()
  await rm(folder, { recursive: true, force: true })
})

test('SEC-32 what the day no longer holds is told in words, stays on the device, and leaves no empty case', async () => {
  const earlier = newVisit()
  for (const group of uploadGroups(recordSpeech({ seconds: 80, mark: 'earlier' }))) await new VisitClient(server.url, token).sendGroup(earlier, group)
  const { page, context } = await openRecorder(browser, { server, email })
  const recorder = recorderPage(page)
  await recorder.start()
  await recorder.untilSecond(3)
  await recorder.pause()
  await recorder.controls.getByRole('button', { name: 'Avslutt og last opp' }).click()
  await page.getByText('Grensen for hvor mye lyd du kan ta opp på ett døgn er nådd.').waitFor({ timeout: 10_000 })
  expect(await page.getByRole('alert').textContent()).toContain('Opptaket er trygt på denne enheten.')
  expect((await recorder.keptOnDevice()).slices).toBeGreaterThanOrEqual(3)
  expect(await look(page, 'quota-reached')).toEqual([])
  const { body } = await callAs(server, token, { method: 'GET', path: '/cases' })
  expect(JSON.stringify(body)).toContain(earlier.caseId)
  expect((body as { items: unknown[] }).items).toHaveLength(1)
  await context.close()
})
