import { writePatientLetter } from '#domain/documents/patient-letter.ts'
import { writeReferral } from '#domain/documents/referral.ts'
import type { DocumentWriter } from '#server/ports/document-writer.ts'

/** Writes by rule from the report: no model, no key, no network. */
export const builtinDocumentWriter: DocumentWriter = {
  referral: async (order) => writeReferral(order),
  patientLetter: async (order) => writePatientLetter(order),
}
