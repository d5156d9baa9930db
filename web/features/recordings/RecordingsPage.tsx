import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconMicrophone } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import type { Case, Patient } from '#contract/case.ts'
import { firstSentence } from '#domain/text/first-sentence.ts'
import { useCaseLine } from '#web/features/case-line/use-case-line.ts'
import { useCaseEvents, usePatient } from '#web/features/report/use-patient.ts'
import { useIsReadOnly } from '#web/session/use-profile.ts'
import { useText } from '#web/text/use-text.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { TextSkeleton } from '#web/ui/TextSkeleton.tsx'
import { ManualNote } from './ManualNote.tsx'
import { RecordingList } from './RecordingList.tsx'
import classes from './recordings.module.css'

/** `/p/{id}/recs`: what the case's report rests on, said and written (spec 2). */
export function RecordingsPage() {
  const text = useText('recordings')
  const { patientId } = useParams({ from: '/signed-in/p/$patientId/recs' })
  const patient = usePatient(patientId)
  const newest = patient.data?.cases.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0]
  useCaseEvents({ patientId, caseId: newest?.id })

  return (
    <Stack gap="xl" className={classes['page']}>
      <header className={classes['header']}>
        <div>
          <Title order={1} className={classes['heading'] ?? ''}>
            <span className={classes['kicker']}>{text('title')}</span>
            {patient.data && newest && <CaseLine patient={patient.data} of={newest} />}
          </Title>
          <Text c="dimmed">{text('subtitle')}</Text>
        </div>
        {newest && <AddRecording of={newest} />}
      </header>
      {patient.isPending && <TextSkeleton lines={5} />}
      {patient.isError && patient.data === undefined && (
        <ErrorPanel error={patient.error} title={text('loadFailed')} onRetry={() => void patient.refetch()} />
      )}
      {patient.data && !newest && <EmptyState title={text('noCase')} hint={text('noCaseHint')} />}
      {newest && <RecordingList of={newest} />}
      {newest && <ManualNote key={newest.id} of={newest} />}
    </Stack>
  )
}

/** Whose sound this is: the line by which the sidebar tells the case from its neighbours. */
function CaseLine({ patient: { name }, of: { createdAt, descriptor, summaryReport, transcription, manualNote, audioRecordings } }: { patient: Patient; of: Case }) {
  const lineOf = useCaseLine()
  const about = summaryReport ?? firstSentence(audioRecordings[0]?.transcription ?? transcription ?? manualNote ?? '')
  return <span className={classes['about']}>{[name ?? '', lineOf({ createdAt, descriptor }), about].filter(Boolean).join(' · ')}</span>
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
