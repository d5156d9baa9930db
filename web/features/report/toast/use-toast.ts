import { notifications } from '@mantine/notifications'
import { useCallback } from 'react'
import { useText } from '#web/text/use-text.ts'
import { ToastAction } from './ToastAction.tsx'

export type Toast = (message: string, colour?: 'good' | 'recording', action?: { label: string; onPress: () => void }) => void

/** Takes away what is said at the moment: a dialog that opens has the word. */
export const clearToasts = (): void => notifications.clean()

/** A short message that goes by itself, and can be closed by name; the newest takes the place of the one before it. */
export function useToast(): Toast {
  const text = useText('report')
  return useCallback(
    (message, colour, action) => {
      notifications.clean()
      const id = crypto.randomUUID()
      const close = () => notifications.hide(id)
      notifications.show({
        id,
        message: action ? ToastAction({ message, action, close }) : message,
        ...(colour && { color: colour }),
        // What can be taken back waits for a hand that must first find the way.
        ...(action && { autoClose: 10_000 }),
        closeButtonProps: { 'aria-label': text('dismiss') },
      })
    },
    [text],
  )
}
