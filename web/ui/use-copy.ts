import { useEffect, useState } from 'react'
import { timing } from '#contract/timing.ts'
import { copyText } from './copy-text.ts'

/** Copies a text and says so for a while (spec 9: two seconds outside the chat). */
export function useCopy(shownMs: number = timing.copiedMs): { isCopied: boolean; copy: (text: string) => Promise<boolean> } {
  const [copiedAt, setCopiedAt] = useState<number>()
  useEffect(() => {
    if (copiedAt === undefined) return undefined
    const timer = setTimeout(() => setCopiedAt(undefined), shownMs)
    return () => clearTimeout(timer)
  }, [copiedAt, shownMs])
  const copy = async (text: string) => {
    const isDone = await copyText(text)
    if (isDone) setCopiedAt(Date.now())
    return isDone
  }
  return { isCopied: copiedAt !== undefined, copy }
}
