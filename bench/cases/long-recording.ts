import type { CDPSession, Page } from 'playwright-core'
import { withRecorder } from '../../reliability/room/recorder-room.ts'
import { sliceGroup } from '#contract/timing.ts'
import type { BenchCase } from '../harness/bench-case.ts'

const MEGABYTE = 1024 * 1024
/** The page is drawn, its first group is up, and what is loaded once has been loaded. */
const WARM_SECONDS = 40
const LOOK_EVERY_SECONDS = 20

/** PERF-12: what a long talk costs the page; every round is a minute of it. */
export const bench: BenchCase = {
  protocol: 'PERF-12',
  title: 'a long recording in the browser',
  async run({ rounds, say }) {
    const seconds = WARM_SECONDS + rounds * 60
    return withRecorder({ seconds: seconds + 60 }, async ({ browser, page, recorder }) => {
      const devtools = await browser.context.newCDPSession(page)
      await recorder.start()
      await recorder.untilSecond(WARM_SECONDS)
      const before = await heapOf(devtools)
      await watchLongTasks(page)
      let mostSlices = 0
      for (let second = WARM_SECONDS; second < seconds; second += LOOK_EVERY_SECONDS) {
        await recorder.untilSecond(second)
        mostSlices = Math.max(mostSlices, (await recorder.keptOnDevice()).slices)
        say(`${second} s: ${mostSlices} slices on the device at most`)
      }
      await recorder.untilSecond(seconds)
      const { tasks, uploads } = await page.evaluate(() => Reflect.get(window, 'watched') as Watched)
      const after = await heapOf(devtools)
      await recorder.finish()
      return [
        { name: `heap after ${rounds} min`, value: after / 1024, unit: 'kB' },
        { name: 'heap grown', value: (after - before) / 1024, unit: 'kB', atMost: (20 * MEGABYTE) / 1024 },
        { name: 'slices on the device at most', value: mostSlices, unit: 'count', atMost: 3 * sliceGroup.slices },
        { name: 'parts sent meanwhile', value: uploads.length, unit: 'count', atLeast: rounds },
        { name: 'tasks over 50 ms', value: tasks.length, unit: 'count' },
        { name: 'longest task', value: Math.max(0, ...tasks.map(({ startMs, endMs }) => endMs - startMs)), unit: 'ms' },
        {
          name: 'tasks over 50 ms while a part was sealed, sent and acknowledged',
          value: tasks.filter((task) => uploads.some((upload) => overlap(task, upload))).length,
          unit: 'count',
          atMost: 0,
        },
      ]
    })
  },
}

async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize
}

interface Stretch {
  readonly startMs: number
  readonly endMs: number
}
interface Watched {
  readonly tasks: Stretch[]
  readonly uploads: Stretch[]
}

/** What a part costs the page besides its time on the way: it is read and put together before, and struck off after. */
const AROUND_MS = { before: 500, after: 200 }

const overlap = (task: Stretch, upload: Stretch): boolean => task.endMs > upload.startMs - AROUND_MS.before && task.startMs < upload.endMs + AROUND_MS.after

/**
 * Long tasks, and when parts were on their way: those apart from any part are told and not judged, for a machine that does much else makes long tasks
 * of short ones.
 */
async function watchLongTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched: Watched = { tasks: [], uploads: [] }
    Reflect.set(window, 'watched', watched)
    const stretch = ({ startTime, duration }: PerformanceEntry): Stretch => ({ startMs: startTime, endMs: startTime + duration })
    new PerformanceObserver((list) => watched.tasks.push(...list.getEntries().map(stretch))).observe({ type: 'longtask' })
    new PerformanceObserver((list) =>
      watched.uploads.push(
        ...list
          .getEntries()
          .filter(({ name }) => name.includes('/audio-chunk'))
          .map(stretch),
      ),
    ).observe({ type: 'resource' })
  })
}
