import { useBlocker } from '@tanstack/react-router'
import { useText } from '#web/text/use-text.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'

/** A proposal that nobody has decided on goes with the page, so leaving is asked about first; the report itself is safe either way. */
export function ProposalGuard({ isOpen }: { isOpen: boolean }) {
  const text = useText('report')
  const blocker = useBlocker({ shouldBlockFn: ({ current, next }) => isOpen && current.pathname !== next.pathname, enableBeforeUnload: () => isOpen, withResolver: true })
  return (
    <ConfirmDialog
      isOpen={blocker.status === 'blocked'}
      title={text('leaveProposalTitle')}
      body={text('leaveProposalBody')}
      confirmLabel={text('leaveProposal')}
      cancelLabel={text('stayWithProposal')}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
