import { useSyncExternalStore } from 'react'
import { currentSession, onSessionChange } from './session.ts'
import type { Session } from './stored-user.ts'

/** The sign-in of this browser, or undefined. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(onSessionChange, currentSession)
}
