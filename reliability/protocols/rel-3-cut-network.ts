import { setTimeout as delay } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright-core'
import type { Figure } from '../../bench/harness/bench-case.ts'
import type { recorderPage } from '../../e2e/harness/recorder-page.ts'
import { startFaultProxy } from '../harness/fault-proxy.ts'
import type { FaultProxy } from '../harness/fault-proxy.ts'
import type { Protocol } from '../harness/protocol.ts'
import { openRecorderRoom } from '../room/recorder-room.ts'
import type { HeardBack, RecorderRoom } from '../room/recorder-room.ts'

type Recorder = ReturnType<typeof recorderPage>
type Talk = { readonly page: Page; readonly context: BrowserContext; readonly recorder: Recorder; readonly proxy: FaultProxy; readonly seconds: number }

/** What is done to the network while somebody talks; each ends with the network whole again. */
type Trouble = {
  readonly name: string
  readonly seconds: number
  readonly happen: (talk: Talk) => Promise<void>
  readonly isSaid: boolean
  readonly resets: number
}

const SAID = 'Lagret på denne enheten, venter på nett'
const TWO_KILOBITS = 250
const GROUP_SECONDS = 30
const LAST_SECOND_MS = 1_000

async function cut({ context, recorder }: Talk, from: number, to: number): Promise<void> {
  await recorder.untilSecond(from)
  await context.setOffline(true)
  await recorder.untilSecond(to)
  await context.setOffline(false)
}

function troubles(seconds: number): Trouble[] {
  const at = (share: number): number => Math.round(seconds * share)
  return [
    { name: 'one long cut', seconds, isSaid: true, resets: 0, happen: (talk) => cut(talk, at(40 / 180), at(100 / 180)) },
    {
      name: 'three cuts of 10 s',
      seconds,
      isSaid: false,
      resets: 0,
      async happen(talk) {
        for (const share of [0.15, 0.45, 0.75]) await cut(talk, at(share), at(share) + 10)
      },
    },
    {
      name: '2 kbit/s',
      seconds,
      isSaid: false,
      resets: 0,
      async happen({ proxy, recorder }) {
        await recorder.untilSecond(at(0.15))
        proxy.throttle(TWO_KILOBITS)
        await recorder.untilSecond(at(0.75))
        proxy.throttle(undefined)
      },
    },
  ]
}

/** An upload broken off after each tenth of it, the last one after all of it and before its answer. */
function deciles(shares: readonly number[], seconds: number): Trouble {
  return {
    name: `a reset at ${shares.length} tenths of an upload`,
    seconds,
    isSaid: false,
    resets: shares.length,
    async happen({ proxy, recorder, page }) {
      proxy.resetUploadsAfter(shares.map((tenth) => tenth / 10))
      // A talk shorter than a group goes up when it ends: the resets wait for it there.
      if (seconds < GROUP_SECONDS) return
      await recorder.untilSecond(GROUP_SECONDS)
      // Nobody waits out the growing pauses here: each reset is followed by a press.
      const again = page.getByRole('button', { name: 'Prøv å laste opp nå' })
      for (let press = 0; press < 100 && proxy.resets < shares.length; press += 1) {
        await again.click({ timeout: 500 }).catch(() => undefined)
        await delay(200)
      }
    },
  }
}

type Result = {
  readonly trouble: Trouble
  readonly clockMs: number
  readonly heard: HeardBack
  readonly stopped: number
  readonly wasSaid: boolean
  readonly left: number
  readonly resets: number
}

