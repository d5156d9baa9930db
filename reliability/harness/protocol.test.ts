import { expect, test } from 'vitest'
import { isWithinBar } from '../../bench/harness/bench-case.ts'
import { drawn } from './drawn.ts'
import { loadProtocols } from './load-protocols.ts'
import { holds } from './protocol.ts'
import { randomFrom } from './random.ts'

const lost = (value: number) => ({ name: 'lost', value, unit: 'count', atMost: 0 }) as const

test.each([
  ['all within their bars', { figures: [lost(0)], faults: [] }, true],
  ['planted: a figure beyond its bar', { figures: [lost(0), lost(1)], faults: [] }, false],
  ['planted: a fault no figure counts', { figures: [lost(0)], faults: ['x'] }, false],
  ['planted: nothing measured', { figures: [], faults: [] }, false],
  ['planted: no number', { figures: [lost(Number.NaN)], faults: [] }, false],
])('a protocol holds: %s', (_, outcome, expected) => {
  expect(holds(outcome, isWithinBar)).toBe(expected)
})

test('every protocol has a number of its own', async () => {
  const numbers = (await loadProtocols()).map(({ number }) => number)
  expect(numbers.every((number) => /^(REL|SEC)-\d+/.test(number))).toBe(true)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('chance is repeated by its seed', () => {
  const draw = (seed: number): number[] => {
    const random = randomFrom(seed)
    return Array.from({ length: 5 }, random)
  }
  expect(draw(7)).toEqual(draw(7))
  expect(draw(7)).not.toEqual(draw(8))
})

test('by lot each has its turn, none twice in a run, and the same seed draws the same', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  const draws = Array.from({ length: 60 }, (_, seed) => drawn(all, 3, seed))
  for (const draw of draws) expect([draw.length, draw]).toEqual([new Set(draw).size, draw.toSorted()])
  expect(new Set(draws.map((draw) => draw.length))).toEqual(new Set([3]))
  expect(new Set(draws.flat())).toEqual(new Set(all))
  expect(drawn(all, 3, 5)).toEqual(drawn(all, 3, 5))
  expect(drawn(all, 9, 1)).toEqual(all)
})
