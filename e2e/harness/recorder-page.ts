import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { callAs } from './accounts.ts'
import { openPage } from './browser.ts'
import type { WatchedPage } from './browser.ts'
import type { ServerPlace } from './server.ts'
import { enter, originOf, signIn } from './sign-in.ts'

export type OpenRecorder = {
  server: ServerPlace
  email: string
  search?: string
  context?: BrowserContextOptions
  /** True where the sign-in itself matters: only the provider gives one that can be renewed. */
  isThroughProvider?: boolean
}

/** A signed-in page on the recording screen, in a browser session of its own. */
export async function openRecorder(
  browser: Browser,
  { server, email, search = '', context = {}, isThroughProvider = false }: OpenRecorder,
): Promise<WatchedPage> {
  const opened = await openPage(browser, context)
  const path = `/r${search}`
  if (!isThroughProvider) await enter(opened.page, server, { email, path })
  else {
    await signIn(opened.page, server, { email })
    await opened.page.goto(`${originOf(server)}${path}`)
  }
  return opened
}

/** What a browser holds of unfinished recordings. */
export type KeptOnDevice = { recordings: number; slices: number }

/** Waits until something holds. Outside of tests too, so without their library. */
async function until(holds: () => Promise<boolean>, withinMs: number): Promise<void> {
  for (const giveUpAt = performance.now() + withinMs; performance.now() < giveUpAt; await delay(150)) if (await holds()) return
  throw new Error(`It did not come true within ${withinMs} ms.`)
}

/** The recording page as a Norwegian doctor meets it. */
export function recorderPage(page: Page) {
  const controls = page.getByRole('region', { name: 'Opptak' })
  const disc = controls.getByRole('button', { name: 'Start opptak' })
  const seconds = async (): Promise<number> => {
    const [minutes = 0, rest = 0] = ((await page.getByRole('timer').textContent()) ?? '').split(':').map(Number)
    return minutes * 60 + rest
  }
  return {
    disc,
    controls,
    seconds,
    async untilGood() {
      await until(() => disc.isEnabled(), 90_000)
    },
    async untilSecond(second: number) {
      await until(async () => (await seconds()) >= second, (second + 30) * 1000)
    },
    async start() {
      await this.untilGood()
      await disc.click()
      await page.getByText('Tar opp').waitFor()
    },
    pause: () => controls.getByRole('button', { name: 'Pause', exact: true }).click(),
    async finish() {
      await this.pause()
      await controls.getByRole('button', { name: 'Avslutt og last opp' }).click()
      await page.waitForURL(/\/report$/)
    },
    keptOnDevice: (): Promise<KeptOnDevice> =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            const opening = indexedDB.open('epikrise-recordings')
            opening.addEventListener('success', () => {
              const reading = opening.result.transaction(['recordings', 'slices'])
              const recordings = reading.objectStore('recordings').count()
              const slices = reading.objectStore('slices').count()
              reading.addEventListener('complete', () => {
                opening.result.close()
                resolve({ recordings: recordings.result, slices: slices.result })
              })
            })
          }),
      ),
  }
}

/** What the tests look at in a case. */
export type KnownCase = {
  id: string
  audioRecordings: {
    id: string
    status: string
    durationMs: number | null
    transcription: string | null
    missingStretches: { startMs: number; endMs: number }[]
  }[]
  additionalNotes: string | null
  patientInformedAt: string | null
}

/** The cases of the patient whose page is open. */
export async function casesOf(page: Page, server: ServerPlace, token: string): Promise<KnownCase[]> {
  const patientId = /\/p\/([^/]+)\//.exec(page.url())?.[1]
  const { body } = await callAs(server, token, { method: 'GET', path: `/patients/${patientId}` })
  return (body as { cases: KnownCase[] }).cases
}
