import { Button, Group, Text } from '@mantine/core'
import { IconMicrophone } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import type { Case } from '#contract/case.ts'
import { chosenCase } from '#web/features/report/case-stage.ts'
import { AwaitedCase } from '#web/features/report/header/AwaitedCase.tsx'
import { CaseHeader } from '#web/features/report/header/CaseHeader.tsx'
import { CaseTabs } from '#web/features/report/header/CaseTabs.tsx'
import { NotLoaded } from '#web/features/report/troubles/NotLoaded.tsx'
import { useChosenCase } from '#web/features/report/use-chosen-case.ts'
import { useCaseEvents, usePatient } from '#web/features/report/use-patient.ts'
import { useIsReadOnly } from '#web/session/use-profile.ts'
import { useText } from '#web/text/use-text.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { TextSkeleton } from '#web/ui/TextSkeleton.tsx'
import { ManualNote } from './ManualNote.tsx'
import { RecordingList } from './RecordingList.tsx'
import classes from './recordings.module.css'

/** `/p/{id}/recs`: what the case's report rests on, said and written (spec 2), under the same line as the report. */
export function RecordingsPage() {
  const text = useText('recordings')
  const { patientId } = useParams({ from: '/signed-in/p/$patientId/recs' })
  const patient = usePatient(patientId)
  const [wanted, choose] = useChosenCase()
  const kase = patient.data && chosenCase(patient.data.cases, wanted)
  useCaseEvents({ patientId, caseId: kase?.id })

  return (
    <div className={classes['page']}>
      <title>{text('title')}</title>
      {patient.data && kase ? (
        <>
          <CaseHeader patient={patient.data} kase={kase} onChoose={choose} />
          <CaseTabs patientId={patientId} />
        </>
      ) : (
        <AwaitedCase patientId={patientId} title={text('title')} isComing={patient.isPending} error={patient.error} />
      )}
      {(patient.isPending || patient.data !== undefined) && (
        <div className={classes['over']}>
          <Text c="dimmed">{text('subtitle')}</Text>
          {kase && <AddRecording of={kase} />}
        </div>
      )}
      {patient.isPending && <TextSkeleton lines={5} />}
      {patient.isError && patient.data === undefined && (
        <NotLoaded error={patient.error} title={text('loadFailed')} onRetry={() => void patient.refetch()} />
      )}
      {patient.data && !kase && <EmptyState title={text('noCase')} hint={text('noCaseHint')} />}
      {kase && <RecordingList of={kase} />}
      {kase && <ManualNote key={kase.id} of={kase} />}
    </div>
  )
}

function AddRecording({ of: { id, patientId } }: { of: Case }) {
  const text = useText('recordings')
  if (useIsReadOnly()) return null
  return (
    <Group>
      <Button renderRoot={(root) => <Link {...root} to="/r" search={{ c: id, p: patientId }} />} leftSection={<IconMicrophone size={18} aria-hidden />}>
        {text('add')}
      </Button>
    </Group>
  )
}
