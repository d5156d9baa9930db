import { useCallback, useEffect, useState } from 'react'
import type { ConsultationDetails, KeptRecording } from '#web/audio/kept-recording.ts'
import type { MicrophoneMonitor } from '#web/audio/microphone-monitor.ts'
import { RecordingSession } from '#web/audio/recording-session.ts'
import type { SessionStart } from '#web/audio/recording-session.ts'
import type { RecordingSnapshot } from '#web/audio/recording-snapshot.ts'
import { onLeaving } from '#web/session/leaving.ts'
import { holdPage } from '#web/session/page-hold.ts'
import { sessionPowers } from './browser-powers.ts'
import { useObservable } from '#web/ui/use-observable.ts'

const KEEP_DETAILS_MS = 500

export type RecordingHandle = {
  readonly session: RecordingSession
  readonly snapshot: RecordingSnapshot
  /** Puts a recording that was kept on this device in the place of the new one; undefined when another tab has it. */
  readonly recover: (kept: KeptRecording) => Promise<RecordingSession | undefined>
}

/** The recording of the page. Leaving the page without a word keeps it on this device for the next visit. */
export function useRecording(start: SessionStart, { details, monitor }: { details: ConsultationDetails; monitor: MicrophoneMonitor }): RecordingHandle {
  const [session, setSession] = useState(() => new RecordingSession(sessionPowers, start))
  const snapshot = useObservable(session.snapshot)

  useEffect(() => () => leaveUnlessSettled(session), [session])

  useEffect(() => {
    let before = monitor.sleptMs.get()
    return monitor.sleptMs.subscribe(() => {
      const total = monitor.sleptMs.get()
      session.slept(total - before)
      before = total
    })
  }, [session, monitor])

  const isUnderWay = snapshot.phase !== 'ready' && snapshot.phase !== 'idle'
  useEffect(() => (isUnderWay ? holdPage() : undefined), [isUnderWay])
  // Who signs out in another tab ends this one too. The recording stays on this device, and nothing asks whether to leave.
  useEffect(() => onLeaving(() => session.leave()), [session])

  useEffect(() => {
    if (snapshot.phase !== 'recording' && snapshot.phase !== 'paused') return undefined
    const timer = setTimeout(() => void session.keepDetails(details), KEEP_DETAILS_MS)
    return () => clearTimeout(timer)
  }, [session, snapshot.phase, details])

  const recover = useCallback(async (kept: KeptRecording) => {
    const recovered = new RecordingSession(sessionPowers, kept)
    if (!(await recovered.claim())) return undefined
    setSession(recovered)
    return recovered
  }, [])

  return { session, snapshot, recover }
}

function leaveUnlessSettled(session: RecordingSession): void {
  const { phase } = session.snapshot.get()
  if (phase !== 'ready' && phase !== 'idle') session.leave()
}
