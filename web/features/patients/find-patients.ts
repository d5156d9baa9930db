import type { PatientListItem } from '#contract/patient.ts'
import { folded } from '#domain/language/folded.ts'

/** What is told of a patient in words of the language on screen: the species, the month of birth. */
export type InWords = (patient: PatientListItem) => string

export type Findable = { patient: PatientListItem; words: string }

/** Between the digits of a date, whichever is typed. */
const BETWEEN = /(?<=\d)[/-](?=\d)/g

/** A date of birth as people write it. Two-digit years come with their points as well, since nothing else holds them. */
function writingsOf(birthDate: string): string {
  const [year = '', month = '', day = ''] = birthDate.split('-')
  const short = year.slice(2)
  const [bareMonth, bareDay] = [String(Number(month)), String(Number(day))]
  return [
    `${day}.${month}.${year}`, `${bareDay}.${bareMonth}.${year}`, `${day}.${month}.${short}`, `${bareDay}.${bareMonth}.${short}`,
    `${year}.${month}.${day}`, `${day}${month}${year}`, `${day}${month}${short}`, `${year}${month}${day}`,
  ].join(' ')
}

/** Takes patients; gives them with all they can be found by, made once and not at each letter. */
export function findable(patients: readonly PatientListItem[], inWords: InWords): Findable[] {
  return patients.map((patient) => {
    const { name, birthDate, ownerName, chipNumber } = patient
    const told = [name, ownerName, chipNumber, birthDate === null ? undefined : writingsOf(birthDate), inWords(patient)]
    return { patient, words: folded(told.filter(Boolean).join(' ')) }
  })
}

/** Takes what was typed; gives the patients that hold every word of it, in their order. */
export function foundPatients(among: readonly Findable[], typed: string): PatientListItem[] {
  const wanted = folded(typed).replace(BETWEEN, '.').split(/\s+/).filter(Boolean)
  return among.filter(({ words }) => wanted.every((word) => words.includes(word))).map(({ patient }) => patient)
}
