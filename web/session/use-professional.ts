import { useMutation, useQuery } from '@tanstack/react-query'
import type { Professional, ProfessionalChange } from '#contract/professional.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { currentSession } from './session.ts'
import { useSession } from './use-session.ts'

/** What the signed-in person told of themselves and the clinic. */
export function useProfessional() {
  const subject = useSession()?.subject
  return useQuery({
    queryKey: [...queryKeys.professional, subject],
    queryFn: ({ signal }) => call('getProfessional', { signal }),
    enabled: subject !== undefined,
  })
}

/** Saves the fields it names; what the server keeps takes the place of the old everywhere. */
export function useSaveProfessional() {
  return useMutation({
    mutationFn: (change: ProfessionalChange): Promise<Professional> => call('saveProfessional', { body: change }),
    onSuccess: (kept) => queryClient.setQueryData([...queryKeys.professional, currentSession()?.subject], kept),
  })
}
