import { expect, test } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import type { Case } from '#contract/case.ts'
import { newerCase } from './save-note.ts'

const current: Case = {
  id: '0199d5b4-7a00-7000-8000-000000000001',
  patientId: '0199d5b4-7a00-7000-8000-000000000002',
  revision: 4,
  transcription: null,
  textReport: null,
  summaryReport: null,
  manualNote: 'skrevet i en annen fane',
  additionalNotes: null,
  descriptor: null,
  isUpdating: false,
  isSuccess: true,
  anonymous: true,
  timeRemaining: null,
  failure: null,
  audioRecordings: [],
  createdAt: '2026-01-01T00:00:00Z',
  lastUpdated: '2026-01-01T00:00:00Z',
  patientInformedAt: null, signature: null,
}

test('REL-26 a refused save tells what stands there now', () => {
  expect(newerCase(new Refusal('case.stale_revision', { details: { case: current } }))).toEqual(current)
})

test('other failures tell nothing of the kind', () => {
  expect(newerCase(new Refusal('case.not_found', { details: { case: current } }))).toBeUndefined()
  expect(newerCase(new Refusal('case.stale_revision', { details: {} }))).toBeUndefined()
  expect(newerCase(new TypeError('network'))).toBeUndefined()
})
