import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { NOTHING, SYSTEM } from '#server/access-log/access.ts'
import type { Access, Subject } from '#server/access-log/access.ts'
import type { AccessLog } from '#server/access-log/access-log.ts'
import { forgetAccesses } from '#server/access-log/forget-accesses.ts'
import { caseStore } from '#server/cases/store.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import type { Blobs } from '#server/ports/blobs.ts'
import { recordingStore } from '#server/recordings/store.ts'
import { receiptStore, retentionStore } from './store.ts'
import type { DueRecording } from './store.ts'

export type Forget = { sql: Database; blobs: Blobs; log: FastifyBaseLogger; accessLog: AccessLog; receiptDays: number }

/** Removes the blobs named for removal; a name is struck off only when the store has confirmed. */
export async function removeNamedBlobs({ sql, blobs }: Pick<Forget, 'sql' | 'blobs'>): Promise<void> {
  for (const prefix of await retentionStore.removals(sql)) {
    await (prefix.endsWith('/') ? blobs.removeFolder(prefix) : blobs.remove(prefix))
    await retentionStore.removed(sql, prefix)
  }
  await receiptStore.noteFilesGone(sql)
}

const byTheClock = (ownerId: string, subject: Partial<Subject>): Access => ({
  actor: SYSTEM, word: 'delete', basis: 'retention', subject: { ...NOTHING, ...subject }, requestId: null, ownerId,
})

const ofRecording = ({ id, case_id, owner_id }: DueRecording): Access => byTheClock(owner_id, { caseId: case_id, recordingId: id })

/**
 * One round of forgetting: cases past their hour (spec 4), audio past its days, recordings left behind. Key and rows go in one commit, files
 * after it; a round cut short is finished by the next. The log says how many, never what (NORM-6).
 */
export async function forgetWhatIsDue(forget: Forget): Promise<void> {
  const counts = await inTransaction(forget.sql, async (tx) => {
    if (!(await retentionStore.takeTurn(tx))) return undefined
    const cases = await retentionStore.dueCases(tx)
    await caseStore.erase(tx, cases.map(({ id }) => id))
    await caseStore.eraseEmptyPatients(tx, cases.map((row) => row.patient_id))
    const audio = await retentionStore.dueAudio(tx)
    for (const { id } of audio) await recordingStore.deleteAudio(tx, id)
    const abandoned = await retentionStore.abandoned(tx)
    for (const { id } of abandoned) await recordingStore.cancel(tx, id)
    await retentionStore.forgetRefusedTokens(tx)
    await receiptStore.forgetOld(tx)
    await recordingStore.forgetAudioUse(tx)
    // Last, since the log is held until the commit.
    const ofCases = cases.map((row) => byTheClock(row.owner_id, { patientId: row.patient_id, caseId: row.id }))
    await forget.accessLog.append(tx, [...ofCases, ...[...audio, ...abandoned].map(ofRecording)])
    const done = { cases: cases.length, audio: audio.length, abandoned: abandoned.length }
    if (done.cases + done.audio + done.abandoned > 0) await receiptStore.write(tx, { id: randomUUID(), reason: 'retention', counts: done, keepDays: forget.receiptDays })
    return done
  })
  if (counts && counts.cases + counts.audio + counts.abandoned > 0) forget.log.info(counts, 'deleted what was due')
  await removeNamedBlobs(forget)
  const lines = await forgetAccesses(forget.sql, forget.accessLog)
  if (lines > 0) forget.log.info({ lines }, 'struck off what the access log no longer keeps')
}
