// Each protocol in its short form, with every change, two at a time. The full form is a command: npm run reliability -- REL-1 --full
import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { isWithinBar } from '../bench/harness/bench-case.ts'
import { loadProtocols } from './harness/load-protocols.ts'

for (const { number, title, run } of await loadProtocols())
  test.concurrent(`${number} ${title}`, async () => {
    const seed = randomInt(2 ** 31)
    const { figures, faults } = await run({ seed, say: () => undefined, amount: (_name, { short }) => short })
    expect({ seed, faults, beyond: figures.filter((figure) => !isWithinBar(figure)) }).toEqual({ seed, faults: [], beyond: [] })
    expect(figures.length).toBeGreaterThan(0)
  }, 180_000)
