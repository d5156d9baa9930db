import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import type { DiagnosisSuggestion, SymptomKind, SymptomList } from '#contract/diagnosis.ts'
import type { Vertical } from '#contract/vertical.ts'
import { call } from '#web/api/call.ts'
import { runtimeConfig } from '#web/session/runtime-config.ts'
import { useLanguage } from '#web/text/use-text.ts'

/** Whether the operator lets suggestions be shown; undefined until that is known. */
export function useIsSwitchedOn(): boolean | undefined {
  const { data } = useQuery({ queryKey: ['diagnosis-switch'], queryFn: async () => (await runtimeConfig()).diagnosisSuggestions, staleTime: Infinity })
  return data
}

export type SuggestionsOf = { patientId: string; caseId: string; picked: readonly string[]; isOn: boolean }

/** The suggestions for a case; those before stay on screen while a pick is weighed. */
export function useSuggestions({ patientId, caseId, picked, isOn }: SuggestionsOf): UseQueryResult<DiagnosisSuggestion[]> {
  const language = useLanguage()
  const params = { patientId, caseId }
  return useQuery({
    queryKey: ['diagnoses', caseId, language, ...picked.toSorted()],
    queryFn: ({ signal }) =>
      picked.length === 0 ? call('listDiagnoses', { params, signal }) : call('refineDiagnoses', { params, body: { symptoms: [...picked] }, signal }),
    placeholderData: keepPreviousData,
    enabled: isOn,
  })
}

/** People's or animals' symptoms by body part. */
export function useSymptoms(edition: Vertical): UseQueryResult<SymptomList> {
  const language = useLanguage()
  const kind: SymptomKind = edition === 'vet' ? 'animal' : 'human'
  return useQuery({ queryKey: ['symptoms', kind, language], queryFn: ({ signal }) => call('listSymptoms', { query: { kind }, signal }), staleTime: Infinity })
}
