import type { MissingField } from '#domain/documents/referral/missing-fields.ts'

/** What each is called on the screen, among the texts of documents. */
export const FIELD_NAMES = {
  to: 'fieldTo',
  urgency: 'fieldUrgency',
  medications: 'fieldMedications',
  allergies: 'fieldAllergies',
  license: 'fieldLicense',
  vetLicense: 'fieldVetLicense',
  clinic: 'fieldClinic',
  telephone: 'fieldTelephone',
  name: 'fieldName',
  identity: 'fieldIdentity',
  age: 'fieldAge',
  sex: 'fieldSex',
  animal: 'fieldAnimal',
  species: 'fieldSpecies',
  owner: 'fieldOwner',
  chip: 'fieldChip',
} as const satisfies Readonly<Record<MissingField, string>>
