import { useBlocker } from '@tanstack/react-router'
import { useText } from '#web/text/use-text.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useObservable } from '#web/ui/use-observable.ts'
import type { ReportSession } from '../session/report-session.ts'

/** A proposal that nobody has decided on goes with the page, so leaving is asked about first; the report itself is safe either way. */
export function ProposalGuard({ session }: { session: ReportSession }) {
  const text = useText('report')
  const { phase } = useObservable(session.snapshot)
  const isOpen = phase === 'deciding' || phase === 'arrived'
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isOpen && current.pathname !== next.pathname,
    enableBeforeUnload: () => isOpen,
    withResolver: true,
  })
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
