import { useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Case } from '#contract/case.ts'
import type { Reason } from '#contract/report.ts'
import { call } from '#web/api/call.ts'
import { runtimeConfig } from '#web/session/runtime-config.ts'

/** Whether who runs the product lets the reasons be shown; false until that is known. */
export function useAreReasonsShown(): boolean {
  const { data } = useQuery({ queryKey: ['reasons-switch'], queryFn: async () => (await runtimeConfig()).reportReasons, staleTime: Infinity })
  return data === true
}

/** What the built-in engine made of each statement of a case, read anew when its texts change. */
export function useReasons({ id, patientId, revision }: Case): UseQueryResult<Reason[]> {
  return useQuery({
    queryKey: ['reasons', id, revision],
    queryFn: ({ signal }) => call('listReasons', { params: { patientId, caseId: id }, signal }),
    placeholderData: (before) => before,
  })
}
