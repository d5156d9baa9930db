import { useBlocker } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { useText } from '#web/text/use-text.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'

/** `isActive` is asked at the moment of leaving: the last picture on screen may be a step behind. */
export type LeaveGuardProps = { isActive: () => boolean; onLeave: () => void }

/** Leaving while recording is a cancel, so it is asked first (spec 4). Closing the tab asks too, and keeps the recording. */
export function LeaveGuard({ isActive, onLeave }: LeaveGuardProps) {
  const text = useText('recording')
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isActive() && !(current.pathname === next.pathname && targetOf(current.search) === targetOf(next.search)),
    enableBeforeUnload: isActive,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      isOpen={blocker.status === 'blocked'}
      title={text('leaveTitle')}
      body={text('leaveBody')}
      confirmLabel={text('leaveConfirm')}
      cancelLabel={text('leaveStay')}
      isDangerous
      onClose={() => blocker.reset?.()}
      onConfirm={() => {
        onLeave()
        blocker.proceed?.()
      }}
    />
  )
}

const Target = z.object({ c: z.optional(z.string()), p: z.optional(z.string()) })

/** Where a recording goes by the address: the same address again is no leaving. */
function targetOf(search: unknown): string {
  const { c, p } = Target.parse(search)
  return `${c}/${p}`
}
