import { ChipNumber } from '#contract/patient.ts'
import type { PatientChange, PatientListItem } from '#contract/patient.ts'
import { tidyName } from '#contract/names/person-name.ts'
import { birthDateOf, writtenDate } from './birth-date.ts'

/** What stands in the fields, as it is typed. */
export type PatientDraft = { name: string; birthDate: string; gender: '' | 'male' | 'female' | 'other'; species: string; ownerName: string; chipNumber: string }

export const LONGEST_NAME = 200

export function draftOfPatient(patient: PatientListItem | undefined, name = ''): PatientDraft {
  return {
    name: patient?.name ?? name,
    birthDate: writtenDate(patient?.birthDate),
    gender: patient?.gender ?? '',
    species: patient?.species ?? '',
    ownerName: patient?.ownerName ?? '',
    chipNumber: patient?.chipNumber ?? '',
  }
}

export type DraftFaults = { birthDate?: true; chipNumber?: true }

/** What of a draft cannot be taken as it is typed. */
export function faultsOf({ birthDate, chipNumber }: PatientDraft): DraftFaults {
  return {
    ...(birthDate.trim() !== '' && birthDateOf(birthDate) === undefined && { birthDate: true as const }),
    ...(chipNumber.trim() !== '' && !ChipNumber.safeParse(chipNumber).success && { chipNumber: true as const }),
  }
}

/** Takes a draft without faults; gives what is sent. What belongs to an animal is sent of animals alone. */
export function changeOf({ name, birthDate, gender, species, ownerName, chipNumber }: PatientDraft, isAnimal: boolean): PatientChange {
  const change = { name: tidyName(name), birthDate: birthDateOf(birthDate) ?? null, gender: gender === '' ? null : gender }
  if (!isAnimal) return change
  const chip = ChipNumber.safeParse(chipNumber)
  return {
    ...change, species: SPECIES.find((one) => one === species) ?? null, ownerName: tidyName(ownerName) || null, chipNumber: chip.success ? chip.data : null,
  }
}

export const SPECIES = ['dog', 'cat', 'horse', 'rabbit', 'other'] as const
