import { useEffect, useState } from 'react'

/** Pixels of the window's foot that an on-screen keyboard covers; 0 where the window shrinks by itself, and while zoomed in. */
export function useKeyboardInset(): number {
  const [inset, setInset] = useState(0)
  useEffect(() => {
    const viewport = globalThis.visualViewport
    if (!viewport) return undefined
    const measure = () => setInset(viewport.scale > 1.05 ? 0 : Math.max(0, Math.round(innerHeight - viewport.height - viewport.offsetTop)))
    measure()
    for (const event of ['resize', 'scroll']) viewport.addEventListener(event, measure)
    return () => {
      for (const event of ['resize', 'scroll']) viewport.removeEventListener(event, measure)
    }
  }, [])
  return inset
}
