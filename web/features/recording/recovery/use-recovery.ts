import { useCallback, useEffect, useState } from 'react'
import type { KeptRecording } from '#web/audio/kept-recording.ts'
import { tellCancelled } from '#web/audio/recording-session.ts'
import { keptRecordings, recordingLocks } from '../browser-powers.ts'
import { recordingCalls } from '../recording-calls.ts'

export type Recovery = {
  /** Undefined until this device has been asked. */
  readonly offered: readonly KeptRecording[] | undefined
  readonly discard: (kept: KeptRecording) => Promise<void>
  readonly forget: (kept: KeptRecording) => void
}

/** Finds what an interrupted page left on this device. Another tab's running recording is not touched (REL-4, REL-28). */
export function useRecovery(userId: string | undefined): Recovery {
  const [offered, setOffered] = useState<readonly KeptRecording[]>()

  useEffect(() => {
    if (userId === undefined) return undefined
    let isCurrent = true
    const look = async (): Promise<void> => {
      const found = await findInterrupted(userId)
      if (isCurrent) setOffered(found)
    }
    void look()
    return () => {
      isCurrent = false
    }
  }, [userId])

  const forget = useCallback((kept: KeptRecording) => {
    setOffered((before) => before?.filter(({ recordingId }) => recordingId !== kept.recordingId))
  }, [])

  const discard = useCallback(
    async (kept: KeptRecording) => {
      forget(kept)
      const release = await recordingLocks.hold(kept.recordingId)
      if (release === undefined) return
      await keptRecordings.markCancelled(kept.recordingId)
      await tellCancelled(recordingCalls, keptRecordings, kept)
      release()
    },
    [forget],
  )

  return { offered, discard, forget }
}

async function findInterrupted(userId: string): Promise<KeptRecording[]> {
  const interrupted: KeptRecording[] = []
  for (const kept of await listKept(userId)) {
    const release = await recordingLocks.hold(kept.recordingId)
    if (release === undefined) continue
    release()
    if (kept.phase === 'cancelled') await tellCancelled(recordingCalls, keptRecordings, kept)
    else if (kept.sliceCount === 0) await keptRecordings.remove(kept.recordingId)
    else interrupted.push(kept)
  }
  return interrupted.toSorted((one, other) => other.startedAt - one.startedAt)
}

async function listKept(userId: string): Promise<KeptRecording[]> {
  try {
    return await keptRecordings.list(userId)
  } catch {
    // A browser without a database has kept nothing; recording itself says so on the page.
    return []
  }
}
