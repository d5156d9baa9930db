import type { z } from 'zod'
import { Refusal } from '#contract/refusal.ts'
import { ReportVersion } from '#contract/signature.ts'
import type { KeptReport } from '#contract/signature.ts'
import { requireCase } from '#server/cases/load-case.ts'
import type { CasePath } from '#server/cases/load-case.ts'
import { openField, readStoredReport } from '#server/cases/present-case.ts'
import { readStored } from '#server/cases/read-stored.ts'
import { caseStore } from '#server/cases/store.ts'
import type { Database } from '#server/database/connect.ts'
import type { Handlers } from '#server/http/handler.ts'
import type { Vault } from '#server/vault/vault.ts'

type Kept = z.infer<typeof KeptReport>

async function keptReports({ sql, vault }: { sql: Database; vault: Vault }, path: CasePath, ownerId: string): Promise<Kept[]> {
  const row = await requireCase(sql, path, ownerId)
  const at = { vault, key: vault.keyOf(row), id: row.id }
  const versions = await caseStore.versions(sql, { caseId: row.id, ownerId })
  return versions.flatMap(({ revision, kind, report_sealed: sealed, created_at: keptAt }) => {
    const report = readStored(() => readStoredReport(openField(at, 'report', sealed)))
    return report
      ? [
          {
            revision,
            kind: ReportVersion.shape.kind.parse(kind),
            keptAt: keptAt.toISOString(),
            engine: report.engine,
            isEdited: report.editedAt !== undefined,
            report,
          },
        ]
      : []
  })
}

/** The calls on earlier texts of a report. */
export function reportVersionRoutes(wiring: { sql: Database; vault: Vault }): Handlers<'listReportVersions' | 'getReportVersion'> {
  return {
    async listReportVersions({ params, user }) {
      return (await keptReports(wiring, params, user.id)).map(({ report: _report, ...version }) => version)
    },
    async getReportVersion({ params, user }) {
      const found = (await keptReports(wiring, params, user.id)).find(({ revision }) => revision === params.revision)
      if (!found) throw new Refusal('report.version_not_found')
      return found
    },
  }
}
