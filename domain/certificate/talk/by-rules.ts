import { CertificateKey } from '#contract/certificate.ts'
import type { Told, ToldFields } from './told.ts'
import { ofPatient } from './asserted.ts'
import { birthDate, breed, neutered, sex, species } from './animal.ts'
import { ownerAddress, ownerEmail, ownerPhone } from './contact.ts'
import { firstSymptoms, history, visitDates } from './course.ts'
import { medicines, referral, treatment } from './done.ts'
import { findings, tellsFinding, tests } from './examined.ts'
import { cause, diagnosis, side } from './judged.ts'
import type { Judged } from './judged.ts'
import type { Line } from './lines.ts'
import { firstNamed, insurer, ownerName, presentedName } from './names.ts'
import { claimNumber, identification, policyNumber } from './numbers.ts'
import { uncasedNames } from './uncased-names.ts'
import { outcome, prognosisLine, prognosisPiece } from './outlook.ts'

/** What the rules make of a talk, with the lines of the animal and the judgement that side and cause are read from. */
export type Ruled = { readonly fields: ToldFields; readonly lines: readonly Line[]; readonly judged: Judged | undefined }

type Names = Readonly<Record<'ownerName' | 'animalName' | 'insurer', Told | undefined>>

/** Who is who: a name that is somebody's is nobody else's. */
function namesIn(lines: readonly Line[]): Names {
  const owner = ownerName(lines)
  const isOwners = (name: string): boolean => owner?.value.split(' ').includes(name) === true
  const presented = presentedName(lines, isOwners)
  const company = insurer(lines, (name) => isOwners(name) || name === owner?.value || name === presented?.value)
  // In `the form for Nordvern` the one name of the first words is the company's.
  const animal = presented ?? firstNamed(lines, (name) => isOwners(name) || company?.value.split(' ').includes(name) === true)
  const uncased = uncasedNames(lines)
  return { ownerName: owner, animalName: animal ?? uncased.animalName, insurer: company ?? uncased.insurer }
}

/** Takes the lines of a talk; gives the fields of a certificate that rules find in them, in its words. Linear in their length. */
export function readByRules(all: readonly Line[]): Ruled {
  const lines = ofPatient(all)
  const judged = diagnosis(lines)
  const judgedAt = judged?.at ?? -1
  const outlook = prognosisLine(lines, judgedAt)
  const told: Partial<Record<CertificateKey, Told | undefined>> = {
    ...namesIn(all),
    ownerAddress: ownerAddress(all), ownerPhone: ownerPhone(all), ownerEmail: ownerEmail(all),
    policyNumber: policyNumber(all), claimNumber: claimNumber(all), identification: identification(all),
    species: species(lines), breed: breed(lines), sex: sex(lines), neutered: neutered(lines), birthDate: birthDate(lines),
    firstSymptoms: firstSymptoms(lines), visitDates: visitDates(lines), history: history(lines),
    findings: findings(lines, judgedAt), tests: tests(lines),
    diagnosis: judged?.told, side: side(judged, lines.filter(tellsFinding)), cause: cause(lines, judged),
    treatment: treatment(lines, { judgedAt, outlookAt: outlook ? lines.indexOf(outlook) : lines.length }),
    medicines: medicines(lines),
    referral: referral(lines),
    prognosis: outlook && prognosisPiece(outlook), outcome: outcome(lines, judgedAt),
  }
  const fields = new Map<CertificateKey, Told>()
  for (const key of CertificateKey.options) {
    const value = told[key]
    if (value && value.value !== '') fields.set(key, value)
  }
  return { fields, lines, judged }
}
