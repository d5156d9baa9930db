import { Refusal } from '#contract/refusal.ts'
import type { RemoveBlobs } from '#server/cases/delete-case.ts'
import { lockCase } from '#server/cases/load-case.ts'
import { mayMove } from '#server/cases/states/recording-state.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database, Transaction } from '#server/database/connect.ts'
import type { Call, Handlers } from '#server/http/handler.ts'
import type { EventBus } from '#server/stream/event-bus.ts'
import { recordingStore } from './store.ts'

export type CancelRecording = { sql: Database; bus: EventBus; removeBlobs: RemoveBlobs }

async function cancel(tx: Transaction, { params, user }: Call<'cancelRecording'>, bus: EventBus): Promise<void> {
  const row = await lockCase(tx, params, user.id)
  // A cancel may overtake the first chunk: the row is made cancelled, so that the late chunk finds it so (REL-9).
  await recordingStore.insert(tx, { id: params.recordingId, ownerId: user.id, caseId: row.id, origin: 'recorded', audioDays: 0 })
  const recording = await recordingStore.lock(tx, { recordingId: params.recordingId, ownerId: user.id })
  if (recording?.case_id !== row.id) throw new Refusal('recording.not_found')
  if (recording.state === 'cancelled') return
  // What has become a transcript is part of the record: it is deleted with its case, not by a page that was left.
  if (!mayMove(recording.state, 'cancel')) throw new Refusal('recording.finalized')
  await recordingStore.cancel(tx, recording.id)
  const revision = await recordingStore.stopWaiting(tx, row.id)
  if (revision !== undefined) await bus.publish(tx, `case:${row.id}`, { type: 'case', caseId: row.id, revision, isUpdating: false })
}

/** `POST …/recording/{recordingId}/cancel`: no report comes of it, its audio goes, late chunks are refused with 410. */
export function cancelRoutes({ sql, bus, removeBlobs }: CancelRecording): Handlers<'cancelRecording'> {
  return {
    async cancelRecording(call) {
      await inTransaction(sql, call.audit, (tx) => cancel(tx, call, bus))
      removeBlobs()
    },
  }
}
