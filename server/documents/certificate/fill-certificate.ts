import type { FilledCertificate } from '#contract/certificate.ts'
import type { PatientDescriptor, PatientChange } from '#contract/patient.ts'
import type { Professional } from '#contract/professional.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Language } from '#contract/vertical.ts'
import type { KnownFields } from '#domain/certificate/fill-certificate.ts'
import { animalFacts, dayInWords, signedName } from '#domain/documents/facts/known-facts.ts'
import { withoutQuestions } from '#domain/note/questions/without-questions.ts'
import { openDescriptor } from '#server/cases/descriptor/stored-descriptor.ts'
import { requireCase } from '#server/cases/load-case.ts'
import { presentCase } from '#server/cases/present-case.ts'
import { caseStore } from '#server/cases/store.ts'
import type { Call, Handlers } from '#server/http/handler.ts'
import { readIdentity } from '#server/patients/patient-identity.ts'
import { collectSources } from '#server/reports/collect-sources.ts'
import { senderOf } from '../write-document.ts'
import type { WriteDocument } from '../write-document.ts'

/** What was entered by hand of the animal: of its patient, and where nobody is named, of the case. */
function enteredOf(identity: PatientChange | null, descriptor: PatientDescriptor | null, language: Language): KnownFields {
  const { ownerName, ...facts } = animalFacts(
    { name: identity?.name ?? null, birthDate: identity?.birthDate ?? null, gender: identity?.gender ?? null, descriptor },
    language,
  )
  return { ...facts, ownerName: identity?.ownerName ?? ownerName ?? '', identification: identity?.chipNumber ?? '' }
}

function accountOf(name: string, { licence = '', clinic = '' }: Partial<Professional>, today: string): KnownFields {
  return { vetName: name, vetLicence: licence, clinic, date: today }
}

/**
 * `POST …/insurance-certificate`: what case, report and talk tell, field by field; nothing is stored. @throws case.not_found, edition.mismatch,
 * case.unreadable
 */
async function fillCertificate(
  { sql, vault, texts, now }: WriteDocument,
  { params, user, language: heard, signal }: Call<'fillCertificate'>,
): Promise<FilledCertificate> {
  const row = await requireCase(sql, params, user.id)
  if (row.vertical !== 'vet') throw new Refusal('edition.mismatch')
  const language = user.language ?? heard
  const recordings = await caseStore.recordingsOf(sql, { caseIds: [row.id], ownerId: user.id })
  const { textReport } = presentCase(row, recordings, { vault, language })
  const identity = await readIdentity(sql, vault, { id: row.patient_id, ownerId: user.id })
  const descriptor = openDescriptor({ vault, key: vault.keyOf(row), id: row.id }, row)
  const order = {
    sources: collectSources(row, recordings, vault),
    report: textReport && withoutQuestions(textReport),
    known: { ...enteredOf(identity, descriptor, language), visitDates: dayInWords(row.created_at.toISOString()) },
    account: accountOf(signedName(senderOf(user), language), user.professional, dayInWords(now().toISOString())),
    language,
    seenOn: dayInWords(row.created_at.toISOString()),
  }
  return { fields: await texts.run('fillCertificate', order, { signal }) }
}

export function fillCertificateRoutes(wiring: WriteDocument): Handlers<'fillCertificate'> {
  return { fillCertificate: (call) => fillCertificate(wiring, call) }
}
