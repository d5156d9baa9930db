import { lazy, Suspense } from 'react'
import { useEdition } from '#web/session/use-edition.ts'
import { useProfile } from '#web/session/use-profile.ts'
import { editionFit } from './edition-fit.ts'

const EditionDialogs = lazy(async () => ({ default: (await import('./EditionDialogs.tsx')).EditionDialogs }))

/** Stops an active user whose practice belongs to the other edition, and asks one who has not said what they practise (spec 4). */
export function EditionGuard() {
  const edition = useEdition()
  const { data: profile } = useProfile()
  if (profile?.subscription.status !== 'Active') return null
  const fit = editionFit(profile.settings.DoctorType, profile.extraDoctorTypes, edition)
  if (fit === 'fits') return null
  return (
    <Suspense>
      <EditionDialogs fit={fit} />
    </Suspense>
  )
}
