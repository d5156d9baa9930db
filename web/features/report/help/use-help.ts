import { useCallback, useState } from 'react'

export type Help = { isShown: boolean; toggle: () => void }

const KEY = 'epikrise.report-help'

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'hidden'
  } catch {
    return true
  }
}

/** Whether the help panel is open; shown at first, then as it was left on this device (spec 2). */
export function useHelp(): Help {
  const [isShown, setIsShown] = useState(remembered)
  const toggle = useCallback(() => {
    setIsShown(!isShown)
    try {
      localStorage.setItem(KEY, isShown ? 'hidden' : 'shown')
    } catch {
      // A browser that keeps nothing shows the help again next time.
    }
  }, [isShown])
  return { isShown, toggle }
}
