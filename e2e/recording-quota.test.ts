import { expect, test } from 'vitest'
import { callAs } from './harness/accounts.ts'
import { look } from './harness/look.ts'
import { recordSpeech, uploadGroups } from './harness/recorded-speech.ts'
import { recorderPage } from './harness/recorder-page.ts'
import { recordingClinic } from './harness/recording-clinic.ts'
import { newVisit, VisitClient } from './harness/visit-client.ts'

const clinic = recordingClinic('grense@klinikk.example', { env: () => ({ AUDIO_MINUTES_PER_DAY: '1' }) })

test('SEC-32 what the day no longer holds is told in words, stays on the device, and leaves no empty case', async () => {
  const earlier = newVisit()
  for (const group of uploadGroups(recordSpeech({ seconds: 80, mark: 'earlier' })))
    await new VisitClient(clinic.server.url, clinic.token).sendGroup(earlier, group)
  const { page, context } = await clinic.open()
  const recorder = recorderPage(page)
  await recorder.start()
  await recorder.untilSecond(3)
  await recorder.pause()
  await recorder.controls.getByRole('button', { name: 'Avslutt og last opp' }).click()
  await page.getByText('Grensen for hvor mye lyd du kan ta opp på ett døgn er nådd.').waitFor()
  expect(await page.getByRole('alert').textContent()).toContain('Opptaket er trygt på denne enheten.')
  expect((await recorder.keptOnDevice()).slices).toBeGreaterThanOrEqual(3)
  expect(await look(page, 'quota-reached')).toEqual([])
  const { body } = await callAs(clinic.server, clinic.token, { method: 'GET', path: '/cases' })
  expect(JSON.stringify(body)).toContain(earlier.caseId)
  expect((body as { items: unknown[] }).items).toHaveLength(1)
  await context.close()
})
