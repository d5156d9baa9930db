import { describe, expect, test } from 'vitest'
import { listSymptoms } from '#domain/terminology/symptoms/symptom-list.ts'
import { accuracyWord, isToldFact } from './accuracy-word.ts'
import { diagnosisBlock } from './insert-diagnosis.ts'
import { BODIES, chooseFigure, SIDES, WHOLE_BODY } from './figures/choose-figure.ts'
import { findSymptoms } from './find-symptoms.ts'

describe('drawn bodies', () => {
  const regionsOn = (bodies: readonly (typeof BODIES)['med' | 'vet'][number][]): Set<string> =>
    new Set([...bodies.flatMap((body) => SIDES.flatMap((side) => chooseFigure(body, side).parts.flatMap(({ regions }) => regions))), ...WHOLE_BODY])

  test('every region with symptoms of people can be reached on an adult and on a child', () => {
    const known = listSymptoms('human', 'nb').map(({ region }) => region)
    for (const body of BODIES.med) expect(known.filter((region) => !regionsOn([body]).has(region))).toEqual([])
  })

  test.each(BODIES.vet)('every region with complaints of a %s can be reached', (animal) => {
    const known = listSymptoms('animal', 'nb').filter(({ symptoms }) => symptoms.some(({ species }) => species === undefined || species.includes(animal))).map(({ region }) => region)
    expect(known.filter((region) => !regionsOn([animal]).has(region))).toEqual([])
  })

  test('every outline is drawn with real numbers', () => {
    for (const body of [...BODIES.med, ...BODIES.vet]) for (const side of SIDES) for (const { outlines } of chooseFigure(body, side).parts) for (const outline of outlines) expect(outline).toMatch(/^M[\d\s.LACZ-]+Z$/)
  })
})

describe('finding a symptom', () => {
  const list = listSymptoms('human', 'nb')
  const none = { regions: [], species: undefined }

  test.each([['oresmerte', 'H01'], ['HOSTE', 'R05'], ['kne', 'L15'], ['smerte vannlating', 'U01']])('%s', (search, id) => {
    expect(findSymptoms(list, { ...none, search }).map((choice) => choice.id)).toContain(id)
  })

  test('nothing chosen and nothing searched for shows nothing', () => {
    expect(findSymptoms(list, { ...none, search: ' ' })).toEqual([])
  })

  test('an animal sees its own species', () => {
    const animals = listSymptoms('animal', 'en')
    expect(findSymptoms(animals, { regions: ['abdomen'], search: '', species: 'dog' }).map(({ id }) => id)).not.toContain('colic')
    expect(findSymptoms(animals, { regions: ['abdomen'], search: '', species: 'horse' }).map(({ id }) => id)).toContain('colic')
  })
})

test.each([[0.95, 'likely'], [0.65, 'likely'], [0.4, 'possible'], [0.1, 'slight']] as const)('%d is %s', (accuracy, word) => {
  expect(accuracyWord(accuracy)).toBe(word)
})

test.each([
  [{ system: 'ICPC-2', code: 'D10', basis: 'findings' }, true],
  [{ system: 'ICPC-2', code: 'D10', basis: 'named' }, false],
  [{ system: 'ICPC-2', code: 'D73', basis: 'findings' }, false],
  [{ system: 'presenting-complaint', code: 'vomiting', basis: 'findings' }, true],
] as const)('%o is told and not suggested: %s', (one, isTold) => {
  expect(isToldFact(one)).toBe(isTold)
})

test('put into the assessment, a suggestion is its code and title and rests on what speaks for it', () => {
  const ground = (start: number, speaks: 'for' | 'against') => ({ source: 'transcription' as const, start, end: start + 5, speaks, quote: 'ord' })
  const suggestion = { title: 'Streptokokkhals', code: 'R72', system: 'ICPC-2', icd10: null, bodySystem: null, accuracy: 0.8, basis: 'named', publicDescription: null, source: null, aiDescription: '', evidence: [ground(0, 'for'), ground(9, 'against')] } as const
  expect(diagnosisBlock({ ...suggestion, evidence: [...suggestion.evidence] }, 'a')).toEqual({ id: 'a', kind: 'paragraph', text: 'R72 Streptokokkhals.', evidence: [{ source: 'transcription', start: 0, end: 5 }], supported: true })
  expect(diagnosisBlock({ ...suggestion, system: 'presenting-complaint', code: 'vomiting', title: 'Oppkast', evidence: [] }, 'a').text).toBe('Oppkast.')
})
