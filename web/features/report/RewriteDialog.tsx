import { useMutation } from '@tanstack/react-query'
import type { Case } from '#contract/case.ts'
import { useText } from '#web/text/use-text.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { rewriteCase } from './rewrite-case.ts'
import type { Saving } from './use-autosave.ts'

/** Asks before the whole report is written anew: what stands is kept among its versions, but no longer shown. */
export function RewriteDialog({ kase, saving, isOpen, onClose }: { kase: Case; saving: Saving; isOpen: boolean; onClose: () => void }) {
  const text = useText('report')
  const rewrite = useMutation({ mutationFn: () => rewriteCase(kase), onSuccess: onClose })
  const isSettled = saving.state.kind === 'clean' || saving.state.kind === 'saved'
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={text('rewriteTitle')}
      body={text('rewriteBody')}
      confirmLabel={text('rewrite')}
      isBusy={rewrite.isPending || (isOpen && !isSettled)}
      onConfirm={() => rewrite.mutate()}
      onClose={onClose}
    >
      {rewrite.error && <ErrorPanel error={rewrite.error} title={text('rewriteFailed')} />}
    </ConfirmDialog>
  )
}
