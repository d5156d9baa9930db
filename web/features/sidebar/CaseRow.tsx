import { ActionIcon } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import type { AnonymousCase } from '#contract/patient.ts'
import { useText } from '#web/text/use-text.ts'
import { laterPart } from '#web/ui/later-part.ts'
import { MenuButton } from '#web/ui/MenuButton.tsx'
import style from './Sidebar.module.css'
import { TimeLeftRing } from './TimeLeftRing.tsx'

const choices = laterPart(async () => (await import('./CaseChoices.tsx')).CaseChoices)

export type CaseRowProps = {
  entry: AnonymousCase
  /** Time since the list was loaded: the time left it carries is that much shorter now. */
  elapsedMs: number
  onDelete: (() => void) | undefined
}

/** One case: what it is about, how long it is kept, and its menu (spec 2). */
export function CaseRow({ entry, elapsedMs, onDelete }: CaseRowProps) {
  const text = useText('sidebar')
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
        <span className={style['summary']} title={entry.summary}>
          {entry.summary === '' ? <span className={style['untitled']}>{text('untitled')}</span> : entry.summary}
        </span>
        {entry.timeRemaining !== null && <TimeLeftRing secondsLeft={Math.max(0, entry.timeRemaining - elapsedMs / 1000)} />}
      </Link>
      {onDelete !== undefined && (
        <MenuButton menu={choices} menuProps={{ onDelete }}>
          {(attributes) => (
            <ActionIcon {...attributes} className={style['menu'] ?? ''} variant="subtle" color="gray" c="var(--muted)" me={4} aria-label={text('rowMenu')}>
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          )}
        </MenuButton>
      )}
    </li>
  )
}
