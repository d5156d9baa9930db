import { useEffect, useState } from 'react'

const WRITING = 'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="dialog"], [role="menu"]'

export type ReportKey = 'copy' | 'prompt' | 'keys'

/** Takes a key that was pressed outside of any text; gives what it does on the report page (looks, "Palette"). */
function reportKeyOf(key: string): ReportKey | undefined {
  if (key.toLowerCase() === 'c') return 'copy'
  if (key === '/') return 'prompt'
  return key === '?' ? 'keys' : undefined
}

/** C copies, / goes to the prompt, ? lists the keys; never while somebody writes. */
export function useReportKeys(verbs: Readonly<Record<ReportKey, () => void>>, areOn: boolean): void {
  useEffect(() => {
    if (!areOn) return undefined
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : document.body
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey
      if (hasModifier || event.repeat || event.defaultPrevented || target.closest(WRITING) !== null) return
      const key = reportKeyOf(event.key)
      if (key === undefined) return
      event.preventDefault()
      verbs[key]()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [verbs, areOn])
}

const STORED = 'epikrise.single-keys'

/** Whether keys work without Ctrl; who speaks to the computer must be able to turn that off (WCAG 2.1.4). */
export function useSingleKeys(): { areOn: boolean; toggle: () => void } {
  const [areOn, setAreOn] = useState(() => {
    try {
      return localStorage.getItem(STORED) !== 'off'
    } catch {
      return true
    }
  })
  const toggle = () => {
    setAreOn(!areOn)
    try {
      localStorage.setItem(STORED, areOn ? 'off' : 'on')
    } catch {
      // A browser that keeps nothing begins with them on.
    }
  }
  return { areOn, toggle }
}
