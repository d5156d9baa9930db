import { inTransaction } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import type { Handlers } from '#server/http/handler.ts'
import { lockCase } from './load-case.ts'
import { caseStore } from './store.ts'

/** Told after a commit that named blobs for removal. */
export type RemoveBlobs = () => void

/** `DELETE /patients/{patientId}/cases/{caseId}`: the key goes first, then rows, then files. */
export function deleteCaseRoutes({ sql, removeBlobs }: { sql: Database; removeBlobs: RemoveBlobs }): Handlers<'deleteCase'> {
  return {
    async deleteCase({ params, user, audit }) {
      await inTransaction(sql, audit, async (tx) => {
        const row = await lockCase(tx, params, user.id)
        await caseStore.erase(tx, [row.id])
        await caseStore.eraseEmptyPatients(tx, [row.patient_id])
      })
      removeBlobs()
    },
  }
}
