import { z } from 'zod'
import type { DataKey, Vault } from '#server/vault/vault.ts'
import { openField } from './present-case.ts'
import { readStored } from './read-stored.ts'

const Dismissed = z.array(z.string())

/** What was left out of the report of a case and is to stay out, in the words that were said; sealed under the case's key, so that it ends with it. */
export function openDismissed(at: { vault: Vault; key: DataKey; id: string }, sealed: Uint8Array | null): string[] {
  const text = openField(at, 'dismissedOmissions', sealed)
  // Where it cannot be read more is named than need be, never less.
  return text === null ? [] : (readStored(() => Dismissed.parse(JSON.parse(text))) ?? [])
}

export function sealDismissed({ vault, key, id }: { vault: Vault; key: DataKey; id: string }, dismissed: readonly string[]): Uint8Array | null {
  return dismissed.length === 0 ? null : vault.sealText(key, { id, field: 'dismissedOmissions' }, JSON.stringify(dismissed))
}
