import type { PatientInformedRule } from '#contract/patient-informed.ts'
import { Refusal } from '#contract/refusal.ts'
import { lockCase, readCase } from '#server/cases/load-case.ts'
import { assertPatientInformed } from '#server/cases/patient-informed.ts'
import type { RequestReport } from '#server/cases/save-case.ts'
import { mayMove } from '#server/cases/states/recording-state.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database, Transaction } from '#server/database/connect.ts'
import type { Call, Handlers } from '#server/http/handler.ts'
import type { Vault } from '#server/vault/vault.ts'
import { applyFields } from './apply-fields.ts'
import { assertSameEnding, endingOf } from './ending/ended-by.ts'
import { recordingStore } from './store.ts'

export type FinalizeRecording = { sql: Database; vault: Vault; requestReport: RequestReport; patientInformed: PatientInformedRule }

/** Which parts never arrived: told by the client's own count, else by the gaps below the last one (REL-7). */
function missingParts(arrived: number[], chunkCount: number | undefined): number[] {
  const have = new Set(arrived)
  const last = Math.max(chunkCount ?? 0, ...arrived)
  return Array.from({ length: last }, (_, at) => at + 1).filter((index) => !have.has(index))
}

async function judgeParts(tx: Transaction, recordingId: string, body: Call<'finalizeRecording'>['body']): Promise<number[]> {
  const chunks = await recordingStore.chunks(tx, recordingId)
  if (chunks.length === 0) throw new Refusal('recording.no_chunks')
  const missing = missingParts(chunks.map((chunk) => chunk.chunk_index), body.chunkCount)
  if (missing.length > 0 && !body.acceptMissing) throw new Refusal('recording.chunks_missing', { details: { missing } })
  return missing
}

async function finalize(
  tx: Transaction,
  call: Call<'finalizeRecording'>,
  { vault, requestReport, patientInformed }: FinalizeRecording,
): Promise<(() => Promise<void>) | undefined> {
  const { params, body, user, vertical, audit } = call
  const row = await lockCase(tx, params, user.id)
  const recordingId = body.recordingId ?? (await recordingStore.latestOfCase(tx, row.id))
  const recording = recordingId === undefined ? undefined : await recordingStore.lock(tx, { recordingId, ownerId: user.id })
  if (recording?.case_id !== row.id) throw new Refusal('recording.no_chunks')
  if (recording.state === 'cancelled') throw new Refusal('recording.cancelled')
  const endedBy = endingOf(vault.keyOf(row), body)
  if (!mayMove(recording.state, 'finish')) {
    assertSameEnding(recording.ended_by, endedBy)
    return undefined
  }
  assertPatientInformed(patientInformed, { row, markedAt: body.patientInformedAt })
  const missing = await judgeParts(tx, recording.id, body)
  await recordingStore.finalize(tx, recording.id, { missingParts: missing, endedBy })
  await applyFields(tx, { row, fields: body, vertical, audit }, vault)
  return requestReport(tx, row.id)
}

/** `POST /patients/{patientId}/cases/{caseId}`: ends a recording and starts the report, once however often it is sent. */
export function finalizeRoutes(wiring: FinalizeRecording): Handlers<'finalizeRecording'> {
  return {
    async finalizeRecording(call) {
      const wake = await inTransaction(wiring.sql, call.audit, (tx) => finalize(tx, call, wiring))
      await wake?.()
      return readCase(wiring.sql, call.params, { vault: wiring.vault, language: call.language, ownerId: call.user.id })
    },
  }
}
