import { expect, test } from 'vitest'
import type { Product } from '#contract/billing.ts'
import { chosenPlan, codeButton, isCodeGone, monthlyShare } from './plan-choice.ts'

const plan = (id: string, interval: 'year' | 'month'): Product => ({
  id,
  name: id,
  description: '',
  features: [],
  price: { amount: 49_900, currency: 'NOK', interval },
})
const plans = [plan('monthly', 'month'), plan('yearly', 'year')]

test.each([
  ['the yearly plan is preselected', plans, undefined, 'yearly'],
  ['what was chosen stays chosen', plans, 'monthly', 'monthly'],
  ['a plan that is gone after a code gives way to the yearly', plans, 'old', 'yearly'],
  ['a lone monthly plan is chosen', [plan('monthly', 'month')], undefined, 'monthly'],
  ['no plans, no choice', [], undefined, undefined],
])('spec 2, pricing: %s', (_rule, products, chosenId, expected) => {
  expect(chosenPlan(products, chosenId)?.id).toBe(expected)
})

test.each([
  ['', '', 'OK', { label: 'codeApply', isUseful: false }],
  ['  KARI ', '', 'OK', { label: 'codeApply', isUseful: true }],
  ['KARI', 'KARI', 'CodeApplied', { label: 'codeUpdate', isUseful: false }],
  ['OLA', 'KARI', 'CodeApplied', { label: 'codeUpdate', isUseful: true }],
  ['  ', 'KARI', 'CodeApplied', { label: 'codeUpdate', isUseful: true }],
  ['KARY', 'KARI', 'CodeNotFound', { label: 'codeApply', isUseful: true }],
  ['KARI', 'KARI', 'CodeNotFound', { label: 'codeApply', isUseful: false }],
  ['OLA', 'KARI', 'ExistingUser', { label: 'codeApply', isUseful: true }],
  ['KARI', '', undefined, { label: 'codeApply', isUseful: true }],
] as const)('spec 5, reference code: typed "%s" over "%s", which was %s', (typed, sent, status, expected) => {
  expect(codeButton(typed, sent, status)).toEqual(expected)
})

test.each([
  ['', 'OK', false],
  ['KARI', 'CodeApplied', false],
  ['SISTE', 'CodeNotFound', true],
  ['KARI', 'ExistingUser', true],
] as const)('REL-31 a code that was applied and is gone at the checkout: "%s", which was %s: %s', (referenceCode, status, expected) => {
  expect(isCodeGone({ referenceCode }, { status })).toBe(expected)
})

test('a year is told by the month', () => {
  expect(monthlyShare(499_000)).toBe(41_600)
})
