import { Loader } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconHourglassHigh } from '@tabler/icons-react'
import type { Recording } from '#contract/recording.ts'
import { useText } from '#web/text/use-text.ts'
import { isWaitingForEngine } from './waiting-for-engine.ts'
import classes from './recordings.module.css'

const TEXTS = { processing: 'processing', Done: 'done', Error: 'failed' } as const

/** How far a recording has come: a shape and a word. */
export function StatusMark({ of: recording }: { of: Recording }) {
  const text = useText('recordings')
  const { status } = recording
  if (isWaitingForEngine(recording)) {
    return (
      <span className={classes['status']} data-status="waiting">
        <IconHourglassHigh size={18} aria-hidden />
        {text('waiting')}
      </span>
    )
  }
  return (
    <span className={classes['status']} data-status={status}>
      {status === 'processing' && <Loader size={14} aria-hidden />}
      {status === 'Done' && <IconCircleCheck size={18} aria-hidden />}
      {status === 'Error' && <IconAlertTriangle size={18} aria-hidden />}
      {text(TEXTS[status])}
    </span>
  )
}
