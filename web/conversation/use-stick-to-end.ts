import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Somebody who stands this near the end wants to see what comes. */
const NEAR_PX = 64

export type StickToEnd = {
  /** False while the reader has gone up to read: then nothing moves under their eyes. */
  isAtEnd: boolean
  toEnd: () => void
}

/** Takes what changes when something comes at the end, and what scrolls (the page where none is named); keeps the end in view for whoever stands there. */
export function useStickToEnd(version: unknown, box: HTMLElement | null = null): StickToEnd {
  const stands = useRef(true)
  const [isAtEnd, setIsAtEnd] = useState(true)
  const go = useCallback(() => {
    const scroller = box ?? document.scrollingElement
    if (scroller) scroller.scrollTop = scroller.scrollHeight
  }, [box])
  useEffect(() => {
    const scroller = box ?? document.scrollingElement
    if (!scroller) return undefined
    const look = () => {
      stands.current = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight <= NEAR_PX
      setIsAtEnd(stands.current)
    }
    const target = box ?? document
    target.addEventListener('scroll', look, { passive: true })
    return () => target.removeEventListener('scroll', look)
  }, [box])
  useLayoutEffect(() => {
    if (stands.current) go()
  }, [version, go])
  const toEnd = useCallback(() => {
    stands.current = true
    setIsAtEnd(true)
    go()
  }, [go])
  return { isAtEnd, toEnd }
}
