import { describe, expect, test } from 'vitest'
import { listSymptoms } from '#domain/symptoms/symptom-list.ts'
import { accuracyWord, isToldFact } from './accuracy-word.ts'
import { diagnosisBlock } from './insert-diagnosis.ts'
import { BODIES, bodyOf, chooseFigure, SIDES, speciesOn, WHOLE_BODY } from './figures/choose-figure.ts'
import { findSymptoms } from './find-symptoms.ts'

describe('drawn bodies', () => {
  const regionsOn = (bodies: readonly (typeof BODIES)['med' | 'vet'][number][]): Set<string> =>
    new Set([...bodies.flatMap((body) => SIDES.flatMap((side) => chooseFigure(body, side).parts.flatMap(({ regions }) => regions))), ...WHOLE_BODY])

  test('every region with symptoms of people can be reached on an adult and on a child', () => {
    const known = listSymptoms('human', 'nb').map(({ region }) => region)
    for (const body of BODIES.med) expect(known.filter((region) => !regionsOn([body]).has(region))).toEqual([])
  })

  test.each(BODIES.vet)('every region with complaints of a %s can be reached', (animal) => {
    const species = speciesOn(animal)
    const known = listSymptoms('animal', 'nb')
      .filter(({ symptoms }) => symptoms.some((symptom) => species === undefined || symptom.species === undefined || symptom.species.includes(species)))
      .map(({ region }) => region)
    expect(known.filter((region) => !regionsOn([animal]).has(region))).toEqual([])
  })

  const figures = [...BODIES.med, ...BODIES.vet].flatMap((body) => SIDES.map((side) => ({ body, side, figure: chooseFigure(body, side) })))

  test.each(figures)('$body, $side: is drawn with real numbers, every part within reach of the drawing and in a place of its own', ({ figure }) => {
    const { outline, behind = [], lines, parts, width, height } = figure
    for (const path of [outline, ...behind, ...lines, ...parts.flatMap(({ outlines }) => outlines)]) expect(path).toMatch(/^M-?\d[\d\s.LACQZM-]+$/)
    for (const { regions, outlines } of parts) {
      expect(regions).not.toEqual([])
      for (const path of outlines) {
        const numbers = [...path.matchAll(/(?<=[MLQCA ])(-?[\d.]+) (-?[\d.]+)(?=[LQCAZ])/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
        expect(numbers.some(([x, y]) => x >= 0 && x <= width && y >= 0 && y <= height)).toBe(true)
      }
    }
    expect(new Set(parts.map(({ regions }) => regions.join())).size).toBe(parts.length)
  })

  test('follows who came: a child by its age once somebody told it, an animal by its species', () => {
    const human = { kind: 'human', gender: 'unknown', ageYears: 12 } as const
    const animal = { kind: 'animal', species: 'dog', sex: 'unknown', reproductiveStatus: 'unknown', ageYears: 0, ageMonths: 0 } as const
    expect([
      bodyOf(human, 'med'),
      bodyOf({ ...human, ageYears: 13 }, 'med'),
      bodyOf({ ...human, ageYears: 0, ageIsPreset: true }, 'med'),
      bodyOf(null, 'med'),
    ]).toEqual(['child', 'adult', 'adult', 'adult'])
    expect((['dog', 'cat', 'rabbit', 'horse'] as const).map((species) => bodyOf({ ...animal, species }, 'vet'))).toEqual(['dog', 'cat', 'rabbit', 'horse'])
    expect(
      (['cattle', 'pig', 'sheep', 'goat', undefined] as const).map((otherSpecies) => bodyOf({ ...animal, species: 'other', otherSpecies }, 'vet')),
    ).toEqual(['cattle', 'cattle', 'cattle', 'cattle', 'dog'])
    expect([bodyOf(human, 'vet'), bodyOf(animal, 'med')]).toEqual(['dog', 'adult'])
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
  const suggestion = {
    title: 'Streptokokkhals',
    code: 'R72',
    system: 'ICPC-2',
    icd10: null,
    bodySystem: null,
    accuracy: 0.8,
    basis: 'named',
    publicDescription: null,
    source: null,
    publicTexts: [],
    aiDescription: '',
    evidence: [ground(0, 'for'), ground(9, 'against')],
  } as const
  expect(diagnosisBlock({ ...suggestion, evidence: [...suggestion.evidence], publicTexts: [] }, 'a')).toEqual({
    id: 'a',
    kind: 'paragraph',
    text: 'R72 Streptokokkhals.',
    evidence: [{ source: 'transcription', start: 0, end: 5 }],
    supported: true,
  })
  expect(diagnosisBlock({ ...suggestion, system: 'presenting-complaint', code: 'vomiting', title: 'Oppkast', evidence: [], publicTexts: [] }, 'a').text).toBe(
    'Oppkast.',
  )
})
