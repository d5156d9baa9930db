import { expect, test } from 'vitest'
import { learnWorth, type Example } from './learn.ts'

/** Statements of two marks, of which only the first is ever worth anything. */
const EXAMPLES: Example[] = Array.from({ length: 400 }, (_, at) => {
  const [isTelling, isIdle] = [at % 2 === 0, at % 3 === 0]
  return {
    features: [['any', 1], ...(isTelling ? [['telling', 1] as const] : []), ...(isIdle ? [['idle', 1] as const] : [])],
    worth: isTelling ? 1 : 0,
    share: 1,
  }
})

test('what goes with worth is learnt to be worth it, and what does not is learnt to be worth nothing', () => {
  const weights = learnWorth(EXAMPLES)
  expect(weights.get('telling')).toBeGreaterThan(0.7)
  expect(weights.get('telling')).toBeLessThanOrEqual(1)
  expect(Math.abs(weights.get('idle') ?? 1)).toBeLessThan(0.05)
})

test('what was seen once is hardly trusted', () => {
  const weights = learnWorth([...EXAMPLES, { features: [['any', 1], ['rare', 1]], worth: 5, share: 1 }])
  expect(weights.get('rare')).toBeLessThan(0.5)
})

test('a talk that counts less moves the weights less', () => {
  const contrary = EXAMPLES.map((one) => ({ ...one, worth: 1 - one.worth }))
  const mixed = (share: number) => learnWorth([...EXAMPLES, ...contrary.map((one) => ({ ...one, share }))]).get('telling') ?? 0
  expect(mixed(0.1)).toBeGreaterThan(mixed(0.9))
})
