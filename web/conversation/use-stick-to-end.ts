import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** Somebody who stands this near the end wants to see what comes. */
const NEAR_PX = 64

export type StickToEnd = {
  /** False while the reader has gone up to read: then nothing moves under their eyes. */
  isAtEnd: boolean
  toEnd: () => void
}

const scrollerOf = (box: RefObject<HTMLElement | null> | undefined): Element | null => (box === undefined ? document.scrollingElement : box.current)

/**
 * Takes what scrolls, the page where nothing is named; keeps its end in view, whatever is added there, for whoever stands at it. Not while `isEmpty`:
 * then the page is read from its top.
 */
export function useStickToEnd(box?: RefObject<HTMLElement | null>, isEmpty = false): StickToEnd {
  const stands = useRef(true)
  const [isAtEnd, setIsAtEnd] = useState(true)
  const go = useCallback(() => {
    const scroller = scrollerOf(box)
    scroller?.scrollTo({ top: scroller.scrollHeight, behavior: 'instant' })
  }, [box])
  useEffect(() => {
    const scroller = scrollerOf(box)
    if (!scroller) return undefined
    const look = () => {
      stands.current = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight <= NEAR_PX
      setIsAtEnd(stands.current)
    }
    const target = box?.current ?? document
    target.addEventListener('scroll', look, { passive: true })
    return () => target.removeEventListener('scroll', look)
  }, [box])
  // After every render: whatever it added stands at the end.
  useLayoutEffect(() => {
    if (stands.current && !isEmpty) go()
  })
  const toEnd = useCallback(() => {
    stands.current = true
    setIsAtEnd(true)
    go()
  }, [go])
  return { isAtEnd, toEnd }
}
