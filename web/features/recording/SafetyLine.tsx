import { IconAlertTriangle, IconCloudCheck, IconDeviceFloppy, IconWifiOff } from '@tabler/icons-react'
import { safetyLine } from '#web/audio/recording-snapshot.ts'
import type { RecordingSnapshot, SafetyLine as Line } from '#web/audio/recording-snapshot.ts'
import { useText } from '#web/text/use-text.ts'
import { clockText } from '#web/text/clock-text.ts'
import classes from './recording.module.css'

type Tone = 'calm' | 'good' | 'wait' | 'danger'

const TONES = {
  nothingYet: 'calm',
  savedOnDevice: 'calm',
  savedOnServer: 'good',
  silent: 'wait',
  waitingForNetwork: 'wait',
  waitingForServer: 'wait',
  waitingForSignIn: 'wait',
  refused: 'danger',
  feedEnded: 'danger',
  memoryOnly: 'danger',
} as const satisfies Record<Line['kind'], Tone>

const ICONS = { calm: IconDeviceFloppy, good: IconCloudCheck, wait: IconWifiOff, danger: IconAlertTriangle } as const

/** The one line of truth: what of this recording is safe, and where. */
export function SafetyLine({ snapshot, isSilent }: { snapshot: RecordingSnapshot; isSilent: boolean }) {
  const text = useText('recording')
  const { kind, ms } = safetyLine(snapshot, isSilent)
  const tone: Tone = TONES[kind]
  const Icon = kind === 'silent' ? IconAlertTriangle : ICONS[tone]
  const isNews = tone === 'wait' || tone === 'danger'
  return (
    <p className={classes['safety']} data-tone={tone} role={isNews ? 'status' : undefined}>
      {kind !== 'nothingYet' && (
        <>
          <Icon size={18} aria-hidden /> {text(kind, { time: clockText(ms) })}
        </>
      )}
    </p>
  )
}
