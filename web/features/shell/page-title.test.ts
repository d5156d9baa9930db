import { expect, test } from 'vitest'
import { titleKey } from './page-title.ts'

const patient = '/p/0b7c6c0e-9d5e-4a7b-8f51-2f1f7f9a1c11'

test.each([
  ['/', true, 'controlPanel'],
  ['/', false, 'titlePlans'],
  ['/r', true, 'titleRecording'],
  [`${patient}/recs`, true, 'recordings'],
  [`${patient}/report`, true, undefined],
  ['/c', true, 'chat'],
  ['/c/123', true, 'chat'],
  ['/payments/x/success', false, 'titlePayment'],
  ['/s', true, 'doctorSettings'],
])('WCAG 2.4.2: the page %s has a title of its own', (path, isActive, key) => {
  expect(titleKey(path, isActive)).toBe(key)
})
