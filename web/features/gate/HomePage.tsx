import { Center } from '@mantine/core'
import { Suspense, useEffect } from 'react'
import { Refusal } from '#contract/refusal.ts'
import { SignedInFrame } from '#web/features/shell/SignedInFrame.tsx'
import { PageSkeleton } from '#web/features/shell/PageSkeleton.tsx'
import { endSession } from '#web/session/session.ts'
import { useProfile } from '#web/session/use-profile.ts'
import { useSession } from '#web/session/use-session.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { lazyPage } from '#web/ui/lazy-page.ts'
import { TimedLoader } from '#web/ui/TimedLoader.tsx'

const DashboardPage = lazyPage(async () => (await import('#web/features/dashboard/DashboardPage.tsx')).DashboardPage)
const PricingPage = lazyPage(async () => (await import('#web/features/pricing/PricingPage.tsx')).PricingPage)

/** The gate (spec 2): a spinner while the profile loads, then the dashboard for an Active subscription and the plans for any other. */
export function HomePage() {
  const text = useText('shell')
  const session = useSession()
  const { data: profile, error, refetch } = useProfile()
  const isTurnedAway = session === undefined || (error instanceof Refusal && error.status === 401)
  useEffect(() => {
    // Most who come here have a plan: their page is fetched while the profile is asked for. A failure is told when it is shown.
    void DashboardPage.preload()
  }, [])
  useEffect(() => {
    // The landing page is a page of its own; without a session it is what `/` shows.
    if (isTurnedAway) void endSession()
  }, [isTurnedAway])

  if (profile !== undefined && !isTurnedAway) {
    return (
      <SignedInFrame>
        <Suspense fallback={<PageSkeleton />}>{profile.subscription.status === 'Active' ? <DashboardPage /> : <PricingPage />}</Suspense>
      </SignedInFrame>
    )
  }
  return (
    <Center mih="80vh" p="md" component="main">
      <title>{text('productName')}</title>
      {error !== null && !isTurnedAway ? (
        <ErrorPanel error={error} title={text('accountFailed')} onRetry={() => void refetch()} />
      ) : (
        <TimedLoader label={text('loadingAccount')} onRetry={() => void refetch()} />
      )}
    </Center>
  )
}
