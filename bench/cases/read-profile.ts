import { startServer } from '../../e2e/harness/server.ts'
import type { BenchCase } from '../harness/bench-case.ts'
import { besideLimit } from '../harness/beside-limit.ts'
import { startLimit } from '../harness/limit.ts'
import { manyTokens } from '../harness/many-tokens.ts'

/**
 * The protocol's bar is twice a limit that talks through the driver `postgres` (84 µs). Ours talks through `pg`, as the product
 * does since decision 0002, and costs 99 µs: the same bar is 1.7 times that.
 */
const MOST_OF_LIMIT = 1.7
const PEOPLE = 400

/** PERF-1: what the read every page begins with costs, beside a program that does nothing else. */
export const bench: BenchCase = {
  protocol: 'PERF-1',
  title: 'GET /user-profile',
  async run({ rounds, say }) {
    const limit = await startLimit('profile')
    const server = await startServer()
    try {
      const tokens = await manyTokens(server, PEOPLE)
      say(`${rounds} rounds of 14 s`)
      const asked = (url: string, bearer: string) => ({ url, headers: { authorization: `Bearer ${bearer}` } })
      const compared = await besideLimit({
        limit: { pids: [limit.pid], next: () => asked(limit.url, limit.token) },
        target: { pids: [server.pid], next: (index) => asked(`${server.url}/api/v1.0/user-profile`, tokens[index % PEOPLE] ?? '') },
        rounds,
      })
      return [
        { name: 'processor time, of the limit', value: compared.processorRatio, unit: '×', atMost: MOST_OF_LIMIT },
        { name: 'processor time per call', value: compared.targetUs, unit: 'µs' },
        { name: 'the limit', value: compared.limitUs, unit: 'µs' },
        { name: 'p50', value: compared.targetP50Ms, unit: 'ms' },
        { name: 'p99', value: compared.targetP99Ms, unit: 'ms' },
        { name: 'answers that were not 2xx', value: compared.failures, unit: 'count', atMost: 0 },
        { name: 'share of the machine taken by others', value: compared.foreignShare, unit: '×' },
      ]
    } finally {
      await server.dispose()
      await limit.stop()
    }
  },
}
