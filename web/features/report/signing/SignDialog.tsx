import { useMutation } from '@tanstack/react-query'
import { Refusal } from '#contract/refusal.ts'
import { call } from '#web/api/call.ts'
import { LOCALES } from '#web/text/languages.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import type { Saving } from '../save/use-autosave.ts'
import { replaceCase } from '../use-patient.ts'
import { useToast } from '../hand-over/use-toast.ts'
import { SignChecks } from './SignChecks.tsx'
import type { SignChecksProps } from './SignChecks.tsx'
import { useDeletionMoment } from './use-deletion-moment.ts'

export type SignDialogProps = Omit<SignChecksProps, 'deletedAt'> & {
  saving: Saving
  /** The report is signed: what lay beside it has no more use. */
  onSigned: () => void
  isOpen: boolean
  onClose: () => void
}

/** Asks before the text is frozen, says what that does and what is still open, and afterwards that it is done. What was typed last is saved first. */
export function SignDialog({ saving: { autosave }, onSigned, isOpen, onClose, ...checks }: SignDialogProps) {
  const { kase } = checks
  const text = useText('signing')
  const language = useLanguage()
  const toast = useToast()
  // Counted from when the case was told, not from when the dialog opens.
  const deletedAt = useDeletionMoment(kase.timeRemaining)
  const sign = useMutation({
    mutationFn: async () => {
      await autosave?.settle()
      const kind = autosave?.state().kind
      if (!autosave || (kind !== 'clean' && kind !== 'saved')) throw new Refusal('case.stale_revision')
      return call('signReport', { params: { patientId: kase.patientId, caseId: kase.id }, body: { revision: Math.max(kase.revision, autosave.base().revision) } })
    },
    onSuccess: (signed) => {
      replaceCase(signed)
      onSigned()
      onClose()
      const clock = new Intl.DateTimeFormat(LOCALES[language], { hour: '2-digit', minute: '2-digit' })
      if (signed.signature) toast(text('signedAt', { time: clock.format(new Date(signed.signature.signedAt)) }), 'good')
    },
  })
  return (
    <ConfirmDialog isOpen={isOpen} title={text('signTitle')} body={text('signBody')} confirmLabel={text('sign')} isBusy={sign.isPending} onConfirm={() => sign.mutate()} onClose={onClose}>
      <SignChecks {...checks} deletedAt={deletedAt} />
      {sign.error && <ErrorPanel error={sign.error} title={text('signFailed')} />}
    </ConfirmDialog>
  )
}
