import { describe, expect, test } from 'vitest'
import type { Case } from '#contract/case.ts'
import { chosenCase, stageOf } from './case-stage.ts'
import { isPlayable, quoteOf } from './sheet/source-of.ts'

const id = '0b7f1f3e-3c1f-4f0e-8f54-111111111111'
const recordingId = '0b7f1f3e-3c1f-4f0e-8f54-222222222222'
const recording: Case['audioRecordings'][number] = {
  id: recordingId, dateTime: '2026-03-01T10:00:00Z', status: 'Done', transcription: 'Jeg har hatt vondt i halsen i fire dager.',
  failure: null, durationMs: 4_000, hasAudio: true, missingParts: [], missingStretches: [],
}
const report: Case['textReport'] = { sections: [], language: 'nb', engine: 'builtin', generatedAt: '2026-03-01T10:00:00Z' }
const kase: Case = {
  id, patientId: id, revision: 3, transcription: 'Pasienten hoster. '.repeat(20), textReport: report, summaryReport: null, manualNote: 'Husk prøve.',
  additionalNotes: 'Kom gående.', descriptor: null, isUpdating: false, isSuccess: true, anonymous: true, timeRemaining: 3_600, failure: null,
  audioRecordings: [recording], createdAt: '2026-03-01T10:00:00Z', lastUpdated: '2026-03-01T10:00:00Z', patientInformedAt: null, signature: null,
}
const waiting = { code: 'speech.waiting_for_engine' as const, message: 'venter' }

describe('spec 4: what the page shows of a case', () => {
  test.each<[string, Partial<Case>, string]>([
    ['a report stands', {}, 'ready'],
    ['a recording is being heard', { isUpdating: true, isSuccess: false, audioRecordings: [{ ...recording, status: 'processing' }] }, 'listening'],
    ['the report is being written', { isUpdating: true, isSuccess: false }, 'writing'],
    ['no report and none coming', { isSuccess: false, textReport: null }, 'failed'],
    ['not successful though a report stands', { isSuccess: false, failure: { code: 'speech.no_audio', message: 'stille' } }, 'failed'],
    [
      'no engine for the recording',
      { isSuccess: false, textReport: null, isUpdating: true, audioRecordings: [{ ...recording, transcription: null, failure: waiting }] },
      'waiting',
    ],
    ['no engine, said by the case', { isSuccess: false, textReport: null, failure: waiting }, 'waiting'],
  ])('%s', (_name, change, kind) => {
    expect(stageOf({ ...kase, ...change }).kind).toBe(kind)
  })

  test('a failure comes with its words', () => {
    expect(stageOf({ ...kase, isSuccess: false, failure: { code: 'speech.no_audio', message: 'stille' } })).toEqual({
      kind: 'failed',
      code: 'speech.no_audio',
      message: 'stille',
    })
  })

  test('the newest case opens unless another is asked for', () => {
    const older = { ...kase, id: recordingId, createdAt: '2026-02-01T10:00:00Z' }
    expect(chosenCase([older, kase], undefined)?.id).toBe(id)
    expect(chosenCase([older, kase], recordingId)?.id).toBe(recordingId)
    expect(chosenCase([], undefined)).toBeUndefined()
  })
})

describe('the words a statement rests on', () => {
  test('said in a recording', () => {
    expect(quoteOf(kase, { source: 'recording', recordingId, start: 14, end: 29 })).toEqual({
      before: 'Jeg har hatt v',
      words: 'ondt i halsen i',
      after: ' fire dager.',
    })
  })

  test('in a long text only whole words stand around them', () => {
    const quote = quoteOf(kase, { source: 'transcription', start: 180, end: 197 })
    expect(quote?.words).toBe('Pasienten hoster.')
    expect(quote?.before).toMatch(/^…Pasienten|^…hoster/)
    expect(quote?.after).toMatch(/hoster\.…$|Pasienten…$/)
  })

  test('notes are one text, those of the recording first', () => {
    expect(quoteOf(kase, { source: 'note', start: 13, end: 24 })?.words).toBe('Husk prøve.')
  })

  test.each([
    ['a recording that is gone', { source: 'recording' as const, recordingId: id, start: 0, end: 3 }],
    ['a place beyond the text', { source: 'note' as const, start: 900, end: 903 }],
  ])('%s gives none', (_name, ground) => {
    expect(quoteOf(kase, ground)).toBeNull()
  })

  test.each([
    ['spoken, with a time, audio kept', { source: 'recording' as const, recordingId, start: 0, end: 3, startMs: 0, endMs: 900 }, true, true],
    ['audio deleted', { source: 'recording' as const, recordingId, start: 0, end: 3, startMs: 0, endMs: 900 }, false, false],
    ['no time known', { source: 'recording' as const, recordingId, start: 0, end: 3 }, true, false],
    ['typed', { source: 'transcription' as const, start: 0, end: 3 }, true, false],
  ])('%s: can be heard %s', (_name, ground, hasAudio, expected) => {
    expect(isPlayable({ ...kase, audioRecordings: [{ ...recording, hasAudio }] }, ground)).toBe(expected)
  })
})
