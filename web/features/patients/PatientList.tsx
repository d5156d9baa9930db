import { ActionIcon, Button } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { memo, useState } from 'react'
import type { PatientListItem } from '#contract/patient.ts'
import { LOCALES } from '#web/text/languages.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { laterPart } from '#web/ui/later-part.ts'
import { MenuButton } from '#web/ui/MenuButton.tsx'
import { patientFacts } from './patient-facts.ts'
import style from './patients.module.css'

const choices = laterPart(async () => (await import('./PatientChoices.tsx')).PatientChoices)

/** So many rows are drawn at once: a letter is answered at once however many patients there are. */
const ROWS = 50

type OnAsk = ((patient: PatientListItem, what: 'edit' | 'delete') => void) | undefined

/** The patients found, the last changed first, fifty at a time. */
export function PatientList({ patients, onAsk }: { patients: readonly PatientListItem[]; onAsk: OnAsk }) {
  const text = useText('patients')
  const [shown, setShown] = useState(ROWS)
  return (
    <>
      <ul className={style['list']}>
        {patients.slice(0, shown).map((patient) => <Row key={patient.id} patient={patient} onAsk={onAsk} />)}
      </ul>
      {patients.length > shown && (
        <Button variant="default" className={style['more'] ?? ''} onClick={() => setShown(shown + ROWS)}>
          {text('more')}
        </Button>
      )}
    </>
  )
}

const Row = memo(function Row({ patient, onAsk }: { patient: PatientListItem; onAsk: OnAsk }) {
  const text = useText('patients')
  const sidebar = useText('sidebar')
  const { id, name, caseCount, lastUpdated } = patient
  const when = new Date(lastUpdated).toLocaleDateString(LOCALES[useLanguage()], { dateStyle: 'medium' })
  return (
    <li className={style['row']}>
      <Link to="/p/$patientId/report" params={{ patientId: id }} preload={false} className={style['link']}>
        <span className={style['name']}>{name}</span>
        <span className={style['facts']}>{patientFacts(patient, text, sidebar).join(' · ')}</span>
        <span className={style['count']}>{`${sidebar('caseCount', { count: caseCount })}${caseCount > 0 ? `, ${text('last', { when })}` : ''}`}</span>
      </Link>
      {onAsk !== undefined && (
        <MenuButton menu={choices} menuProps={{ onAsk: (what: 'edit' | 'delete') => onAsk(patient, what) }}>
          {(attributes) => (
            <ActionIcon {...attributes} size="lg" variant="subtle" color="gray" c="var(--muted)" aria-label={sidebar('patientMenu', { name })}>
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          )}
        </MenuButton>
      )}
    </li>
  )
})
