import { originOf } from '../../e2e/harness/sign-in.ts'
import type { Protocol } from '../harness/protocol.ts'
import { withRecorder } from '../room/recorder-room.ts'

const WARNING = 'Ikke plass på denne enheten. Hold siden åpen til alt er lastet opp'
/** A megabyte holds about four minutes of speech; a part of it is the browser's own. */
const ROOM_BYTES = { short: 1_000, full: 1_000_000 }
const SLICE_MS = 1_000

export const protocol: Protocol = {
  number: 'REL-10',
  title: 'a device without room',
  async run({ amount, say }) {
    const seconds = amount('seconds', { short: 5, full: 60 })
    const bytes = amount('bytes', ROOM_BYTES)
    return withRecorder({ seconds: seconds + 60 }, async ({ room, browser, page, recorder }) => {
      const devtools = await browser.context.newCDPSession(page)
      await devtools.send('Storage.overrideQuotaForOrigin', { origin: originOf(room.clinic.server), quotaSize: bytes })
      // A disk that others have filled leaves this page nothing, however large its share would be.
      if (bytes > ROOM_BYTES.short) await page.evaluate(fillUp)
      await recorder.start()
      const started = performance.now()
      await page.getByText(WARNING).waitFor({ timeout: seconds * 1000 })
      const warnedMs = performance.now() - started
      say(`told after ${Math.round(warnedMs)} ms`)
      await recorder.untilSecond(seconds)
      const clockMs = (await recorder.seconds()) * 1000
      await recorder.finish()
      const heard = await room.hearBack(await room.visitOf(page))
      return {
        figures: [
          // The first slice is a second old when it finds no room.
          { name: 'until the doctor was told', value: warnedMs, unit: 'ms', atMost: 3 * SLICE_MS },
          { name: 'sound against the clock', value: Math.abs(heard.seconds * 1000 - clockMs), unit: 'ms', atMost: 2 * SLICE_MS },
          { name: 'beeps heard back', value: heard.count, unit: 'count', atLeast: seconds - 1 },
          { name: 'beeps missing or twice', value: heard.gaps + heard.repeats + heard.displaced, unit: 'count', atMost: 0 },
        ],
        faults: [],
      }
    })
  },
}

/** Takes all the room there is, until the browser gives no more. */
async function fillUp(): Promise<void> {
  const cache = await caches.open('filler')
  for (let piece = 0, size = 200_000; size > 500; piece += 1) {
    try {
      await cache.put(`/filler-${piece}`, new Response(crypto.getRandomValues(new Uint8Array(Math.min(size, 65_536)))))
    } catch {
      size = Math.floor(Math.min(size, 65_536) / 2)
    }
  }
}
