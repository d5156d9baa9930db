import { notifications } from '@mantine/notifications'
import { useCallback, useEffect, useRef, useState } from 'react'
import { timing } from '#contract/timing.ts'
import { useText } from '#web/text/use-text.ts'

export type Copying = { isCopied: boolean; copy: (plainText: string, done: string) => Promise<void> }

/** Puts plain text on the clipboard and says so; the copied mark stays two seconds (spec 4, 8). */
export function useCopy(): Copying {
  const text = useText('report')
  const [isCopied, setIsCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = useCallback(
    async (plainText: string, done: string) => {
      try {
        await navigator.clipboard.writeText(plainText)
      } catch {
        notifications.show({ message: text('copyFailed'), color: 'recording' })
        return
      }
      clearTimeout(timer.current)
      setIsCopied(true)
      timer.current = setTimeout(() => setIsCopied(false), timing.copiedMs)
      notifications.show({ message: done, color: 'good' })
    },
    [text],
  )
  return { isCopied, copy }
}
