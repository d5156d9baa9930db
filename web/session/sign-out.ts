import { forgetPerson } from './leaving.ts'
import { currentSession, dropSession, endSession, SIGNED_OUT_KEY } from './session.ts'

/** Signs out everywhere: the sign-in counts no more from now on, this device forgets, other tabs follow, then the provider ends its session. */
export async function signOut(): Promise<void> {
  const session = currentSession()
  if (session === undefined) return await endSession()
  // Without a network the device must still forget.
  const leave = await import('./provider.ts').then(({ takeLeave }) => takeLeave(session.idToken)).catch(() => undefined)
  dropSession()
  localStorage.setItem(SIGNED_OUT_KEY, new Date().toISOString())
  await forgetPerson()
  const hasLeft = await leave?.().catch(() => false)
  if (hasLeft !== true) location.replace('/')
}
