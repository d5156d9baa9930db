import { useBlocker } from '@tanstack/react-router'
import { useText } from '#web/text/use-text.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'

export type LeaveQuestionsProps = { isDirty: boolean; /** The person pressed Reset. */ isResetting: boolean; onReset: () => void; onKeep: () => void }

/** Asks before what nobody has stored goes: on Reset, and on leaving the page (spec 4). */
export function LeaveQuestions({ isDirty, isResetting, onReset, onKeep }: LeaveQuestionsProps) {
  const text = useText('actions')
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  })
  return (
    <>
      <ConfirmDialog
        isOpen={isResetting} title={text('resetTitle')} body={text('resetBody')} confirmLabel={text('resetConfirm')} cancelLabel={text('keep')}
        onConfirm={onReset} onClose={onKeep}
      />
      <ConfirmDialog
        isOpen={blocker.status === 'blocked'} title={text('leaveTitle')} body={text('leaveBody')} confirmLabel={text('leave')} cancelLabel={text('keep')}
        onConfirm={() => {
          onReset()
          blocker.proceed?.()
        }}
        onClose={() => blocker.reset?.()}
      />
    </>
  )
}
