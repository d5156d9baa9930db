import { expect, test } from 'vitest'
import { editionFit } from './edition-fit.ts'

test.each([
  ['FamilyDoctor', 'med', 'fits'],
  ['Ophthalmologist', 'med', 'fits'],
  ['Veterinarian', 'vet', 'fits'],
  ['Veterinarian', 'med', 'vetOnHumanSite'],
  ['ENT', 'vet', 'doctorOnVetSite'],
  ['NotDefined', 'med', 'unchosen'],
  ['NotDefined', 'vet', 'unchosen'],
] as const)('spec 4, cross-vertical guard: %s on the %s site: %s', (type, edition, fit) => {
  expect(editionFit(type, [], edition)).toBe(fit)
})

test.each([
  ['Veterinarian', ['Veterinarian'], 'med', 'fits'],
  ['ENT', ['ENT'], 'vet', 'fits'],
  ['Psychiatrist', ['ENT'], 'vet', 'doctorOnVetSite'],
  ['NotDefined', ['Veterinarian'], 'med', 'unchosen'],
] as const)('spec 6, extra types of a user: %s with %j on the %s site: %s', (type, extra, edition, fit) => {
  expect(editionFit(type, extra, edition)).toBe(fit)
})
