import { expect, test } from 'vitest'
import { ageGroupOf, groupByAge } from './age-group.ts'

const now = new Date(2026, 2, 30, 0, 30)

test.each([
  ['a minute ago', new Date(2026, 2, 30, 0, 29), 'today'],
  ['a clock that runs ahead', new Date(2026, 2, 30, 23, 0), 'today'],
  ['an hour ago, but before midnight', new Date(2026, 2, 29, 23, 30), 'yesterday'],
  ['the first minute of yesterday, on the day the clock changes', new Date(2026, 2, 29, 0, 1), 'yesterday'],
  ['two days', new Date(2026, 2, 28, 12), 'last7Days'],
  ['seven days', new Date(2026, 2, 23, 12), 'last7Days'],
  ['eight days', new Date(2026, 2, 22, 12), 'last30Days'],
  ['thirty days', new Date(2026, 1, 28, 12), 'last30Days'],
  ['thirty-one days', new Date(2026, 1, 27, 12), 'older'],
] as const)('spec 9, groups by age in days: %s', (_age, moment, group) => {
  expect(ageGroupOf(moment, now)).toBe(group)
})

test('spec 9: groups come newest first, without empty ones, and keep the order of the list', () => {
  const moments = [new Date(2026, 2, 20), new Date(2026, 2, 30), new Date(2026, 2, 19)]
  expect(groupByAge(moments, (moment) => moment, now)).toEqual([
    { group: 'today', entries: [moments[1]] },
    { group: 'last30Days', entries: [moments[0], moments[2]] },
  ])
})
