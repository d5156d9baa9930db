import { Refusal } from '#contract/refusal.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import { caseStore } from './store.ts'

const TIMED_OUT = 408

/** What was sent is at fault. A connection that was cut or too slow is not: the same comes again, perhaps at this moment, under the key of this case. */
const isAtFault = (error: unknown): boolean => error instanceof Refusal && error.status < 500 && error.status !== TIMED_OUT

/** Sound that is refused leaves no case that it alone had made; `why` is what it failed of. */
export async function takeBackCase(sql: Database, own: { caseId: string; ownerId: string }, why: unknown): Promise<void> {
  if (isAtFault(why)) await inTransaction(sql, (tx) => caseStore.takeBack(tx, own))
}
