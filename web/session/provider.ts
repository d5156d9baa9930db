import type { Language } from '#contract/vertical.ts'
import { runtimeConfig } from './runtime-config.ts'

/** A conversation with the identity provider: had by this browser with tokens of its own, or by the server in its place. Fetched where one is due. */
const chosen = async () => await ((await runtimeConfig()).identity === 'server' ? import('./server-session.ts') : import('./browser-tokens.ts'))

/** Leaves for the identity provider. */
export async function goToSignIn(language: Language): Promise<void> {
  await (await chosen()).goToSignIn(language)
}

/** Takes the address the provider sent the person back to; keeps the sign-in it stands for. */
export async function takeSignIn(url: string): Promise<void> {
  await (await chosen()).takeSignIn(url)
}

/** Renews the sign-in; false when that is refused. Throws when nobody could be reached. */
export async function renewSignIn(): Promise<boolean> {
  return await (await chosen()).renewSignIn()
}

/** Ends the sign-in at our server; gives the way to the provider's end of session, which is false when it has none. */
export async function takeLeave(idToken: string | undefined): Promise<() => Promise<boolean>> {
  return await (await chosen()).takeLeave(idToken ?? '')
}
