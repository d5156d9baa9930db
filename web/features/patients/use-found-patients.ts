import { useMemo } from 'react'
import type { PatientListItem } from '#contract/patient.ts'
import { LOCALES } from '#web/text/languages.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { findable, foundPatients } from './find-patients.ts'

/** Those that what was typed finds, by the words of the language on screen too: “Hund”, “mars”. */
export function useFoundPatients(patients: readonly PatientListItem[], typed: string): PatientListItem[] {
  const sidebar = useText('sidebar')
  const locale = LOCALES[useLanguage()]
  // The list is new at every drawing, what is in it is not.
  const mark = patients.map(({ id, lastUpdated }) => id + lastUpdated).join()
  const among = useMemo(() => {
    const month = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
    return findable(patients, ({ species, birthDate }) =>
      [species ? sidebar(species) : '', birthDate === null ? '' : month.format(new Date(birthDate))].join(' '),
    )
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the mark stands for the list
  }, [mark, sidebar, locale])
  return useMemo(() => foundPatients(among, typed), [among, typed])
}
