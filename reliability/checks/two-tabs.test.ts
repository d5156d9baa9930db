import { expect, test } from 'vitest'
import { twoTabFaults } from './two-tabs.ts'
import type { TwoTabs } from './two-tabs.ts'

const good: TwoTabs = {
  scene: 'one case',
  sounds: [{ isOwn: true }, { isOwn: true }],
  recordingsPerCase: [2, 2],
  expectedPerCase: 2,
  hasReports: true,
  foreignPart: 409,
  foreignCase: 404,
}

test('REL-28 two that stay apart', () => {
  expect(twoTabFaults(good)).toEqual([])
})

test.each<[string, Partial<TwoTabs>, string]>([
  ['mixed sound', { sounds: [{ isOwn: true }, { isOwn: false }] }, 'tab 2'],
  ['a recording lost', { recordingsPerCase: [1, 1] }, '1 recordings where 2'],
  ['no report', { hasReports: false }, 'a report is missing'],
  ['a foreign part taken', { foreignPart: 200 }, 'answered 200'],
  ['a recording moved to another case', { foreignCase: 200 }, 'in another case was answered 200'],
])('planted: %s', (_, change, expected) => {
  expect(twoTabFaults({ ...good, ...change }).join()).toContain(expected)
})
