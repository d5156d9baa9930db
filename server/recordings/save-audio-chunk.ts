import type { KeyObject } from 'node:crypto'
import type { ChunkReceipt } from '#contract/recording.ts'
import { Refusal } from '#contract/refusal.ts'
import type { CallAudit } from '#server/access-log/access-log.ts'
import { ensureCase } from '#server/cases/ensure-case.ts'
import type { CaseMaker } from '#server/cases/ensure-case.ts'
import type { CaseRow } from '#server/cases/case-row.ts'
import { caseStore } from '#server/cases/store.ts'
import { takeBackCase } from '#server/cases/take-back-case.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database, Transaction } from '#server/database/connect.ts'
import type { Call, Handlers, IncomingFile } from '#server/http/handler.ts'
import type { JobQueue } from '#server/jobs/job-queue.ts'
import type { Vault } from '#server/vault/vault.ts'
import { assertRoomForNew, countGroup, groupMs, mostBytesUnderWay } from './audio-quota.ts'
import type { AudioQuota } from './audio-quota.ts'
import type { AudioStore, StoredAudio } from './audio-store.ts'
import { recordingStore } from './store.ts'
import type { ChunkRow, StoredRecording } from './store.ts'

export type SaveAudioChunk = { sql: Database; maker: CaseMaker; audio: AudioStore; jobs: JobQueue; quota: AudioQuota }

const receipt = ({ recording_id, chunk_index, bytes, sha256 }: ChunkRow): ChunkReceipt => ({ recordingId: recording_id, index: chunk_index, bytes, sha256 })

/** `stored` is a new part; `repeated` the same bytes sent again, whose second copy goes. */
type Kept = { kind: 'stored' | 'repeated'; chunk: ChunkRow }

type Keeping = {
  audit: CallAudit
  ownerId: string
  caseId: string
  /** Whether a recording may begin with this part: not in a read-only account (spec 4). */
  mayBegin: boolean
  /** Under which the part is sealed. */
  key: KeyObject
  vault: Vault
  quota: AudioQuota
  audioDays: number
}

/**
 * The first word under an index stands: the same bytes again are welcome, others are refused (REL-6).
 * A late part of a finished recording is only welcome as a repetition.
 */
async function keepChunk(tx: Transaction, chunk: ChunkRow, { ownerId, caseId, mayBegin, key, vault, quota, audioDays }: Keeping): Promise<Kept> {
  const { recording, isNew } = await ensureRecording(tx, { id: chunk.recording_id, ownerId, caseId, audioDays })
  if (isNew && !mayBegin) throw new Refusal('subscription.inactive')
  if (recording?.case_id !== caseId) throw new Refusal('recording.not_found')
  // The case of these ids may be another by now, made after a refusal had taken back the first: nothing would ever open this part.
  const standing = isNew ? await caseStore.findKey(tx, { caseId, ownerId }) : undefined
  if (standing && !vault.keyOf(standing).equals(key)) throw new Refusal('recording.not_found')
  if (recording.state === 'cancelled') throw new Refusal('recording.cancelled')
  if (recording.state === 'open' && (await recordingStore.insertChunk(tx, chunk))) {
    await countGroup(tx, { userId: ownerId, bytes: chunk.bytes, index: chunk.chunk_index, isNew }, quota)
    return { kind: 'stored', chunk }
  }
  const first = await recordingStore.findChunk(tx, chunk.recording_id, chunk.chunk_index)
  if (!first) throw new Refusal('recording.finalized')
  if (first.sha256 !== chunk.sha256) throw new Refusal('recording.chunk_conflict')
  return { kind: 'repeated', chunk: first }
}

/** The recording, locked; made at its first part. */
async function ensureRecording(
  tx: Transaction,
  row: { id: string; ownerId: string; caseId: string; audioDays: number },
): Promise<{ recording: StoredRecording | undefined; isNew: boolean }> {
  const own = { recordingId: row.id, ownerId: row.ownerId }
  const existing = await recordingStore.lock(tx, own)
  if (existing) return { recording: existing, isNew: false }
  const isNew = await recordingStore.insert(tx, { ...row, origin: 'recorded' })
  return { recording: await recordingStore.lock(tx, own), isNew }
}

