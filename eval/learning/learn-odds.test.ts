import { expect, test } from 'vitest'
import type { Example } from './learn-odds.ts'
import { learnOdds, sumOf } from './learn-odds.ts'

/** Statements of which those that are telling are so, nine times in ten; idle ones are so as often as not. */
const EXAMPLES: Example[] = Array.from({ length: 400 }, (_, at) => {
  const [isTelling, isIdle, isOdd] = [at % 2 === 0, at % 3 === 0, at % 10 === 1]
  const shown = [...(isTelling ? ['telling'] : []), ...(isIdle ? ['idle'] : [])].map((name) => [name, 1] as const)
  return { features: [['any', 1], ...shown], isSo: isTelling !== isOdd, share: 1 }
})
const HELD = { shrink: 2, seldom: 3 }

test('what goes with it raises the odds, and what does not leaves them', () => {
  const weights = learnOdds(EXAMPLES, HELD)
  expect(sumOf(weights, [['any', 1], ['telling', 1]])).toBeGreaterThan(1)
  expect(sumOf(weights, [['any', 1]])).toBeLessThan(-0.7)
  expect(Math.abs(weights.get('idle') ?? 9)).toBeLessThan(0.3)
})

test('what few examples show is left out, and the same examples give the same weights', () => {
  const rare: Example = { features: [['any', 1], ['rare', 1]], isSo: true, share: 1 }
  const weights = learnOdds([...EXAMPLES, rare, rare], HELD)
  expect(weights.has('rare')).toBe(false)
  expect(learnOdds([...EXAMPLES, rare, rare], HELD)).toEqual(weights)
})
