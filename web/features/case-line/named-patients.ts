import { useQuery } from '@tanstack/react-query'
import type { PatientListItem } from '#contract/patient.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useEdition } from '#web/session/use-edition.ts'

/** The named patients of this edition: people where people are treated, animals where animals are. */
export function useNamedPatients(): { patients: PatientListItem[] } {
  const kind = useEdition() === 'vet' ? 'animal' : 'human'
  const { data = [] } = useQuery({
    queryKey: queryKeys.patients,
    queryFn: async ({ signal }) => await call('listPatients', { signal }),
    staleTime: Infinity,
  })
  return { patients: data.filter((patient) => patient.kind === kind) }
}
