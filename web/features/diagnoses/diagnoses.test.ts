import { describe, expect, test } from 'vitest'
import { listSymptoms } from '#domain/terminology/symptoms/symptom-list.ts'
import { accuracyWord } from './accuracy-word.ts'
import { BODIES, chooseFigure, SIDES, WHOLE_BODY } from './choose-figure.ts'
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
