import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openPage } from './harness/browser.ts'
import { look } from './harness/look.ts'
import { recorderPage } from './harness/recorder-page.ts'
import { recordingClinic } from './harness/recording-clinic.ts'
import { enter, originOf } from './harness/sign-in.ts'
import { babble } from './harness/voice.ts'
import { join, silence } from './harness/wav.ts'

const email = 'tilstander@klinikk.example'

/** Far sooner than the next part of the recording would tell it, on a machine that does much else too. */
const AT_ONCE = { timeout: 15_000 }

// Speech until everything is found good, then a long silence, then speech again.
const clinic = recordingClinic(email, { sound: () => join([babble(6), silence(20), babble(60)]) })

/** The recording page in a browser whose microphones behave as told; `window.feed` is the open one. */
async function openWith(misbehave: () => void): Promise<Page> {
  const { page, context } = await openPage(clinic.browser)
  await context.addInitScript(misbehave)
  await enter(page, clinic.server, { email, path: '/r' })
  return page
}

describe('each state of the microphone, with its help and no axe fault', () => {
  test.each([
    [
      'no-permission',
      'Nettleseren slipper oss ikke til mikrofonen',
      () => void (navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))),
    ],
    ['missing', 'Fant ingen mikrofon', () => void (navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotFoundError')))],
    ['error', 'Mikrofonen kunne ikke åpnes', () => void (navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotReadableError')))],
    [
      'selected-missing',
      'Valgt mikrofon er ikke tilkoblet.',
      () => localStorage.setItem('preferredMicData', JSON.stringify({ deviceId: 'gone', deviceList: ['gone'], checkedOk: true })),
    ],
    [
      'not-listed',
      'Nettleseren viser ikke mikrofonene',
      () => void (navigator.mediaDevices.enumerateDevices = () => Promise.reject(new DOMException('', 'NotAllowedError'))),
    ],
    ['permission-asked', 'Mikrofontillatelse er påkrevd for å vise enheter.', () => {
        navigator.mediaDevices.getUserMedia = () => new Promise(() => undefined)
        navigator.permissions.query = () => Promise.resolve({ state: 'prompt' } as PermissionStatus)
      },
    ],
  ])('%s', async (name, title, misbehave) => {
    const page = await openWith(misbehave)
    await page.getByText(title).filter({ visible: true }).first().waitFor()
    expect(await recorderPage(page).disc.isDisabled()).toBe(true)
    expect(await look(page, name)).toEqual([])
    await page.context().close()
  })
})

describe('each state of a recording', () => {
  test('REL-5 an incoming call that takes the microphone is said at once, and so is its end', async () => {
    const page = await openWith(keepFeed)
    await recorderPage(page).start()
    await page.evaluate(() => window.feed.dispatchEvent(new Event('mute')))
    await page.getByText('Mikrofonen er dempet. Det som sies nå, kommer ikke med').waitFor(AT_ONCE)
    expect(await look(page, 'muted')).toEqual([])
    await page.evaluate(() => window.feed.dispatchEvent(new Event('unmute')))
    await page.getByText('Mikrofonen er dempet. Det som sies nå, kommer ikke med').waitFor({ state: 'hidden', ...AT_ONCE })
    expect(await page.getByText('Tar opp').isVisible()).toBe(true)
    await page.context().close()
  })

  test.each([
    // No browser lets a test pull out a device.
    ['pulled out', 'feed-ended', (page: Page) => page.evaluate(() => void (window.feed.stop(), window.feed.dispatchEvent(new Event('ended'))))],
    ['taken back by the person in the browser', 'permission-taken-back', takeBackPermission],
  ])('REL-5 a microphone %s ends nothing: what was said is safe and goes up', async (_how, name, lose) => {
    const page = await openWith(keepFeed)
    await recorderPage(page).start()
    await recorderPage(page).untilSecond(3)
    await lose(page)
    await page.getByText(/Mikrofonen ble borte\. Opptaket er trygt til 00:0/).waitFor(AT_ONCE)
    expect(await look(page, name)).toEqual([])
    await recorderPage(page).controls.getByRole('button', { name: 'Avslutt og last opp' }).click()
    await page.waitForURL(/\/report$/)
    await page.context().close()
  })

  test('REL-3 a network that goes between two parts is told at once, and that it is back', async () => {
    const page = await openWith(keepFeed)
    await recorderPage(page).start()
    await recorderPage(page).untilSecond(3)
    const waiting = page.getByText('Lagret på denne enheten, venter på nett')
    await page.context().setOffline(true)
    await waiting.waitFor(AT_ONCE)
    expect(await look(page, 'offline')).toEqual([])
    await page.context().setOffline(false)
    await waiting.waitFor({ state: 'hidden', ...AT_ONCE })
    await page.context().close()
  })

  test('REL-10 a device without room: the recording goes on, the page says at once that it lies in memory only', async () => {
    const { page, context } = await clinic.open()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: originOf(clinic.server), quotaSize: 1_000 })
    await recorderPage(page).start()
    await page.getByText('Ikke plass på denne enheten. Hold siden åpen til alt er lastet opp').waitFor(AT_ONCE)
    expect(await look(page, 'memory-only')).toEqual([])
    await recorderPage(page).untilSecond(4)
    await recorderPage(page).finish()
    await context.close()
  })

  test('a long silence offers a pause, speech in a pause offers to go on; neither takes the focus, both can be declined', async () => {
    const page = await openPaced()
    const recorder = recorderPage(page)
    await recorder.start()
    await page.getByLabel('Tilleggsopplysninger').focus()
    await page.waitForTimeout(7_000) // the speech at the beginning of the file is over
    await page.clock.runFor(75_000)
    await page.getByText('Det har vært stille i ett minutt. Vil du ta pause?').waitFor(AT_ONCE)
    expect(await page.getByLabel('Tilleggsopplysninger').evaluate((notes) => notes === document.activeElement)).toBe(true)
    expect(await look(page, 'offer-pause')).toEqual([])
    const offered = page.getByRole('main').getByRole('button', { name: 'Pause', exact: true })
    await offered.last().click()
    await page.getByText('På pause').waitFor()
    await page.getByText('Noen snakker, men ingenting tas opp. Vil du fortsette?').waitFor()
    expect(await look(page, 'offer-resume')).toEqual([])
    await page.getByRole('button', { name: 'Ikke nå' }).click()
    expect(await page.getByText('På pause').isVisible()).toBe(true)
    await page.context().close()
  })
})

declare global {
  interface Window {
    feed: MediaStreamTrack
  }
}

/** Keeps the track the page opens, for a test to speak in the browser's place. */
function keepFeed(): void {
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  navigator.mediaDevices.getUserMedia = async (constraints) => {
    const stream = await open(constraints)
    const [track] = stream.getAudioTracks()
    if (track !== undefined) window.feed = track
    return stream
  }
}

/** As somebody does beside the address, while the page listens: Chromium ends the track itself. */
async function takeBackPermission(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const { targetInfo } = await devtools.send('Target.getTargetInfo')
  const ofBrowser = await clinic.browser.newBrowserCDPSession()
  await ofBrowser.send('Browser.setPermission', {
    permission: { name: 'microphone' },
    setting: 'denied',
    origin: originOf(clinic.server),
    browserContextId: targetInfo.browserContextId,
  })
}

/** A recording page whose clock a test may hurry. */
async function openPaced(): Promise<Page> {
  const { page } = await openPage(clinic.browser)
  await page.clock.install()
  await enter(page, clinic.server, { email, path: '/r' })
  return page
}
