import { expect, test } from 'vitest'
import type { AnonymousCase } from '#contract/patient.ts'
import { countsOfToday, lastEntries } from './today.ts'

const ID = '0b7c6c0e-9d5e-4a7b-8f51-2f1f7f9a1c11'
const kase = (more: Partial<AnonymousCase>): AnonymousCase => ({
  id: ID,
  patientId: ID,
  summary: '',
  descriptor: null,
  progress: 'resting',
  createdAt: '2026-11-23T08:00:00Z',
  lastUpdated: '2026-11-23T08:00:00Z',
  timeRemaining: null,
  ...more,
})
const HOUR = 3600

test('the last three of cases and patients, newest first', () => {
  const cases = ['10', '08', '12'].map((hour) => kase({ lastUpdated: `2026-11-23T${hour}:00:00Z` }))
  const patient = { id: ID, name: 'Kari', birthDate: null, gender: null, kind: 'human', lastUpdated: '2026-11-23T11:00:00Z', caseCount: 1 } as const
  expect(lastEntries(cases, [patient]).map(({ kind, of }) => `${kind} ${of.lastUpdated.slice(11, 13)}`)).toEqual(['case 12', 'patient 11', 'case 10'])
  expect(lastEntries([], [])).toEqual([])
})

test.each([
  ['at two in the afternoon, what has twelve hours left goes tonight', 14, [12 * HOUR], 1],
  ['at two in the afternoon, what has seventeen hours and a bit left stays', 14, [17 * HOUR + 60], 0],
  ['at three in the night, the night ends this morning', 3, [3 * HOUR, 5 * HOUR], 1],
  ['what is kept is not counted', 14, [null], 0],
] as const)('%s', (_, hour, left, expected) => {
  const now = new Date(2026, 10, 23, hour).getTime()
  expect(countsOfToday(left.map((timeRemaining) => kase({ timeRemaining })), { now, loadedAtMs: now }).deletedTonight).toBe(expected)
})

test('what waits for an engine is counted, what failed is not', () => {
  expect(countsOfToday([kase({ progress: 'waiting' }), kase({ progress: 'failed' }), kase({})], { now: 0, loadedAtMs: 0 }).waiting).toBe(1)
})
