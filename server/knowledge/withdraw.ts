import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import { passageStore } from './store.ts'

const BATCH = 500

/** Takes passages out of the library; how many of them were there. */
export async function withdraw(sql: Database, ids: readonly string[]): Promise<number> {
  let gone = 0
  for (let at = 0; at < ids.length; at += BATCH) {
    gone += await inTransaction(sql, ALONE, async (tx) => {
      await passageStore.takeTurn(tx)
      return passageStore.remove(tx, ids.slice(at, at + BATCH))
    })
  }
  return gone
}

/** Takes out what a source no longer has: all of it that the run named `kept` has not put. Call it when that run has come to its end, and then only. */
export async function withdrawMissing(sql: Database, { source, kept }: { source: string; kept: string }): Promise<number> {
  let gone = 0
  for (;;) {
    const ids = await passageStore.unmet(sql, { source, run: kept, limit: BATCH })
    if (ids.length === 0) return gone
    gone += await withdraw(sql, ids)
  }
}
