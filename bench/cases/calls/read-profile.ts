import { startServer } from '../../../e2e/harness/server.ts'
import { untilAtRest } from '../../harness/at-rest.ts'
import type { BenchCase } from '../../harness/bench-case.ts'
import { besideLimit, figuresBeside } from '../../harness/beside-limit.ts'
import { startLimit } from '../../harness/limit.ts'
import { manyTokens } from '../../harness/many-tokens.ts'

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
      await untilAtRest(server)
      say(`${rounds} rounds of 14 s`)
      const asked = (url: string, bearer: string) => ({ url, headers: { authorization: `Bearer ${bearer}` } })
      const compared = await besideLimit({
        limit: { pids: [limit.pid], next: () => asked(limit.url, limit.token) },
        target: { pids: [server.pid], next: (index) => asked(`${server.url}/api/v1.0/user-profile`, tokens[index % PEOPLE] ?? '') },
        rounds,
      })
      return figuresBeside(compared, { per: 'call', atMost: MOST_OF_LIMIT })
    } finally {
      await server.dispose()
      await limit.stop()
    }
  },
}
