import { createHmac } from 'node:crypto'
import type { Sql } from '#server/database/connect.ts'
import { TRIAL_KEY_ID } from '#server/vault/standing-keys.ts'
import type { Vault } from '#server/vault/vault.ts'

/** Who somebody is at the provider. */
export type Person = { issuer: string; subject: string }

/** Names a person without naming them: nobody without the key can tell whom, or try out who it may be. */
export type PersonOf = (about: Person) => Promise<string>

export function makePersonOf({ sql, vault }: { sql: Sql; vault: Pick<Vault, 'create'> }): PersonOf {
  return async ({ issuer, subject }) => {
    const key = await vault.create(sql, { id: TRIAL_KEY_ID, ownerId: null })
    return createHmac('sha256', key).update(JSON.stringify([issuer, subject])).digest('base64url')
  }
}
