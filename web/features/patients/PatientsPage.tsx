import { Button, TextInput } from '@mantine/core'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { MOST_LISTED_PATIENTS } from '#contract/patient.ts'
import type { PatientListItem } from '#contract/patient.ts'
import { useNamedPatients } from '#web/features/case-line/named-patients.ts'
import { useIsReadOnly } from '#web/session/use-profile.ts'
import { useText } from '#web/text/use-text.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { PageFrame } from '#web/ui/PageFrame.tsx'
import { TextSkeleton } from '#web/ui/TextSkeleton.tsx'
import { PatientDialogs } from './PatientDialogs.tsx'
import { PatientForm } from './PatientForm.tsx'
import { PatientList } from './PatientList.tsx'
import style from './patients.module.css'
import { useFoundPatients } from './use-found-patients.ts'

type Asked = { patient: PatientListItem; what: 'edit' | 'delete'; isOpen: boolean }

/** `/patients`: everyone with a name, found while one types; a press opens the newest case. */
export function PatientsPage() {
  const text = useText('patients')
  const isReadOnly = useIsReadOnly()
  const navigate = useNavigate()
  const { patients, isLoading, error, retry, total } = useNamedPatients()
  const [typed, setTyped] = useState('')
  const found = useFoundPatients(patients, typed)
  // A dialog stays after it has closed, so that the focus finds its way back.
  const [asked, setAsked] = useState<Asked>()
  const [adding, setAdding] = useState({ times: 0, isOpen: false })
  const isThere = !isLoading && error === null
  return (
    <PageFrame
      heading={text('heading')}
      intro={text('intro')}
      measure="document"
      end={
        !isReadOnly && (
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(({ times }) => ({ times: times + 1, isOpen: true }))}>
            {text('new')}
          </Button>
        )
      }
    >
      <title>{text('heading')}</title>
      {isReadOnly && <p className={style['note']}>{text('readOnly')}</p>}
      {isLoading && <TextSkeleton lines={6} />}
      {error !== null && <ErrorPanel error={error} title={text('loadFailed')} onRetry={retry} />}
      {isThere && patients.length === 0 && <EmptyState title={text('empty')} hint={text('emptyHint')} />}
      {isThere && patients.length > 0 && (
        <>
          <search className={style['search']}>
            <TextInput
              type="search"
              label={text('search')}
              description={text('searchHint')}
              leftSection={<IconSearch size={18} aria-hidden />}
              autoComplete="off"
              maxLength={200}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              onKeyDown={({ key }) => {
                const [first] = found
                if (key === 'Enter' && typed.trim() !== '' && first !== undefined)
                  void navigate({ to: '/p/$patientId/report', params: { patientId: first.id } })
              }}
            />
            {/* Where nobody is found, the words below say it at length. */}
            <p className={found.length === 0 ? 'visually-hidden' : style['note']} role="status">
              {found.length === 0 ? text('none') : text('found', { count: found.length })}
            </p>
          </search>
          {found.length === 0 && <EmptyState title={text('none')} hint={text('noneHint')} />}
          <PatientList key={typed} patients={found} onAsk={isReadOnly ? undefined : (patient, what) => setAsked({ patient, what, isOpen: true })} />
          {total >= MOST_LISTED_PATIENTS && <p className={style['note']}>{text('cut', { count: patients.length })}</p>}
        </>
      )}
      <PatientForm
        key={adding.times}
        name={found.length === 0 ? typed.trim() : ''}
        isOpen={adding.isOpen}
        onClose={() => setAdding({ ...adding, isOpen: false })}
      />
      {asked !== undefined && (
        <PatientDialogs
          key={`${asked.patient.id} ${asked.what} ${asked.patient.lastUpdated}`}
          {...asked}
          onClose={() => setAsked({ ...asked, isOpen: false })}
        />
      )}
    </PageFrame>
  )
}
