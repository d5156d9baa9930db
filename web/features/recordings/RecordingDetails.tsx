import { Alert, Anchor, Button, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconHourglassHigh } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Recording } from '#contract/recording.ts'
import { call } from '#web/api/call.ts'
import { MissingStretches } from '#web/features/report/troubles/MissingStretches.tsx'
import { refetchPatient, replaceCase } from '#web/features/report/use-patient.ts'
import { useIsReadOnly } from '#web/session/use-profile.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { NOTE_ID } from './ManualNote.tsx'
import { RecordingPlayer } from './RecordingPlayer.tsx'
import { isWaitingForEngine } from './waiting-for-engine.ts'
import classes from './recordings.module.css'

export type RecordingDetailsProps = { recording: Recording; caseId: string; patientId: string; when: string }

/** What was said, the sound of it while it is kept, and what can be done when it went wrong. */
export function RecordingDetails({ recording, caseId, patientId, when }: RecordingDetailsProps) {
  const text = useText('recordings')
  const { status, transcription, hasAudio } = recording
  const said = transcription?.trim() ?? ''
  return (
    <Stack gap="md">
      {status === 'Error' && <Failed recording={recording} caseId={caseId} patientId={patientId} />}
      <MissingStretches of={[recording]} />
      {hasAudio ? (
        <RecordingPlayer place={{ patientId, caseId, recordingId: recording.id }} when={when} />
      ) : (
        status !== 'processing' && <Text c="dimmed">{text('audioDeleted')}</Text>
      )}
      {said !== '' ? (
        <div>
          <Text size="sm" c="dimmed">
            {text('transcription')}
          </Text>
          <p className={classes['said']}>{said}</p>
        </div>
      ) : (
        status !== 'Error' && <Text c="dimmed">{text(status === 'processing' ? 'transcriptionComing' : 'transcriptionNone')}</Text>
      )}
    </Stack>
  )
}

function Failed({ recording, caseId, patientId }: Omit<RecordingDetailsProps, 'when'>) {
  const text = useText('recordings')
  const isReadOnly = useIsReadOnly()
  const isWaiting = isWaitingForEngine(recording)
  const isSilent = recording.failure?.code === 'speech.no_audio'
  const retry = useMutation({
    mutationFn: () => call('retryRecording', { params: { patientId, caseId, recordingId: recording.id } }),
    onSuccess: async (changed) => {
      replaceCase(changed)
      await refetchPatient(patientId)
    },
  })
  return (
    <>
      <Alert
        color={isWaiting ? 'wait' : 'recording'}
        icon={isWaiting ? <IconHourglassHigh aria-hidden /> : <IconAlertTriangle aria-hidden />}
        title={text(isWaiting ? 'waitingTitle' : isSilent ? 'silentTitle' : 'notRecognised')}
      >
        <Stack gap="xs" align="flex-start">
          {recording.failure && !isWaiting && <Text>{recording.failure.message}</Text>}
          {isWaiting && <WaysOut />}
          {isSilent && !isReadOnly && (
            <Button size="xs" renderRoot={(props) => <Link {...props} to="/r" search={{ c: caseId, p: patientId }} />}>
              {text('recordAgain')}
            </Button>
          )}
          {recording.hasAudio && !isReadOnly && !isSilent && (
            <Button size="xs" variant="default" loading={retry.isPending} onClick={() => retry.mutate()}>
              {text('tryAgain')}
            </Button>
          )}
        </Stack>
      </Alert>
      {retry.isError && <ErrorPanel error={retry.error} title={text('retryFailed')} onRetry={() => retry.mutate()} />}
    </>
  )
}

/** No engine can hear it yet: it goes on by itself, or the clinician writes what matters. */
function WaysOut() {
  const text = useText('recordings')
  return (
    <>
      <Text>{text('waitingGoesOn')}</Text>
      <Text>
        {text('waitingOrWrite')} <Anchor underline="always" href={`#${NOTE_ID}`}>{text('toNote')}</Anchor>
      </Text>
    </>
  )
}
