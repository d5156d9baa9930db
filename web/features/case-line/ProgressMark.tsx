import { IconAlertTriangle, IconCircleCheck, IconHourglassHigh, IconPencil } from '@tabler/icons-react'
import type { CaseProgress } from '#contract/patient.ts'
import { useText } from '#web/text/use-text.ts'
import style from './case-line.module.css'

const ICONS = { working: IconPencil, waiting: IconHourglassHigh, failed: IconAlertTriangle, signed: IconCircleCheck } as const
const WORDS = { working: 'working', waiting: 'waiting', failed: 'hasFailed', signed: 'signed' } as const

/** How far a case has come, in a shape and a word; nothing while it is at rest. */
export function ProgressMark({ progress }: { progress: CaseProgress }) {
  const text = useText('sidebar')
  if (progress === 'resting') return null
  const Icon = ICONS[progress]
  return (
    <span className={style['mark']} data-progress={progress}>
      <Icon size={14} aria-hidden />
      {text(WORDS[progress])}
    </span>
  )
}
