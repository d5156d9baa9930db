import { ActionIcon } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import type { PatientListItem } from '#contract/patient.ts'
import { pageTexts } from '#web/text/machinery.ts'
import { useText } from '#web/text/use-text.ts'
import { laterPart } from '#web/ui/later-part.ts'
import { MenuButton } from '#web/ui/MenuButton.tsx'
import style from './Sidebar.module.css'

const choices = laterPart(async () => {
  await pageTexts()
  return (await import('#web/features/patients/PatientChoices.tsx')).PatientChoices
})

export type PatientRowProps = { patient: PatientListItem; onAsk: ((what: 'edit' | 'delete') => void) | undefined }

/** One named patient, how many cases there are, and the menu. */
export function PatientRow({ patient: { id, name, caseCount }, onAsk }: PatientRowProps) {
  const text = useText('sidebar')
  const { patientId } = useParams({ strict: false })
  const isCurrent = id === patientId
  return (
    <li className={style['row']} {...(isCurrent ? { 'data-current': '' } : {})}>
      <Link to="/p/$patientId/report" params={{ patientId: id }} className={style['link']} {...(isCurrent ? { 'aria-current': 'page' as const } : {})}>
        <span className={style['facts']}>
          <span className={style['when']}>{text('caseCount', { count: caseCount })}</span>
        </span>
        <span className={style['summary']} title={name}>
          {name}
        </span>
      </Link>
      {onAsk !== undefined && (
        <MenuButton menu={choices} menuProps={{ onAsk }}>
          {(attributes) => (
            <ActionIcon
              {...attributes}
              className={style['menu'] ?? ''}
              variant="subtle"
              color="gray"
              c="var(--muted)"
              aria-label={text('patientMenu', { name })}
            >
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          )}
        </MenuButton>
      )}
    </li>
  )
}
