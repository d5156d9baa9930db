import { z } from 'zod'

const Gender = z.enum(['male', 'female', 'other'])

/** What is known of a human patient when nobody is named (spec 3); the defaults stand in the form. */
export type HumanDescriptor = z.infer<typeof HumanDescriptor>
export const HumanDescriptor = z.object({
  kind: z.literal('human'),
  gender: z.enum(['male', 'female', 'unknown']).default('unknown'),
  ageYears: z.coerce.number().int().min(0).max(120).default(25),
})

export type AnimalDescriptor = z.infer<typeof AnimalDescriptor>
export const AnimalDescriptor = z.object({
  kind: z.literal('animal'),
  species: z.enum(['dog', 'cat', 'horse', 'rabbit', 'other']).default('dog'),
  sex: z.enum(['male', 'female', 'unknown']).default('unknown'),
  reproductiveStatus: z.enum(['intact', 'neutered', 'spayed', 'unknown']).default('unknown'),
  ageYears: z.coerce.number().int().min(0).max(50).default(0),
  ageMonths: z.coerce.number().int().min(0).max(11).default(0),
})

export type PatientDescriptor = z.infer<typeof PatientDescriptor>
export const PatientDescriptor = z.discriminatedUnion('kind', [HumanDescriptor, AnimalDescriptor])

/** A named patient as sent with `PUT /patients/{id}` or inside a finalize call. */
export type PatientChange = z.infer<typeof PatientChange>
export const PatientChange = z.object({
  name: z.string().trim().min(1).max(200),
  birthDate: z.iso.date().nullable().default(null),
  gender: Gender.nullable().default(null),
})

/** Row of the list of named patients. */
export type PatientListItem = z.infer<typeof PatientListItem>
export const PatientListItem = z.object({
  id: z.uuid(),
  name: z.string(),
  birthDate: z.string().nullable(),
  gender: Gender.nullable(),
  kind: z.enum(['human', 'animal']),
  lastUpdated: z.iso.datetime(),
  caseCount: z.int(),
})

/** Row of the sidebar: a case of a patient nobody named (spec 3). */
export type AnonymousCase = z.infer<typeof AnonymousCase>
export const AnonymousCase = z.object({
  id: z.uuid(),
  patientId: z.uuid(),
  summary: z.string(),
  lastUpdated: z.iso.datetime(),
  timeRemaining: z.int().nullable(),
})
