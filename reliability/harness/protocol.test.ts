import { expect, test } from 'vitest'
import { isWithinBar } from '../../bench/harness/bench-case.ts'
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
