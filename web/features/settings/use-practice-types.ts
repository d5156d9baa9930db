import { doctorTypesOf } from '#contract/profile.ts'
import type { DoctorType } from '#contract/profile.ts'
import { useEdition } from '#web/session/use-edition.ts'
import { useProfile } from '#web/session/use-profile.ts'

/** The practice types that the signed-in person may choose on this site. */
export function usePracticeTypes(): DoctorType[] {
  const { data: profile } = useProfile()
  return doctorTypesOf(useEdition(), profile?.extraDoctorTypes ?? [])
}
