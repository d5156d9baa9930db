import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { DurableBrowser } from '../../e2e/harness/durable-browser.ts'
import { recorderPage } from '../../e2e/harness/recorder-page.ts'
import type { Protocol } from '../harness/protocol.ts'
import { randomFrom } from '../harness/random.ts'
import type { BeepVerdict } from '../checks/beeps.ts'
import { openRecorderRoom } from '../room/recorder-room.ts'
import type { RecorderRoom } from '../room/recorder-room.ts'

/** How the page comes to its end. */
const ENDS = {
  'browser killed': (_page: Page, browser: DurableBrowser) => browser.kill(),
  'tab crashed': async (page: Page) => {
    const crashed = page.waitForEvent('crash')
    // A page that is gone answers nothing any more.
    page.goto('chrome://crash').catch(() => undefined)
    await crashed
  },
  reloaded: async (page: Page) => {
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
  },
} as const
type End = keyof typeof ENDS
const END_NAMES: readonly End[] = ['browser killed', 'tab crashed', 'browser killed', 'reloaded']

/** What one end cost. */
interface Loss {
  readonly end: End
  /** By the page's own clock, the moment before the end. */
  readonly recordedMs: number
  readonly recoveredMs: number
  readonly heard: Pick<BeepVerdict, 'gaps' | 'repeats' | 'displaced'>
  readonly leftOnDevice: number
}

/** Between the last slice and the end lies up to a second that no browser hands out earlier. */
const SLICE_MS = 1_000

export const protocol: Protocol = {
  number: 'REL-4',
  title: 'a page that dies while it records',
  async run({ amount, seed, say }) {
    const ends = amount('ends', { short: 1, full: 20 })
    const longest = amount('seconds', { short: 5, full: 120 })
    const random = randomFrom(seed)
    const room = await openRecorderRoom({ seconds: longest + 60 })
    const losses: Loss[] = []
    try {
      for (let turn = 0; turn < ends; turn += 1) {
        const end = END_NAMES[turn % END_NAMES.length] ?? 'browser killed'
        const afterMs = Math.round(2_000 + random() * (longest * 1000 - 2_000))
        losses.push(await loseOne(room, { end, afterMs }))
        const last = losses.at(-1)
        say(`${turn + 1} of ${ends}: ${end} after ${afterMs} ms, ${last?.recordedMs} ms on the clock, ${last?.recoveredMs} ms came back`)
      }
    } finally {
      await room.dispose()
    }
    const missing = losses.map(({ recordedMs, recoveredMs }) => recordedMs - recoveredMs)
    return {
      figures: [
        { name: 'ends', value: losses.length, unit: 'count', atLeast: ends },
        { name: 'most that was missing of a recording', value: Math.max(...missing), unit: 'ms', atMost: SLICE_MS + 1_000 },
        { name: 'missing, median', value: missing.toSorted((one, other) => one - other)[missing.length >> 1] ?? Number.NaN, unit: 'ms' },
        { name: 'left on the device after recovery', value: losses.reduce((sum, { leftOnDevice }) => sum + leftOnDevice, 0), unit: 'count', atMost: 0 },
      ],
      faults: losses
        .filter(({ heard }) => heard.gaps + heard.repeats + heard.displaced > 0)
        .map(
          ({ end, recordedMs, heard }) =>
            `${end} after ${recordedMs} ms: ${heard.gaps} beeps missing, ${heard.repeats} doubled, ${heard.displaced} out of place`,
        ),
    }
  },
}

async function loseOne(room: RecorderRoom, { end, afterMs }: { end: End; afterMs: number }): Promise<Loss> {
  const profile = await room.newProfile()
  let browser = await room.startBrowser({ profile })
  try {
    const page = await browser.context.newPage()
    const recorder = await room.openRecorder(page)
    await recorder.start()
    const started = performance.now()
    await recorder.untilSecond(1)
    await delay(Math.max(0, afterMs - (performance.now() - started)))
    const recordedMs = Math.round(performance.now() - started)
    await ENDS[end](page, browser)
    if (end === 'browser killed') browser = await room.startBrowser({ profile })
    const again = await browser.context.newPage()
    await room.comeBack(again)
    return { end, recordedMs, ...(await recover(room, again)) }
  } finally {
    await browser.close()
  }
}

async function recover(room: RecorderRoom, page: Page): Promise<Pick<Loss, 'recoveredMs' | 'heard' | 'leftOnDevice'>> {
  const recorder = recorderPage(page)
  await page.getByRole('button', { name: 'Hent fram og last opp' }).click()
  await page.waitForURL(/\/report$/, { timeout: 60_000 })
  const { recordings, slices } = await recorder.keptOnDevice()
  const heard = await room.hearBack(await room.visitOf(page))
  return { recoveredMs: Math.round(heard.seconds * 1000), heard, leftOnDevice: recordings + slices }
}
