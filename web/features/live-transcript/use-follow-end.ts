import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

export type FollowEnd = {
  readonly box: RefObject<HTMLDivElement | null>
  /** False while the reader has scrolled up to read: then nothing moves under their eyes. */
  readonly isFollowing: boolean
  readonly onScroll: () => void
  readonly toEnd: () => void
}

/** Somebody who stands this near the end wants to see what comes. */
const NEAR_PX = 48

/** Keeps the end of a growing text in view until the reader scrolls up, and again once they are back at the end. */
export function useFollowEnd(): FollowEnd {
  const box = useRef<HTMLDivElement>(null)
  const [isFollowing, setIsFollowing] = useState(true)
  const toEnd = useCallback(() => {
    if (box.current !== null) box.current.scrollTop = box.current.scrollHeight
    setIsFollowing(true)
  }, [])
  const onScroll = useCallback(() => {
    if (box.current === null) return
    const { scrollHeight, scrollTop, clientHeight } = box.current
    setIsFollowing(scrollHeight - scrollTop - clientHeight <= NEAR_PX)
  }, [])
  // After every render: whatever it added stands at the end.
  useLayoutEffect(() => {
    if (isFollowing && box.current !== null) box.current.scrollTop = box.current.scrollHeight
  })
  return { box, isFollowing, onScroll, toEnd }
}
