import type { KeptRecording } from '#web/audio/kept-recording.ts'
import type { RecordingLocks } from '#web/audio/recording-lock.ts'
import { tellCancelled } from '#web/audio/recording-session.ts'
import type { RecordingCalls } from '#web/audio/recording-session.ts'
import type { SliceStore } from '#web/audio/slice-store.ts'

export type RecoveryPowers = { readonly store: SliceStore; readonly locks: RecordingLocks; readonly calls: RecordingCalls }

/** What an interrupted page left on this device, and what another tab holds: that one is not touched (REL-4, REL-28). */
export type Found = { readonly interrupted: readonly KeptRecording[]; readonly held: readonly KeptRecording[] }

export async function findInterrupted(powers: RecoveryPowers, userId: string): Promise<Found> {
  const [interrupted, held]: [KeptRecording[], KeptRecording[]] = [[], []]
  for (const kept of await listKept(powers.store, userId)) {
    const release = await powers.locks.hold(kept.recordingId)
    release?.()
    if (release === undefined) held.push(kept)
    else if (await isOffered(powers, kept)) interrupted.push(kept)
  }
  return { interrupted: newestFirst(interrupted), held }
}

/**
 * A tab that is just being killed holds its recording for a moment more. Gives what it left once it lets go; nothing where nothing is left, or where
 * the waiting was called off.
 */
export async function whenLetGo(powers: RecoveryPowers, { userId, recordingId }: KeptRecording, signal: AbortSignal): Promise<KeptRecording | undefined> {
  if (!(await powers.locks.untilFree(recordingId, signal))) return undefined
  const kept = (await listKept(powers.store, userId)).find((one) => one.recordingId === recordingId)
  return kept !== undefined && (await isOffered(powers, kept)) && !signal.aborted ? kept : undefined
}

export const newestFirst = (kept: readonly KeptRecording[]): KeptRecording[] => kept.toSorted((one, other) => other.startedAt - one.startedAt)

/** What was given up is told to the server once more, and what holds no sound goes: neither is offered. */
async function isOffered({ store, calls }: RecoveryPowers, kept: KeptRecording): Promise<boolean> {
  if (kept.phase === 'cancelled') await tellCancelled(calls, store, kept)
  else if (kept.sliceCount === 0) await store.remove(kept.recordingId)
  else return true
  return false
}

async function listKept(store: SliceStore, userId: string): Promise<KeptRecording[]> {
  try {
    return await store.list(userId)
  } catch {
    // A browser without a database has kept nothing; recording itself says so on the page.
    return []
  }
}
