import type { Case } from '#contract/case.ts'
import { Refusal } from '#contract/refusal.ts'
import { withAddenda } from '#domain/documents/with-addenda.ts'
import { fhirDocument } from '#domain/note/export/fhir-document.ts'
import { reportText } from '#domain/note/realise/report-text.ts'
import { readCase } from '#server/cases/load-case.ts'
import type { Database } from '#server/database/connect.ts'
import type { Call, Handlers } from '#server/http/handler.ts'
import { FHIR_JSON, PLAIN_TEXT, textFile } from '#server/http/text-file.ts'
import { readPatient } from '#server/patients/read-patient.ts'
import type { Vault } from '#server/vault/vault.ts'

export type ExportCase = { sql: Database; vault: Vault }

const hasReport = (found: Case): found is Case & { textReport: NonNullable<Case['textReport']> } => found.textReport !== null

/** `GET …/export`: the report for another system. @throws report.none */
export function exportRoutes({ sql, vault }: ExportCase): Handlers<'exportCase'> {
  return {
    async exportCase({ params, query, user, language }: Call<'exportCase'>) {
      const reading = { vault, language, ownerId: user.id }
      const found = await readCase(sql, params, reading)
      if (!hasReport(found)) throw new Refusal(found.failure?.code === 'report.unreadable' ? 'report.unreadable' : 'report.none')
      if (query.format === 'txt')
        return textFile(withAddenda(reportText(found.textReport), found.signature, found.textReport.language), {
          mediaType: PLAIN_TEXT,
          fileName: 'epikrise-rapport.txt',
        })
      const { name, birthDate, gender } = await readPatient(sql, params.patientId, reading)
      const bundle = fhirDocument(found, { name, birthDate, gender }, { id: user.id, name: user.name })
      return textFile(JSON.stringify(bundle), { mediaType: FHIR_JSON, fileName: 'epikrise-rapport.fhir.json' })
    },
  }
}
