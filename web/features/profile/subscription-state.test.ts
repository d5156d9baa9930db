import { expect, test } from 'vitest'
import { periodLength, subscriptionState } from './subscription-state.ts'

test.each([
  ['Active', false, 'statusActive', 'good', true],
  ['TRIALING', false, 'statusTrialing', 'good', true],
  ['canceled', false, 'statusCanceled', 'recording', false],
  ['Active', true, 'statusActive', 'good', false],
  ['PastDue', false, 'statusPastDue', 'wait', true],
  ['PastDue', true, 'statusPastDue', 'wait', false],
  ['Expired', false, 'statusExpired', 'recording', false],
])('spec 4, subscription page: %s, ends at period end %s', (status, cancelAtPeriodEnd, label, colour, mayCancel) => {
  const state = subscriptionState({ status, cancelAtPeriodEnd })
  expect(state.badge).toEqual({ label, colour })
  expect(state.mayCancel).toBe(mayCancel)
  expect(state.endsAtPeriodEnd).toBe(cancelAtPeriodEnd)
})

test.each([
  ['2026-02-01', '2027-02-01', 'perYear'],
  ['2027-03-01', '2028-03-01', 'perYear'],
  ['2026-02-01', '2026-03-01', 'perMonth'],
  ['2026-07-01', '2026-08-01', 'perMonth'],
  ['2026-07-01', '2026-07-15', undefined],
  ['2026-07-01', '2028-07-01', undefined],
])('a period from %s to %s is paid %s', (start, end, expected) => {
  expect(periodLength({ currentPeriodStart: `${start}T00:00:00Z`, currentPeriodEnd: `${end}T00:00:00Z`, items: [] })).toBe(expected)
})

test('spec 9: a period that a free month has made longer is still paid by the month', () => {
  const period = { currentPeriodStart: '2026-07-01T00:00:00Z', currentPeriodEnd: '2026-09-01T00:00:00Z' }
  expect(periodLength({ ...period, items: [{ unitAmount: 79_900, currency: 'NOK', interval: 'month' }] })).toBe('perMonth')
  expect(periodLength({ ...period, items: [{ unitAmount: 79_900, currency: 'NOK' }] })).toBeUndefined()
})
