import { useQuery } from '@tanstack/react-query'
import type { AnonymousCase } from '#contract/patient.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'

const WORKING_POLL_MS = 4_000

/** How the list stands (spec 4); a loaded list is fetched again only when `refreshSidebar` says so, or while a report in it is being written. */
export type CaseListState =
  | { kind: 'loading' }
  | { kind: 'error'; error: Error }
  | { kind: 'loaded' | 'refetching'; cases: AnonymousCase[]; loadedAtMs: number }

/** The cases of patients nobody named, and a way to ask anew. */
export function useAnonymousCases(): { state: CaseListState; retry: () => void } {
  const query = useQuery({
    queryKey: queryKeys.anonymousCases,
    queryFn: async ({ signal }) => await call('listAnonymousCases', { signal }),
    staleTime: Infinity,
    // What is being written is said until it is not, wherever one stands.
    refetchInterval: ({ state }) => (state.data?.some(({ progress }) => progress === 'working') === true ? WORKING_POLL_MS : false),
  })
  const retry = () => void query.refetch()
  if (query.data !== undefined) {
    return { state: { kind: query.isFetching ? 'refetching' : 'loaded', cases: query.data, loadedAtMs: query.dataUpdatedAt }, retry }
  }
  if (query.error !== null) return { state: { kind: 'error', error: query.error }, retry }
  return { state: { kind: 'loading' }, retry }
}
