import { expect, test } from 'vitest'
import { chancesOfClasses } from '#domain/language/weight-columns.ts'
import { learnClasses, type ClassExample } from './learn-classes.ts'

const HELD = { shrink: 0.1, seldom: 1 }
const example = (features: string[], right: boolean[]): ClassExample => ({ features, right, share: 1 })
const chances = (examples: readonly ClassExample[], features: readonly string[]): number[] => {
  const weights = learnClasses(examples, HELD)
  return chancesOfClasses((name) => weights.get(name), features, examples[0]?.right.length ?? 0)
}

test('the class that goes with a feature is learnt', () => {
  const examples = Array.from({ length: 30 }, (_, at) => (at % 2 === 0 ? example(['a'], [true, false, false]) : example(['b'], [false, true, false])))
  expect(chances(examples, ['a'])[0]).toBeGreaterThan(0.9)
  expect(chances(examples, ['b'])[1]).toBeGreaterThan(0.9)
})

test('where one of two is right, either may be taken, and no third', () => {
  const [first = 0, second = 0, third = 0] = chances(Array.from({ length: 30 }, () => example(['a'], [true, true, false])), ['a'])
  expect(third).toBeLessThan(0.1)
  expect(Math.abs(first - second)).toBeLessThan(0.05)
})

test('what is seen too seldom tells nothing', () => {
  const weights = learnClasses([example(['a', 'rare'], [true, false]), example(['a'], [false, true])], { shrink: 0.1, seldom: 2 })
  expect([...weights.keys()]).toEqual(['a'])
})
