import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openPage } from '../harness/browser.ts'
import { keyboardHand, touchHand } from '../harness/hands.ts'
import type { Hand } from '../harness/hands.ts'
import { recorderPage } from '../harness/recorder-page.ts'
import { recordingClinic } from '../harness/recording-clinic.ts'
import { reportPage } from '../harness/report-page.ts'
import { arriveAt, originOf, SIGN_IN_PAGE } from '../harness/sign-in.ts'
import { startSpeechStandIn } from '../stand-ins/speech.ts'
import type { SpeechStandIn } from '../stand-ins/speech.ts'

const SAID = [
  'Hva kan jeg hjelpe deg med? Jeg har hatt vondt i halsen i fire dager, og jeg har hatt feber opp til 39,2. Hoster du? Nei, ingen hoste.',
  'Men jeg har vondt når jeg svelger, og jeg har vært veldig sliten på jobb. Jeg hadde halsbetennelse i fjor vår.',
  'Jeg ser i halsen. Tonsillene er røde med hvitt belegg. CRP er 64. Hurtigtesten for streptokokker er positiv.',
  'Dette er en halsbetennelse med streptokokker. Du får Apocillin 660 mg fire ganger daglig i ti dager.',
].join(' ')
const email = 'tastatur@klinikk.example'

let speech: SpeechStandIn
beforeAll(async () => {
  speech = await startSpeechStandIn({ script: () => SAID })
})
afterAll(() => speech.stop())
const clinic = recordingClinic(email, { env: () => ({ SPEECH_URL: speech.url }) })

/** Somebody on their way through the product, and what they met that was wrong. */
type Walk = { page: Page; hand: Hand; met: string[] }

/** Every step is followed by a look at what this hand needs: the focus in sight, or room for a thumb. */
async function step({ hand, met }: Walk, name: string): Promise<void> {
  // Where the focus goes is settled when what went has gone.
  const tell = async (): Promise<void> => void met.push(...(await hand.faults()).map((fault) => `${name}: ${fault}`))
  await expect.poll(() => hand.faults(), { timeout: 15_000, message: name }).toEqual([]).catch(tell)
}

/** A screen that is new is looked at by axe too; of what lies over a page, that alone: the page below it is covered for the while. */
async function screen(walk: Walk, name: string, part?: string): Promise<void> {
  if (part !== undefined) await walk.page.locator(part).first().waitFor()
  await step(walk, name)
  walk.met.push(...(await accessibilityFaults(walk.page, part)).map((fault) => `${name}: ${fault}`))
}

/** The report in a window so tall that its bar lies over nothing. */
async function tallScreen(walk: Walk, name: string): Promise<void> {
  await step(walk, name)
  const before = walk.page.viewportSize()
  await walk.page.setViewportSize({ width: before?.width ?? 0, height: 2600 })
  walk.met.push(...(await accessibilityFaults(walk.page)).map((fault) => `${name}: ${fault}`))
  if (before !== null) await walk.page.setViewportSize(before)
}

async function signIn(walk: Walk): Promise<void> {
  const { page, hand } = walk
  await page.goto(`${originOf(clinic.server)}/`)
  await hand.press(page.getByRole('button', { name: 'Logg inn' }).or(page.getByRole('link', { name: 'Logg inn' })).first())
  await page.waitForURL(SIGN_IN_PAGE)
  await hand.write(page.getByLabel('E-post'), email)
  await hand.write(page.getByLabel('Navn'), 'Kari Lege')
  await screen(walk, 'sign-in')
  await hand.press(page.getByRole('button', { name: 'Logg inn' }))
  await arriveAt(page, `${originOf(clinic.server)}/`)
}

async function record(walk: Walk): Promise<void> {
  const { page, hand } = walk
  const recorder = recorderPage(page)
  const { controls } = recorder
  const press = async (name: string | RegExp, then: string | RegExp): Promise<void> => {
    await hand.press(controls.getByRole('button', { name, exact: true }))
    await page.getByText(then).first().waitFor()
    await step(walk, `${String(name)} pressed`)
  }
  const start = page.getByRole('main').getByRole('link', { name: 'Start opptak' })
  await start.waitFor()
  await hand.press(start)
  // One press on the dashboard is enough where the microphone may be used.
  await page.getByText('Tar opp').waitFor()
  await screen(walk, 'recording')
  await press('Pause', 'På pause')
  await screen(walk, 'paused')
  await press('Fortsett', 'Tar opp')
  await press('Pasienten er informert', /Pasienten ble informert/)
  const words = page.getByRole('switch', { name: 'Vis teksten underveis' })
  await hand.press(words)
  await page.getByText('Slått av. Opptaket går som vanlig.').waitFor()
  await step(walk, 'words off')
  await hand.press(words)
  await page.getByText('Slått av. Opptaket går som vanlig.').waitFor({ state: 'hidden' })
  await step(walk, 'words on')
  await recorder.untilSecond(5)
  await press('Pause', 'På pause')
  await hand.press(controls.getByRole('button', { name: 'Avslutt og last opp' }))
  await page.waitForURL(/\/report$/)
}

/** Drawn beside the text where there is room, else over it. */
const railOf = (page: Page) => page.getByRole('complementary', { name: 'Kilder' }).or(page.getByRole('dialog', { name: 'Kilder' }))

