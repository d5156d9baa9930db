import { expect, test } from 'vitest'
import { PatientChange, PatientIdentity } from '../patient.ts'
import { tidyName } from './person-name.ts'

test.each([
  ['as people are called', ' Åse-Marie  O’Brien ', 'Åse-Marie O’Brien'],
  ['on one line', 'Kari\nNordmann\t(mor)\u2028', 'Kari Nordmann (mor)'],
  ['without what turns the words beside it', '\u202eKari\u202c \u2066Nordmann\u2069\u200f', 'Kari Nordmann'],
  ['without what nobody sees', 'Ka\u200bri\u00ad Nord\u2060mann\ufeff', 'Kari Nordmann'],
  ['with what joins letters in its script', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
  ['a sign is a name', '?', '?'],
  ['signs without a shape are none', '\u200b\u2060\u202e \u00a0\u0301', ''],
  ['blanks are none', ' \n\t ', ''],
])('a name is kept %s', (_how, typed, kept) => {
  expect(tidyName(typed)).toBe(kept)
  expect(tidyName(kept)).toBe(kept)
})

test('SEC-9 a patient is named by what can be seen, in 200 signs; what was kept before is read as it stands', () => {
  const parse = (name: unknown) => PatientChange.safeParse({ name }).success
  expect([parse('K'), parse('K'.repeat(200)), parse(`\u200b${'K'.repeat(200)}`)]).toEqual([true, true, true])
  for (const wrong of ['', '\u200b', 'K'.repeat(201), 'K'.repeat(100_000), 7, null, ['Kari'], { name: 'Kari' }]) expect(parse(wrong)).toBe(false)
  expect(PatientIdentity.parse({ name: '\u200b' }).name).toBe('\u200b')
})
