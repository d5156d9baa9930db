import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fetchCaseText, prefillOf } from './prefill.ts'
import type { ActionPrefill } from './prefill.ts'
import type { QuickAction } from './use-quick-action.ts'

/** Fetches the case that another page named, fills it in and writes at once; true while it is fetched. */
export function usePrefill(action: QuickAction): boolean {
  const { state } = useLocation()
  const navigate = useNavigate()
  const [isFetching, setIsFetching] = useState(false)
  const taken = useRef<string>(undefined)
  const prefill = prefillOf(state)
  // Who has left meanwhile gets nothing written any more.
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const take = useEffectEvent(async (asked: ActionPrefill) => {
    const key = `${asked.type}:${asked.caseId}`
    if (taken.current === key) return
    taken.current = key
    action.choose(asked.type)
    setIsFetching(true)
    try {
      const input = await fetchCaseText(asked)
      if (!isHere.current) return
      void action.generate(undefined, { type: asked.type, input, remarks: '' })
    } catch (error) {
      action.fail({ what: 'fetch', error })
    }
    setIsFetching(false)
    // What was asked for once is not asked for again when the page is loaded anew.
    void navigate({ to: '/a', replace: true, state: {} })
  })
  useEffect(() => {
    if (prefill) void take(prefill)
  }, [prefill])
  return isFetching
}
