import * as z from 'zod/mini'

const PREFIX = 'oidc.user:'

const StoredUser = z.object({
  id_token: z.optional(z.string()),
  /** Where the server keeps the sign-in: which one it is. It opens nothing. */
  mark: z.optional(z.string()),
  refresh_token: z.optional(z.string()),
  profile: z.object({ sub: z.string(), exp: z.number(), name: z.optional(z.string()), email: z.optional(z.string()) }),
})

/** The sign-in of this browser, as the rest of the app sees it. */
export type Session = {
  /** Undefined where the server keeps the sign-in. */
  idToken: string | undefined
  /** Tells one sign-in from the next. */
  mark: string
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
  const { id_token: idToken, refresh_token: refreshToken, profile, mark = idToken } = parsed.data
  if (mark === undefined) return undefined
  return {
    idToken,
    mark,
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
