import type { Vault } from '#server/vault/vault.ts'
import type { ArchivedTable } from './catalogue.ts'
import type { StoredRow } from './store.ts'

export type OpenedRow = Record<string, unknown>

const isBytes = (value: unknown): value is Uint8Array => value instanceof Uint8Array

/** Takes a stored row of a user; gives it as it goes into the archive: sealed columns opened and named by what they hold. */
export function openRow({ sealed }: ArchivedTable, row: StoredRow, { vault, userId }: { vault: Vault; userId: string }): OpenedRow {
  const opened: OpenedRow = { ...row.plain }
  const key = row.wrapped_key === null ? undefined : vault.open({ id: row.key_id, ownerId: userId }, row.wrapped_key)
  for (const [column, { field, isJson }] of Object.entries(sealed)) {
    const bytes = row[column]
    const text = key && isBytes(bytes) ? vault.openText(key, { id: row.place_id, field }, bytes) : null
    opened[field] = text !== null && isJson ? JSON.parse(text) : text
  }
  return opened
}

const textOf = (value: unknown, isJson: boolean): string | null => {
  if (value === null || value === undefined) return null
  return isJson || typeof value !== 'string' ? JSON.stringify(value) : value
}

/** The way back: names and texts as columns again, sealed under the key given; bytes as the database reads them. */
export function sealRow(
  { sealed, placeColumn }: ArchivedTable,
  opened: OpenedRow,
  { vault, key }: { vault: Vault; key: ReturnType<Vault['open']> },
): OpenedRow {
  const row: OpenedRow = { ...opened }
  for (const [column, { field, isJson }] of Object.entries(sealed)) {
    const text = textOf(opened[field], isJson)
    delete row[field]
    row[column] = text === null ? null : `\\x${vault.sealText(key, { id: String(opened[placeColumn]), field }, text).toString('hex')}`
  }
  return row
}
