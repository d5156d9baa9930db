import type { CaseDocument } from '#contract/document.ts'
import { DocumentKind } from '#contract/document.ts'
import { refusalText } from '#contract/refusal-text/in-language.ts'
import { Report } from '#contract/report.ts'
import type { Language } from '#contract/vertical.ts'
import { readStored } from '#server/cases/read-stored.ts'
import type { Transaction } from '#server/database/connect.ts'
import { withinBounds } from '#server/text-tasks/within-bounds.ts'
import type { DataKey, Vault } from '#server/vault/vault.ts'
import type { DocumentRow } from './store.ts'

const FIELD = 'document'

type At = { id: string; caseId: string; ownerId: string }

const openKey = ({ key_id: own, case_id: ofCase, owner_id: ownerId, wrapped_key: wrapped }: DocumentRow, vault: Vault): DataKey =>
  vault.open({ id: own ?? ofCase, ownerId }, wrapped)

/** Seals a document's content: under its own key, made with the first of it. */
export async function sealContent(
  tx: Transaction,
  content: Report,
  { at, row, vault }: { at: At; row?: DocumentRow | undefined; vault: Vault },
): Promise<{ sealed: Uint8Array; keyId: string }> {
  const { keyId, key } = row?.key_id
    ? { keyId: row.key_id, key: openKey(row, vault) }
    : await vault.createWithin(tx, { belongsTo: at.caseId, ownerId: at.ownerId })
  return { keyId, sealed: vault.sealText(key, { id: at.id, field: FIELD }, JSON.stringify(withinBounds(content))) }
}

/** Takes a stored document with its key; gives its text, nothing where it cannot be read. */
export function openDocument(row: DocumentRow, vault: Vault): Report | undefined {
  return readStored(() => Report.parse(JSON.parse(vault.openText(openKey(row, vault), { id: row.id, field: FIELD }, row.content_sealed))))
}

/** One that cannot be read says so in its own place; the others of the case are served beside it. */
function unreadable(row: DocumentRow, language: Language): Report {
  const block = { id: 'unreadable', kind: 'paragraph' as const, text: refusalText('document.unreadable', language), evidence: [] }
  return { sections: [{ type: 'additionalNotes', heading: '', blocks: [block] }], language, engine: '', generatedAt: row.updated_at.toISOString() }
}

/** Takes a stored document with its key; gives it as the caller sees it. */
export function presentDocument(row: DocumentRow, { vault, language }: { vault: Vault; language: Language }): CaseDocument {
  return {
    id: row.id,
    kind: DocumentKind.parse(row.kind),
    revision: row.revision,
    content: openDocument(row, vault) ?? unreadable(row, language),
    createdAt: row.created_at.toISOString(),
    lastUpdated: row.updated_at.toISOString(),
  }
}
