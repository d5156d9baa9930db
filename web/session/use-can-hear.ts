import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'

const FRESH_MS = 60_000

/** How it was when this browser last asked. */
const KEY = 'epikrise.can-hear'

/**
 * False where no engine here can turn speech into text, so that it is said before somebody records. While that is not known it is as it was the last
 * time, so that no warning comes a moment later and pushes away what stands below it.
 */
export function useCanHear(): boolean {
  const { data } = useQuery({ queryKey: queryKeys.speech, queryFn: ({ signal }) => call('getSpeechStatus', { signal }), staleTime: FRESH_MS, retry: false })
  const known = data === undefined ? undefined : data.status !== 'no_engine' && data.status !== 'no_model'
  useEffect(() => {
    if (known !== undefined) remember(known)
  }, [known])
  return known ?? couldHear()
}

function couldHear(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'no'
  } catch {
    return true
  }
}

/** A browser that keeps nothing is asked anew each time. */
function remember(canHear: boolean): void {
  try {
    localStorage.setItem(KEY, canHear ? 'yes' : 'no')
  } catch {
    // Nothing rests on it.
  }
}
