import type { FastifyBaseLogger } from 'fastify'
import { LOG_KEY_ID } from '#server/access-log/write-access.ts'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import type { Blobs } from '#server/ports/blobs.ts'
import { CHECK_ID } from '#server/vault/master-key.ts'
import { TRIAL_KEY_ID } from '#server/vault/standing-keys.ts'
import { removeNamedBlobs } from './forget.ts'
import { orphanStore, retentionStore } from './store.ts'

export type StraySweep = { sql: Database; blobs: Blobs; log: FastifyBaseLogger }

const OURS = /^cases\/[0-9a-f-]{36}\/[0-9a-f-]{36}$/
const AT_ONCE = 500

async function unnamedKeys({ sql, blobs }: StraySweep, signal: AbortSignal): Promise<Set<string>> {
  const found = new Set<string>()
  let batch: string[] = []
  const ask = async (): Promise<void> => {
    for (const key of await retentionStore.unnamed(sql, batch)) found.add(key)
    batch = []
  }
  for await (const key of blobs.list('cases/')) {
    signal.throwIfAborted()
    if (OURS.test(key)) batch.push(key)
    if (batch.length >= AT_ONCE) await ask()
  }
  await ask()
  return found
}

/**
 * Takes a round's powers; gives the round that removes sound no row names: a server killed between the file and its row leaves such. It goes when
 * two looks in a row find it so, for an upload under way looks the same once and its sender is answered long before the next. Keys that name
 * nothing go with it.
 */
export function makeStraySweep(sweep: StraySweep): (signal: AbortSignal) => Promise<void> {
  let suspects = new Set<string>()
  return async (signal) => {
    const keys = await inTransaction(sweep.sql, ALONE, (tx) => orphanStore.destroyKeys(tx, [CHECK_ID, LOG_KEY_ID, TRIAL_KEY_ID]))
    if (keys > 0) sweep.log.warn({ keys }, 'destroyed keys that named nothing')
    const unnamed = await unnamedKeys(sweep, signal)
    const strays = [...unnamed].filter((key) => suspects.has(key))
    suspects = unnamed
    if (strays.length === 0) return
    await retentionStore.nameForRemoval(sweep.sql, strays)
    await removeNamedBlobs(sweep)
    sweep.log.info({ files: strays.length }, 'removed sound that no row names')
  }
}
