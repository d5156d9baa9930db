import type { ChunkReceipt } from '#contract/recording.ts'
import { Refusal } from '#contract/refusal.ts'
import { ensureCase } from '#server/cases/ensure-case.ts'
import type { CaseMaker } from '#server/cases/ensure-case.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database, Transaction } from '#server/database/connect.ts'
import type { Call, Handlers, IncomingFile } from '#server/http/handler.ts'
import type { JobQueue } from '#server/jobs/job-queue.ts'
import { countGroup } from './audio-quota.ts'
import type { AudioQuota } from './audio-quota.ts'
import type { AudioStore, StoredAudio } from './audio-store.ts'
import { recordingStore } from './store.ts'
import type { ChunkRow } from './store.ts'

export type SaveAudioChunk = { sql: Database; maker: CaseMaker; audio: AudioStore; jobs: JobQueue; quota: AudioQuota }

const receipt = ({ recording_id, chunk_index, bytes, sha256 }: ChunkRow): ChunkReceipt => ({ recordingId: recording_id, index: chunk_index, bytes, sha256 })

/** `stored` is a new part; `repeated` the same bytes sent again, whose second copy goes. */
type Kept = { kind: 'stored' | 'repeated'; chunk: ChunkRow }

/**
 * The first word under an index stands: the same bytes again are welcome, others are refused (REL-6).
 * A late part of a finished recording is only welcome as a repetition.
 */
async function keepChunk(tx: Transaction, chunk: ChunkRow, { ownerId, caseId, quota, audioDays }: { ownerId: string; caseId: string; quota: AudioQuota; audioDays: number }): Promise<Kept> {
  const isNew = await recordingStore.insert(tx, { id: chunk.recording_id, ownerId, caseId, origin: 'recorded', audioDays })
  const recording = await recordingStore.lock(tx, { recordingId: chunk.recording_id, ownerId })
  if (recording?.case_id !== caseId) throw new Refusal('recording.not_found')
  if (recording.state === 'cancelled') throw new Refusal('recording.cancelled')
  const first = await recordingStore.findChunk(tx, chunk.recording_id, chunk.chunk_index)
  if (first) {
    if (first.sha256 !== chunk.sha256) throw new Refusal('recording.chunk_conflict')
    return { kind: 'repeated', chunk: first }
  }
  if (recording.state !== 'open') throw new Refusal('recording.finalized')
  await countGroup(tx, { userId: ownerId, bytes: chunk.bytes, index: chunk.chunk_index, isNew }, quota)
  await recordingStore.insertChunk(tx, chunk)
  return { kind: 'stored', chunk }
}

type Received = StoredAudio & { mediaType: string }

async function storeStream(call: Call<'saveAudioChunk'>, file: IncomingFile, { sql, maker, audio }: SaveAudioChunk): Promise<Received> {
  const { params, user, vertical, language } = call
  const { row } = await inTransaction(sql, (tx) => ensureCase(tx, params, { maker, origin: { user, vertical, language, createdFrom: null } }))
  const key = maker.vault.open(row.id, row.wrapped_key)
  return { ...(await audio.put({ caseId: row.id, key }, file.stream)), mediaType: file.mediaType }
}

/** `POST …/audio-chunk`: one upload group, sealed and durable on disk before the answer (REL-2). */
export function saveAudioChunkRoutes(wiring: SaveAudioChunk): Handlers<'saveAudioChunk'> {
  const { sql, audio, jobs, quota, maker: { audioDays } } = wiring
  return {
    async saveAudioChunk(call) {
      const { params, user } = call
      const { body, taken } = await call.receive(
        (file) => storeStream(call, file, wiring),
        ({ blobKey }) => audio.remove(blobKey),
      )
      if (taken.bytes === 0) {
        await audio.remove(taken.blobKey)
        throw new Refusal('recording.no_chunks')
      }
      const chunk: ChunkRow = {
        recording_id: body.recordingId,
        chunk_index: body.index,
        sha256: taken.sha256,
        bytes: taken.bytes,
        media_type: taken.mediaType,
        blob_key: taken.blobKey,
      }
      const kept = await inTransaction(sql, (tx) => keepChunk(tx, chunk, { ownerId: user.id, caseId: params.caseId, quota, audioDays })).catch(async (error: unknown) => {
        await audio.remove(taken.blobKey)
        throw error
      })
      if (kept.kind === 'repeated') await audio.remove(taken.blobKey)
      else await jobs.enqueue('transcribe-recording', body.recordingId, user.id)
      return receipt(kept.chunk)
    },
  }
}
