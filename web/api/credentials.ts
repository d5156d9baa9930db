import type { Language } from '#contract/vertical.ts'

/** What the calls need to know of the signed-in person; the session provides it when the app starts. */
export type Credentials = {
  /** The bearer token, or undefined when nobody is signed in. */
  token: () => string | undefined
  /** False when nobody is signed in: a call about a person is then refused without being made. */
  isSignedIn: () => boolean
  /** Renews the sign-in without the person noticing; false when that is not possible and the session has ended. */
  renew: () => Promise<boolean>
  /** Called on every 403, so that what was remembered about the account is forgotten (spec 4). */
  forbidden: () => void
  language: () => Language
}

const nobody: Credentials = {
  token: () => undefined,
  isSignedIn: () => false,
  renew: () => Promise.resolve(false),
  forbidden: () => undefined,
  language: () => 'nb',
}

let current = nobody

export function credentials(): Credentials {
  return current
}

export function provideCredentials(provided: Partial<Credentials>): void {
  current = { ...current, ...provided }
}
