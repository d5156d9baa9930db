import type { Sql } from '#server/database/connect.ts'
import type { Vault } from '#server/vault/vault.ts'
import { readIdentity, tellingParts } from './patient-identity.ts'

/** What somebody without a name is called by some sign-ins; an address is masked by its own form. */
const ADDRESS = '@'

/** A name as what is masked goes by: none where only an address is known. */
const knownName = (name: string): string[] => (name.trim() === '' || name.includes(ADDRESS) ? [] : [name])

/** The doctor of a case: as the account is called, and as they call themselves on documents. */
export type KnownOwner = { id: string; name: string; professional: { name?: string | undefined } }

export const ownerNames = ({ name, professional }: Pick<KnownOwner, 'name' | 'professional'>): string[] => {
  const names = [...knownName(name), ...knownName(professional.name ?? '')]
  return [...new Set(names)]
}

/** `keepers`: whom an animal's details point at. */
type OfCase = { patientId: string; owner: KnownOwner; keepers: readonly string[] }

/** Who the product knows to be in a case: its named patient, whose animal it is, and its doctor. They are masked whether or not any list has them. */
export async function knownPeople({ sql, vault }: { sql: Sql; vault: Vault }, { patientId, owner, keepers }: OfCase): Promise<string[]> {
  const identity = await readIdentity(sql, vault, { id: patientId, ownerId: owner.id })
  return [...(identity ? tellingParts(identity).flatMap(knownName) : []), ...keepers, ...ownerNames(owner)]
}
