import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import type { AccessLog } from './access-log.ts'
import { startProof } from './entry.ts'
import { accessStore } from './store.ts'

/** Lines at the end of their storage period go, oldest first; the chain notes where it now begins. Gives how many went. */
export async function forgetAccesses(sql: Database, log: Pick<AccessLog, 'key'>): Promise<number> {
  const actors = await accessStore.actorsWithDue(sql)
  const key = actors.length > 0 ? await log.key(sql) : undefined
  let count = 0
  for (const actorId of key ? actors : []) {
    count += await inTransaction(sql, ALONE, async (tx) => {
      const gone = await accessStore.forget(tx, actorId)
      if (gone.last !== null && key) await accessStore.noteStart(tx, actorId, { keptFrom: gone.last + 1, proof: startProof(key, actorId, gone.last + 1) })
      return gone.count
    })
  }
  return count
}
