import { useCallback, useEffect, useRef, useState } from 'react'
import { keepQuestion, keptQuestion } from './question-store.ts'

/** After the last key; a reload sooner than that loses a word at most. */
const REST_MS = 300

/**
 * The question being written at a place; it outlives a reload where the browser can keep it sealed, and is in memory alone where it cannot. Without a
 * place nothing is kept.
 */
export function useDraftQuestion(place: string | undefined): { words: string; write: (words: string) => void } {
  const [words, setWords] = useState('')
  const latest = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (place === undefined) return undefined
    let isGone = false
    keptQuestion(place).then(
      // What has been typed meanwhile counts for more.
      (kept) => !isGone && latest.current === undefined && kept !== '' && setWords(kept),
      () => undefined,
    )
    const keepNow = () => {
      clearTimeout(timer.current)
      if (latest.current !== undefined) void keepQuestion(place, latest.current).catch(() => undefined)
    }
    addEventListener('pagehide', keepNow)
    return () => {
      isGone = true
      removeEventListener('pagehide', keepNow)
      keepNow()
    }
  }, [place])

  const write = useCallback(
    (next: string) => {
      latest.current = next
      setWords(next)
      if (place === undefined) return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void keepQuestion(place, next).catch(() => undefined), next === '' ? 0 : REST_MS)
    },
    [place],
  )
  return { words, write }
}
