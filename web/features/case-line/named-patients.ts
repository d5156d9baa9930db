import { useQuery } from '@tanstack/react-query'
import type { PatientListItem } from '#contract/patient.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useEdition } from '#web/session/use-edition.ts'

export type NamedPatientList = {
  patients: PatientListItem[]
  isLoading: boolean
  error: Error | null
  retry: () => void
  /** How many the server gave, of both editions. */
  total: number
}

/** The named patients of this edition: people where people are treated, animals where animals are. */
export function useNamedPatients(): NamedPatientList {
  const kind = useEdition() === 'vet' ? 'animal' : 'human'
  const { data = [], isPending, error, refetch } = useQuery({
    queryKey: queryKeys.patients,
    queryFn: async ({ signal }) => await call('listPatients', { signal }),
    staleTime: Infinity,
  })
  return { patients: data.filter((patient) => patient.kind === kind), isLoading: isPending, error, retry: () => void refetch(), total: data.length }
}
