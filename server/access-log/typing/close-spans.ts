import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import type { AccessLog } from '../access-log.ts'
import { typingStore } from './store.ts'

/**
 * Writes the line of each time of typing that is over: from its first save to its last, by moment and revision. The span goes in the commit of its
 * line, and one of a single save is told by the line at its beginning. Gives how many were closed.
 */
export async function closeTypingSpans(sql: Database, log: Pick<AccessLog, 'append'>): Promise<number> {
  const over = await typingStore.over(sql)
  for (const place of over) {
    await inTransaction(sql, ALONE, async (tx) => {
      const span = await typingStore.take(tx, place)
      if (!span || span.lastRevision === span.firstRevision) return
      const { actorId, role, patientId, caseId } = span
      await log.append(tx, [
        { actor: { id: actorId, role }, word: 'change', basis: 'care', subject: { patientId, caseId, recordingId: null }, requestId: null, span },
      ])
    })
  }
  return over.length
}
