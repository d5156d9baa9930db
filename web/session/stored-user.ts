import * as z from 'zod/mini'

const PREFIX = 'oidc.user:'

const StoredUser = z.object({
  id_token: z.string(),
  refresh_token: z.optional(z.string()),
  profile: z.object({ sub: z.string(), exp: z.number(), name: z.optional(z.string()), email: z.optional(z.string()) }),
})

/** The sign-in of this browser, as the rest of the app sees it. */
export type Session = {
  idToken: string
  subject: string
  name: string
  email: string
  expiresAtMs: number
  canRenew: boolean
}

/** Reads the sign-in that the OpenID Connect library keeps in local storage, without loading the library. */
export function readSession(storage: Pick<Storage, 'getItem'>, key: string): Session | undefined {
  const parsed = StoredUser.safeParse(parse(storage.getItem(key)))
  if (!parsed.success) return undefined
  const { id_token: idToken, refresh_token: refreshToken, profile } = parsed.data
  return {
    idToken,
    subject: profile.sub,
    name: profile.name ?? '',
    email: profile.email ?? '',
    expiresAtMs: profile.exp * 1000,
    canRenew: refreshToken !== undefined,
  }
}

export function sessionKey(authority: string, clientId: string): string {
  return `${PREFIX}${authority}:${clientId}`
}

export function isSessionKey(key: string): boolean {
  return key.startsWith(PREFIX)
}

function parse(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
