import { beforeAll, expect, test } from 'vitest'
import type { PatientDescriptor } from '#contract/patient.ts'
import { find, startTexts } from '#web/text/machinery.ts'
import { caseClock } from './case-clock.ts'
import { whoText } from './who.ts'

beforeAll(() => startTexts('nb', 'med'))

const HUMAN = { kind: 'human', gender: 'unknown', ageYears: 25 } as const
const DOG = { kind: 'animal', species: 'dog', sex: 'unknown', reproductiveStatus: 'unknown', ageYears: 0, ageMonths: 0 } as const

test.each<[PatientDescriptor | null, string]>([
  [null, ''],
  [{ ...HUMAN, ageIsPreset: true }, ''],
  [HUMAN, '25 år'],
  [{ ...HUMAN, gender: 'female', ageYears: 54 }, 'K 54'],
  [{ ...HUMAN, gender: 'male', ageYears: 0 }, 'M 0'],
  [{ ...HUMAN, gender: 'female', ageIsPreset: true }, 'Kvinne'],
  [DOG, 'Hund'],
  [{ ...DOG, ageIsPreset: true, ageYears: 3 }, 'Hund'],
  [{ ...DOG, species: 'cat', ageMonths: 8 }, 'Katt, 8 md'],
  [{ ...DOG, species: 'horse', ageYears: 7, ageMonths: 2 }, 'Hest, 7 år'],
  [{ ...DOG, species: 'other', otherSpecies: 'cattle', herdNumber: 'NO 1234', ownerName: 'Kari Bonde', ageYears: 3 }, 'Storfe, 3 år'],
  [{ ...DOG, species: 'other' }, 'Dyr'],
])('%o is noted as “%s”', (descriptor, expected) => {
  expect(whoText((key, values) => find({ language: 'nb', feature: 'sidebar', key, values }), descriptor)).toBe(expected)
})

test('the clock tells cases of today and yesterday apart, the day those before', () => {
  const now = new Date(2026, 10, 23, 15, 0).getTime()
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 20).toISOString()
  expect(caseClock(at(23, 14), { now, locale: 'nb-NO' })).toBe('14:20')
  expect(caseClock(at(22, 9), { now, locale: 'nb-NO' })).toBe('09:20')
  expect(caseClock(at(12, 9), { now, locale: 'nb-NO' })).toBe('12. nov.')
})
