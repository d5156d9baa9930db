import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { fetchAhead } from '#web/ui/fetch-ahead.ts'

/**
 * Takes the path; gives the place of the page. Whoever followed a link in the menus stands in the new page afterwards, so that a screen
 * reader begins there; a page that has put the focus somewhere itself is left alone.
 */
export function useFocusOnArrival(pathname: string): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null)
  const previous = useRef(pathname)
  // Nothing can lose the focus before the page is at rest: what keeps it comes then.
  useEffect(() => {
    let end: (() => void) | undefined
    let isOver = false
    const callOff = fetchAhead(async () => {
      const { keepFocus } = await import('./keep-focus.ts')
      if (!isOver) end = keepFocus(() => place.current)
    })
    return () => {
      isOver = true
      callOff()
      end?.()
    }
  }, [])
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    if (document.activeElement?.closest('aside, header, [role=dialog]') !== null) place.current?.focus({ preventScroll: true })
  }, [pathname])
  return place
}
