import type { UseMutationResult } from '@tanstack/react-query'
import { Refusal } from '#contract/refusal.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { ProblemBox } from './ProblemBox.tsx'
import type { RecordingPageHandle } from '../use-recording-page.ts'
import type { Upload } from './use-upload.ts'

export type RecordingProblemsProps = { page: RecordingPageHandle; upload: UseMutationResult<void, Error, Upload> }

/** The error box: one thing at a time, with what can be done about it. */
export function RecordingProblems({ page, upload }: RecordingProblemsProps) {
  const text = useText('recording')
  const { snapshot, session, verbs } = page
  if (upload.error !== null) {
    const again = upload.variables
    // What the server (or we) cannot read will not be readable the next time.
    const mayPass = !(upload.error instanceof Refusal) || upload.error.status >= 429
    return <ErrorPanel error={upload.error} title={text('uploadFailed')} {...(mayPass && { onRetry: () => upload.mutate(again) })} />
  }
  const isKept = snapshot.keptMs > 0 && snapshot.keeping === 'device'
  if (snapshot.problem !== undefined) {
    // Where there is nothing to try again, the half above it finishes.
    const mayFinish = snapshot.phase === 'paused' && snapshot.problem.kind !== 'nothingRecorded' && snapshot.problem.kind !== 'feedEnded'
    return (
      <ProblemBox problem={snapshot.problem} isKept={isKept} onRetry={mayFinish ? verbs.finalize : undefined} onFinalizeWithout={page.finalizeWithoutMissing} />
    )
  }
  if (snapshot.upload.kind !== 'halted') return null
  const problem = { kind: 'saveChunk', refusal: snapshot.upload.refusal } as const
  return <ProblemBox problem={problem} isKept={isKept} onRetry={() => session.retryUploads()} onFinalizeWithout={page.finalizeWithoutMissing} />
}
