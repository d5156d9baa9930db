import { describe, expect, test } from 'vitest'
import { heldToken, letSignInRunOut } from './harness/ended-sign-in.ts'
import { recorderPage } from './harness/recorder-page.ts'
import { recordingClinic } from './harness/recording-clinic.ts'
import { arriveAt, originOf, signIn } from './harness/sign-in.ts'

const email = 'langsamtale@klinikk.example'
const ENDED = 'Lagret på denne enheten. Logg inn igjen i en annen fane, så lastes det opp'

const clinic = recordingClinic(email)

/** A recording under way, and a tab of the same browser beside it. */
async function startRecording() {
  const { page, context } = await clinic.open({ isThroughProvider: true })
  await recorderPage(page).start()
  await recorderPage(page).untilSecond(2)
  const beside = await context.newPage()
  await beside.goto(`${originOf(clinic.server)}/healthz`)
  return { page, context, beside }
}

describe('a sign-in that runs out in the middle of a talk', () => {
  test('is renewed without anybody noticing', async () => {
    const { page, context, beside } = await startRecording()
    await letSignInRunOut(beside, { server: clinic.server, email, canRenew: true })
    const ended = await heldToken(beside)
    await recorderPage(page).finish()
    expect(await heldToken(beside)).not.toBe(ended)
    await context.close()
  })

  test('and cannot be renewed stops nothing: the page says so, and uploads go on after the next sign-in', async () => {
    const { page, context, beside } = await startRecording()
    await letSignInRunOut(beside, { server: clinic.server, email, canRenew: false })
    await page.getByText(ENDED).waitFor()
    expect(await page.getByText('Tar opp').isVisible()).toBe(true)
    const link = page.getByRole('link', { name: 'Logg inn i ny fane' })
    expect(await link.getAttribute('target')).toBe('_blank')
    // As the link would; Chromium without a window sometimes loses the process of a tab that a page opened.
    const fresh = await context.newPage()
    await fresh.goto(new URL((await link.getAttribute('href')) ?? '', originOf(clinic.server)).href)
    const before = await recorderPage(page).seconds()
    // The provider still knows this browser, so one press is all it takes.
    await fresh.getByRole('button', { name: 'Logg inn' }).or(fresh.getByRole('link', { name: 'Logg inn' })).first().click()
    await arriveAt(fresh, `${originOf(clinic.server)}/`)
    await page.getByText(/Lagret på serveren til 00:/).waitFor()
    // Signing in may take less than the second the clock counts by: it is waited for, and fails where it stands still.
    await recorderPage(page).untilSecond(before + 1)
    await recorderPage(page).finish()
    expect(await recorderPage(page).keptOnDevice()).toEqual({ recordings: 0, slices: 0 })
    await context.close()
  })

  test('REL-29 but signing out ends the recording tab too, and what it recorded is offered at the next sign-in', async () => {
    const { page, context, beside } = await startRecording()
    await beside.goto(`${originOf(clinic.server)}/logout`)
    // Five seconds are the bar on a machine of its own; a test beside others says only that it happens.
    await arriveAt(page, `${originOf(clinic.server)}/`)
    await page.getByText('Logg inn').first().waitFor()
    await signIn(page, clinic.server, { email })
    await page.goto(`${originOf(clinic.server)}/r`)
    await page.getByText('Et opptak ble avbrutt').waitFor()
    expect((await recorderPage(page).keptOnDevice()).recordings).toBe(1)
    await context.close()
  })
})
