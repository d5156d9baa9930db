import type { CaseDocument } from '#contract/document.ts'
import { DocumentKind } from '#contract/document.ts'
import { Report } from '#contract/report.ts'
import type { DataKey, Vault } from '#server/vault/vault.ts'
import type { DocumentRow } from './store.ts'

const FIELD = 'document'

export const sealContent = (content: Report, { id, key, vault }: { id: string; key: DataKey; vault: Vault }): Uint8Array => vault.sealText(key, { id, field: FIELD }, JSON.stringify(content))

/** Takes a stored document and the key of its case; gives it as the caller sees it. */
export function presentDocument(row: DocumentRow, { key, vault }: { key: DataKey; vault: Vault }): CaseDocument {
  return {
    id: row.id,
    kind: DocumentKind.parse(row.kind),
    revision: row.revision,
    content: Report.parse(JSON.parse(vault.openText(key, { id: row.id, field: FIELD }, row.content_sealed))),
    createdAt: row.created_at.toISOString(),
    lastUpdated: row.updated_at.toISOString(),
  }
}
