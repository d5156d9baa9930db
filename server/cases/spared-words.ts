import { z } from 'zod'
import type { DataKey, Vault } from '#server/vault/vault.ts'
import { openField } from './present-case.ts'
import { readStored } from './read-stored.ts'

const SparedWords = z.array(z.string())

/** The words of a case that its clinician says identify nobody; sealed under the case's key, so that they end with it. */
export function openSpared(at: { vault: Vault; key: DataKey; id: string }, sealed: Uint8Array | null): string[] {
  const text = openField(at, 'sparedWords', sealed)
  // Masking then hides more than it need, never less.
  return text === null ? [] : (readStored(() => SparedWords.parse(JSON.parse(text))) ?? [])
}

export function sealSpared({ vault, key, id }: { vault: Vault; key: DataKey; id: string }, words: readonly string[]): Uint8Array | null {
  return words.length === 0 ? null : vault.sealText(key, { id, field: 'sparedWords' }, JSON.stringify(words))
}
