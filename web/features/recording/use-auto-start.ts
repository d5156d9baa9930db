import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'

export type AutoStart = { isReady: boolean; mayStart: boolean; start: () => void }

/**
 * The dashboard's card is the press that starts (looks, "Effort budget"): the recording then begins as soon as it may.
 * The wish leaves the address with that, so that a reload never starts a second recording by itself.
 */
export function useAutoStart({ isReady, mayStart, start }: AutoStart): void {
  const search = useSearch({ from: '/signed-in/r' })
  const navigate = useNavigate()
  useEffect(() => {
    if (search.start === undefined || (isReady && !mayStart)) return
    if (mayStart) start()
    const { start: _spent, ...rest } = search
    void navigate({ to: '/r', search: rest, replace: true })
  }, [search, isReady, mayStart, start, navigate])
}
