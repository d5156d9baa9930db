import { AnimalDescriptor, HumanDescriptor } from '#contract/patient.ts'
import type { PatientChange, PatientDescriptor } from '#contract/patient.ts'
import type { TemplateId } from '#contract/template.ts'
import type { Vertical } from '#contract/vertical.ts'
import { tidyName } from '#contract/names/person-name.ts'
import type { ConsultationDetails } from '#web/audio/kept-recording.ts'
import { birthDateOf, writtenDate } from '#web/features/patients/birth-date.ts'

/**
 * What stands in the form while it is filled in; ages may be empty for a moment. The date of birth, and a gender that is neither, are a named
 * person's alone.
 */
export type DetailsDraft = {
  readonly descriptor: PatientDescriptor
  readonly notes: string
  readonly name: string
  readonly birthDate: string
  readonly isOtherGender: boolean
  readonly patientInformedAt: string | null
  /** Absent where the report is written as usual. */
  readonly template?: TemplateId | undefined
}

/** Vets work on the vet site and everybody else on the human one (spec 6), and the server takes nothing else. */
export function descriptorKind(edition: Vertical): PatientDescriptor['kind'] {
  return edition === 'vet' ? 'animal' : 'human'
}

/** The form before anything is changed: the defaults of spec 3, whose age is nobody's yet. */
export function emptyDraft(kind: PatientDescriptor['kind']): DetailsDraft {
  const descriptor = kind === 'animal' ? AnimalDescriptor.parse({ kind, ageIsPreset: true }) : HumanDescriptor.parse({ kind, ageIsPreset: true })
  return { descriptor, notes: '', name: '', birthDate: '', isOtherGender: false, patientInformedAt: null }
}

export function draftOf({ descriptor, notes, patient, patientInformedAt, template }: ConsultationDetails): DetailsDraft {
  return {
    descriptor,
    notes,
    name: patient?.name ?? '',
    birthDate: writtenDate(patient?.birthDate),
    isOtherGender: patient?.gender === 'other',
    patientInformedAt,
    ...(template && { template }),
  }
}

/** What is sent: a name makes a named patient, none an anonymous one. */
export function detailsOf({ descriptor, notes, name, patientInformedAt, template, ...told }: DetailsDraft): ConsultationDetails {
  const tidied = tidyName(name)
  const patient = tidied === '' ? null : patientOf(tidied, descriptor, told)
  return { descriptor, notes, patient, patientInformedAt, ...(template && { template }) }
}

/** A date that is none is said beside its field, and not sent. */
function patientOf(
  name: string,
  descriptor: PatientDescriptor,
  { birthDate, isOtherGender }: Pick<DetailsDraft, 'birthDate' | 'isOtherGender'>,
): PatientChange {
  const born = birthDateOf(birthDate) ?? null
  if (descriptor.kind === 'human') return { name, birthDate: born, gender: isOtherGender ? 'other' : known(descriptor.gender) }
  const { species, sex, ownerName } = descriptor
  return { name, birthDate: born, gender: known(sex), species, ...(ownerName !== undefined && { ownerName }) }
}

const known = (gender: 'male' | 'female' | 'unknown') => (gender === 'unknown' ? null : gender)
