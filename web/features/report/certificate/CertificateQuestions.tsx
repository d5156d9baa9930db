import { useBlocker } from '@tanstack/react-router'
import { useMutation } from '@tanstack/react-query'
import type { Case } from '#contract/case.ts'
import type { CaseDocument } from '#contract/document.ts'
import { call } from '#web/api/call.ts'
import { useText } from '#web/text/use-text.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { forgetDocument } from '../save/document-cache.ts'

export type CertificateQuestionsProps = {
  kase: Case
  document: CaseDocument | undefined
  /** Words that nobody has stored. */ isDirty: boolean
  isRemoving: boolean
  onKeep: () => void
  onGone: () => void
}

/** Asks before what nobody has stored goes, and before a stored certificate is deleted. */
export function CertificateQuestions({ kase, document, isDirty, isRemoving, onKeep, onGone }: CertificateQuestionsProps) {
  const text = useText('certificate')
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  })
  const remove = useMutation({
    mutationFn: async (id: string) => {
      await call('deleteDocument', { params: { patientId: kase.patientId, caseId: kase.id, documentId: id } })
      return id
    },
    onSuccess: (id) => {
      forgetDocument(kase.id, id)
      onGone()
    },
  })
  return (
    <>
      <ConfirmDialog
        isOpen={isRemoving}
        isDangerous
        isBusy={remove.isPending}
        title={text(document ? 'deleteTitle' : 'discardTitle')}
        body={text(document ? 'deleteBody' : 'discardBody')}
        confirmLabel={text(document ? 'delete' : 'discard')}
        onConfirm={() => (document ? remove.mutate(document.id) : onGone())} onClose={onKeep}
      >
        {remove.error && <ErrorPanel error={remove.error} title={text('deleteFailed')} />}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={blocker.status === 'blocked'}
        title={text('leaveTitle')}
        body={text('leaveBody')}
        confirmLabel={text('leave')}
        cancelLabel={text('stay')}
        onClose={() => blocker.reset?.()}
        onConfirm={() => blocker.proceed?.()}
      />
    </>
  )
}
