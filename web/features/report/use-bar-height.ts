import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Tells the page how high the bar at its foot is now, so that messages and what takes the focus come to stand above it. */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current
    if (!element) return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--report-bar', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--report-bar')
    }
  }, [bar])
}
