import * as z from 'zod/mini'
import { mayBeBirthDate } from './names/birth-date.ts'
import { tidyName } from './names/person-name.ts'

const Gender = z.enum(['male', 'female', 'other'])
const HumanGender = z.enum(['male', 'female', 'unknown'])
const Species = z.enum(['dog', 'cat', 'horse', 'rabbit', 'other'])
const OtherSpecies = z.enum(['cattle', 'pig', 'sheep', 'goat'])
const Sex = z.enum(['male', 'female', 'unknown'])
const ReproductiveStatus = z.enum(['intact', 'neutered', 'spayed', 'unknown'])

/** What may be chosen of a patient without a name, in the order of the form. */
export const descriptorChoices = { HumanGender, Species, OtherSpecies, Sex, ReproductiveStatus } as const

/** True where the age is the form's preset that nobody touched: it is shown as such and is no fact of the patient. */
const ageIsPreset = z.optional(z.literal(true))

/** What is known of a human patient when nobody is named (spec 3); the defaults stand in the form. What belongs to the other kind is refused. */
export type HumanDescriptor = z.infer<typeof HumanDescriptor>
export const HumanDescriptor = z.strictObject({
  kind: z.literal('human'),
  gender: z._default(HumanGender, 'unknown'),
  ageYears: z._default(z.int().check(z.minimum(0), z.maximum(120)), 25),
  ageIsPreset,
})

/** Something, and all of it on one line. */
const line = (longest: number) => z.optional(z.string().check(z.trim(), z.maxLength(longest), z.regex(/^.+$/u)))

export type AnimalDescriptor = z.infer<typeof AnimalDescriptor>
export const AnimalDescriptor = z.strictObject({
  kind: z.literal('animal'),
  species: z._default(Species, 'dog'),
  sex: z._default(Sex, 'unknown'),
  reproductiveStatus: z._default(ReproductiveStatus, 'unknown'),
  ageYears: z._default(z.int().check(z.minimum(0), z.maximum(50)), 0),
  ageMonths: z._default(z.int().check(z.minimum(0), z.maximum(11)), 0),
  ageIsPreset,
  /** Which other species; absent where nobody told. */
  otherSpecies: z.optional(OtherSpecies),
  /** Of the herd or on the ear tag, of other species alone. It points at a person, and so does the owner's name: neither goes to a model in the clear. */
  herdNumber: line(40),
  ownerName: line(200),
})

/** A herd number and a closer species belong to `other` alone. */
const isOfItsSpecies = (told: { kind: string; species?: string; otherSpecies?: string | undefined; herdNumber?: string | undefined }): boolean =>
  told.species === 'other' || !(told.otherSpecies ?? told.herdNumber)

export type PatientDescriptor = z.infer<typeof PatientDescriptor>
export const PatientDescriptor = z.discriminatedUnion('kind', [HumanDescriptor, AnimalDescriptor]).check(z.refine(isOfItsSpecies))

/** The same as it is sent: an age that is left out is the preset one. */
export const PatientDescriptorSent = z.pipe(
  z.discriminatedUnion('kind', [
      z.extend(HumanDescriptor, { ageYears: z.optional(HumanDescriptor.shape.ageYears.def.innerType) }),
      z.extend(AnimalDescriptor, {
        ageYears: z.optional(AnimalDescriptor.shape.ageYears.def.innerType),
        ageMonths: z.optional(AnimalDescriptor.shape.ageMonths.def.innerType),
      }),
    ]).check(z.refine(isOfItsSpecies)),
  z.transform((sent): PatientDescriptor => {
    const isAgeTold = sent.ageYears !== undefined || (sent.kind === 'animal' && sent.ageMonths !== undefined)
    return PatientDescriptor.parse({ ...sent, ...(!isAgeTold && { ageIsPreset: true }) })
  }),
)

/** The largest number of an animal within a country: 38 bits (ISO 11784). */
const MOST_ANIMALS = 274_877_906_943
const BLANKS = /[\s.-]/gu

/** True for the 15 digits of ISO 11784: a country or maker other than 000 and the 999 of tests, then a number of 38 bits. */
const isChip = (digits: string): boolean => /^(?!000|999)\d{15}$/.test(digits) && Number(digits.slice(3)) <= MOST_ANIMALS

/** The number of an animal's chip. Blanks, points and hyphens between the digits are taken away. */
export const ChipNumber = z.pipe(
  z.pipe(z.string().check(z.maxLength(40)), z.transform((typed) => typed.replace(BLANKS, ''))),
  z.string().check(z.refine(isChip)),
)

/** What is told of a named animal; of a person it is refused. */
const ofAnimal = {
  species: z.nullish(Species),
  ownerName: z.nullish(line(200).def.innerType),
  chipNumber: z.nullish(ChipNumber),
}

/** Longer than any name may be: what is pasted may hold signs that are taken away. */
const NAME_AS_TYPED = 400

/** Who a named patient is, as it is kept. Of an animal `gender` is the sex. */
export type PatientIdentity = z.infer<typeof PatientIdentity>
export const PatientIdentity = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  birthDate: z._default(z.nullable(z.iso.date()), null),
  gender: z._default(z.nullable(Gender), null),
  ...ofAnimal,
})

/** The same as sent with `PUT /patients/{id}` or inside a finalize call. */
export type PatientChange = z.infer<typeof PatientChange>
export const PatientChange = z.extend(PatientIdentity, {
  birthDate: z._default(z.nullable(z.iso.date().check(z.refine((date) => mayBeBirthDate(date)))), null),
  name: z.pipe(z.pipe(z.string().check(z.maxLength(NAME_AS_TYPED)), z.transform(tidyName)), z.string().check(z.minLength(1), z.maxLength(200))),
})

/** No more named patients are listed at once, the last changed first; a list of this length may not be all. */
export const MOST_LISTED_PATIENTS = 5_000

/** Row of the list of named patients. */
export type PatientListItem = z.infer<typeof PatientListItem>
export const PatientListItem = z.object({
  id: z.uuid(),
  name: z.string(),
  birthDate: z.nullable(z.string()),
  gender: z.nullable(Gender),
  species: z.nullish(Species),
  ownerName: z.nullish(z.string()),
  chipNumber: z.nullish(z.string()),
  kind: z.enum(['human', 'animal']),
  lastUpdated: z.iso.datetime(),
  caseCount: z.int(),
})

/** How far a case has come: being written, waiting for an engine that can hear it, failed, signed, or at rest. */
export type CaseProgress = z.infer<typeof CaseProgress>
export const CaseProgress = z.enum(['working', 'waiting', 'failed', 'signed', 'resting'])

/** Row of the sidebar: a case of a patient nobody named (spec 3). */
export type AnonymousCase = z.infer<typeof AnonymousCase>
export const AnonymousCase = z.object({
  id: z.uuid(),
  patientId: z.uuid(),
  /** What it is about: the beginning of the summary, or where there is none, the first sentence. */
  summary: z.string(),
  descriptor: z.nullable(PatientDescriptor),
  progress: CaseProgress,
  createdAt: z.iso.datetime(),
  lastUpdated: z.iso.datetime(),
  timeRemaining: z.nullable(z.int()),
})