export const protocol: Protocol = {
  number: 'REL-3',
  title: 'a network that goes away while somebody talks',
  async run({ amount, say }) {
    const seconds = amount('seconds', { short: 0, full: 180 })
    const tenths = amount('resets', { short: 2, full: 10 })
    const shares = Array.from({ length: tenths }, (_, index) => Math.round(((index + 1) * 10) / tenths))
    const room = await openRecorderRoom({ seconds: seconds + 120 })
    try {
      // Side by side: each has a browser and a wire of its own, and mostly waits.
      const results = await Promise.all(
        [...(seconds > 0 ? troubles(seconds) : []), deciles(shares, amount('reset-seconds', { short: 5, full: 34 }))].map((trouble) =>
          talkThrough(room, trouble),
        ),
      )
      for (const { trouble, clockMs, heard } of results)
        say(`${trouble.name}: ${clockMs} ms on the clock, ${Math.round(heard.seconds * 1000)} ms and ${heard.count} beeps came back`)
      return { figures: results.flatMap(figuresOf), faults: results.flatMap(faultsOf) }
    } finally {
      await room.dispose()
    }
  },
}

async function talkThrough(room: RecorderRoom, trouble: Trouble): Promise<Result> {
  const proxy = await startFaultProxy(room.clinic.server.port)
  const browser = await room.startBrowser({ proxyPort: proxy.port })
  try {
    const { context } = browser
    const page = await context.newPage()
    const recorder = await room.openRecorder(page)
    await recorder.start()
    const watched = await watchState(page)
    await trouble.happen({ page, context, recorder, proxy, seconds: trouble.seconds })
    await recorder.untilSecond(trouble.seconds)
    const { stopped, wasSaid } = await watched()
    await recorder.pause()
    const clockMs = (await recorder.seconds()) * 1000
    await recorder.controls.getByRole('button', { name: 'Avslutt og last opp' }).click()
    await page.waitForURL(/\/report$/, { timeout: 120_000 })
    const { recordings, slices } = await recorder.keptOnDevice()
    const heard = await room.hearBack(await room.visitOf(page))
    return { trouble, clockMs, heard, stopped, wasSaid, left: recordings + slices, resets: proxy.resets }
  } finally {
    await browser.close()
    await proxy.stop()
  }
}

/** Looks at the page four times a second: did the recording ever stop, and was the doctor ever told where it is? */
async function watchState(page: Page): Promise<() => Promise<{ stopped: number; wasSaid: boolean }>> {
  const watcher = await page.evaluateHandle((said) => {
    const seen = { stopped: 0, wasSaid: false }
    const timer = setInterval(() => {
      const words = document.querySelector('main')?.textContent ?? ''
      if (!words.includes('Tar opp')) seen.stopped += 1
      if (words.includes(said)) seen.wasSaid = true
    }, 250)
    return { seen, timer }
  }, SAID)
  return async () =>
    watcher.evaluate(({ seen, timer }) => {
      clearInterval(timer)
      return seen
    })
}

function figuresOf({ trouble: { name, resets: asked }, clockMs, heard, stopped, left, resets }: Result): Figure[] {
  return [
    { name: `${name}: beeps heard back`, value: heard.count, unit: 'count', atLeast: Math.floor(clockMs / 1000) - 1 },
    { name: `${name}: beeps missing between two`, value: heard.gaps, unit: 'count', atMost: 0 },
    { name: `${name}: beeps twice`, value: heard.repeats, unit: 'count', atMost: 0 },
    { name: `${name}: beeps out of place`, value: heard.displaced, unit: 'count', atMost: 0 },
    // The clock on the page shows whole seconds.
    { name: `${name}: sound against the clock`, value: Math.abs(heard.seconds * 1000 - clockMs), unit: 'ms', atMost: LAST_SECOND_MS + 1_000 },
    { name: `${name}: looks at which it did not record`, value: stopped, unit: 'count', atMost: 0 },
    ...(asked > 0 ? [{ name: `${name}: uploads reset`, value: resets, unit: 'count' as const, atLeast: asked }] : []),
    { name: `${name}: left on the device`, value: left, unit: 'count', atMost: 0 },
  ]
}

function faultsOf({ trouble, wasSaid }: Result): string[] {
  return trouble.isSaid && !wasSaid ? [`${trouble.name}: the page never said that the recording waits on this device`] : []
}
