import { Loader } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { RecordingStatus } from '#contract/recording.ts'
import { useText } from '#web/text/use-text.ts'
import classes from './recordings.module.css'

const TEXTS = { processing: 'processing', Done: 'done', Error: 'failed' } as const

/** How far a recording has come: a shape and a word. */
export function StatusMark({ status }: { status: RecordingStatus }) {
  const text = useText('recordings')
  return (
    <span className={classes['status']} data-status={status}>
      {status === 'processing' && <Loader size={14} aria-hidden />}
      {status === 'Done' && <IconCircleCheck size={18} aria-hidden />}
      {status === 'Error' && <IconAlertTriangle size={18} aria-hidden />}
      {text(TEXTS[status])}
    </span>
  )
}
