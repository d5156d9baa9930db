import { useQuery } from '@tanstack/react-query'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'

const FRESH_MS = 60_000

/** False where no engine here can turn speech into text, so that it is said before somebody records; true while that is not known. */
export function useCanHear(): boolean {
  const { data } = useQuery({ queryKey: queryKeys.speech, queryFn: ({ signal }) => call('getSpeechStatus', { signal }), staleTime: FRESH_MS, retry: false })
  return data?.status !== 'no_engine' && data?.status !== 'no_model'
}
