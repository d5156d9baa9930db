import { useMutation, useQuery } from '@tanstack/react-query'
import type { UseMutationResult } from '@tanstack/react-query'
import type { Case } from '#contract/case.ts'
import type { Masked } from '#contract/masked.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'

type Judgement = { words: string; isIdentifier: boolean }
export type Judge = (judgement: Judgement) => void

export type MaskedList = { data: Masked[] | undefined; isError: boolean; judge: Judge; judging: UseMutationResult<Masked[], Error, Judgement> }

/** What is masked of a case, read anew when its texts change, and what a clinician says of it. */
export function useMasked({ id, patientId, revision }: Case, isShown: boolean): MaskedList {
  const key = ['masked', id, revision] as const
  const params = { patientId, caseId: id }
  const { data, isError } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('listMasked', { params, signal }),
    enabled: isShown,
    placeholderData: (before) => before,
  })
  const judging = useMutation({
    mutationFn: (body: Judgement) => call('judgeMasked', { params, body }),
    // A reading under way tells of the time before, and would take the judgement back on the screen.
    onMutate: () => queryClient.cancelQueries({ queryKey: ['masked', id] }),
    // So does one that began while the judgement was on its way, because the case had changed meanwhile.
    onSuccess: async (list) => {
      await queryClient.cancelQueries({ queryKey: ['masked', id] })
      queryClient.setQueryData(key, list)
    },
  })
  return { data, isError, judge: judging.mutate, judging }
}
