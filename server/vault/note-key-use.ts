import type { Sql } from '#server/database/connect.ts'
import { epochStore } from './store.ts'
import type { Vault } from './vault.ts'

/** Writes down how often keys were opened and made since the last time (NORM-4); a destroyed one is counted as it goes: numbers by day, no names. */
export async function noteKeyUse(sql: Sql, vault: Pick<Vault, 'takeUses'>): Promise<void> {
  for (const [kind, count] of Object.entries(vault.takeUses())) if (count > 0) await epochStore.noteUse(sql, kind, count)
}
