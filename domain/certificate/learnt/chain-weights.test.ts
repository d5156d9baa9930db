import { expect, test } from 'vitest'
import { emissionsOf, likelihoods } from './chain.ts'
import { readChains, writeChains } from './chain-weights.ts'
import { labelsOf } from './chains.ts'
import type { LearntChains } from './learnt-pieces.ts'

const chainOf = (name: 'course' | 'animal', size: number) => {
  const labels = labelsOf(name)
  const wave = (count: number) => Float64Array.from({ length: count }, (_, at) => Math.sin(at * 7) * (at % 5 === 0 ? 2 : 0.3))
  return { labels, emission: wave(size * labels.length), transition: wave((labels.length + 1) * labels.length) }
}

test('weights are read back as they were written, but for their rounding; a name that cannot be written is left out', () => {
  const names = ['any', 'w0 n hund', 'w0 n hunden', 'w0 r собака', 'gap \n', 'c:chip', '`$\\']
  const learnt: LearntChains = { rows: new Map(names.map((name, at) => [name, at])), chains: { course: chainOf('course', 7), animal: chainOf('animal', 7) } }
  const read = readChains(writeChains(learnt))
  expect([...read.rows.keys()].toSorted()).toEqual(names.filter((name) => !name.includes('\n')).toSorted())
  for (const name of ['course', 'animal'] as const) {
    for (const feature of read.rows.keys()) {
      const [own, again] = [learnt, read].map(({ rows, chains }) => likelihoods(chains[name], emissionsOf(chains[name], [[rows.get(feature)!]])))
      for (const [at, likely] of own!.entries()) expect(again![at]).toBeCloseTo(likely, 1)
    }
  }
})
