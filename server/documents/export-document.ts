import type { CaseDocument } from '#contract/document.ts'
import { Refusal } from '#contract/refusal.ts'
import { Vertical } from '#contract/vertical.ts'
import { documentText } from '#domain/documents/facts/document-text.ts'
import { fhirCaseDocument } from '#domain/documents/fhir-case-document.ts'
import { requireCase } from '#server/cases/load-case.ts'
import type { Database } from '#server/database/connect.ts'
import type { Call, Handlers, RawAnswer } from '#server/http/handler.ts'
import { FHIR_JSON, PLAIN_TEXT, textFile } from '#server/http/text-file.ts'
import { readPatient } from '#server/patients/read-patient.ts'
import type { Vault } from '#server/vault/vault.ts'
import { openDocument, presentDocument } from './present-document.ts'
import { documentStore } from './store.ts'

export type ExportDocument = { sql: Database; vault: Vault }

/** The names files of a kind bear; they tell nothing of whom the document is about (SEC-34). */
const FILE_NAMES: Readonly<Record<CaseDocument['kind'], string>> = {
  referral: 'epikrise-henvisning',
  patientLetter: 'epikrise-brev',
  insuranceCertificate: 'epikrise-attest',
}

async function exportDocument({ sql, vault }: ExportDocument, { params, query, user, language }: Call<'exportDocument'>): Promise<RawAnswer> {
  const kase = await requireCase(sql, params, user.id)
  const row = await documentStore.find(sql, { id: params.documentId, caseId: kase.id, ownerId: user.id })
  if (!row) throw new Refusal('document.not_found')
  if (!openDocument(row, vault)) throw new Refusal('document.unreadable')
  const document = presentDocument(row, { vault, language })
  const fileName = FILE_NAMES[document.kind]
  if (query.format === 'txt') return textFile(documentText(document.content), { mediaType: PLAIN_TEXT, fileName: `${fileName}.txt` })
  const { name, birthDate, gender, cases } = await readPatient(sql, params.patientId, { vault, language, ownerId: user.id })
  const descriptor = cases.find(({ id }) => id === kase.id)?.descriptor ?? null
  const about = { patientId: params.patientId, descriptor, vertical: Vertical.parse(kase.vertical) }
  const bundle = fhirCaseDocument(document, about, { subject: { name, birthDate, gender }, author: { id: user.id, name: user.name } })
  return textFile(JSON.stringify(bundle), { mediaType: FHIR_JSON, fileName: `${fileName}.fhir.json` })
}

/** `GET …/documents/{documentId}/export`: a referral, letter or certificate, as it was last saved, for another system. @throws document.not_found */
export function exportDocumentRoutes(wiring: ExportDocument): Handlers<'exportDocument'> {
  return { exportDocument: (call) => exportDocument(wiring, call) }
}
