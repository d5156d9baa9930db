import { describe, expect, test } from 'vitest'
import { accessibilityFaults } from './harness/accessibility.ts'
import { casesOf, recorderPage } from './harness/recorder-page.ts'
import { recordingClinic } from './harness/recording-clinic.ts'
import { originOf } from './harness/sign-in.ts'

const NEED = 'Marker at pasienten er informert om opptaket, så kan du starte.'

const clinic = recordingClinic('informert@klinikk.example', { env: () => ({ PATIENT_INFORMED: 'required' }) })

describe('GDPR-1 where the operator asks that the patient be told', () => {
  test('nothing starts before the mark; it survives a dead tab, goes with the recording, and stands on the case', async () => {
    const { page, context } = await clinic.open()
    const recorder = recorderPage(page)
    await page.getByText('Klar', { exact: true }).waitFor()
    await page.getByText(NEED).waitFor()
    await page.keyboard.press('r')
    expect(await recorder.disc.isDisabled()).toBe(true)
    expect(await accessibilityFaults(page)).toEqual([])
    const mark = page.getByRole('button', { name: 'Pasienten er informert' })
    await mark.press('Enter')
    await page.getByRole('button', { name: /Pasienten ble informert \d\d:\d\d Angre/ }).press('Enter')
    expect(await recorder.disc.isDisabled()).toBe(true)
    await mark.press('Enter')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('r')
    await recorder.untilSecond(3)
    const second = await context.newPage()
    await page.close({ runBeforeUnload: false })
    await second.goto(`${originOf(clinic.server)}/r`)
    await second.getByRole('button', { name: 'Hent fram og last opp' }).click()
    await second.waitForURL(/\/report$/)
    // The page before says it too, and its address changes first.
    await second.getByRole('heading', { level: 1, name: 'Anonym sak' }).waitFor()
    await second.getByText(/^Pasienten ble informert \d\d:\d\d$/).waitFor()
    const [recorded] = await casesOf(second, clinic.server, clinic.token)
    expect(Math.abs(Date.parse(recorded?.patientInformedAt ?? '') - Date.now())).toBeLessThan(60_000)
    await context.close()
  })

  test('a pasted talk asks for it too', async () => {
    const { page, context } = await clinic.open()
    await page.goto(`${originOf(clinic.server)}/`)
    await page.getByRole('textbox', { name: 'Skriv eller lim inn samtalen' }).fill('Jeg har hatt hodepine i tre dager. Ingen feber.')
    const send = page.getByRole('button', { name: 'Lag rapport' })
    expect(await send.isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Pasienten er informert' }).click()
    await send.click()
    await page.waitForURL(/\/report$/)
    await page.getByText(/Pasienten ble informert/).waitFor()
    await context.close()
  })
})
