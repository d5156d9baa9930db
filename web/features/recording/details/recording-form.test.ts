import { describe, expect, test } from 'vitest'
import { AnimalDescriptor, HumanDescriptor } from '#contract/patient.ts'
import { clockText } from '#web/text/clock-text.ts'
import { chunkExtension, chunkForm, detailsForm, fileExtension, uploadForm } from './consultation-form.ts'
import { detailsOf, draftOf, emptyDraft } from './details-draft.ts'
import { recordingTarget } from '../recording-ids.ts'
import { verbFor } from '../use-recording-keys.ts'

const human = HumanDescriptor.parse({ kind: 'human' })
const entries = (form: FormData) => Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))

describe('what goes over the wire (spec 7)', () => {
  test('a chunk is named by its number and type, and its fields come before the file', () => {
    const form = chunkForm({ recordingId: 'r1', index: 3, audio: new Blob(['x'], { type: 'audio/webm;codecs=opus' }) })
    expect([...form.keys()]).toEqual(['index', 'recordingId', 'audioFile'])
    expect(form.get('index')).toBe('3')
    expect(form.get('audioFile')).toMatchObject({ name: 'chunk-3.webm' })
  })

  test.each([
    ['audio/webm;codecs=opus', 'webm'],
    ['audio/mp4', 'mp4'],
    ['audio/mpeg', 'mp3'],
    ['audio/aac', 'aac'],
    ['audio/ogg', 'ogg'],
  ])('%s is named .%s', (mimeType, extension) => {
    expect(chunkExtension(mimeType)).toBe(extension)
  })

  test('a human and an animal send their own fields', () => {
    const patient = { name: 'Kari', birthDate: null, gender: null }
    expect(entries(detailsForm('r1', { descriptor: human, notes: '  feber ', patient, patientInformedAt: '2026-01-01T10:00:00.000Z' }))).toEqual({
      reportType: 'text',
      recordingId: 'r1',
      additionalNotes: 'feber',
      patient: JSON.stringify(patient),
      patientInformedAt: '2026-01-01T10:00:00.000Z',
      kind: 'human',
      gender: 'unknown',
      ageYears: '25',
    })
    expect(entries(detailsForm('r1', { descriptor: AnimalDescriptor.parse({ kind: 'animal' }), notes: '', patient: null, patientInformedAt: null }))).toEqual({
      reportType: 'text',
      recordingId: 'r1',
      kind: 'animal',
      species: 'dog',
      sex: 'unknown',
      reproductiveStatus: 'unknown',
      ageYears: '0',
      ageMonths: '0',
    })
  })

  test('an age that nobody touched is not told', () => {
    for (const kind of ['human', 'animal'] as const) {
      const sent = entries(detailsForm('r1', { ...detailsOf(emptyDraft(kind)) }))
      expect(Object.keys(sent).filter((name) => name.startsWith('age'))).toEqual([])
    }
    expect(entries(detailsForm('r1', { ...detailsOf(emptyDraft('human')), descriptor: { ...human, ageYears: 25 } }))).toMatchObject({ ageYears: '25' })
  })

  test('SEC-65 a file travels without its own name', () => {
    const file = new File(['x'], 'Kari Normann 12.03.M4A')
    expect(uploadForm('r1', { descriptor: human, notes: '', patient: null, patientInformedAt: null }, file).get('audioFile')).toMatchObject({
      name: 'audio.m4a',
    })
    expect(fileExtension('README')).toBe('')
  })
})

describe('the form beside the recorder (spec 3)', () => {
  test('begins with the defaults of its kind', () => {
    expect(emptyDraft('human')).toEqual({
      descriptor: { kind: 'human', gender: 'unknown', ageYears: 25, ageIsPreset: true },
      notes: '',
      name: '',
      birthDate: '',
      isOtherGender: false,
      patientInformedAt: null,
    })
    expect(emptyDraft('animal').descriptor).toMatchObject({ species: 'dog', reproductiveStatus: 'unknown', ageYears: 0, ageMonths: 0 })
  })

  test('a name makes a named patient, blanks make none, and both come back as they were', () => {
    const draft = { ...emptyDraft('human'), descriptor: { ...human, gender: 'female' as const }, name: ' Kari ', patientInformedAt: '2026-01-01T10:00:00.000Z' }
    expect(detailsOf(draft).patient).toEqual({ name: 'Kari', birthDate: null, gender: 'female' })
    const told = { ...draft, birthDate: '12.3.1961', isOtherGender: true }
    expect(detailsOf(told).patient).toEqual({ name: 'Kari', birthDate: '1961-03-12', gender: 'other' })
    expect(draftOf(detailsOf(told))).toEqual({ ...told, name: 'Kari', birthDate: '12.03.1961' })
    expect(detailsOf({ ...told, birthDate: 'i fjor' }).patient?.birthDate).toBeNull()
    for (const name of ['  ', '\u200b\u202e']) expect(detailsOf({ ...draft, name }).patient).toBeNull()
    expect(draftOf(detailsOf(draft))).toEqual({ ...draft, name: 'Kari' })
  })
})

describe('where a recording goes (spec 2)', () => {
  const c = '0199d5b4-7a00-7000-8000-000000000001'
  const p = '0199d5b4-7a00-7000-8000-000000000002'
  const target = (search: object) => {
    let made = 0
    return recordingTarget(search, () => `new-${(made += 1)}`)
  }

  test.each([
    [{}, false, false],
    [{ c, p }, true, false],
    [{ c }, false, true],
    [{ p }, false, true],
    [{ c: 'rubbish', p }, false, true],
  ])('%o: addition %s, incomplete %s', (search, isAddition, isIncomplete) => {
    expect(target(search)).toMatchObject({ isAddition, isIncomplete })
  })

  test('a chosen patient has it, in a new case; where the address names a case, nobody is chosen', () => {
    expect(target({ for: p })).toMatchObject({ ids: { patientId: p, caseId: 'new-2' }, pickedId: p, isAddition: false, isIncomplete: false })
    expect(target({ for: 'rubbish' })).toMatchObject({ pickedId: undefined, isIncomplete: false })
    expect(target({ c, p, for: c })).toMatchObject({ ids: { patientId: p }, pickedId: undefined })
  })

  test('what is missing gets an id of its own, what is there is kept', () => {
    expect(target({ c }).ids).toEqual({ recordingId: 'new-1', caseId: c, patientId: 'new-2' })
  })
})

test.each([
  ['r', 'ready', 'start'],
  ['R', 'ready', 'start'],
  ['r', 'recording', undefined],
  [' ', 'recording', 'pause'],
  [' ', 'paused', 'resume'],
  ['Enter', 'paused', 'finalize'],
  ['Enter', 'recording', undefined],
  [' ', 'ready', undefined],
] as const)('key "%s" while %s means %s', (key, phase, verb) => {
  expect(verbFor(key, phase)).toBe(verb)
})

test.each([
  [0, '00:00'],
  [59_999, '00:59'],
  [745_000, '12:25'],
  [5_400_000, '90:00'],
])('%i ms is %s', (durationMs, text) => {
  expect(clockText(durationMs)).toBe(text)
})
