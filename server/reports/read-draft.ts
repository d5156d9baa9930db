import { z } from 'zod'
import { Section } from '#contract/report.ts'
import { requireCase } from '#server/cases/load-case.ts'
import { readStored } from '#server/cases/read-stored.ts'
import type { Database } from '#server/database/connect.ts'
import type { Handlers } from '#server/http/handler.ts'
import type { Vault } from '#server/vault/vault.ts'
import { reportStore } from './store.ts'

/** `GET …/report/draft`: the sections of a report that is being written, as far as they are whole; none once it stands, or when nobody writes. */
export function readDraftRoutes({ sql, vault }: { sql: Database; vault: Vault }): Handlers<'readReportDraft'> {
  return {
    async readReportDraft({ params, user }) {
      const row = await requireCase(sql, params, user.id)
      const sealed = await reportStore.findDraft(sql, row.id)
      if (!sealed) return { sections: [] }
      const text = vault.openText(vault.keyOf(row), { id: row.id, field: 'draft' }, sealed)
      // A look at what is being written: one that cannot be read costs that look alone.
      return { sections: readStored(() => z.array(Section).parse(JSON.parse(text))) ?? [] }
    },
  }
}