async function closeDrawer({ page, hand }: Walk): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'Kilder' })
  if ((await drawer.count()) === 0) return
  await hand.press(drawer.getByRole('button', { name: 'Lukk kildene' }))
  await drawer.waitFor({ state: 'hidden' })
}

async function read(walk: Walk): Promise<void> {
  const { page, hand } = walk
  const report = reportPage(page, clinic.server)
  await report.bar.waitFor()
  // Until the report is open its buttons are disabled, and grey: in the midst of a change axe takes the grey of a disabled button
  // for that of an enabled one.
  await expect.poll(() => report.bar.getByRole('button', { name: 'Signer' }).isEnabled()).toBe(true)
  await tallScreen(walk, 'report')
  await hand.press(page.getByRole('toolbar', { name: 'Hva setningene bygger på' }).getByRole('button').first())
  const card = page.getByRole('dialog', { name: 'Grunnlag' })
  await card.waitFor()
  await screen(walk, 'evidence', '[role="dialog"]')
  await hand.press(card.getByRole('button', { name: 'Vis i sammenheng' }).first())
  await railOf(page).locator('mark').first().waitFor()
  await step(walk, 'evidence in the talk')
  await closeDrawer(walk)
}

async function shorten(walk: Walk): Promise<void> {
  const report = reportPage(walk.page, clinic.server)
  const unfold = report.bar.getByRole('button', { name: 'Endre' })
  if (await unfold.isVisible()) await walk.hand.press(unfold)
  await walk.hand.press(report.bar.getByRole('button', { name: 'Mindre detaljert' }))
  await report.offered.waitFor()
  await tallScreen(walk, 'offered')
  // What the shorter report leaves out is asked for a moment after it was saved: until that has come, the list in the rail is of the longer one.
  const omittedNow = walk.page.waitForResponse((answer) => answer.url().endsWith('/omissions') && answer.request().method() === 'GET')
  await walk.hand.press(report.bar.getByRole('button', { name: 'Bruk' }))
  await report.saved()
  await omittedNow
  await step(walk, 'kept')
}

/** A report that was just saved is searched anew for what it leaves out: how many there are once that has come. */
async function settledCount(list: Locator): Promise<number> {
  let count = -1
  await expect.poll(async () => {
    const last = count
    count = await list.count()
    return count === last
  }, { interval: 1_000 }).toBe(true)
  return count
}

async function addOmission(walk: Walk): Promise<void> {
  const { page, hand } = walk
  const rail = railOf(page)
  if ((await rail.count()) === 0) await hand.press(reportPage(page, clinic.server).bar.getByRole('button', { name: 'Kilder' }))
  const omissions = rail.getByRole('button', { name: 'Legg til', exact: true })
  await omissions.first().waitFor()
  await step(walk, 'omissions')
  const before = await settledCount(omissions)
  await hand.press(omissions.first())
  await page.getByText(/^Lagt til under /).waitFor()
  await expect.poll(() => omissions.count()).toBe(before - 1)
  // The next one is at hand without a step.
  if (hand.name === 'keyboard') await expect.poll(() => omissions.first().evaluate((button) => button === document.activeElement)).toBe(true)
  await step(walk, 'added')
  await closeDrawer(walk)
}

async function writeAndCopy(walk: Walk): Promise<void> {
  const { page, hand } = walk
  const report = reportPage(page, clinic.server)
  await hand.write(report.text, ' Sykmeldt. ')
  await report.saved()
  await step(walk, 'written')
  await hand.press(report.bar.getByRole('button', { name: 'Kopier', exact: true }))
  await page.getByText('Rapporten er kopiert').waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect([copied.includes('Sykmeldt.'), copied.includes('Apocillin 660 mg')]).toEqual([true, true])
  await step(walk, 'copied')
}

async function sign(walk: Walk): Promise<void> {
  const { page, hand } = walk
  const report = reportPage(page, clinic.server)
  await hand.press(report.bar.getByRole('button', { name: 'Slik kopieres teksten' }))
  await screen(walk, 'menu', '[role="menu"]')
  await page.keyboard.press('Escape')
  await hand.press(report.bar.getByRole('button', { name: 'Signer' }))
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Signer rapporten' })
  await confirm.waitFor()
  await screen(walk, 'asked to sign', '[role="dialog"]')
  await hand.press(confirm)
  await page.getByText(/^Signert av Kari Lege/).waitFor()
  await tallScreen(walk, 'signed')
}

/** The visit from signing in to signing; gives what was wrong on the way. */
async function visit(page: Page, hand: Hand): Promise<string[]> {
  const walk: Walk = { page, hand, met: [] }
  for (const part of [signIn, record, read, shorten, addOmission, writeAndCopy, sign]) await part(walk)
  return walk.met
}

describe('a whole visit', () => {
  test('by the keys alone: the focus is always in sight and never lost, axe finds nothing', async () => {
    const { page, context, errors } = await openPage(clinic.browser)
    expect(await visit(page, keyboardHand(page))).toEqual([])
    expect(errors).toEqual([])
    await context.close()
  })

  test('by touch on a phone: everything is large enough for a thumb and nothing runs out of the window, axe finds nothing', async () => {
    const { page, context, errors } = await openPage(clinic.browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    expect(await visit(page, touchHand(page))).toEqual([])
    expect(errors).toEqual([])
    await context.close()
  })
})
