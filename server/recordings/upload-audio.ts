import { extname } from 'node:path'
import type { PatientInformedRule } from '#contract/patient-informed.ts'
import { Refusal } from '#contract/refusal.ts'
import { recordingRoutes } from '#contract/routes/recording-routes.ts'
import type { Vertical } from '#contract/vertical.ts'
import { withoutMetadata } from '#domain/audio/metadata/blank-metadata.ts'
import { IDENTIFICATION_BYTES, identifyAudio } from '#domain/audio/containers/container.ts'
import { ensureCase } from '#server/cases/ensure-case.ts'
import type { CaseMaker } from '#server/cases/ensure-case.ts'
import { lockCase, readCase } from '#server/cases/load-case.ts'
import { assertPatientInformed } from '#server/cases/patient-informed.ts'
import { takeBackCase } from '#server/cases/take-back-case.ts'
import type { RequestReport } from '#server/cases/save-case.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database, Transaction } from '#server/database/connect.ts'
import type { Call, Handlers, IncomingFile } from '#server/http/handler.ts'
import { parseInput } from '#server/http/read-input.ts'
import { randomUUID } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { applyFields } from './apply-fields.ts'
import { assertSameEnding, endingOf } from './ending/ended-by.ts'
import { reserveRoom } from './audio-quota.ts'
import type { AudioQuota, ReservedRoom } from './audio-quota.ts'
import type { AudioStore, StoredAudio } from './audio-store.ts'
import { readDescriptor, readNamedPatient } from './consultation-fields.ts'
import { audioUseStore } from './audio-use/store.ts'
import { recordingStore } from './store.ts'

export type UploadAudio = {
  sql: Database
  maker: CaseMaker
  audio: AudioStore
  requestReport: RequestReport
  patientInformed: PatientInformedRule
  quota: AudioQuota
}

type Received = StoredAudio & { container: string; isNewCase: boolean; key: KeyObject; room: ReservedRoom }
type Body = Awaited<ReturnType<Call<'uploadAudio'>['receive']>>['body']

/**
 * Reads enough to know what the file is, then gives it on, without what it says of people and places beside its sound (SEC-63).
 * @throws recording.unsupported_media (SEC-31)
 */
async function identify(file: IncomingFile): Promise<{ container: string; content: AsyncIterable<Uint8Array> }> {
  const held: Uint8Array[] = []
  let bytes = 0
  const reader = (file.stream as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]()
  while (bytes < IDENTIFICATION_BYTES) {
    const { done, value } = await reader.next()
    if (done) break
    held.push(value)
    bytes += value.length
  }
  const container = identifyAudio(Buffer.concat(held), extname(file.fileName))
  async function* content() {
    yield* held
    for (let next = await reader.next(); !next.done; next = await reader.next()) yield next.value
  }
  return { container, content: withoutMetadata(container, content()) }
}

/** What came before the file is judged before any of it is taken, whole as it will be. */
function judgeBefore({ fieldsBefore }: IncomingFile, vertical: Vertical): void {
  const fields = parseInput(recordingRoutes.uploadAudio.body, fieldsBefore)
  readDescriptor(fields, vertical)
  readNamedPatient(fields)
}

/** Seals the file under the key of its case, which is made where it is new, and taken back with a file that does not come whole. */
async function storeFile(call: Call<'uploadAudio'>, file: IncomingFile, { sql, maker, audio, quota }: UploadAudio): Promise<Received> {
  const { params, user, vertical, language } = call
  judgeBefore(file, vertical)
  const room = await reserveRoom(sql, user.id, quota)
  let isNewCase = false
  try {
    const { container, content } = await identify(file)
    const { row, isNew } = await inTransaction(sql, call.audit, (tx) =>
      ensureCase(tx, params, { maker, origin: { user, vertical, language, createdFrom: null } }),
    )
    isNewCase = isNew
    const key = maker.vault.keyOf(row)
    return { ...(await audio.put({ caseId: row.id, key }, room.measure(content))), container, isNewCase, key, room }
  } catch (error) {
    await room.release()
    if (isNewCase) await takeBackCase(sql, call, error)
    throw error
  }
}

