import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { isWithinBar } from '../../bench/harness/bench-case.ts'
import { loadProtocols } from './load-protocols.ts'

/** Those that need a server and no browser. */
const OF_SERVERS: ReadonlySet<string> = new Set(['REL-1', 'REL-7', 'REL-9', 'REL-12', 'REL-17', 'REL-22', 'REL-23', 'REL-25', 'REL-28', 'REL-33B'])

/**
 * Registers protocols in their short form, one after another: what is heard back of a talk is out of time where too many browsers talk at once. Those
 * of servers and those of browsers are files of their own, which run side by side.
 */
export async function testShortForms(of: 'servers' | 'browsers'): Promise<void> {
  for (const { number, title, run } of await loadProtocols()) {
    if (OF_SERVERS.has(number) !== (of === 'servers')) continue
    test(`${number} ${title}`, async () => {
      const seed = randomInt(2 ** 31)
      const { figures, faults } = await run({ seed, say: () => undefined, amount: (_name, { short }) => short })
      expect({ seed, faults, beyond: figures.filter((figure) => !isWithinBar(figure)) }).toEqual({ seed, faults: [], beyond: [] })
      expect(figures.length).toBeGreaterThan(0)
    }, 180_000)
  }
}
