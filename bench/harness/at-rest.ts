import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

const STEADY_MS = 4_000
const MOST_MS = 120_000
const LOOK_MS = 250
const STEADY_KB = 1024

/** What a process holds in memory now, and the most it has held so far. Linux only. */
export function memoryKb(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const line = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? Number.NaN)
  return { now: line('VmRSS'), most: line('VmHWM') }
}

/**
 * Waits until a server that has just begun is at rest. It answers as soon as it can and then reads word lists in a thread, 95 MB of them in a few seconds:
 * what is measured meanwhile is counted against whatever is measured.
 */
export async function untilAtRest({ pid }: { readonly pid: number }): Promise<void> {
  let before = memoryKb(pid).now
  let steadyFrom = performance.now()
  for (const giveUpAt = performance.now() + MOST_MS; performance.now() < giveUpAt; await delay(LOOK_MS)) {
    const { now } = memoryKb(pid)
    if (Math.abs(now - before) > STEADY_KB) [before, steadyFrom] = [now, performance.now()]
    if (performance.now() - steadyFrom >= STEADY_MS) return
  }
  throw new Error(`The server did not come to rest within ${MOST_MS / 1000} s.`)
}
