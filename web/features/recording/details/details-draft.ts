import { AnimalDescriptor, HumanDescriptor } from '#contract/patient.ts'
import type { PatientDescriptor } from '#contract/patient.ts'
import type { Vertical } from '#contract/vertical.ts'
import type { ConsultationDetails } from '#web/audio/kept-recording.ts'

/** What stands in the form while it is filled in; ages may be empty for a moment. */
export type DetailsDraft = { readonly descriptor: PatientDescriptor; readonly notes: string; readonly name: string; readonly patientInformedAt: string | null }

/** Vets work on the vet site and everybody else on the human one (spec 6), and the server takes nothing else. */
export function descriptorKind(edition: Vertical): PatientDescriptor['kind'] {
  return edition === 'vet' ? 'animal' : 'human'
}

/** The form before anything is changed: the defaults of spec 3, whose age is nobody's yet. */
export function emptyDraft(kind: PatientDescriptor['kind']): DetailsDraft {
  const descriptor = kind === 'animal' ? AnimalDescriptor.parse({ kind, ageIsPreset: true }) : HumanDescriptor.parse({ kind, ageIsPreset: true })
  return { descriptor, notes: '', name: '', patientInformedAt: null }
}

export function draftOf({ descriptor, notes, patient, patientInformedAt }: ConsultationDetails): DetailsDraft {
  return { descriptor, notes, name: patient?.name ?? '', patientInformedAt }
}

/** What is sent: a name makes a named patient, none an anonymous one. */
export function detailsOf({ descriptor, notes, name, patientInformedAt }: DetailsDraft): ConsultationDetails {
  const trimmed = name.trim()
  const patient = trimmed === '' ? null : { name: trimmed, birthDate: null, gender: genderOf(descriptor) }
  return { descriptor, notes, patient, patientInformedAt }
}

function genderOf(descriptor: PatientDescriptor): 'male' | 'female' | null {
  const gender = descriptor.kind === 'human' ? descriptor.gender : descriptor.sex
  return gender === 'unknown' ? null : gender
}
