import type { DocumentWriter } from '#server/ports/document-writer.ts'

/** Writes by rule from the report: no model, no key, no network. */
export const builtinDocumentWriter: DocumentWriter = {
  referral: ({ texts, signal, ...order }) => texts.run('writeReferral', order, { signal }),
  patientLetter: ({ texts, signal, ...order }) => texts.run('writePatientLetter', order, { signal }),
}
