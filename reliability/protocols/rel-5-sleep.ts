import type { Protocol } from '../harness/protocol.ts'
import { withRecorder } from '../room/recorder-room.ts'

/** A machine that wakes needs a moment before its microphone brings sound again. */
const WAKING_SECONDS = 3

export const protocol: Protocol = {
  number: 'REL-5',
  title: 'a machine that sleeps while somebody talks',
  async run({ amount, say }) {
    const before = amount('before', { short: 4, full: 30 })
    const sleep = amount('sleep', { short: 4, full: 120 })
    const after = amount('after', { short: 4, full: 30 })
    return withRecorder({ seconds: before + sleep + after + 60 }, async ({ room, browser, page, recorder }) => {
      await recorder.start()
      await recorder.untilSecond(before)
      const atSleep = await recorder.seconds()
      await browser.sleep(sleep * 1000)
      const stillRecording = await page.getByText('Tar opp').isVisible()
      const isTold = await page.getByText(/Enheten sov i 0\d:\d\d\. Det som ble sagt da, er ikke med/).waitFor({ timeout: WAKING_SECONDS * 1000 }).then(
        () => true,
        () => false,
      )
      const atWake = await recorder.seconds()
      await recorder.untilSecond(atWake + after)
      const atEnd = await recorder.seconds()
      await recorder.finish()
      const heard = await room.hearBack(await room.visitOf(page))
      say(`clock ${atSleep} s at sleep, ${atWake} s at waking, ${atEnd} s at the end; ${heard.seconds.toFixed(1)} s and ${heard.count} beeps came back`)
      const [first] = heard.beeps
      const kept = heard.beeps.filter(({ atMs }) => atMs < (atSleep - 1) * 1000).length
      return {
        figures: [
          { name: 'beeps before the sleep', value: kept, unit: 'count', atLeast: atSleep - 2 },
          { name: 'beeps in all', value: heard.count, unit: 'count', atLeast: before + after - WAKING_SECONDS - 2 },
          { name: 'beeps twice', value: heard.repeats, unit: 'count', atMost: 0 },
          // The clock on the page shows whole seconds.
          { name: 'sound against the clock', value: Math.abs(heard.seconds - atEnd) * 1000, unit: 'ms', atMost: WAKING_SECONDS * 1000 },
        ],
        faults: [
          ...(stillRecording ? [] : ['the recording had stopped at waking']),
          ...(isTold ? [] : ['nobody was told of the sleep']),
          ...(first === undefined ? ['nothing was heard back'] : []),
        ],
      }
    })
  },
}
