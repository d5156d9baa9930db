import * as z from 'zod/mini'
import { Trigger } from '#contract/trigger.ts'
import type { Sql } from '#server/database/connect.ts'
import type { Vault } from '#server/vault/vault.ts'
import { triggerStore } from './store.ts'

const Words = z.omit(Trigger, { id: true })

/** Takes a user; gives the trigger phrases in the order they were made. */
export async function listTriggers({ sql, vault }: { sql: Sql; vault: Vault }, ownerId: string): Promise<Trigger[]> {
  const rows = await triggerStore.list(sql, ownerId)
  return rows.map(({ id, content_sealed: sealed, key_id: keyId, wrapped_key: wrapped }) => {
    const content: unknown = JSON.parse(vault.openText(vault.open({ id: keyId ?? ownerId, ownerId }, wrapped), { id, field: 'trigger' }, sealed))
    return { ...Words.parse(content), id }
  })
}
