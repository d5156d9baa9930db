import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Tells the page how high the bar at its foot is now and where its middle lies, so that messages and what takes the focus come to stand above it. */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current
    if (!element) return undefined
    const { style } = document.documentElement
    const measure = () => {
      const { left, width, height } = element.getBoundingClientRect()
      // A bar that is hidden with its sheet has no place to tell.
      if (height === 0) return
      style.setProperty('--report-bar', `${height}px`)
      style.setProperty('--report-centre', `${left + width / 2}px`)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      removeEventListener('resize', measure)
      style.removeProperty('--report-bar')
      style.removeProperty('--report-centre')
    }
  }, [bar])
}
