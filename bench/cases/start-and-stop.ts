import { request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tokenFor } from '../../e2e/harness/accounts.ts'
import { type RunningServer, startServer } from '../../e2e/harness/server.ts'
import type { BenchCase, Figure } from '../harness/bench-case.ts'
import { closedLoop } from '../harness/closed-loop.ts'
import { processorTimeUs } from '../harness/processor-time.ts'
import { median } from '../harness/statistics.ts'

/** The warm-up asks more often than a person may. */
const UNLIMITED = { CALLS_PER_MINUTE: '1000000' }

/** PERF-13: ready in 3 s on existing data; a stop finishes what was asked before it, within 10 s. */
export const bench: BenchCase = {
  protocol: 'PERF-13',
  title: 'start and stop',
  async run({ rounds, say }) {
    const dataDir = await mkdtemp(join(tmpdir(), 'epikrise-bench-'))
    try {
      const first = await startServer({ dataDir, env: UNLIMITED })
      const firstReadyMs = first.readyAfterMs
      const token = await tokenFor(first, { email: 'bench@klinikk.example' })
      await first.stop()
      const readyMs: number[] = []
      const spentMs: number[] = []
      const stopMs: number[] = []
      let failures = 0
      for (let round = 0; round < rounds; round += 1) {
        say(`round ${round + 1} of ${rounds}`)
        const server = await startServer({ dataDir, port: first.port, env: UNLIMITED }) // the token names the address
        readyMs.push(server.readyAfterMs)
        spentMs.push(processorTimeUs([server.pid]) / 1000)
        const stopped = await stopUnderLoad(server, token)
        stopMs.push(stopped.tookMs)
        failures += stopped.failures
      }
      return figures({ firstReadyMs, readyMs, spentMs, stopMs, failures })
    } finally {
      await rm(dataDir, { recursive: true, force: true, maxRetries: 3 })
    }
  },
}

interface Measured {
  readonly firstReadyMs: number
  readonly readyMs: readonly number[]
  readonly spentMs: readonly number[]
  readonly stopMs: readonly number[]
  readonly failures: number
}

function figures({ firstReadyMs, readyMs, spentMs, stopMs, failures }: Measured): Figure[] {
  return [
    { name: 'ready, empty data folder', value: firstReadyMs, unit: 'ms' },
    { name: 'ready on existing data, median', value: median(readyMs), unit: 'ms' },
    { name: 'ready on existing data, slowest', value: Math.max(...readyMs), unit: 'ms', atMost: 3000 },
    { name: 'processor time until ready, Postgres included, median', value: median(spentMs), unit: 'ms' },
    { name: 'SIGTERM to end under load, slowest', value: Math.max(...stopMs), unit: 'ms', atMost: 10_000 },
    { name: 'requests under way at SIGTERM that failed', value: failures, unit: 'count', atMost: 0 },
  ]
}

const REQUESTS_UNDER_WAY = 10

/** The server has taken ten calls and waits for their bodies when it is told to stop; the bodies come after that. */
async function stopUnderLoad(server: RunningServer, token: string): Promise<{ tookMs: number; failures: number }> {
  const url = `${server.url}/api/v1.0/user-profile`
  const headers = { authorization: `Bearer ${token}` }
  await closedLoop({ next: () => ({ url, headers }), connections: REQUESTS_UNDER_WAY, seconds: 0, warmSeconds: 0.5 })
  const underWay = Array.from({ length: REQUESTS_UNDER_WAY }, () => heldRequest(url, headers))
  await Promise.all(underWay.map(({ taken }) => taken))
  const stopping = server.stop()
  await delay(300)
  for (const { sendBody } of underWay) sendBody()
  const statuses = await Promise.all(underWay.map(({ status }) => status))
  const { tookMs, exitCode } = await stopping
  return { tookMs, failures: statuses.filter((status) => status !== 200).length + (exitCode === 0 ? 0 : 1) }
}

/** `taken` is fulfilled when the server has read the headers and asks for the rest. */
function heldRequest(url: string, headers: Readonly<Record<string, string>>): { taken: Promise<void>; sendBody: () => void; status: Promise<number> } {
  const body = JSON.stringify({ Language: 'nb' })
  const outgoing = request(url, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), expect: '100-continue' },
  })
  const status = new Promise<number>((settle) => {
    outgoing.on('response', (reply) => {
      reply.resume()
      settle(reply.statusCode ?? 0)
    })
    outgoing.on('error', () => settle(0))
  })
  const taken = new Promise<void>((settle) => {
    outgoing.on('continue', settle)
    void status.then(() => settle()) // answered before its body: a failure that the status shows
  })
  outgoing.flushHeaders()
  return { taken, sendBody: () => outgoing.end(body), status }
}
