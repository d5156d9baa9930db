import { useText } from '#web/text/use-text.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { useObservable } from '#web/ui/use-observable.ts'
import type { ReportSession } from '../session/report-session.ts'
import { SignChecks } from './SignChecks.tsx'
import type { SignChecksProps } from './SignChecks.tsx'
import { useDeletionMoment } from './use-deletion-moment.ts'

export type SignDialogProps = Omit<SignChecksProps, 'deletedAt' | 'hasProposal'> & { session: ReportSession; isOpen: boolean; onClose: () => void }

/** Asks before the text is frozen, and says what that does and what is still open. */
export function SignDialog({ session, isOpen, onClose, ...checks }: SignDialogProps) {
  const text = useText('signing')
  const { phase, signing } = useObservable(session.snapshot)
  // Counted from when the case was told, not from when the dialog opens.
  const deletedAt = useDeletionMoment(checks.kase.timeRemaining)
  const sign = async (): Promise<void> => {
    if (await session.sign()) onClose()
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={text('signTitle')}
      body={text('signBody')}
      confirmLabel={text('sign')}
      isBusy={phase === 'signing'}
      onConfirm={() => void sign()}
      onClose={onClose}
    >
      <SignChecks {...checks} hasProposal={phase === 'deciding' || phase === 'arrived'} deletedAt={deletedAt} />
      {signing.kind === 'failed' && <ErrorPanel error={signing.error} title={text('signFailed')} />}
    </ConfirmDialog>
  )
}
