import { useEffect, useMemo } from 'react'
import type { MicrophoneMonitor } from '#web/audio/microphone-monitor.ts'
import type { RecordingSession } from '#web/audio/recording-session.ts'
import { SilenceWatch } from '#web/audio/silence-watch.ts'
import type { SilenceOffer, WatchedPhase } from '#web/audio/silence-watch.ts'
import { useObservable } from '#web/ui/use-observable.ts'

export type SilenceHandle = { readonly offer: SilenceOffer; readonly decline: () => void }

/** What silence in a recording, or speech in a pause, gives cause to offer. */
export function useSilenceOffer(monitor: MicrophoneMonitor, session: RecordingSession): SilenceHandle {
  const watch = useMemo(() => new SilenceWatch({ looks: monitor.looks, phase: () => watchedPhase(monitor, session) }), [monitor, session])
  useEffect(() => watch.listen(), [watch])
  const offer = useObservable(watch.offer)
  return { offer, decline: () => watch.decline() }
}

/** A muted microphone is silent for a reason of its own, which the page tells already. */
function watchedPhase(monitor: MicrophoneMonitor, session: RecordingSession): WatchedPhase {
  const { phase, mayResume } = session.snapshot.get()
  const isMuted = monitor.snapshot.get().check.reason === 'muted'
  return mayResume && !isMuted && (phase === 'recording' || phase === 'paused') ? phase : 'off'
}
