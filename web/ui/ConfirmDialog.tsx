import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#web/text/use-text.ts'

export type ConfirmDialogProps = {
  isOpen: boolean
  title: string
  /** What will happen, and what cannot be undone. */
  body: string
  confirmLabel: string
  /** The harmless answer, where "cancel" alone could be taken for the dangerous one. */
  cancelLabel?: string
  isDangerous?: boolean
  isBusy?: boolean
  onConfirm: () => void
  onClose: () => void
  children?: ReactNode
}

/** Asks before something that cannot be taken back. Focus begins on the harmless answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, body, confirmLabel, cancelLabel, isDangerous = false, isBusy = false, onConfirm, onClose, children } = props
  const text = useText('ui')
  return (
    <Modal opened={isOpen} onClose={onClose} title={title} closeButtonProps={{ 'aria-label': text('close') }}>
      <Stack>
        <Text>{body}</Text>
        {children}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} disabled={isBusy} data-autofocus>
            {cancelLabel ?? text('cancel')}
          </Button>
          <Button color={isDangerous ? 'recording' : 'accent'} onClick={onConfirm} loading={isBusy}>
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
