import type { Case } from '#contract/case.ts'
import { Refusal } from '#contract/refusal.ts'
import { fhirDocument } from '#domain/report/fhir-document.ts'
import { reportText } from '#domain/report/report-text.ts'
import { readCase } from '#server/cases/load-case.ts'
import type { Database } from '#server/database/connect.ts'
import type { Call, Handlers, RawAnswer } from '#server/http/handler.ts'
import { readPatient } from '#server/patients/read-patient.ts'
import type { Vault } from '#server/vault/vault.ts'

export type ExportCase = { sql: Database; vault: Vault }

const hasReport = (found: Case): found is Case & { textReport: NonNullable<Case['textReport']> } => found.textReport !== null

function asFile(content: string, { mediaType, fileName }: Pick<RawAnswer, 'mediaType' | 'fileName'>): RawAnswer {
  const bytes = Buffer.from(content, 'utf8')
  async function* read({ start, end }: { start: number; end: number }) {
    yield bytes.subarray(start, end + 1)
  }
  return { mediaType, fileName, totalBytes: bytes.length, read }
}

/** `GET …/export`: the report for another system. @throws report.none */
export function exportRoutes({ sql, vault }: ExportCase): Handlers<'exportCase'> {
  return {
    async exportCase({ params, query, user, language }: Call<'exportCase'>) {
      const reading = { vault, language, ownerId: user.id }
      const found = await readCase(sql, params, reading)
      if (!hasReport(found)) throw new Refusal('report.none')
      if (query.format === 'txt') return asFile(reportText(found.textReport), { mediaType: 'text/plain; charset=utf-8', fileName: 'epikrise-rapport.txt' })
      const { name, birthDate, gender } = await readPatient(sql, params.patientId, reading)
      const bundle = fhirDocument(found, { name, birthDate, gender }, { id: user.id, name: user.name })
      return asFile(JSON.stringify(bundle), { mediaType: 'application/fhir+json; charset=utf-8', fileName: 'epikrise-rapport.fhir.json' })
    },
  }
}
