import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Case } from '#contract/case.ts'
import type { Told } from '../harness/history.ts'
import { judgeKept } from './kept-recordings.ts'
import type { Kept } from './kept-recordings.ts'

const recordingId = '0b7f1f3e-3c1f-4f0e-8f54-222222222222'
const slices = Array.from({ length: 55 }, (_, second) => Buffer.from(`<second ${second}>`))
const groups = [
  { index: 1, bytes: Buffer.concat(slices.slice(0, 30)) },
  { index: 2, bytes: Buffer.concat([slices[0]!, ...slices.slice(25)]) },
]
const found: Case = {
  id: recordingId,
  patientId: recordingId,
  revision: 3,
  transcription: null,
  textReport: null,
  summaryReport: null,
  manualNote: null,
  additionalNotes: null,
  descriptor: null,
  isUpdating: false,
  isSuccess: true,
  anonymous: false,
  timeRemaining: null,
  failure: null,
  createdAt: '2026-03-01T10:00:00Z',
  lastUpdated: '2026-03-01T10:00:00Z',
  patientInformedAt: null,
  signature: null,
  audioRecordings: [
    {
      id: recordingId,
      dateTime: '2026-03-01T10:00:00Z',
      status: 'Done',
      transcription: 'x',
      failure: null,
      durationMs: 1,
      hasAudio: true,
      missingParts: [],
      missingStretches: [],
    },
  ],
}
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const told: Told[] = [
  ...groups.map(({ index, bytes }): Told => ({ event: 'acknowledged', recordingId, index, sha256: sha256(bytes) })),
  { event: 'finalized', recordingId },
]
const good: Kept = { recordingId, slices, groups, audio: { status: 200, bytes: Buffer.concat(slices) }, found, reportTimes: ['t', 't'], settledAfterMs: 900 }

test('REL-1 a recording that was kept', () => {
  expect(judgeKept([good], told)).toEqual({ acknowledged: 2, lost: 0, doubled: 0, withOneReport: 1, stillUpdating: 0, faults: [] })
})

const sound = (parts: readonly Buffer[]): Partial<Kept> => ({ audio: { status: 200, bytes: Buffer.concat(parts) } })

test.each<[string, Partial<Kept>, Told[], string]>([
  ['a lost second', sound(slices.toSpliced(40, 1)), told, 'acknowledged part 2 is not in the sound'],
  ['the last second lost', sound(slices.slice(0, -1)), told, 'part 2'],
  ['a second twice', sound([...slices.slice(0, 30), ...slices.slice(25)]), told, '5 seconds stand twice'],
  ['seconds in another order', sound([...slices.slice(30), ...slices.slice(0, 30)]), told, 'differs'],
  ['no sound at all', { audio: { status: 404, bytes: Buffer.alloc(0) } }, told, '(404)'],
  ['another digest in the receipt', {}, [{ event: 'acknowledged', recordingId, index: 1, sha256: 'x' }, { event: 'finalized', recordingId }], 'another digest'],
  ['an end nobody acknowledged', {}, told.slice(0, 2), 'never acknowledged'],
  ['no report', { reportTimes: [undefined, undefined] }, told, 'no single report'],
  ['a second report', { reportTimes: ['t', 'u'] }, told, 'no single report'],
  ['a failed recording', { found: { ...found, audioRecordings: [{ ...found.audioRecordings[0]!, status: 'Error' }] } }, told, 'no single report'],
  ['a case gone', { found: undefined }, told, 'no recording'],
  ['a case still in work', { found: { ...found, isUpdating: true } }, told, 'still being written'],
  ['a case in work too long', { settledAfterMs: 61_000 }, told, 'still being written'],
])('planted: %s', (_, change, history, expected) => {
  expect(judgeKept([{ ...good, ...change }], history).faults.join()).toContain(expected)
})
