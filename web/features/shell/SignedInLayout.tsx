import { Center } from '@mantine/core'
import { Navigate, Outlet, useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Refusal } from '#contract/refusal.ts'
import { endSession } from '#web/session/session.ts'
import { useIsPageHeld } from '#web/session/use-page-hold.ts'
import { useIsReadOnly, useProfile } from '#web/session/use-profile.ts'
import { useSession } from '#web/session/use-session.ts'
import { useText } from '#web/text/use-text.ts'
import { TimedLoader } from '#web/ui/TimedLoader.tsx'
import { SignedInFrame } from './SignedInFrame.tsx'

/** Pages that make something: closed to a read-only account, which is sent to the plans (spec 4). The quick actions say themselves why they are closed. */
const MAKING = /^\/(r|t|optimizer)(\/|$)/

/** One frame around all pages of a signed-in person; without a sign-in, the way back to the landing page. */
export function SignedInLayout() {
  const { pathname } = useLocation()
  const isReadOnly = useIsReadOnly()
  const isHeld = useIsPageHeld()
  const wasOpened = useWasOpenedWhileActive(pathname)
  if (useIsTurnedAway()) return <Leaving />
  if (isReadOnly && !isHeld && !wasOpened && MAKING.test(pathname)) return <Navigate to="/" replace />
  return (
    <SignedInFrame>
      <Outlet />
    </SignedInFrame>
  )
}

/** Whoever is on a page when the subscription ends keeps it, with what is typed there, until they leave it. */
function useWasOpenedWhileActive(pathname: string): boolean {
  const isActive = useProfile().data?.subscription.status === 'Active'
  const [activeAt, setActiveAt] = useState<string>()
  if (isActive && activeAt !== pathname) setActiveAt(pathname)
  return activeAt === pathname
}

/** True when there is no sign-in, or the server does not take it; then the person is forgotten and the landing page loaded. A recording is left in peace. */
function useIsTurnedAway(): boolean {
  const session = useSession()
  const { error } = useProfile()
  const isHeld = useIsPageHeld()
  const isTurnedAway = !isHeld && (session === undefined || (error instanceof Refusal && error.status === 401))
  useEffect(() => {
    if (isTurnedAway) void endSession()
  }, [isTurnedAway])
  return isTurnedAway
}

function Leaving() {
  const text = useText('shell')
  return (
    <Center mih="80vh" component="main">
      <title>{text('productName')}</title>
      <TimedLoader label={text('signingOut')} />
    </Center>
  )
}
