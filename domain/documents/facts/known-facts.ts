import type { PatientDescriptor } from '#contract/patient.ts'
import type { Professional } from '#contract/professional.ts'
import type { DoctorType } from '#contract/profile.ts'
import type { Language, Vertical } from '#contract/vertical.ts'
import { FACT_WORDS, REFERRAL_TERMS, SPECIALTIES } from './referral-terms.ts'
import type { ReferralLabel } from './referral-terms.ts'

/** Who the letter is about, as far as it was written down. */
export type KnownPatient = {
  readonly name: string | null
  readonly birthDate: string | null
  readonly gender: 'male' | 'female' | 'other' | null
  readonly descriptor: PatientDescriptor | null
}

/** Who writes it: as the account is called, and what the professional told of themselves. */
export type Sender = { readonly name: string; readonly doctorType: DoctorType; readonly professional: Partial<Professional> }

type Line = readonly [label: ReferralLabel, value: string]

/** The age a form begins with when nobody has touched it (spec 3). */
const UNTOUCHED_AGE = 25

/** A form left as it opened tells nothing: its values are not the patient's. */
function isTold(descriptor: PatientDescriptor): boolean {
  if (descriptor.kind === 'human') return descriptor.gender !== 'unknown' || descriptor.ageYears !== UNTOUCHED_AGE
  const { species, sex, reproductiveStatus, ageYears, ageMonths, ownerName } = descriptor
  return species !== 'dog' || ownerName !== undefined || sex !== 'unknown' || reproductiveStatus !== 'unknown' || ageYears + ageMonths > 0
}

/** dd.MM.yyyy (spec 9). */
const dateOf = (isoDate: string): string => isoDate.split('-').toReversed().join('.')

function humanLines({ name, birthDate, gender, descriptor }: KnownPatient, language: Language): Line[] {
  const { sex, years } = FACT_WORDS[language]
  const told = descriptor?.kind === 'human' && isTold(descriptor) ? descriptor : undefined
  const known = gender ?? (told && told.gender !== 'unknown' ? told.gender : undefined)
  return [
    ['name', name ?? ''],
    ['identity', ''],
    ...(birthDate !== null ? [['born', dateOf(birthDate)] as const] : [['age', told && told.ageIsPreset !== true ? years(told.ageYears) : ''] as const]),
    ['sex', known ? sex[known] : ''],
  ]
}

function animalLines({ name, descriptor }: KnownPatient, language: Language): Line[] {
  const { animalSex, species, reproduction, years, months } = FACT_WORDS[language]
  const told = descriptor?.kind === 'animal' && isTold(descriptor) ? descriptor : undefined
  const age = told && [told.ageYears > 0 && years(told.ageYears), told.ageMonths > 0 && months(told.ageMonths)].filter((part) => part !== false).join(' ')
  const known = told?.species === 'other' ? told.otherSpecies : told?.species
  return [
    ['animal', name ?? ''],
    ['species', known ? species[known] : ''],
    ['sex', told && told.sex !== 'unknown' ? animalSex[told.sex] : ''],
    ['reproduction', told && told.reproductiveStatus !== 'unknown' ? reproduction[told.reproductiveStatus] : ''],
    ['age', age ?? ''],
    ['chip', ''],
    ['herd', told?.herdNumber ?? ''],
    ['owner', told?.ownerName ?? ''],
  ]
}

/** The facts of an animal in words, as somebody wrote them down by hand; a form left as it opened tells nothing. */
export function animalFacts(
  { name, birthDate, gender, descriptor }: KnownPatient,
  language: Language,
): Partial<Record<'animalName' | 'species' | 'sex' | 'neutered' | 'birthDate' | 'ownerName', string>> {
  const { animalSex, species, reproduction } = FACT_WORDS[language]
  const told = descriptor?.kind === 'animal' && isTold(descriptor) ? descriptor : undefined
  const known = told?.species === 'other' ? told.otherSpecies : told?.species
  const sex = gender === 'male' || gender === 'female' ? gender : told?.sex
  return {
    animalName: name ?? '',
    birthDate: birthDate === null ? '' : dateOf(birthDate),
    species: known ? species[known] : '',
    sex: sex === 'male' || sex === 'female' ? animalSex[sex] : '',
    neutered: told && told.reproductiveStatus !== 'unknown' ? reproduction[told.reproductiveStatus] : '',
    ownerName: told?.ownerName ?? '',
  }
}

/** One line of an address part, label first. What nobody told has no line. */
export const labelled = (label: ReferralLabel, value: string, language: Language): string => `${REFERRAL_TERMS[language].labels[label]}: ${value}`

const write = (lines: readonly Line[], language: Language): string[] =>
  lines.filter(([, value]) => value !== '').map(([label, value]) => labelled(label, value, language))

/** The patient's facts line by line, as far as somebody wrote them down. */
export function patientLines(patient: KnownPatient, language: Language, vertical: Vertical): string[] {
  return write(vertical === 'vet' ? animalLines(patient, language) : humanLines(patient, language), language)
}

/** A moment as the day it falls on where the product's users live, dd.MM.yyyy. */
export function dayInWords(moment: string): string {
  return dateOf(new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Oslo', dateStyle: 'short' }).format(new Date(moment)))
}

/** `Kari Lege, fastlege`: the name the professional goes by, and the title; without one, the specialty of the account. */
export function signedName({ name, doctorType, professional }: Sender, language: Language): string {
  const called = professional.name || name
  const specialty = doctorType === 'NotDefined' || doctorType === 'Veterinarian' ? '' : SPECIALTIES[language][doctorType]
  return [called, called === '' ? '' : professional.title || specialty].filter((part) => part !== '').join(', ')
}

/** The sender's lines: what the account knows of who writes, and the day. */
export function senderLines(sender: Sender, { language, vertical, date }: { language: Language; vertical: Vertical; date: string }): string[] {
  const { licence = '', clinic = '', address = '', telephone = '' } = sender.professional
  const isVet = vertical === 'vet'
  return write(
    [
      [isVet ? 'vet' : 'doctor', signedName(sender, language)],
      [isVet ? 'vetLicense' : 'license', licence],
      ['clinic', clinic],
      ['address', address],
      ['telephone', telephone],
      ['date', dayInWords(date)],
    ],
    language,
  )
}
