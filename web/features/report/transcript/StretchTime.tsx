import { IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react'
import type { Case } from '#contract/case.ts'
import { useText } from '#web/text/use-text.ts'
import { clockText } from '#web/text/clock-text.ts'
import { usePlaying } from '../sheet/use-playing.ts'
import styles from './transcript.module.css'

export type StretchTimeProps = { kase: Case; recordingId: string; startMs: number; endMs: number | undefined; isPlayable: boolean }

/** When in the recording it was said; pressed, it is heard, for as long as the audio is kept. */
export function StretchTime({ kase, recordingId, startMs, endMs, isPlayable }: StretchTimeProps) {
  const text = useText('transcript')
  const { isPlaying, hasFailed, toggle } = usePlaying({ patientId: kase.patientId, caseId: kase.id, recordingId, startMs, endMs })
  const time = clockText(startMs)
  if (!isPlayable || hasFailed) return <span className={styles['time']}>{time}</span>
  return (
    <button type="button" className={styles['time']} aria-label={isPlaying ? text('stop') : text('play', { time })} onClick={toggle}>
      {isPlaying ? <IconPlayerStopFilled size={12} aria-hidden /> : <IconPlayerPlayFilled size={12} aria-hidden />} {time}
    </button>
  )
}
