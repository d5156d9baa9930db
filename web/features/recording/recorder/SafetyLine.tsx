import { IconAlertTriangle, IconCloudCheck, IconDeviceFloppy, IconMicrophoneOff, IconMoon, IconWifiOff } from '@tabler/icons-react'
import type { MicrophoneSnapshot } from '#web/audio/microphone-monitor.ts'
import { hearingLine, safetyLine } from '#web/audio/recording-snapshot.ts'
import type { RecordingSnapshot, SafetyLine as Line } from '#web/audio/recording-snapshot.ts'
import { useText } from '#web/text/use-text.ts'
import { clockText } from '#web/text/clock-text.ts'
import classes from './recorder.module.css'

type Tone = 'calm' | 'good' | 'wait' | 'danger'

const TONES = {
  nothingYet: 'calm',
  savedOnDevice: 'calm',
  savedOnServer: 'good',
  waitingForNetwork: 'wait',
  waitingForServer: 'wait',
  waitingForSignIn: 'wait',
  refused: 'danger',
  feedEnded: 'danger',
  memoryOnly: 'danger',
} as const satisfies Record<Line['kind'], Tone>

const ICONS = { calm: IconDeviceFloppy, good: IconCloudCheck, wait: IconWifiOff, danger: IconAlertTriangle } as const

export type SafetyLineProps = { snapshot: RecordingSnapshot; microphone: MicrophoneSnapshot }

/** The line of truth: what is wrong with the sound, else what of it is safe, and where. Two troubles at once make two lines. */
export function SafetyLine({ snapshot, microphone }: SafetyLineProps) {
  const text = useText('recording')
  const { kind, ms } = safetyLine(snapshot)
  const hearing = hearingLine(snapshot, microphone)
  const tone: Tone = TONES[kind]
  const Icon = ICONS[tone]
  const isNews = tone === 'wait' || tone === 'danger'
  return (
    <div role="status" className={classes['safetyLines']}>
      {hearing !== undefined && (
        <p className={classes['safety']} data-tone={hearing === 'muted' ? 'danger' : 'wait'}>
          <IconMicrophoneOff size={18} aria-hidden /> {text(hearing)}
        </p>
      )}
      {snapshot.sleptMs > 0 && (
        <p className={classes['safety']} data-tone="wait">
          <IconMoon size={18} aria-hidden /> {text('slept', { time: clockText(snapshot.sleptMs) })}
        </p>
      )}
      {kind !== 'nothingYet' && (hearing === undefined || isNews) && (
        // Good news every half minute is for the eyes only.
        <p className={classes['safety']} data-tone={tone} aria-live={isNews ? undefined : 'off'}>
          <Icon size={18} aria-hidden /> {text(kind, { time: clockText(ms) })}
        </p>
      )}
    </div>
  )
}
