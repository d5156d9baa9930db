import { z } from 'zod'
import type { CasePage } from '#contract/case.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Database } from '#server/database/connect.ts'
import type { Handlers } from '#server/http/handler.ts'
import type { Vault } from '#server/vault/vault.ts'
import type { ListedCase } from './case-row.ts'
import { openField } from './present-case.ts'
import { readStored } from './read-stored.ts'
import { caseStore } from './store.ts'

const PAGE = 30
/** Summaries lie sealed, so a search opens them; it looks through so many rows for a page at the most. */
const MOST_OPENED = 600
const SUMMARY_CHARACTERS = 160

/** Microseconds since 1970, up to the year 2286. */
const Cursor = z.object({ at: z.string().regex(/^\d{1,16}$/), id: z.uuid() })
type Cursor = z.infer<typeof Cursor>

const writeCursor = (row: ListedCase): string => Buffer.from(JSON.stringify({ at: row.updated_text, id: row.id })).toString('base64url')

function readCursor(cursor: string | undefined): Cursor | undefined {
  if (cursor === undefined) return undefined
  try {
    return Cursor.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
  } catch (cause) {
    throw new Refusal('request.malformed', { cause, details: { fields: [{ path: 'cursor', problem: 'invalid' }] } })
  }
}

/** `GET /cases`: the case picker, newest first; the query is sought in summary and id. */
export function listCasesRoutes({ sql, vault }: { sql: Database; vault: Vault }): Handlers<'listCases'> {
  return {
    async listCases({ query, user }): Promise<CasePage> {
      const wanted = query.query?.toLowerCase() ?? ''
      const items: CasePage['items'] = []
      const limit = wanted === '' ? PAGE : MOST_OPENED
      const rows = await caseStore.page(sql, { ownerId: user.id, before: readCursor(query.cursor), limit })
      let last: ListedCase | undefined
      for (const row of rows) {
        if (items.length === PAGE) break
        last = row
        const summary = readStored(() => openField({ vault, key: vault.keyOf(row), id: row.id }, 'summary', row.summary_sealed)) ?? ''
        if (wanted !== '' && !summary.toLowerCase().includes(wanted) && !row.id.startsWith(wanted)) continue
        items.push({ id: row.id, patientId: row.patient_id, summary: summary.slice(0, SUMMARY_CHARACTERS), lastUpdated: row.updated_at.toISOString() })
      }
      const isWhole = rows.length < limit && last === rows.at(-1)
      return { items, cursor: isWhole || !last ? null : writeCursor(last) }
    },
  }
}
