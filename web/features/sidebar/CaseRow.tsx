import { ActionIcon } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import type { AnonymousCase } from '#contract/patient.ts'
import { ProgressMark } from '#web/features/case-line/ProgressMark.tsx'
import { TimeLeft } from '#web/features/case-line/TimeLeft.tsx'
import { useCaseLine } from '#web/features/case-line/use-case-line.ts'
import { pageTexts } from '#web/text/machinery.ts'
import { useText } from '#web/text/use-text.ts'
import { laterPart } from '#web/ui/later-part.ts'
import { MenuButton } from '#web/ui/MenuButton.tsx'
import style from './Sidebar.module.css'

const choices = laterPart(async () => {
  await pageTexts()
  return (await import('./CaseChoices.tsx')).CaseChoices
})

export type CaseRowProps = {
  entry: AnonymousCase
  /** Time since the list was loaded: the time left it carries is that much shorter now. */
  elapsedMs: number
  onAsk: ((what: 'move' | 'delete') => void) | undefined
}

/** One case in two lines: when and of whom, how far it has come and how long it is kept; then what it is about. And its menu (spec 2). */
export function CaseRow({ entry, elapsedMs, onAsk }: CaseRowProps) {
  const text = useText('sidebar')
  const lineOf = useCaseLine()
  const { patientId } = useParams({ strict: false })
  const isCurrent = patientId === entry.patientId
  return (
    <li className={style['row']} {...(isCurrent ? { 'data-current': '' } : {})}>
      <Link
        to="/p/$patientId/report"
        params={{ patientId: entry.patientId }}
        className={style['link']}
        {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
      >
        <span className={style['facts']}>
          <span className={style['when']}>{lineOf(entry)}</span>
          <ProgressMark progress={entry.progress} />
          {entry.timeRemaining !== null && <TimeLeft secondsLeft={Math.max(0, entry.timeRemaining - elapsedMs / 1000)} />}
        </span>
        <span className={style['summary']} title={entry.summary}>
          {entry.summary === '' ? <span className={style['untitled']}>{text('untitled')}</span> : entry.summary}
        </span>
      </Link>
      {onAsk !== undefined && (
        <MenuButton menu={choices} menuProps={{ onAsk }}>
          {(attributes) => (
            <ActionIcon {...attributes} className={style['menu'] ?? ''} variant="subtle" color="gray" c="var(--muted)" aria-label={text('rowMenu')}>
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          )}
        </MenuButton>
      )}
    </li>
  )
}
