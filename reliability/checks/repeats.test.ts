import { expect, test } from 'vitest'
import { repeatFaults } from './repeats.ts'
import type { Repeated } from './repeats.ts'

const good: Repeated = { call: 'saveCase', cutAfterBytes: 0, wasLost: true, status: 200, again: { status: 200, isEqual: true }, made: 1, otherContent: 409 }

test('REL-12 a call that may be sent again', () => {
  expect(repeatFaults(good)).toEqual([])
  expect(repeatFaults({ ...good, otherContent: undefined })).toEqual([])
})

test.each<[string, Partial<Repeated>, string]>([
  ['an answer that came through', { wasLost: false }, 'was not lost'],
  ['a repetition refused', { status: 409 }, 'answered 409'],
  ['another answer the third time', { again: { status: 200, isEqual: false } }, 'answered otherwise'],
  ['another status the third time', { again: { status: 404, isEqual: true } }, 'answered otherwise'],
  ['two effects', { made: 2 }, 'took effect 2 times'],
  ['no effect', { made: 0 }, 'took effect 0 times'],
  ['other content taken', { otherContent: 200 }, 'answered 200'],
])('planted: %s', (_, change, expected) => {
  expect(repeatFaults({ ...good, ...change }).join()).toContain(expected)
})
