import { request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningServer, startServer } from '../../e2e/harness/server.ts'
import type { BenchCase, Figure } from '../harness/bench-case.ts'
import { closedLoop, statusOf } from '../harness/closed-loop.ts'
import { median } from '../harness/statistics.ts'

/** PERF-13: ready in 3 s on existing data; a stop finishes what was asked before it, within 10 s. */
export const bench: BenchCase = {
  protocol: 'PERF-13',
  title: 'start and stop',
  async run({ rounds, say }) {
    const dataDir = await mkdtemp(join(tmpdir(), 'epikrise-bench-'))
    try {
      const first = await startServer({ dataDir })
      const firstReadyMs = first.readyAfterMs
      await first.stop()
      const readyMs: number[] = []
      const stopMs: number[] = []
      let failures = 0
      for (let round = 0; round < rounds; round += 1) {
        say(`round ${round + 1} of ${rounds}`)
        const server = await startServer({ dataDir })
        readyMs.push(server.readyAfterMs)
        const stopped = await stopUnderLoad(server)
        stopMs.push(stopped.tookMs)
        failures += stopped.failures
      }
      return figures({ firstReadyMs, readyMs, stopMs, failures })
    } finally {
      await rm(dataDir, { recursive: true, force: true, maxRetries: 3 })
    }
  },
}

function figures({ firstReadyMs, readyMs, stopMs, failures }: { firstReadyMs: number; readyMs: number[]; stopMs: number[]; failures: number }): Figure[] {
  return [
    { name: 'ready, empty data folder', value: firstReadyMs, unit: 'ms' },
    { name: 'ready on existing data, median', value: median(readyMs), unit: 'ms' },
    { name: 'ready on existing data, slowest', value: Math.max(...readyMs), unit: 'ms', atMost: 3000 },
    { name: 'SIGTERM to end under load, slowest', value: Math.max(...stopMs), unit: 'ms', atMost: 10_000 },
    { name: 'requests under way at SIGTERM that failed', value: failures, unit: 'count', atMost: 0 },
  ]
}

/** Ten connections ask without pause, and one sends the second half of its body only after the signal. */
async function stopUnderLoad(server: RunningServer): Promise<{ tookMs: number; failures: number }> {
  const url = `${server.url}/api/v1.0/payments/products`
  await closedLoop({ next: () => ({ url }), connections: 10, seconds: 0, warmSeconds: 0.5 })
  const underWay = Array.from({ length: 10 }, () => statusOf({ url }))
  const slow = slowRequest(`${server.url}/api/v1.0/feedback/message`)
  await delay(20) // long enough for all to have been accepted
  const stopping = server.stop()
  await delay(300)
  slow.sendRest()
  const statuses = await Promise.all([...underWay, slow.status])
  const { tookMs, exitCode } = await stopping
  const failures = statuses.filter((status) => status < 200 || status >= 300).length + (exitCode === 0 ? 0 : 1)
  return { tookMs, failures }
}

function slowRequest(url: string): { sendRest: () => void; status: Promise<number> } {
  const body = JSON.stringify({ rating: 10, category: 'compliment', feedback: 'Bench' })
  const outgoing = request(url, { method: 'POST', headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } })
  const status = new Promise<number>((settle) => {
    outgoing.on('response', (reply) => {
      reply.resume()
      settle(reply.statusCode ?? 0)
    })
    outgoing.on('error', () => settle(0))
  })
  outgoing.write(body.slice(0, 10))
  return { sendRest: () => outgoing.end(body.slice(10)), status }
}
