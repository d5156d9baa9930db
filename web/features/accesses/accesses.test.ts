import { describe, expect, test } from 'vitest'
import type { AccessEntry } from '#contract/access-log.ts'
import { groupAccesses } from './group-accesses.ts'

const line = (at: string, about: Partial<AccessEntry> = {}): AccessEntry => ({
  id: at,
  at,
  actor: 'self',
  role: 'FamilyDoctor',
  organisation: null,
  action: 'change',
  patientId: 'p',
  caseId: 'c',
  recordingId: null,
  basis: 'care',
  result: 'done',
  code: null,
  span: null,
  ...about,
})

const NOW = new Date(2026, 2, 3, 12)

describe('the access log on screen', () => {
  test('the same said again is one row with its count and its time from first to last', () => {
    const [day] = groupAccesses(
      [line('2026-03-02T10:09:00Z'), line('2026-03-02T10:05:00Z'), line('2026-03-02T10:02:00Z'), line('2026-03-02T10:00:00Z', { action: 'read' })],
      NOW,
    )
    expect(day?.groups.map(({ entry, count }) => [entry.action, count])).toEqual([['change', 3], ['read', 1]])
    expect(day?.groups[0]).toMatchObject({ first: new Date('2026-03-02T10:02:00Z'), last: new Date('2026-03-02T10:09:00Z') })
  })

  test('NORM-1 a line that stands for many saves is told from the first of them to the last', () => {
    const typed = line('2026-03-02T10:09:30Z', { span: { since: '2026-03-02T10:05:00Z', firstRevision: 4, lastRevision: 91 } })
    const [day] = groupAccesses([typed, line('2026-03-02T10:05:00Z'), line('2026-03-02T10:04:00Z', { action: 'read' })], NOW)
    expect(day?.groups[0]).toMatchObject({ first: new Date('2026-03-02T10:05:00Z'), last: new Date('2026-03-02T10:09:30Z') })
    expect(day?.groups).toHaveLength(2)
  })

  test('another case, another outcome or another person stands by itself', () => {
    const [day] = groupAccesses(
      [
        line('2026-03-02T10:04:00Z'),
        line('2026-03-02T10:03:00Z', { caseId: 'd' }),
        line('2026-03-02T10:02:00Z', { result: 'refused' }),
        line('2026-03-02T10:01:00Z', { actor: 'other' }),
      ],
      NOW,
    )
    expect(day?.groups).toHaveLength(4)
    const [strangers] = groupAccesses(
      ['support', 'FamilyDoctor', 'FamilyDoctor'].map((role, at) => line(`2026-03-02T10:0${at}:00Z`, { actor: 'other', role })).toReversed(),
      NOW,
    )
    expect(strangers?.groups.map(({ entry, count }) => [entry.role, count])).toEqual([['FamilyDoctor', 2], ['support', 1]])
  })

  test('a patient opened together with a case is one visit, told by the case; what was refused or done by another stays apart', () => {
    const read = (minute: number, about: Partial<AccessEntry>) => line(`2026-03-02T10:0${minute}:00Z`, { action: 'read', ...about })
    const [day] = groupAccesses(
      [read(3, { caseId: 'c' }), read(2, { caseId: null }), read(1, { caseId: null, patientId: 'q' }), read(0, { caseId: 'd', patientId: 'q' })],
      NOW,
    )
    expect(day?.groups.map(({ entry, count }) => [entry.patientId, entry.caseId, count])).toEqual([['p', 'c', 1], ['q', 'd', 1]])
    expect(day?.groups[0]?.first).toEqual(new Date('2026-03-02T10:02:00Z'))
    const [apart] = groupAccesses(
      [read(3, { caseId: 'c' }), read(2, { caseId: null, result: 'refused' }), read(1, { caseId: null, actor: 'other' }), read(0, { caseId: 'c' })],
      NOW,
    )
    expect(apart?.groups).toHaveLength(4)
  })

  test('a day begins a new heading, also when the work goes on past midnight', () => {
    const days = groupAccesses(
      [line(new Date(2026, 2, 3, 0, 1).toISOString()), line(new Date(2026, 2, 2, 23, 59).toISOString()), line(new Date(2026, 2, 1, 9).toISOString())],
      NOW,
    )
    expect(days.map(({ when, groups }) => [when, groups.length])).toEqual([['today', 1], ['yesterday', 1], ['earlier', 1]])
  })
})
