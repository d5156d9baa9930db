import { expect, test } from 'vitest'
import { faultsAfterCancel } from './cancelled.ts'
import type { AfterCancel } from './cancelled.ts'

const good: AfterCancel = {
  moment: 'while hearing',
  cancelStatuses: [204, 204],
  lateStatuses: [410, 409],
  hasReport: false,
  isUpdating: false,
  filesLeft: 0,
  filesGoneAfterMs: 800,
}

test('REL-9 what a cancelled recording may leave behind', () => {
  expect(faultsAfterCancel(good)).toEqual([])
})

test.each<[string, Partial<AfterCancel>, string]>([
  ['a report', { hasReport: true }, 'a report was written'],
  ['a case for ever in work', { isUpdating: true }, 'still being written'],
  ['a late part that is taken', { lateStatuses: [200] }, 'answered 200'],
  ['a late part that is lost in a fault', { lateStatuses: [500] }, 'answered 500'],
  ['no late part sent at all', { lateStatuses: [] }, 'nothing was sent late'],
  ['a second cancel refused', { cancelStatuses: [204, 404] }, 'answered 404'],
  ['sound on the disk', { filesLeft: 2 }, '2 files'],
  ['sound that went too late', { filesGoneAfterMs: 61_000 }, '61000 ms'],
])('planted: %s', (_, change, expected) => {
  expect(faultsAfterCancel({ ...good, ...change }).join()).toContain(expected)
})
