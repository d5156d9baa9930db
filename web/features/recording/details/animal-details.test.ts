import { expect, test } from 'vitest'
import { AnimalDescriptor, PatientDescriptor } from '#contract/patient.ts'
import { detailsForm } from './consultation-form.ts'
import { changeSpecies, withTyped } from './animal-details.ts'

const other = AnimalDescriptor.parse({ kind: 'animal', species: 'other', otherSpecies: 'sheep', ageIsPreset: true })

test('what is typed stays on one line, and blanks are no owner', () => {
  expect(withTyped(other, 'ownerName', 'Kari\tBonde\n')).toMatchObject({ ownerName: 'Kari Bonde ' })
  expect(withTyped({ ...other, ownerName: 'Kari' }, 'ownerName', ' \t')).toEqual(other)
})

test('whatever is typed, what is kept of it is taken: a recording on this device is never lost over it', () => {
  for (const typed of ['', ' ', '\u2028', 'Kari ', ' a', '\u00a0', 'x\u0000y', '🐄'])
    expect(PatientDescriptor.safeParse(withTyped(other, 'herdNumber', typed)).success, JSON.stringify(typed)).toBe(true)
})

test('another species takes along what was told of this one, and the owner stays', () => {
  const told = { ...other, herdNumber: 'NO 1', ownerName: 'Kari' }
  expect(changeSpecies(told, 'horse')).toEqual({ ...AnimalDescriptor.parse({ kind: 'animal', species: 'horse', ageIsPreset: true }), ownerName: 'Kari' })
  expect(changeSpecies(told, 'other')).toEqual(told)
})

test('only what was filled in goes over the wire', () => {
  const sent = (descriptor: AnimalDescriptor) =>
    [...detailsForm('r', { descriptor, notes: '', patient: null, patientInformedAt: null }).keys()].filter(
      (name) => !['reportType', 'recordingId', 'kind', 'sex', 'reproductiveStatus'].includes(name),
    )
  expect(sent(other)).toEqual(['species', 'otherSpecies'])
  expect(sent({ ...other, otherSpecies: undefined, herdNumber: 'NO 1', ownerName: 'Kari' })).toEqual(['species', 'herdNumber', 'ownerName'])
})
