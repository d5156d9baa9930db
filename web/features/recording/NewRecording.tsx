import { Alert, Card, Stack, Title } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import { isInformedEnough, useInformedRule } from '#web/features/consent/use-informed-rule.ts'
import { TemplateChoice } from '#web/features/templates/TemplateChoice.tsx'
import { TranscriptionPanel } from '#web/features/transcription/TranscriptionPanel.tsx'
import { useCanHear } from '#web/session/use-can-hear.ts'
import { useText } from '#web/text/use-text.ts'
import { BusyOverlay } from './recorder/BusyOverlay.tsx'
import { LazyTranscript } from './recorder/LazyTranscript.tsx'
import { LeaveGuard } from './recovery/LeaveGuard.tsx'
import { MicrophoneBar } from './microphone/MicrophoneBar.tsx'
import { PatientDetailsForm } from './details/PatientDetailsForm.tsx'
import { RecorderCard } from './recorder/RecorderCard.tsx'
import { RecordingProblems } from './recovery/RecordingProblems.tsx'
import { RecoveryOffer } from './recovery/RecoveryOffer.tsx'
import { SilenceOffer } from './recorder/SilenceOffer.tsx'
import { PickPatient } from './details/PickPatient.tsx'
import { draftOf } from './details/details-draft.ts'
import type { DetailsDraft } from './details/details-draft.ts'
import { recordingTarget } from './recording-ids.ts'
import classes from './recording.module.css'
import { useAutoStart } from './use-auto-start.ts'
import { useDetails } from './details/use-details.ts'
import { useMicrophone } from './microphone/use-microphone.ts'
import { useObservable } from '#web/ui/use-observable.ts'
import { useRecordingKeys } from './use-recording-keys.ts'
import { useRecordingPage } from './use-recording-page.ts'
import { useRecovery } from './recovery/use-recovery.ts'
import { useSilenceOffer } from './recorder/use-silence-offer.ts'
import { useUpload } from './recovery/use-upload.ts'

export type NewRecordingProps = {
  search: { c: string | undefined; p: string | undefined; for: string | undefined }
  userId: string
  carried: DetailsDraft | undefined
  onPick: (patientId: string | undefined, draft: DetailsDraft) => void
}

/** The recording page: microphone, recorder and notes on the left, who it is about on the right (spec 2). */
export function NewRecording({ search, userId, carried, onPick }: NewRecordingProps) {
  const text = useText('recording')
  const dashboard = useText('dashboard')
  const canHear = useCanHear()
  const [target] = useState(() => recordingTarget(search, () => crypto.randomUUID()))
  const monitor = useMicrophone()
  const microphone = useObservable(monitor.snapshot)
  const { draft, details, change } = useDetails(target, carried)
  const rule = useInformedRule()
  const isInformed = isInformedEnough(rule, draft.patientInformedAt)
  const page = useRecordingPage({ target, userId, monitor, details, isInformed })
  const silence = useSilenceOffer(monitor, page.session)
  const upload = useUpload(target.ids, () => page.showReport(target.ids.patientId))

  const { snapshot, verbs } = page
  const isReady = snapshot.phase === 'ready'
  const recovery = useRecovery(userId, isReady)
  const hasBegun = snapshot.phase === 'recording' || snapshot.phase === 'paused'
  const isFree = isReady && !upload.isPending
  useRecordingKeys(upload.isPending ? 'idle' : snapshot.phase, verbs)
  const mayStart = isFree && isInformed && microphone.check.status === 'good' && recovery.offered?.length === 0
  useAutoStart({ isReady, mayStart, start: verbs.start })
  const { mutate: send } = upload
  const onFile = useCallback((file: File) => send({ file, details }), [send, details])

  return (
    <Stack gap="lg" className={classes['page']}>
      <header className={classes['header']}>
        <div>
          <Title order={1}>{text(target.isAddition ? 'titleInCase' : 'title')}</Title>
          <p role="status" className={classes['intro']} {...(!canHear && { 'data-warning': '' })}>
            {canHear ? text('subtitle') : dashboard('cannotHear')}
          </p>
        </div>
        <MicrophoneBar monitor={monitor} snapshot={microphone} isLocked={!isReady} />
      </header>
      {target.isIncomplete && (
        <Alert role="alert" color="wait" icon={<IconInfoCircle aria-hidden />}>
          {text('missingParameters')}
        </Alert>
      )}
      {recovery.offered?.map((kept) => (
        <RecoveryOffer
          key={kept.recordingId}
          kept={kept}
          isDisabled={!isFree}
          onDiscard={(refused) => void recovery.discard(refused)}
          onRecover={() => {
            recovery.forget(kept)
            change(draftOf(kept.details))
            page.recover(kept)
          }}
        />
      ))}
      <div className={classes['columns']}>
        <RecorderCard page={page} monitor={monitor} microphone={microphone} draft={draft} onDraft={change} isBusy={!isFree} informedRule={rule} onFile={onFile}>
          <RecordingProblems page={page} upload={upload} />
        </RecorderCard>
        <Stack gap="lg">
          {hasBegun && <LazyTranscript ids={page.session.ids} isOnServer={snapshot.acknowledgedMs > 0 || target.isAddition} />}
          <Card component="section" aria-label={text('patient')}>
            <Stack gap="md">
              <PatientDetailsForm draft={draft} isNamed={target.isAddition || target.pickedId !== undefined} onChange={change}>
                {!target.isAddition && <PickPatient pickedId={target.pickedId} isLocked={!isFree} onPick={(patientId) => onPick(patientId, draft)} />}
              </PatientDetailsForm>
              {!target.isAddition && <TemplateChoice value={draft.template} onChange={(template) => change({ ...draft, template })} />}
            </Stack>
          </Card>
          {isReady && <TranscriptionPanel isCompact informedAt={draft.patientInformedAt} choice={{ template: draft.template }} />}
        </Stack>
      </div>
      <SilenceOffer silence={silence} onPause={verbs.pause} onResume={verbs.resume} />
      {upload.isPending && <BusyOverlay label={text('busyUploading')} upload={undefined} />}
      {snapshot.phase === 'finalizing' && <BusyOverlay label={text('busyFinalizing')} upload={snapshot.upload} onLater={page.later} />}
      <LeaveGuard isActive={page.isUnderWay} onFinish={() => (hasBegun ? verbs.finalize() : undefined)} onLeave={page.cancel} />
    </Stack>
  )
}
