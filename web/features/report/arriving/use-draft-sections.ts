import { useQuery } from '@tanstack/react-query'
import type { Case } from '#contract/case.ts'
import type { Section } from '#contract/report.ts'
import { timing } from '#contract/timing.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

const NONE: Section[] = []

/** The sections of a report that are whole while it is being written. The socket says when there are more; where it is away, asking again does. */
export function useDraftSections({ id, patientId }: Pick<Case, 'id' | 'patientId'>, isWriting: boolean): Section[] {
  const { data } = useQuery({
    queryKey: queryKeys.reportDraft(id),
    queryFn: ({ signal }) => call('readReportDraft', { params: { patientId, caseId: id }, signal }),
    enabled: isWriting,
    refetchInterval: timing.casePollMs,
    staleTime: 0,
    gcTime: 0,
  })
  return data?.sections ?? NONE
}

/** Has the draft read again: the server says that there is more of it. */
export function refetchDraft(caseId: string): void {
  void queryClient.invalidateQueries({ queryKey: queryKeys.reportDraft(caseId) })
}
