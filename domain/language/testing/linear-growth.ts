/** Processor time of this thread alone, in milliseconds, so that what else the machine does hardly counts. */
export function spentMs(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

/** How much longer the long text is than the short one. */
export const TIMES = 8
/** Linear time is 8 times as long, square time 64 times; the caches of a loaded machine may double what is linear. */
const MOST_TIMES = 3 * TIMES

/** Whether a text `TIMES` as long takes far more than so many times as long, in the best of a few tries. Below `leastMs` a measured time says nothing. */
export function growsFaster(
  work: (text: string) => unknown,
  { short, long, leastMs, tries }: { short: string; long: string; leastMs: number; tries: number },
): boolean {
  for (let left = tries; left > 0; left -= 1) {
    const took = spentMs(() => work(long))
    if (took <= MOST_TIMES * leastMs || took <= MOST_TIMES * spentMs(() => work(short))) return false
  }
  return true
}
