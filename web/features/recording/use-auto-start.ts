import { useEffect, useRef } from 'react'
import { useNavigate, useSearch } from '@tanstack/react-router'

/**
 * The dashboard's card is the press that starts (looks, "Effort budget"): the recording then begins as soon as it may.
 * The wish leaves the address at once, so that a reload never starts a recording by itself.
 */
export function useAutoStart(mayStart: boolean, start: () => void): void {
  const search = useSearch({ from: '/signed-in/r' })
  const navigate = useNavigate()
  const isWished = useRef(search.start === 1)

  useEffect(() => {
    if (search.start === undefined) return
    const { start: _spent, ...rest } = search
    void navigate({ to: '/r', search: rest, replace: true })
  }, [search, navigate])

  useEffect(() => {
    if (!mayStart || !isWished.current) return
    isWished.current = false
    start()
  }, [mayStart, start])
}
