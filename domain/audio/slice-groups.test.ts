import { describe, expect, test } from 'vitest'
import { addSlice, finishGrouping, groupCount, slicesOfGroup, startGrouping } from './slice-groups.ts'
import type { SliceGroup } from './slice-groups.ts'

function groupAll(count: number): SliceGroup<number>[] {
  let grouping = startGrouping<number>()
  const groups: SliceGroup<number>[] = []
  for (let slice = 1; slice <= count; slice += 1) {
    const step = addSlice(grouping, slice)
    grouping = step.grouping
    if (step.ready) groups.push(step.ready)
  }
  const last = finishGrouping(grouping)
  if (last.ready) groups.push(last.ready)
  expect(finishGrouping(last.grouping).ready).toBeUndefined()
  return groups
}

const range = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, index) => first + index)

describe('slice groups (spec 7, contract: header first, indexes from 1)', () => {
  test.each([
    [0, []],
    [1, [range(1, 1)]],
    [29, [range(1, 29)]],
    [30, [range(1, 30)]],
    [31, [range(1, 30), [1, ...range(26, 31)]]],
    [54, [range(1, 30), [1, ...range(26, 54)]]],
    [55, [range(1, 30), [1, ...range(26, 55)]]],
    [56, [range(1, 30), [1, ...range(26, 55)], [1, ...range(51, 56)]]],
  ])('%i slices', (count, expected) => {
    expect(groupAll(count).map(({ slices }) => slices)).toEqual(expected)
  })

  test('a thousand lengths: every slice goes up, five are repeated, the window never holds more than thirty', () => {
    for (let count = 1; count <= 1000; count += 1) {
      const groups = groupAll(count)
      expect(groups.map(({ index }) => index)).toEqual(range(1, groupCount(count)))
      const own = groups.map(({ slices, index }) => (index === 1 ? slices : slices.slice(1)))
      expect(own).toEqual(groups.map(({ index }) => range(slicesOfGroup(index, count).first, slicesOfGroup(index, count).last)))
      expect([...new Set(own.flat())]).toEqual(range(1, count))
      own.slice(1).forEach((slices, order) => expect(slices.slice(0, 5)).toEqual(own[order]?.slice(-5)))
    }
  })
})
