import { Button, Modal, Stack, Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { useText } from '#web/text/use-text.ts'

export type LeaveGuardProps = {
  /** Asked at the moment of leaving: the last picture on screen may be a step behind. */
  isActive: () => boolean
  /** Ends the recording and goes to its report. */
  onFinish: () => void
  onLeave: () => void
}

/**
 * Leaving while recording is a cancel, so it is asked first (spec 4), and what most mean comes first: a report of what was said. Closing the tab asks
 * too, and keeps the recording.
 */
export function LeaveGuard({ isActive, onFinish, onLeave }: LeaveGuardProps) {
  const text = useText('recording')
  const ui = useText('ui')
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isActive() && !(current.pathname === next.pathname && targetOf(current.search) === targetOf(next.search)),
    enableBeforeUnload: isActive,
    withResolver: true,
  })
  const stay = () => blocker.reset?.()
  return (
    <Modal opened={blocker.status === 'blocked'} onClose={stay} title={text('leaveTitle')} closeButtonProps={{ 'aria-label': ui('close') }}>
      <Stack>
        <Text>{text('leaveBody')}</Text>
        <Stack gap="xs">
          <Button
            onClick={() => {
              stay()
              onFinish()
            }}
          >
            {text('leaveFinish')}
          </Button>
          <Button variant="default" onClick={stay} data-autofocus>
            {text('leaveStay')}
          </Button>
          <Button
            color="recording"
            variant="subtle"
            onClick={() => {
              onLeave()
              blocker.proceed?.()
            }}
          >
            {text('leaveConfirm')}
          </Button>
        </Stack>
      </Stack>
    </Modal>
  )
}

const Target = z.object({ c: z.optional(z.string()), p: z.optional(z.string()) })

/** Where a recording goes by the address: the same address again is no leaving. */
function targetOf(search: unknown): string {
  const { c, p } = Target.parse(search)
  return `${c}/${p}`
}
