import { Button, Loader, Modal, Stack, Text } from '@mantine/core'
import type { UploadState } from '#web/audio/upload-queue.ts'
import { useText } from '#web/text/use-text.ts'
import classes from './recorder.module.css'

export type BusyOverlayProps = {
  label: string
  upload: UploadState | undefined
  /** Offered while only the network or the server is missing: the recording is safe here. */
  onLater?: () => void
}

const WAITING = { network: 'waitingForNetwork', server: 'waitingForServer', signIn: 'waitingForSignIn' } as const

/** The full-screen spinner while uploading or finalizing (spec 2); it says so when it has to wait. */
export function BusyOverlay({ label, upload, onLater }: BusyOverlayProps) {
  const text = useText('recording')
  const isWaiting = upload?.kind === 'waiting'
  return (
    <Modal.Root opened onClose={() => undefined} fullScreen closeOnEscape={false} closeOnClickOutside={false} transitionProps={{ duration: 0 }}>
      <Modal.Content aria-label={label} radius={0} className={classes['overlay']}>
        <Modal.Body h="100dvh">
          <Stack align="center" justify="center" h="100%" gap="md">
            <Loader size="lg" aria-hidden />
            <Text fw={500} size="lg" role="status">
              {label}
            </Text>
            {isWaiting && (
              <Text role="status" c="var(--wait)" ta="center" maw="44ch">
                {text(WAITING[upload.reason])}
              </Text>
            )}
            {isWaiting && onLater && (
              <Stack align="center" gap="xs">
                <Button variant="default" onClick={onLater}>
                  {text('busyLater')}
                </Button>
                <Text size="sm" c="dimmed" ta="center" maw="44ch">
                  {text('busyLaterHint')}
                </Text>
              </Stack>
            )}
          </Stack>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
