import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useAnonymousCases } from '#web/features/case-line/anonymous-cases.ts'

export type AccessFilter = { patient?: string; case?: string }

/** The access log in pages, newest first; it is asked anew at each visit, since every visit adds to it. */
export function useAccesses({ patient, case: caseId }: AccessFilter) {
  return useInfiniteQuery({
    queryKey: queryKeys.accesses(patient ?? '', caseId ?? ''),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call('listAccesses', {
        query: {
          ...(patient !== undefined && { patientId: patient }),
          ...(caseId !== undefined && { caseId }),
          ...(pageParam !== undefined && { cursor: pageParam }),
        },
        signal,
      }),
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    refetchOnWindowFocus: false,
    gcTime: 0,
  })
}

/** What the cases of nobody named are about, as the sidebar says it: enough to know one's own case by. */
export function useCaseNames(): ReadonlyMap<string, string> {
  const { state } = useAnonymousCases()
  const cases = 'cases' in state ? state.cases : []
  return new Map(cases.filter(({ summary }) => summary !== '').map(({ id, summary }) => [id, summary]))
}

/** Names of the patients that still are: the log itself knows none. */
export function usePatientNames(): ReadonlyMap<string, string> {
  const { data = [] } = useQuery({ queryKey: queryKeys.patients, queryFn: ({ signal }) => call('listPatients', { signal }), staleTime: Infinity })
  return new Map(data.map(({ id, name }) => [id, name]))
}
