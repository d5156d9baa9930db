import type { PatientListItem } from '#contract/patient.ts'
import type { Text } from '#web/text/use-text.ts'
import { writtenDate } from './birth-date.ts'

const HUMAN = { male: 'male', female: 'female', other: 'otherGender' } as const
const ANIMAL = { male: 'maleAnimal', female: 'femaleAnimal', other: 'otherGender' } as const

/** What the gender of a person, or the sex of an animal, is called. */
export const genderKey = (kind: PatientListItem['kind'], gender: 'male' | 'female' | 'other') => (kind === 'animal' ? ANIMAL : HUMAN)[gender]

/** Takes a patient; gives what tells them from others of the same name, in the order one looks for it. What nobody told is left out. */
export function patientFacts(
  { kind, species, gender, birthDate, ownerName, chipNumber }: PatientListItem,
  text: Text<'patients'>,
  sidebar: Text<'sidebar'>,
): string[] {
  return [
    species ? sidebar(species) : undefined,
    birthDate === null ? undefined : text('born', { date: writtenDate(birthDate) }),
    gender === null ? undefined : text(genderKey(kind, gender)),
    ownerName ? text('owner', { name: ownerName }) : undefined,
    chipNumber ? text('chip', { number: chipNumber }) : undefined,
  ].filter((fact) => fact !== undefined)
}
