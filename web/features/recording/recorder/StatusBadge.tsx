import type { MicrophoneStatus } from '#web/audio/microphone-check.ts'
import type { RecorderState } from '#web/audio/recorder.ts'
import { useText } from '#web/text/use-text.ts'
import classes from './recorder.module.css'

/** Ready, recording or paused: a word and a shape, never colour alone. */
export function StatusBadge({ phase, microphone }: { phase: RecorderState; microphone: MicrophoneStatus }) {
  const text = useText('recording')
  return (
    <p className={classes['badge']} data-phase={phase} role="status">
      <span className={classes['badgeMark']} aria-hidden />
      {text(badgeText(phase, microphone))}
    </p>
  )
}

function badgeText(phase: RecorderState, microphone: MicrophoneStatus) {
  if (phase === 'recording' || phase === 'paused') return phase
  if (phase === 'finalizing' || phase === 'idle') return 'finalizing'
  if (microphone === 'good') return 'ready'
  return microphone === 'checking' ? 'preparing' : 'notReady'
}
