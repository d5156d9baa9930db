import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { isWithinBar } from '../../bench/harness/bench-case.ts'
import { drawn } from './drawn.ts'
import { loadProtocols } from './load-protocols.ts'

/** Those that need a server and no browser. */
const OF_SERVERS: ReadonlySet<string> = new Set(['REL-1', 'REL-7', 'REL-9', 'REL-12', 'REL-17', 'REL-22', 'REL-23', 'REL-25', 'REL-28', 'REL-33B'])

/** A protocol judges its own bars, and waits as long as the longest of them allows: five minutes until what fell due is gone (REL-22). */
const LONGEST_MS = 420_000

/**
 * Registers a few protocols in their short form, by lot which, one after another: what is heard back of a talk is out of time where too many browsers
 * talk at once. Those of servers and those of browsers are files of their own, which run side by side. All of them are `npm run reliability`.
 */
export async function testShortForms(of: 'servers' | 'browsers', count: number): Promise<void> {
  const those = (await loadProtocols()).filter(({ number }) => OF_SERVERS.has(number) === (of === 'servers'))
  for (const { number, title, run } of drawn(those, count, randomInt(2 ** 31))) {
    test(`${number} ${title}`, async () => {
      const seed = randomInt(2 ** 31)
      const { figures, faults } = await run({ seed, say: () => undefined, amount: (_name, { short }) => short })
      expect({ seed, faults, beyond: figures.filter((figure) => !isWithinBar(figure)) }).toEqual({ seed, faults: [], beyond: [] })
      expect(figures.length).toBeGreaterThan(0)
    }, LONGEST_MS)
  }
}
