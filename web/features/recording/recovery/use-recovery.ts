import { useCallback, useEffect, useState } from 'react'
import type { KeptRecording } from '#web/audio/kept-recording.ts'
import { tellCancelled } from '#web/audio/recording-session.ts'
import { keptRecordings, recordingLocks } from '../browser-powers.ts'
import { recordingCalls } from '../recording-calls.ts'
import { findInterrupted, newestFirst, whenLetGo } from './find-interrupted.ts'
import type { Found, RecoveryPowers } from './find-interrupted.ts'

export type Recovery = {
  /** Undefined until this device has been asked. */
  readonly offered: readonly KeptRecording[] | undefined
  readonly discard: (kept: KeptRecording) => Promise<void>
  readonly forget: (kept: KeptRecording) => void
}

const powers: RecoveryPowers = { store: keptRecordings, locks: recordingLocks, calls: recordingCalls }

const NONE: Found = { interrupted: [], held: [] }

/**
 * Offers what an interrupted page left on this device and, while nothing is recorded here, what another tab leaves: nothing may move under a finger
 * that is about to stop a recording.
 */
export function useRecovery(userId: string | undefined, isReady: boolean): Recovery {
  const [{ interrupted, held }, setFound] = useState<Found>(NONE)
  const [hasLooked, setHasLooked] = useState(false)

  useEffect(() => {
    if (userId === undefined) return undefined
    let isCurrent = true
    const look = async (): Promise<void> => {
      const found = await findInterrupted(powers, userId)
      if (!isCurrent) return
      setFound(found)
      setHasLooked(true)
    }
    void look()
    return () => {
      isCurrent = false
    }
  }, [userId])

  useEffect(() => {
    if (!isReady || held.length === 0) return undefined
    const leaving = new AbortController()
    const wait = async (kept: KeptRecording): Promise<void> => {
      const left = await whenLetGo(powers, kept, leaving.signal)
      if (!leaving.signal.aborted) setFound((before) => afterWait(before, kept, left))
    }
    for (const kept of held) void wait(kept)
    return () => leaving.abort()
  }, [held, isReady])

  const forget = useCallback((kept: KeptRecording) => {
    setFound((before) => ({ ...before, interrupted: without(before.interrupted, kept) }))
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

  return { offered: hasLooked ? interrupted : undefined, discard, forget }
}

const without = (all: readonly KeptRecording[], kept: KeptRecording): KeptRecording[] => all.filter(({ recordingId }) => recordingId !== kept.recordingId)

const afterWait = ({ interrupted, held }: Found, kept: KeptRecording, left: KeptRecording | undefined): Found => ({
  interrupted: left === undefined ? interrupted : newestFirst([...without(interrupted, kept), left]),
  held: without(held, kept),
})
