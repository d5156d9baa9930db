import type { PatientDescriptor } from '#contract/patient.ts'
import type { Text } from '#web/text/use-text.ts'

/** Takes what is known of a patient without a name; gives it as one notes it, such as “K 54” or “Hund, 7 år”. What nobody told is left out. */
export function whoText(text: Text<'sidebar'>, descriptor: PatientDescriptor | null): string {
  if (descriptor === null) return ''
  const { ageYears, ageIsPreset } = descriptor
  if (descriptor.kind === 'animal') return [text(descriptor.otherSpecies ?? descriptor.species), animalAge(text, descriptor)].filter(Boolean).join(', ')
  if (descriptor.gender === 'unknown') return ageIsPreset === true ? '' : text('ageYears', { count: ageYears })
  return ageIsPreset === true ? text(descriptor.gender) : `${text(descriptor.gender === 'female' ? 'femaleShort' : 'maleShort')} ${ageYears}`
}

function animalAge(text: Text<'sidebar'>, { ageYears, ageMonths, ageIsPreset }: Extract<PatientDescriptor, { kind: 'animal' }>): string {
  if (ageIsPreset === true || ageYears + ageMonths === 0) return ''
  return ageYears > 0 ? text('ageYears', { count: ageYears }) : text('ageMonths', { count: ageMonths })
}
