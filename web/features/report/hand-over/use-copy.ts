import { useCallback, useEffect, useRef, useState } from 'react'
import { timing } from '#contract/timing.ts'
import { useText } from '#web/text/use-text.ts'
import { useToast } from '../toast/use-toast.ts'

export type Copying = { isCopied: boolean; copy: (plainText: string, done: string) => Promise<void> }

/** Puts plain text on the clipboard and says so; the copied mark stays two seconds (spec 4, 8). */
export function useCopy(): Copying {
  const text = useText('report')
  const toast = useToast()
  const [isCopied, setIsCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = useCallback(
    async (plainText: string, done: string) => {
      try {
        await navigator.clipboard.writeText(plainText)
      } catch {
        toast(text('copyFailed'), 'recording')
        return
      }
      clearTimeout(timer.current)
      setIsCopied(true)
      timer.current = setTimeout(() => setIsCopied(false), timing.copiedMs)
      toast(done, 'good')
    },
    [text, toast],
  )
  return { isCopied, copy }
}
