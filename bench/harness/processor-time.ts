import { readdirSync, readFileSync } from 'node:fs'

/** CLK_TCK is 100 on Linux. */
const TICK_US = 10_000

interface ProcessTimes {
  readonly parent: number
  /** Own ticks, user and system, and those of children that have ended and been waited for. */
  readonly ticks: number
}

/** Processor time spent so far by each process and everything below it, in microseconds. Linux only. */
export function processorTimeUs(roots: readonly number[]): number {
  const all = new Map<number, ProcessTimes>()
  for (const name of readdirSync('/proc')) {
    const times = /^\d+$/.test(name) ? timesOf(name) : undefined
    if (times) all.set(Number(name), times)
  }
  const isBelow = (pid: number): boolean => {
    for (let at = pid; at > 1; at = all.get(at)?.parent ?? 0) if (roots.includes(at)) return true
    return false
  }
  return [...all].reduce((sum, [pid, { ticks }]) => sum + (isBelow(pid) ? ticks * TICK_US : 0), 0)
}

function timesOf(pid: string): ProcessTimes | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ').map(Number) // the name in brackets may hold blanks
    const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [fields[1], ...fields.slice(11, 15)]
    return { parent, ticks: user + system + endedUser + endedSystem }
  } catch {
    return undefined // it ended while we looked
  }
}

/** Busy and whole processor time of the machine so far, in microseconds. */
function machineUs(): { busy: number; total: number } {
  const fields = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').trim().split(/\s+/).slice(1, 9).map(Number)
  const total = fields.reduce((sum, value) => sum + value, 0)
  return { busy: (total - (fields[3] ?? 0) - (fields[4] ?? 0)) * TICK_US, total: total * TICK_US }
}

export interface Spent<Result> {
  readonly result: Result
  /** Processor time of the accounted processes. */
  readonly processorUs: number
  /** Share of the machine taken by processes that are neither accounted nor ours. Above 0.1, latencies say little. */
  readonly foreignShare: number
}

/** Does the work and answers what the given processes and all below them spent meanwhile. */
export async function account<Result>(pids: readonly number[], work: () => Promise<Result>): Promise<Spent<Result>> {
  const before = { own: processorTimeUs(pids), ours: processorTimeUs([process.pid, ...pids]), machine: machineUs() }
  const result = await work()
  const after = { own: processorTimeUs(pids), ours: processorTimeUs([process.pid, ...pids]), machine: machineUs() }
  const foreign = after.machine.busy - before.machine.busy - (after.ours - before.ours)
  return {
    result,
    processorUs: after.own - before.own,
    foreignShare: Math.max(0, foreign) / Math.max(1, after.machine.total - before.machine.total),
  }
}
