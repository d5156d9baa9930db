import { setTimeout as delay } from 'node:timers/promises'
import { decodeJwt } from 'jose'
import type { Page } from 'playwright-core'
import { readConfig } from '#server/config.ts'
import { sessionKey } from '#web/session/stored-user.ts'
import { mintToken } from '../../tools/mint-token.ts'
import type { Person } from './accounts.ts'
import type { ServerPlace } from './server.ts'

/** Where a browser meets an edition: the host decides which (spec 9, host detection). */
export const originOf = (server: ServerPlace, isVet = false): string => `http://${isVet ? 'vet.localhost' : 'localhost'}:${server.port}`

/**
 * Waits until the page stands at an address. Signing in and out leads by way of other pages, of which each may give way to the next before it
 * has loaded; waiting for one navigation would take that for a failure.
 */
export async function arriveAt(page: Page, address: string, withinMs = 90_000): Promise<void> {
  for (const giveUpAt = performance.now() + withinMs; page.url() !== address; await delay(50)) {
    if (performance.now() > giveUpAt) throw new Error(`The page stands at ${page.url()}, not at ${address}.`)
  }
  await page.waitForLoadState()
}

/** A page of the server's own that runs nothing, from which what the browser keeps for it can be written. */
export const EMPTY_PAGE = '/healthz'

/**
 * Opens the app as somebody who has signed in before: what the browser keeps of a sign-in is there already. For tests that are about what comes after;
 * the way through the provider takes seconds and has tests of its own.
 */
export async function enter(
  page: Page,
  server: ServerPlace,
  { email, name = 'Kari Lege', isVet = false, path = '/' }: Person & { name?: string; path?: string },
): Promise<void> {
  const config = readConfig(server.env)
  const { issuer, clientId } = config.identity
  const idToken = await mintToken(config, { email, name })
  const profile = decodeJwt(idToken)
  const kept = JSON.stringify({
    id_token: idToken,
    access_token: idToken,
    token_type: 'Bearer',
    scope: 'openid profile email',
    expires_at: profile.exp,
    profile,
  })
  const origin = originOf(server, isVet)
  await page.goto(`${origin}${EMPTY_PAGE}`)
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [sessionKey(issuer, clientId), kept] as const)
  if (path !== EMPTY_PAGE) await page.goto(`${origin}${path}`)
}

/** Where the built-in sign-in asks who somebody is. */
export const SIGN_IN_PAGE = /\/oidc\//

/** Signs in as a person does: from the landing page, through the embedded provider's own page, and back. */
export async function signIn(page: Page, server: ServerPlace, { email, name = 'Kari Lege', isVet = false }: Person & { name?: string }): Promise<void> {
  const origin = originOf(server, isVet)
  await page.goto(`${origin}/`)
  await page.getByRole('button', { name: 'Logg inn' }).or(page.getByRole('link', { name: 'Logg inn' })).first().click()
  // The landing page has a field of that name too.
  await page.waitForURL(SIGN_IN_PAGE)
  await page.getByLabel('E-post').fill(email)
  await page.getByLabel('Navn').fill(name)
  await page.getByRole('button', { name: 'Logg inn' }).click()
  await arriveAt(page, `${origin}/`)
}
