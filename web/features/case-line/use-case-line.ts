import type { PatientDescriptor } from '#contract/patient.ts'
import { LOCALES } from '#web/text/languages.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { caseClock } from './case-clock.ts'
import { useNow } from './use-now.ts'
import { whoText } from './who.ts'

export type Named = { createdAt: string; descriptor: PatientDescriptor | null }

/** Gives how a case is told from its neighbours everywhere: when it was, and of whom, such as “14:20 · K 54”. */
export function useCaseLine(): (named: Named) => string {
  const text = useText('sidebar')
  const locale = LOCALES[useLanguage()]
  const now = useNow()
  return ({ createdAt, descriptor }) => [caseClock(createdAt, { now, locale }), whoText(text, descriptor)].filter(Boolean).join(' · ')
}
