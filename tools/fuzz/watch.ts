import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { RunningServer } from '../../e2e/harness/server.ts'
import { memoryOf } from './memory-of.ts'
import { ask, type Caller } from './play-input.ts'

type Memory = ReturnType<typeof memoryOf>

const HEALTH_EVERY_MS = 100
const ORDINARY_EVERY_MS = 250
const MEMORY_EVERY_MS = 500
/** Nobody waits longer for a sign of life; it counts as so long. */
const LONGEST_WAIT_MS = 30_000

async function healthMs(url: string): Promise<number> {
  const started = performance.now()
  const isWell = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) }).then((reply) => reply.ok, () => false)
  return isWell ? performance.now() - started : LONGEST_WAIT_MS
}

/** What a user does all day: looks at the list, opens a patient, saves a note. */
export async function ordinaryCallsMs(caller: Caller, visit: { patientId: string; caseId: string }): Promise<number[]> {
  const calls = [
    { call: 'list', method: 'GET', path: '/patients' },
    { call: 'save', method: 'POST', path: `/patients/${visit.patientId}/cases`, body: { id: visit.caseId, manualNote: 'Kontroll om to uker.' } },
    { call: 'open', method: 'GET', path: `/patients/${visit.patientId}` },
  ]
  const times: number[] = []
  for (const one of calls) {
    const { status, tookMs } = await ask(caller, one)
    times.push(status === 200 ? tookMs : LONGEST_WAIT_MS)
  }
  return times
}

/** What is measured while inputs are played; `end` stops it. */
export function watch(
  server: RunningServer,
  other: Caller,
): { readonly healthMs: number[]; readonly loadMs: number[]; readonly memory: () => Memory; readonly end: () => Promise<void> } {
  const seen: { healthMs: number[]; loadMs: number[]; most: Memory } = { healthMs: [], loadMs: [], most: { bytes: 0, parts: [] } }
  const stop = new AbortController()
  const visit = { patientId: randomUUID(), caseId: randomUUID() }
  const again = async (everyMs: number, work: () => Promise<void>): Promise<void> => {
    while (!stop.signal.aborted) {
      await work()
      await delay(everyMs)
    }
  }
  const running = Promise.all([
    again(HEALTH_EVERY_MS, async () => void seen.healthMs.push(await healthMs(server.url))),
    again(ORDINARY_EVERY_MS, async () => void seen.loadMs.push(...(await ordinaryCallsMs(other, visit)))),
    again(MEMORY_EVERY_MS, () => {
      const held = memoryOf(server.pid)
      if (held.bytes > seen.most.bytes) seen.most = held
      return Promise.resolve()
    }),
  ])
  return {
    healthMs: seen.healthMs,
    loadMs: seen.loadMs,
    memory: () => seen.most,
    async end() {
      stop.abort()
      await running
    },
  }
}
