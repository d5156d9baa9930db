import { expect, test } from 'vitest'
import type { Case } from '#contract/case.ts'
import { gapFaults } from './gaps.ts'
import type { Gapped } from './gaps.ts'

const wordOf = (index: number): string => `del${index}`
const recording: Case['audioRecordings'][number] = {
  id: '0b7f1f3e-3c1f-4f0e-8f54-222222222222',
  dateTime: '2026-03-01T10:00:00Z',
  status: 'Done',
  transcription: 'del1 i dag\n[…]\ndel3 og',
  failure: null,
  durationMs: 80_000,
  hasAudio: true,
  missingParts: [2], missingStretches: [{ startMs: 29_990, endMs: 50_010 }],
}
const sections = [
  {
    type: 'additionalNotes' as const,
    heading: 'Andre opplysninger',
    blocks: [{ id: 'missing-1', kind: 'paragraph' as const, text: 'Minutt 0:30–0:50 av opptaket mangler.', evidence: [] }],
  },
]
const found: Case = {
  id: recording.id,
  patientId: recording.id,
  revision: 3,
  transcription: null,
  textReport: { sections, language: 'nb', engine: 'builtin', generatedAt: '2026-03-01T10:00:00Z' },
  summaryReport: null,
  manualNote: null,
  additionalNotes: null,
  descriptor: null,
  isUpdating: false,
  isSuccess: true,
  anonymous: false,
  timeRemaining: null,
  failure: null,
  audioRecordings: [recording],
  createdAt: '2026-03-01T10:00:00Z', lastUpdated: '2026-03-01T10:00:00Z', patientInformedAt: null, signature: null,
}
const good: Gapped = { sent: [1, 3], left: [2], refusedStatus: 409, named: [2], hadReportBefore: false, found, wordOf }
const withRecording = (change: Partial<typeof recording>): Partial<Gapped> => ({ found: { ...found, audioRecordings: [{ ...recording, ...change }] } })

test('REL-7 a gap that is named, marked and told', () => {
  expect(gapFaults(good)).toEqual([])
})

test.each<[string, Partial<Gapped>, string]>([
  ['an end taken without insisting', { refusedStatus: 200 }, 'answered 200'],
  ['the wrong part named', { named: [3] }, 'named 3'],
  ['a report before anyone insisted', { hadReportBefore: true }, 'before anyone insisted'],
  ['no mark on the recording', withRecording({ missingParts: [] }), 'marked with'],
  ['no minutes', withRecording({ missingStretches: [] }), 'stretches are none'],
  ['other minutes', withRecording({ missingStretches: [{ startMs: 30_000, endMs: 80_000 }] }), '30000–80000'],
  ['a report that says nothing of it', { found: { ...found, textReport: { ...found.textReport!, sections: [] } } }, 'does not say'],
  ['a part that was sent and is lost', withRecording({ transcription: 'del1 i dag\n[…]\n' }), 'part 3 was sent'],
  ['words nobody sent', withRecording({ transcription: 'del1\n[…]\ndel2 del3' }), 'never came'],
  ['two sides run together', withRecording({ transcription: 'del1 i dag del3 og' }), 'as if nothing were missing'],
])('planted: %s', (_, change, expected) => {
  expect(gapFaults({ ...good, ...change }).join()).toContain(expected)
})
