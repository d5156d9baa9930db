import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { fetchAhead } from '#web/ui/fetch-ahead.ts'
import type { Stop } from './keep-focus.ts'

/**
 * Takes the path; gives the place of the page. Whoever followed a link in the menus stands in the new page afterwards, so that a screen
 * reader begins there; a page that has put the focus somewhere itself is left alone.
 */
export function useFocusOnArrival(pathname: string): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null)
  const previous = useRef(pathname)
  // What keeps the focus comes when the page is at rest; till then it is only noted where it has been.
  useEffect(() => {
    let end: (() => void) | undefined
    const before: Stop[] = []
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) before.push({ element: target, address: location.pathname })
    }
    document.addEventListener('focusin', note)
    let isOver = false
    const callOff = fetchAhead(async () => {
      const { keepFocus } = await import('./keep-focus.ts')
      document.removeEventListener('focusin', note)
      if (!isOver) end = keepFocus(() => place.current, before)
    })
    return () => {
      isOver = true
      callOff()
      document.removeEventListener('focusin', note)
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
