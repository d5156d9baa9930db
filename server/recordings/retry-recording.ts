import { Refusal } from '#contract/refusal.ts'
import { lockCase, readCase } from '#server/cases/load-case.ts'
import type { RequestReport } from '#server/cases/save-case.ts'
import { mayMove } from '#server/cases/states/recording-state.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database, Transaction } from '#server/database/connect.ts'
import type { Call, Handlers } from '#server/http/handler.ts'
import type { Vault } from '#server/vault/vault.ts'
import { recordingStore } from './store.ts'

export type RetryRecording = { sql: Database; vault: Vault; requestReport: RequestReport }

async function retry(tx: Transaction, { params, user }: Call<'retryRecording'>, requestReport: RequestReport): Promise<(() => Promise<void>) | undefined> {
  const row = await lockCase(tx, params, user.id)
  const recording = await recordingStore.lock(tx, { recordingId: params.recordingId, ownerId: user.id })
  if (recording?.case_id !== row.id) throw new Refusal('recording.not_found')
  if (recording.state === 'cancelled') throw new Refusal('recording.cancelled')
  if (!mayMove(recording.state, 'hearAgain')) return undefined
  if (recording.audio_deleted_at !== null) throw new Refusal('recording.audio_deleted')
  await recordingStore.reopen(tx, recording.id)
  return requestReport(tx, row.id)
}

/** `POST …/recordings/{recordingId}/retry`: hears a recording once more whose audio is kept. */
export function retryRoutes({ sql, vault, requestReport }: RetryRecording): Handlers<'retryRecording'> {
  return {
    async retryRecording(call) {
      const wake = await inTransaction(sql, call.audit, (tx) => retry(tx, call, requestReport))
      await wake?.()
      return readCase(sql, call.params, { vault, language: call.language, ownerId: call.user.id })
    },
  }
}
