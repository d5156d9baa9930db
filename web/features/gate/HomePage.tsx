import { Center } from '@mantine/core'
import { Suspense, useEffect } from 'react'
import { useProfile } from '#web/session/use-profile.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { lazyPage } from '#web/ui/lazy-page.ts'
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx'
import { TimedLoader } from '#web/ui/TimedLoader.tsx'

const DashboardPage = lazyPage(async () => (await import('#web/features/dashboard/DashboardPage.tsx')).DashboardPage, { isFirstView: true })
/** Asked for while the configuration and the texts are on their way. */
export const fetchHome = DashboardPage.preload
const PricingPage = lazyPage(async () => (await import('#web/features/pricing/PricingPage.tsx')).PricingPage)

/** The gate (spec 2): a spinner while the profile loads, then the dashboard for an Active subscription and the plans for any other. */
export function HomePage() {
  const text = useText('shell')
  const { data: profile, error, refetch } = useProfile()
  useEffect(() => {
    // Most who come here have a plan: their page is fetched while the profile is asked for.
    void DashboardPage.preload()
  }, [])
  if (profile !== undefined) {
    const isActive = profile.subscription.status === 'Active'
    return (
      <Suspense fallback={<PageSkeleton name={text(isActive ? 'controlPanel' : 'titlePlans')} />}>
        {isActive ? <DashboardPage /> : <PricingPage />}
      </Suspense>
    )
  }
  return (
    <Center mih="50vh">
      {error === null ? (
        <TimedLoader label={text('loadingAccount')} onRetry={() => void refetch()} onCancel={() => location.assign('/logout')} />
      ) : (
        <ErrorPanel error={error} title={text('accountFailed')} onRetry={() => void refetch()} />
      )}
    </Center>
  )
}
