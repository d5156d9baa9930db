import { notifications } from '@mantine/notifications'
import { useCallback } from 'react'
import { useText } from '#web/text/use-text.ts'

export type Toast = (message: string, colour?: 'good' | 'recording') => void

/** A short message that goes by itself, and can be closed by name. */
export function useToast(): Toast {
  const text = useText('report')
  return useCallback((message, colour) => void notifications.show({ message, ...(colour && { color: colour }), closeButtonProps: { 'aria-label': text('dismiss') } }), [text])
}
