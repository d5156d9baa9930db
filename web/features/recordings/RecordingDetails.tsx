import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { Recording } from '#contract/recording.ts'
import { call } from '#web/api/call.ts'
import { refetchPatient, replaceCase } from '#web/features/report/use-patient.ts'
import { useIsReadOnly } from '#web/session/use-profile.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { RecordingPlayer } from './RecordingPlayer.tsx'
import classes from './recordings.module.css'

export type RecordingDetailsProps = { recording: Recording; caseId: string; patientId: string; when: string }

/** What was said, the sound of it while it is kept, and what can be done when it went wrong. */
export function RecordingDetails({ recording, caseId, patientId, when }: RecordingDetailsProps) {
  const text = useText('recordings')
  const { status, transcription, hasAudio, missingParts } = recording
  const said = transcription?.trim() ?? ''
  return (
    <Stack gap="md">
      {status === 'Error' && <Failed recording={recording} caseId={caseId} patientId={patientId} />}
      {missingParts.length > 0 && (
        <Alert color="wait" icon={<IconAlertTriangle aria-hidden />}>
          {text('missingParts')}
        </Alert>
      )}
      {hasAudio ? <RecordingPlayer place={{ patientId, caseId, recordingId: recording.id }} when={when} /> : status !== 'processing' && <Text c="dimmed">{text('audioDeleted')}</Text>}
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
  const retry = useMutation({
    mutationFn: () => call('retryRecording', { params: { patientId, caseId, recordingId: recording.id } }),
    onSuccess: async (changed) => {
      replaceCase(changed)
      await refetchPatient(patientId)
    },
  })
  return (
    <>
      <Alert color="recording" icon={<IconAlertTriangle aria-hidden />} title={text('notRecognised')}>
        <Stack gap="xs" align="flex-start">
          {recording.failure && <Text>{recording.failure.message}</Text>}
          {recording.hasAudio && !isReadOnly && (
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