type Kept = { wake: (() => Promise<void>) | undefined; isRepeated: boolean }

async function keepFile(
  tx: Transaction,
  { call, body, taken }: { call: Call<'uploadAudio'>; body: Body; taken: Received },
  { maker, requestReport, patientInformed }: UploadAudio,
): Promise<Kept> {
  const { params, user, vertical, audit } = call
  const row = await lockCase(tx, params, user.id)
  // Another case of these ids, made after a refusal had taken back the one whose key the file is sealed under: nothing would ever open it.
  if (!maker.vault.keyOf(row).equals(taken.key)) throw new Refusal('case.not_found')
  const id = body.recordingId ?? randomUUID()
  await recordingStore.insert(tx, { id, ownerId: user.id, caseId: row.id, origin: 'uploaded', audioDays: maker.audioDays })
  const recording = await recordingStore.lock(tx, { recordingId: id, ownerId: user.id })
  if (recording?.case_id !== row.id) throw new Refusal('recording.not_found')
  if (recording.state === 'cancelled') throw new Refusal('recording.cancelled')
  const first = await recordingStore.findChunk(tx, id, 1)
  if (first && first.sha256 !== taken.sha256) throw new Refusal('recording.chunk_conflict')
  const endedBy = endingOf(taken.key, body, taken.sha256)
  if (first !== undefined || recording.state !== 'open') {
    assertSameEnding(recording.ended_by, endedBy)
    return { wake: undefined, isRepeated: true }
  }
  assertPatientInformed(patientInformed, { row, markedAt: body.patientInformedAt })
  await recordingStore.insertChunk(tx, {
    recording_id: id,
    chunk_index: 1,
    sha256: taken.sha256,
    bytes: taken.bytes,
    media_type: taken.container,
    blob_key: taken.blobKey,
  })
  // How long it lasts is counted when it has been heard.
  await audioUseStore.add(tx, { userId: user.id, bytes: taken.bytes, ms: 0 })
  await recordingStore.finalize(tx, id, { missingParts: [], endedBy })
  await applyFields(tx, { row, fields: body, vertical, audit }, maker.vault)
  return { wake: await requestReport(tx, row.id), isRepeated: false }
}

/** Only a refusal of our own tells that nothing was kept: then the sound goes, and the case that was made for it. */
async function keepOrUndo(call: Call<'uploadAudio'>, { body, taken }: { body: Body; taken: Received }, wiring: UploadAudio): Promise<Kept> {
  const { sql, audio } = wiring
  try {
    return await inTransaction(sql, call.audit, (tx) => keepFile(tx, { call, body, taken }, wiring))
  } catch (error) {
    if (taken.isNewCase) await takeBackCase(sql, call, error)
    return await audio.undo([taken.blobKey], error)
  } finally {
    await taken.room.release()
  }
}

/** `POST …/manual-audio`: a whole file, judged by its content, kept sealed, then heard and reported like a recording. */
export function uploadAudioRoutes(wiring: UploadAudio): Handlers<'uploadAudio'> {
  const { sql, audio, maker } = wiring
  return {
    async uploadAudio(call) {
      const undo = async ({ blobKey, isNewCase, room }: Received, why: unknown): Promise<void> => {
        await room.release()
        await audio.remove(blobKey)
        if (isNewCase) await takeBackCase(sql, call, why)
      }
      const { body, taken } = await call.receive((file) => storeFile(call, file, wiring), undo)
      const kept = await keepOrUndo(call, { body, taken }, wiring)
      if (kept.isRepeated) await audio.remove(taken.blobKey)
      await kept.wake?.()
      return readCase(sql, call.params, { vault: maker.vault, language: call.language, ownerId: call.user.id })
    },
  }
}
