import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { NOTHING, SYSTEM } from '#server/access-log/access.ts'
import type { Access, Subject } from '#server/access-log/access.ts'
import type { AccessLog } from '#server/access-log/access-log.ts'
import { forgetAccesses } from '#server/access-log/forget-accesses.ts'
import { caseStore } from '#server/cases/store.ts'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database, Transaction } from '#server/database/connect.ts'
import type { Blobs } from '#server/ports/blobs.ts'
import { describeFailure } from '#server/http/error-reply.ts'
import { contactStore } from '#server/contact/store.ts'
import { trialStore } from '#server/profile/trial/store.ts'
import { audioUseStore } from '#server/recordings/audio-use/store.ts'
import { recordingStore } from '#server/recordings/store.ts'
import { usageStore } from '#server/spending/store.ts'
import { tombstoneStore } from '#server/tombstones/store.ts'
import { epochStore } from '#server/vault/store.ts'
import { receiptStore, retentionStore } from './store.ts'
import type { RetentionClock } from './retention-clock.ts'
import type { DueRecording } from './store.ts'

/** How long what is kept (spec 4, 9). `anonymisedDays` is for counts that name no patient: use of engines and of keys. */
export type KeepFor = { anonymousHours: number; audioDays: number; anonymisedDays: number; receiptDays: number }

export type Forget = { sql: Database; blobs: Blobs; log: FastifyBaseLogger; accessLog: AccessLog; clock: RetentionClock; keep: KeepFor }

type RemoveBlobs = Pick<Forget, 'sql' | 'blobs' | 'log'>

/** One that cannot be removed stops no other: its failure is noted, and it is tried again later. The name of a blob stays out of the log. */
async function removeOne({ sql, blobs, log }: RemoveBlobs, prefix: string): Promise<void> {
  try {
    await (prefix.endsWith('/') ? blobs.removeFolder(prefix) : blobs.remove(prefix))
  } catch (error) {
    const failures = await retentionStore.notRemoved(sql, prefix)
    log.warn({ failures, failure: describeFailure(error) }, 'sound could not be removed, and is tried again')
    return
  }
  await retentionStore.removed(sql, prefix)
}

/** Removes the blobs named for removal; a name is struck off only when the store has confirmed. */
export async function removeNamedBlobs(remove: RemoveBlobs): Promise<void> {
  for (const prefix of await retentionStore.removals(remove.sql)) await removeOne(remove, prefix)
  await receiptStore.noteFilesGone(remove.sql)
}

/** A deletion that nobody asked for. */
export const byTheClock = (ownerId: string, subject: Partial<Subject>): Access => ({
  actor: SYSTEM, word: 'delete', basis: 'retention', subject: { ...NOTHING, ...subject }, requestId: null, ownerId,
})

export const ofRecording = ({ id, case_id, owner_id }: DueRecording): Access => byTheClock(owner_id, { caseId: case_id, recordingId: id })

/** What was written down about the work itself and has served its time. */
async function forgetBooks(tx: Transaction, { anonymisedDays }: KeepFor): Promise<void> {
  await retentionStore.forgetRefusedTokens(tx)
  await retentionStore.forgetSignIns(tx)
  await receiptStore.forgetOld(tx)
  await tombstoneStore.forgetOld(tx)
  await audioUseStore.forgetOld(tx)
  await usageStore.forgetOld(tx, anonymisedDays)
  await epochStore.forgetUse(tx, anonymisedDays)
  await contactStore.forgetOld(tx)
  await trialStore.forgetOld(tx)
}

type Counts = { cases: number; audio: number; abandoned: number }

/** What is due, as much as one commit may hold; undefined when another server is at it. */
async function forgetSome(tx: Transaction, { accessLog, keep }: Forget): Promise<Counts | undefined> {
  if (!(await retentionStore.takeTurn(tx))) return undefined
  await retentionStore.shorten(tx, keep)
  const cases = await retentionStore.dueCases(tx)
  await caseStore.erase(tx, cases.map(({ id }) => id))
  await caseStore.eraseEmptyPatients(tx, cases.map((row) => row.patient_id))
  const audio = await retentionStore.dueAudio(tx)
  for (const { id } of audio) await recordingStore.deleteAudio(tx, id)
  const abandoned = await retentionStore.abandoned(tx)
  for (const { id } of abandoned) await recordingStore.cancel(tx, id)
  await forgetBooks(tx, keep)
  // Last, since the log is held until the commit.
  const ofCases = cases.map((row) => byTheClock(row.owner_id, { patientId: row.patient_id, caseId: row.id }))
  await accessLog.append(tx, [...ofCases, ...[...audio, ...abandoned].map(ofRecording)])
  const counts = { cases: cases.length, audio: audio.length, abandoned: abandoned.length }
  if (sum(counts) > 0) await receiptStore.write(tx, { id: randomUUID(), reason: 'retention', counts, keepDays: keep.receiptDays })
  return counts
}

const sum = ({ cases, audio, abandoned }: Counts): number => cases + audio + abandoned

/**
 * One round of forgetting: cases past their hour (spec 4), audio past its days, recordings left behind. Key and rows go in one commit, files
 * after it; a round cut short is finished by the next. The log says how many, never what (NORM-6). Gives false when another server was at it:
 * then what is due may still be there.
 */
export async function forgetWhatIsDue(forget: Forget): Promise<boolean> {
  await forget.clock.tick()
  let counts: Counts | undefined
  do {
    counts = await inTransaction(forget.sql, ALONE, (tx) => forgetSome(tx, forget))
    if (counts && sum(counts) > 0) forget.log.info(counts, 'deleted what was due')
  } while (counts && sum(counts) > 0)
  await removeNamedBlobs(forget)
  const lines = await forgetAccesses(forget.sql, forget.accessLog)
  if (lines > 0) forget.log.info({ lines }, 'struck off what the access log no longer keeps')
  return counts !== undefined
}
