import { expect, test } from 'vitest'
import { changeOf } from './patient-draft.ts'
import type { PatientDraft } from './patient-draft.ts'

const LUNA: PatientDraft = { name: 'Lu\u200bna', birthDate: '', gender: '', species: 'dog', ownerName: '', chipNumber: '' }

test.each([
  ['\u202eKåre\u00ad  Bø\n', 'Kåre Bø'],
  ['\u200b\u2060', null],
  ['', null],
])('an owner is kept by what can be seen, as a patient is: %j', (typed, kept) => {
  expect(changeOf({ ...LUNA, ownerName: typed }, true)).toMatchObject({ name: 'Luna', species: 'dog', ownerName: kept })
})

test('what belongs to an animal is sent of no person', () => {
  expect(changeOf({ ...LUNA, ownerName: 'Kåre Bø' }, false)).toEqual({ name: 'Luna', birthDate: null, gender: null })
})
