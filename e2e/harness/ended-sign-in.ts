import type { Page } from 'playwright-core'
import { z } from 'zod'
import { signToken } from '#server/adapters/identity-embedded/sign-token.ts'
import { loadSigningKey } from '#server/adapters/identity-embedded/signing-key.ts'
import type { ServerPlace } from './server.ts'

const PublicConfig = z.object({ authority: z.string(), clientId: z.string() })
const TWO_HOURS_MS = 2 * 60 * 60 * 1000

export type EndedSignIn = { server: ServerPlace; email: string; /** Whether the refresh token is left. */ canRenew: boolean }

/** From a tab beside the one that records: makes the sign-in of this browser one that ran out an hour ago, as the provider would have signed it. */
export async function letSignInRunOut(tab: Page, { server, email, canRenew }: EndedSignIn): Promise<void> {
  const { authority, clientId } = PublicConfig.parse(await (await fetch(`${server.url}/config.json`)).json())
  const issuedAt = new Date(Date.now() - TWO_HOURS_MS)
  const idToken = await signToken({ key: await loadSigningKey(server.dataDir), issuer: authority, clientId, email, issuedAt })
  await tab.evaluate(
    ({ key, token, expired, keepsRefreshToken }) => {
      const user = JSON.parse(localStorage.getItem(key) ?? '{}')
      const { refresh_token: refreshToken, ...rest } = user
      const changed = { ...rest, id_token: token, profile: { ...user.profile, exp: expired }, ...(keepsRefreshToken && { refresh_token: refreshToken }) }
      localStorage.setItem(key, JSON.stringify(changed))
    },
    { key: `oidc.user:${authority}:${clientId}`, token: idToken, expired: Math.floor(issuedAt.getTime() / 1000) + 3600, keepsRefreshToken: canRenew },
  )
}

/** The token this browser holds now. */
export async function heldToken(tab: Page): Promise<string | undefined> {
  const stored = await tab.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith('oidc.user:'))?.[1])
  return stored === undefined ? undefined : z.object({ id_token: z.string() }).parse(JSON.parse(stored)).id_token
}
