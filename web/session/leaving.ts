import { forgetProfile } from './profile-cache.ts'
import { isSessionKey } from './stored-user.ts'

type Cleaner = () => void | Promise<void>
const cleaners = new Set<Cleaner>()

/** Takes what a part of the app must do so that nothing clinical stays behind at sign-out (REL-29, SEC-62). Gives the way to take it back. */
export function onLeaving(cleaner: Cleaner): () => void {
  cleaners.add(cleaner)
  return () => cleaners.delete(cleaner)
}

/** Forgets the person on this device: sign-in, profile, what this tab held, and what other parts remembered. */
export async function forgetPerson(): Promise<void> {
  for (const key of Object.keys(localStorage)) if (isSessionKey(key)) localStorage.removeItem(key)
  forgetProfile(localStorage)
  sessionStorage.clear()
  const dropShell = async () => await (await import('./shell/drop-shell.ts')).dropShell()
  await Promise.allSettled([...cleaners, dropShell].map(async (clean) => await clean()))
}
