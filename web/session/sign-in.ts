import type { Language } from '#contract/vertical.ts'
import { isLocked, lockedAt, lockLogin, unlockLogin } from './login-lock.ts'

/** Begins the sign-in unless one is already on its way; false when this press was one too many (spec 4, login lock). */
export async function signIn(language: Language): Promise<boolean> {
  if (isLocked(lockedAt(sessionStorage), Date.now())) return false
  lockLogin(sessionStorage, Date.now())
  try {
    const { goToSignIn } = await import('./provider.ts')
    await goToSignIn(language)
    return true
  } catch (error) {
    unlockLogin(sessionStorage)
    throw error
  }
}
