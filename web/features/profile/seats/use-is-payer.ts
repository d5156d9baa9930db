import { useQuery } from '@tanstack/react-query'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'

/** True for whoever has a subscription of their own: not in a trial, and not in a seat that somebody else pays. */
export function useIsPayer(): boolean {
  const { data } = useQuery({ queryKey: queryKeys.subscription, queryFn: async ({ signal }) => await call('getSubscription', { signal }) })
  return data !== undefined && data.trial === undefined && data.seat === undefined
}
