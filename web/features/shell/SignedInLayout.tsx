import { Navigate, Outlet, useLocation } from '@tanstack/react-router'
import { useIsReadOnly } from '#web/session/use-profile.ts'
import { SignedInFrame } from './SignedInFrame.tsx'

/** Pages that make something: closed to a read-only account, which is sent to the plans (spec 4). */
const MAKING = /^\/(r|a|t|c|optimizer)(\/|$)/

export function SignedInLayout() {
  const { pathname } = useLocation()
  const isReadOnly = useIsReadOnly()
  if (isReadOnly && MAKING.test(pathname)) return <Navigate to="/" replace />
  return (
    <SignedInFrame>
      <Outlet />
    </SignedInFrame>
  )
}
