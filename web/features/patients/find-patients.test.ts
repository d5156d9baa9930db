import { describe, expect, test } from 'vitest'
import type { PatientListItem } from '#contract/patient.ts'
import { birthDateOf, writtenDate } from './birth-date.ts'
import { findable, foundPatients } from './find-patients.ts'

const patient = (name: string, more: Partial<PatientListItem> = {}): PatientListItem => ({
  id: '0b7c6c0e-9d5e-4a7b-8f51-2f1f7f9a1c11', name, birthDate: null, gender: null, kind: 'human', lastUpdated: '2026-11-23T08:00:00Z', caseCount: 1, ...more,
})
const PATIENTS = [
  patient('Øystein Åsgård', { birthDate: '1961-03-12' }),
  patient('Håkon Sæther', { birthDate: '2003-12-01' }),
  patient('José Núñez'),
  patient('Bella', { kind: 'animal', species: 'rabbit', ownerName: 'Kåre Bø', chipNumber: '578098100123456' }),
]
const list = findable(PATIENTS, ({ species }) => (species === 'rabbit' ? 'Kanin' : ''))
const names = (typed: string) => foundPatients(list, typed).map(({ name }) => name)

describe('a patient is found', () => {
  test.each([
    ['', ['Øystein Åsgård', 'Håkon Sæther', 'José Núñez', 'Bella']],
    ['oystein', ['Øystein Åsgård']],
    ['OEYSTEIN', ['Øystein Åsgård']],
    ['öystein', ['Øystein Åsgård']],
    ['aasgaard', ['Øystein Åsgård']],
    ['asgard', ['Øystein Åsgård']],
    ['Haakon Säther', ['Håkon Sæther']], ['saether', ['Håkon Sæther']], ['haa', ['Håkon Sæther']], ['ha', ['Håkon Sæther']],
    ['nunez jose', ['José Núñez']], ['kanin', ['Bella']], ['kare bo', ['Bella']], ['Kåre\u200B Bø', ['Bella']], ['bella\u00A0kanin', ['Bella']],
    ['578 0981 0012 3456', ['Bella']], ['3456', ['Bella']], ['finnes ikke', []], ['(*\\', []],
  ])('by “%s”', (typed, expected) => expect(names(typed)).toEqual(expected))

  test.each(['12.03.1961', '12.3.1961', '12.3.61', '12/3-61', '12-03-1961', '1961-03-12', '120361', '12031961', '19610312', '12.03.1', 'åsgård 1961'])(
    'by the date of birth as “%s”',
    (typed) => {
      expect(names(typed)).toEqual(['Øystein Åsgård'])
    },
  )

  test('with every letter of the name typed one after the other', () => {
    for (const { name } of PATIENTS) for (let end = 1; end <= name.length; end += 1) expect(names(name.slice(0, end)), name.slice(0, end)).toContain(name)
  })

  test('a word of 100,000 letters finds nobody', () => expect(names('æ'.repeat(100_000))).toEqual([]))
})

describe('a date of birth', () => {
  const today = new Date('2026-11-23T12:00:00')
  test.each([
    ['12.3.1961', '1961-03-12'],
    ['12.03.61', '1961-03-12'],
    ['120361', '1961-03-12'],
    ['12031961', '1961-03-12'],
    ['1961-03-12', '1961-03-12'],
    [' 1/2-20 ', '2020-02-01'],
    ['23.11.26', '2026-11-23'], ['24.11.26', '1926-11-24'], ['29.02.2024', '2024-02-29'],
    ['29.02.2023', undefined], ['24.11.2026', undefined], ['31.4.1990', undefined], ['1.1.0001', undefined], ['i går', undefined], ['', undefined],
  ])('“%s” is %s', (typed, expected) => expect(birthDateOf(typed, today)).toBe(expected))
  test('of 100,000 digits is none', () => expect(birthDateOf('1'.repeat(100_000), today)).toBeUndefined())
  test('is written as it is said', () => expect(writtenDate('1961-03-12')).toBe('12.03.1961'))
})
