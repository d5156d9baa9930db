import { Anchor, Button, Card, Text, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import type { PatientInformedRule } from '#contract/patient-informed.ts'
import type { MicrophoneMonitor, MicrophoneSnapshot } from '#web/audio/microphone-monitor.ts'
import type { WaitingReason } from '#web/audio/upload-failure.ts'
import { PatientInformed } from '#web/features/consent/PatientInformed.tsx'
import { isInformedEnough } from '#web/features/consent/use-informed-rule.ts'
import { useText } from '#web/text/use-text.ts'
import { MicrophonePanel } from '../microphone/MicrophonePanel.tsx'
import { PausedHalves } from './PausedHalves.tsx'
import { RecordDisc } from './RecordDisc.tsx'
import { SafetyLine } from './SafetyLine.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { UploadAudio } from '../recovery/UploadAudio.tsx'
import { wakeState } from '../browser-powers.ts'
import { clockText } from '#web/text/clock-text.ts'
import type { DetailsDraft } from '../details/details-draft.ts'
import classes from './recorder.module.css'
import { useObservable } from '#web/ui/use-observable.ts'
import type { RecordingPageHandle } from '../use-recording-page.ts'

export type RecorderCardProps = {
  page: RecordingPageHandle
  monitor: MicrophoneMonitor
  microphone: MicrophoneSnapshot
  draft: DetailsDraft
  onDraft: (draft: DetailsDraft) => void
  isBusy: boolean
  informedRule: PatientInformedRule | undefined
  onFile: (file: File) => void
  /** What went wrong: told where the eyes are, on a phone too. */
  children: ReactNode
}

/** The left card: where the recording stands, the button, what is safe, and the notes. */
export function RecorderCard({ page, monitor, microphone, draft, onDraft, isBusy, informedRule, onFile, children }: RecorderCardProps) {
  const text = useText('recording')
  const consent = useText('consent')
  const { snapshot, verbs, session } = page
  const { phase } = snapshot
  const isGood = microphone.check.status === 'good'
  const isInformed = isInformedEnough(informedRule, draft.patientInformedAt)
  const mayScreenLock = useObservable(wakeState) === 'unavailable' && phase === 'recording'
  return (
    <Card component="section" aria-label={text('controls')} className={classes['recorder']}>
      <div className={classes['recorderTop']}>
        <StatusBadge phase={phase} microphone={microphone.check.status} />
        {/* Hidden, not gone, so that nothing moves when the recording starts. */}
        <div className={classes['uploadPlace']} data-hidden={phase !== 'ready'}>
          <UploadAudio isDisabled={isBusy || !isInformed} onFile={onFile} />
        </div>
      </div>
      {informedRule !== undefined && informedRule !== 'off' && (
        <PatientInformed
          informedAt={draft.patientInformedAt}
          need={isInformed ? undefined : consent('needed')}
          onChange={(patientInformedAt) => onDraft({ ...draft, patientInformedAt })}
        />
      )}
      <div className={classes['stage']}>
        {phase === 'paused' ? (
          <PausedHalves mayResume={snapshot.mayResume} onResume={verbs.resume} onFinalize={verbs.finalize} />
        ) : (
          <RecordDisc
            isRecording={phase === 'recording'}
            isDisabled={phase === 'recording' ? false : isBusy || !isGood || !isInformed}
            level={monitor.level}
            progress={snapshot.groupProgress}
            onPress={phase === 'recording' ? verbs.pause : verbs.start}
          />
        )}
        <p className={classes['clock']} role="timer" aria-label={text('elapsed')} data-phase={phase}>
          {clockText(snapshot.elapsedMs)}
        </p>
        <SafetyLine snapshot={snapshot} microphone={microphone} />
        {snapshot.upload.kind === 'waiting' && snapshot.keptMs > 0 && <WaitingVerbs reason={snapshot.upload.reason} onRetry={() => session.retryUploads()} />}
        {mayScreenLock && (
          <Text size="sm" c="dimmed" className={classes['touchOnly']}>
            {text('wakeUnavailable')}
          </Text>
        )}
        <Text size="sm" c="dimmed" className={classes['keys']}>
          {text('keys')}
        </Text>
      </div>
      {phase === 'ready' && !isGood && <MicrophonePanel check={microphone.check} needsPress={microphone.needsPress} />}
      {children}
      <Textarea
        label={text('notes')}
        description={text('notesHint')}
        inputWrapperOrder={['label', 'description', 'input']}
        styles={{ input: { minHeight: 180 } }}
        autosize
        maxRows={16}
        maxLength={100_000}
        value={draft.notes}
        onChange={({ currentTarget }) => onDraft({ ...draft, notes: currentTarget.value })}
      />
    </Card>
  )
}

/** A lost network comes back by itself; a lost sign-in needs the person, in a tab that does not record. */
function WaitingVerbs({ reason, onRetry }: { reason: WaitingReason; onRetry: () => void }) {
  const text = useText('recording')
  if (reason === 'signIn') {
    return (
      <Anchor size="sm" href="/" target="_blank" rel="opener">
        {text('signInElsewhere')}
      </Anchor>
    )
  }
  // The browser itself says that there is no network: nothing could be tried.
  if (reason === 'network' && !navigator.onLine) return null
  return (
    <Button variant="subtle" size="xs" onClick={onRetry}>
      {text('retryUpload')}
    </Button>
  )
}
