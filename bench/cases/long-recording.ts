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
      const longTasks = await page.evaluate(() => Reflect.get(window, 'longTasksMs') as number[])
      const after = await heapOf(devtools)
      await recorder.finish()
      return [
        { name: `heap after ${rounds} min`, value: after / 1024, unit: 'kB' },
        { name: 'heap grown', value: (after - before) / 1024, unit: 'kB', atMost: (20 * MEGABYTE) / 1024 },
        { name: 'slices on the device at most', value: mostSlices, unit: 'count', atMost: 3 * sliceGroup.slices },
        { name: 'tasks over 50 ms', value: longTasks.length, unit: 'count' },
        { name: 'longest task', value: Math.max(0, ...longTasks), unit: 'ms' },
      ]
    })
  },
}

async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize
}

/** A machine that does much else makes long tasks of short ones: they are told, not judged. */
async function watchLongTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const longTasksMs: number[] = []
    Reflect.set(window, 'longTasksMs', longTasksMs)
    new PerformanceObserver((list) => longTasksMs.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' })
  })
}