/** Nearly every part is the next one of a recording under way, and one statement keeps it. All else is looked at. */
async function keep(sql: Database, chunk: ChunkRow, keeping: Keeping): Promise<Kept> {
  const { audit, ownerId, caseId, quota } = keeping
  const isAppended = await recordingStore.append(sql, chunk, { ownerId, caseId, ms: groupMs(chunk.chunk_index), mostBytes: mostBytesUnderWay(quota) })
  return isAppended ? { kind: 'stored', chunk } : inTransaction(sql, audit, (tx) => keepChunk(tx, chunk, keeping))
}

type Received = StoredAudio & { mediaType: string; isNewCase: boolean; key: KeyObject }

/** All parts but the first find their case; those need no transaction and none of its texts. */
async function caseKey(
  { params, user, vertical, language, audit }: Call<'saveAudioChunk'>,
  { sql, maker, quota }: SaveAudioChunk,
): Promise<Pick<CaseRow, 'id' | 'owner_id' | 'wrapped_key'> & { isNew: boolean }> {
  const found = await caseStore.findKey(sql, { caseId: params.caseId, ownerId: user.id })
  if (found?.patient_id === params.patientId) return { ...found, isNew: false }
  await assertRoomForNew(sql, user.id, quota)
  const { row, isNew } = await inTransaction(sql, audit, (tx) => ensureCase(tx, params, { maker, origin: { user, vertical, language, createdFrom: null } }))
  return { ...row, isNew }
}

async function storeStream(call: Call<'saveAudioChunk'>, file: IncomingFile, wiring: SaveAudioChunk): Promise<Received> {
  const { maker, audio } = wiring
  const row = await caseKey(call, wiring)
  const key = maker.vault.keyOf(row)
  try {
    return { ...(await audio.put({ caseId: row.id, key }, file.stream)), mediaType: file.mediaType, isNewCase: row.isNew, key }
  } catch (error) {
    if (row.isNew) await takeBackCase(wiring.sql, call, error)
    throw error
  }
}

/** `POST …/audio-chunk`: one upload group, sealed and durable on disk before the answer (REL-2). */
export function saveAudioChunkRoutes(wiring: SaveAudioChunk): Handlers<'saveAudioChunk'> {
  const { sql, audio, jobs, quota, maker } = wiring
  return {
    async saveAudioChunk(call) {
      const { params, user, audit } = call
      const undo = async ({ blobKey, isNewCase }: Received, why: unknown): Promise<void> => {
        await audio.remove(blobKey)
        if (isNewCase) await takeBackCase(sql, call, why)
      }
      const { body, taken } = await call.receive(
        (file) => storeStream(call, file, wiring),
        undo,
      )
      if (taken.bytes === 0) {
        const empty = new Refusal('recording.no_chunks')
        await undo(taken, empty)
        throw empty
      }
      const chunk: ChunkRow = {
        recording_id: body.recordingId,
        chunk_index: body.index,
        sha256: taken.sha256,
        bytes: taken.bytes,
        media_type: taken.mediaType,
        blob_key: taken.blobKey,
      }
      const keeping = {
        audit,
        ownerId: user.id,
        caseId: params.caseId,
        mayBegin: user.subscription.status === 'Active',
        key: taken.key,
        vault: maker.vault,
        quota,
        audioDays: maker.audioDays,
      }
      const kept = await keep(sql, chunk, keeping).catch(async (error: unknown) => {
        if (taken.isNewCase) await takeBackCase(sql, call, error)
        return audio.undo([taken.blobKey], error)
      })
      if (kept.kind === 'repeated') await audio.remove(taken.blobKey)
      else await jobs.nudge('transcribe-recording', body.recordingId, user.id)
      return receipt(kept.chunk)
    },
  }
}
