import type { CallAudit } from '#server/access-log/access-log.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import { isOfContent } from '#server/http/body/form-parts.ts'
import { caseStore } from './store.ts'

type CallOnCase = { params: { caseId: string }; user: { id: string }; audit: CallAudit }

/**
 * Sound that is refused for what it is leaves no case that it alone had made; `why` is what it failed of. What was cut off comes again, under the
 * key of this case.
 */
export async function takeBackCase(sql: Database, { params, user, audit }: CallOnCase, why: unknown): Promise<void> {
  if (isOfContent(why)) await inTransaction(sql, audit, (tx) => caseStore.takeBack(tx, { caseId: params.caseId, ownerId: user.id }))
}
