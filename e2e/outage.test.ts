import { expect, test } from 'vitest'
import { look } from './harness/look.ts'
import { casesOf, recorderPage } from './harness/recorder-page.ts'
import { recordingClinic } from './harness/recording-clinic.ts'

const clinic = recordingClinic('utennett@klinikk.example')

test('NORM-7 without a network the page says what goes on, a talk is begun and recorded, and nothing of it is lost', async () => {
  const { page, context } = await clinic.open()
  // The page for recording is at hand: seen before, or fetched while the first one was at rest.
  await recorderPage(page).untilGood()
  await page.getByRole('link', { name: 'Kontrollpanel' }).click()
  await page.getByRole('heading', { name: 'Kontrollpanel' }).waitFor()
  await context.setOffline(true)
  await page.getByText('Opptak og skriving fortsetter på denne enheten og sendes når nettet er tilbake. Nye rapporter må vente.').waitFor()
  expect(await look(page, 'offline')).toEqual([])
  await page.getByRole('link', { name: 'Start opptak' }).first().click()
  const recorder = recorderPage(page)
  // Whoever asks for a recording there has asked for it: it begins by itself.
  await page.getByText('Tar opp').waitFor()
  await recorder.untilSecond(4)
  await page.getByText('Lagret på denne enheten, venter på nett').waitFor()
  await recorder.pause()
  await page.keyboard.press('Enter')
  await page.getByText('Fortsett senere').waitFor()
  expect((await recorder.keptOnDevice()).recordings).toBe(1)
  await context.setOffline(false)
  await page.waitForURL(/\/report$/)
  expect(await recorder.keptOnDevice()).toEqual({ recordings: 0, slices: 0 })
  const [made] = await casesOf(page, clinic.server, clinic.token)
  expect(made?.audioRecordings).toHaveLength(1)
  await context.close()
})
