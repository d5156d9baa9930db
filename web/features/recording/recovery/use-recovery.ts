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
    let again: ReturnType<typeof setTimeout> | undefined
    const seen = new Set<string>()
    const look = async (): Promise<void> => {
      const { interrupted, isAnyHeld } = await findInterrupted(userId)
      if (!isCurrent) return
      const found = interrupted.filter(({ recordingId }) => !seen.has(recordingId))
      for (const { recordingId } of found) seen.add(recordingId)
      setOffered((before = []) => (found.length === 0 ? before : [...before, ...found].toSorted((one, other) => other.startedAt - one.startedAt)))
      // A tab that is just being killed may hold its recording for a moment more: it would be offered only after the next reload.
      if (isAnyHeld) again = setTimeout(() => void look(), LOOK_AGAIN_MS)
    }
    void look()
    return () => {
      isCurrent = false
      clearTimeout(again)
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

/** What another tab holds is looked at again after so long. */
const LOOK_AGAIN_MS = 2_000

type Interrupted = { readonly interrupted: readonly KeptRecording[]; readonly isAnyHeld: boolean }

async function findInterrupted(userId: string): Promise<Interrupted> {
  const interrupted: KeptRecording[] = []
  let isAnyHeld = false
  for (const kept of await listKept(userId)) {
    const release = await recordingLocks.hold(kept.recordingId)
    if (release === undefined) {
      isAnyHeld = true
      continue
    }
    release()
    if (kept.phase === 'cancelled') await tellCancelled(recordingCalls, keptRecordings, kept)
    else if (kept.sliceCount === 0) await keptRecordings.remove(kept.recordingId)
    else interrupted.push(kept)
  }
  return { interrupted, isAnyHeld }
}

async function listKept(userId: string): Promise<KeptRecording[]> {
  try {
    return await keptRecordings.list(userId)
  } catch {
    // A browser without a database has kept nothing; recording itself says so on the page.
    return []
  }
}
