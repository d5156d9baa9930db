import { useCallback, useEffect, useState } from 'react'
import type { KeptRecording } from '#web/audio/kept-recording.ts'
import { tellCancelled } from '#web/audio/recording-session.ts'
import { keptRecordings, recordingLocks } from '../browser-powers.ts'
import { recordingCalls } from '../recording-calls.ts'
import { findInterrupted, newestFirst, whenLetGo } from './find-interrupted.ts'
import type { RecoveryPowers } from './find-interrupted.ts'

export type Recovery = {
  /** Undefined until this device has been asked. */
  readonly offered: readonly KeptRecording[] | undefined
  readonly discard: (kept: KeptRecording) => Promise<void>
  readonly forget: (kept: KeptRecording) => void
}

const powers: RecoveryPowers = { store: keptRecordings, locks: recordingLocks, calls: recordingCalls }

/** Offers what an interrupted page left on this device, and what another tab leaves while this one is open. */
export function useRecovery(userId: string | undefined): Recovery {
  const [offered, setOffered] = useState<readonly KeptRecording[]>()

  useEffect(() => {
    if (userId === undefined) return undefined
    const leaving = new AbortController()
    const look = async (): Promise<void> => {
      const { interrupted, held } = await findInterrupted(powers, userId)
      if (leaving.signal.aborted) return
      setOffered(interrupted)
      await Promise.all(held.map(async (kept) => {
        const left = await whenLetGo(powers, kept, leaving.signal)
        if (left !== undefined) setOffered((before = []) => newestFirst([...before, left]))
      }))
    }
    void look()
    return () => leaving.abort()
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
