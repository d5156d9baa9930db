import { useQuery } from '@tanstack/react-query'
import type { PatientInformedRule } from '#contract/patient-informed.ts'
import { runtimeConfig } from '#web/session/runtime-config.ts'

/** Whether the operator leaves the mark out, offers it or asks for it; undefined until that is known. */
export function useInformedRule(): PatientInformedRule | undefined {
  const { data } = useQuery({ queryKey: ['patient-informed-rule'], queryFn: async () => (await runtimeConfig()).patientInformed, staleTime: Infinity })
  return data
}

/** Takes the operator's rule and the mark, if there is one; true when nothing stands in the way of recording. */
export function isInformedEnough(rule: PatientInformedRule | undefined, informedAt: string | null): boolean {
  return rule !== undefined && (rule !== 'required' || informedAt !== null)
}
