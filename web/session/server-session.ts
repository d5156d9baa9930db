import { signInRoutes } from '#contract/routes/sign-in-routes.ts'
import type { Language } from '#contract/vertical.ts'
import { callRoute } from '#web/api/call.ts'
import { runtimeConfig } from './runtime-config.ts'
import { sessionKey } from './stored-user.ts'

// Where the server keeps the sign-in: the browser has a cookie that no script reads, and notes who is signed in, for its own pages alone.

/** Has the server begin, and leaves for the identity provider. */
export async function goToSignIn(language: Language): Promise<void> {
  const { url } = await callRoute<typeof signInRoutes.beginSignIn>(signInRoutes.beginSignIn, { body: { language } })
  location.assign(url)
}

/** Hands the server what the provider answered, and notes who is signed in. */
export async function takeSignIn(url: string): Promise<void> {
  const { subject, name, email, expiresAt } = await callRoute<typeof signInRoutes.finishSignIn>(signInRoutes.finishSignIn, {
    body: { search: new URL(url).search },
  })
  const { authority, clientId } = await runtimeConfig()
  const profile = { sub: subject, name, email, exp: Math.floor(Date.parse(expiresAt) / 1000) }
  localStorage.setItem(sessionKey(authority, clientId), JSON.stringify({ mark: crypto.randomUUID(), profile }))
}

/** The server renews by itself: where it refuses a call, the sign-in is over. */
export function renewSignIn(): Promise<boolean> {
  return Promise.resolve(false)
}

/** Ends the session at the server; gives the way to the provider's own end. */
export async function takeLeave(): Promise<() => Promise<boolean>> {
  const { url } = await callRoute<typeof signInRoutes.endSession>(signInRoutes.endSession, {})
  return () => {
    if (url !== null) location.assign(url)
    return Promise.resolve(url !== null)
  }
}
