import { Refusal } from '#contract/refusal.ts'
import { requireCase } from '#server/cases/load-case.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Handlers } from '#server/http/handler.ts'
import { fillCertificateRoutes } from './certificate/fill-certificate.ts'
import { printCertificateRoutes } from './certificate/print-certificate.ts'
import { exportDocumentRoutes } from './export-document.ts'
import { presentDocument } from './present-document.ts'
import { saveDocumentRoutes } from './save-document.ts'
import { documentStore } from './store.ts'
import type { WriteDocument } from './write-document.ts'
import { writePatientLetter } from './write-patient-letter.ts'
import { writeReferral } from './write-referral.ts'

/** The calls on what is written of a case beside its report. */
export function documentRoutes(
  wiring: WriteDocument,
): Handlers<
  'writeReferral' | 'writePatientLetter' | 'listDocuments' | 'saveDocument' | 'deleteDocument' | 'exportDocument' | 'fillCertificate' | 'printCertificate'
> {
  const { sql, vault } = wiring
  return {
    writeReferral: (call) => writeReferral(wiring, call),
    writePatientLetter: (call) => writePatientLetter(wiring, call),
    async listDocuments({ params, user, language }) {
      const kase = await requireCase(sql, params, user.id)
      const rows = await documentStore.list(sql, { caseId: kase.id, ownerId: user.id })
      return rows.map((row) => presentDocument(row, { vault, language }))
    },
    ...saveDocumentRoutes({ sql, vault }),
    ...exportDocumentRoutes({ sql, vault }),
    ...fillCertificateRoutes(wiring),
    ...printCertificateRoutes({ sql }),
    async deleteDocument({ params, user, audit }) {
      const kase = await requireCase(sql, params, user.id)
      const own = { id: params.documentId, caseId: kase.id, ownerId: user.id }
      if (!(await inTransaction(sql, audit, (tx) => documentStore.remove(tx, own)))) throw new Refusal('document.not_found')
    },
  }
}
