import { TemplateId } from '#contract/template.ts'
import type { DataKey, Vault } from '#server/vault/vault.ts'
import { readStored } from './read-stored.ts'

type At = { vault: Vault; key: DataKey; id: string }

/** The template a case is written by, undefined while it is written as usual; sealed under the case's key, for a kind of visit tells of its patient. */
export function openTemplateId({ vault, key, id }: At, sealed: Uint8Array | null): TemplateId | undefined {
  if (sealed === null) return undefined
  return readStored(() => TemplateId.parse(vault.openText(key, { id, field: 'template' }, sealed)))
}

export function sealTemplateId({ vault, key, id }: At, template: TemplateId | null): Uint8Array | null {
  return template === null ? null : vault.sealText(key, { id, field: 'template' }, template)
}
