import { expect, test } from 'vitest'
import { subscriptionState } from './subscription-state.ts'

test.each([
  ['Active', false, 'statusActive', 'good', true],
  ['TRIALING', false, 'statusTrialing', 'good', true],
  ['canceled', false, 'statusCanceled', 'recording', false],
  ['Active', true, 'statusActive', 'good', false],
  ['PastDue', false, 'statusPastDue', 'wait', false],
  ['Expired', false, 'statusExpired', 'recording', false],
])('spec 4, subscription page: %s, ends at period end %s', (status, cancelAtPeriodEnd, label, colour, mayCancel) => {
  const state = subscriptionState({ status, cancelAtPeriodEnd })
  expect(state.badge).toEqual({ label, colour })
  expect(state.mayCancel).toBe(mayCancel)
  expect(state.endsAtPeriodEnd).toBe(cancelAtPeriodEnd)
})
