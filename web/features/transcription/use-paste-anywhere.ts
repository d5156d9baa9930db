import { useEffect, useEffectEvent } from 'react'

const TAKES_TEXT = 'input, textarea, select, [contenteditable="true"], [role="dialog"]'

/**
 * Gives text that is pasted where nothing takes it to the page's one place for it: whoever comes from another window with a talk need not look for the
 * field first. Off where there is no such place.
 */
export function usePasteAnywhere(isOn: boolean, take: (text: string) => void): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? ''
    const isTaken = event.target instanceof Element && event.target.closest(TAKES_TEXT) !== null
    if (event.defaultPrevented || isTaken || text.trim() === '' || document.querySelector('[aria-modal="true"]') !== null) return
    event.preventDefault()
    take(text)
  })
  useEffect(() => {
    if (!isOn) return
    const listen = (event: ClipboardEvent) => onPaste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [isOn])
}
