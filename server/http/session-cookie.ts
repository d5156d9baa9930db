import type { FastifyReply, FastifyRequest } from 'fastify'

/** The browser takes a cookie of such a name from this very host alone, over TLS, and shows it to no script (SEC-14). */
export const SESSION_COOKIE = '__Host-epikrise'
/** Of a browser in which a sign-in is under way. */
export const SIGN_IN_COOKIE = '__Host-epikrise-sign-in'

type Name = typeof SESSION_COOKIE | typeof SIGN_IN_COOKIE

/** Sent with every call of our own pages. A page elsewhere cannot add it without asking first, and is told no. */
const PAGE_HEADER = 'x-epikrise-page'

/** Takes a cookie's name; gives its value as it was sent. */
function readCookie(request: FastifyRequest, name: Name): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

/** It ends with the browser; when the session ends is for the server to say. */
const written = (name: Name, value: string): string => `${name}=${value}; Path=/; Secure; HttpOnly; SameSite=Lax`

/** What a verb may do with the cookies of its caller. */
export type Cookies = { read: (name: Name) => string | undefined; set: (name: Name, value: string) => void; remove: (name: Name) => void }

export function cookiesOf(request: FastifyRequest, reply: FastifyReply): Cookies {
  const send = (cookie: string): void => void reply.header('set-cookie', cookie)
  return {
    read: (name) => readCookie(request, name),
    set: (name, value) => send(written(name, value)),
    remove: (name) => send(`${written(name, '')}; Max-Age=0`),
  }
}

/** The scheme people use is the operator's to say; a host that nobody configured is taken by its name. */
function isOwnOrigin(origin: string, { host, origins }: { host: string; origins: readonly string[] }): boolean {
  const parsed = URL.parse(origin)
  if (parsed?.host !== host) return false
  const configured = origins.filter((each) => new URL(each).host === host)
  return configured.length === 0 || configured.includes(parsed.origin)
}

/**
 * Whether a page of ours on this very host made the call (SEC-20): it says so itself, and where the browser says whence a call comes, it says the same.
 */
function isOwnPage(request: FastifyRequest, origins: readonly string[]): boolean {
  const { origin, 'sec-fetch-site': site, [PAGE_HEADER]: mark } = request.headers
  if (mark !== '1' || (site !== undefined && site !== 'same-origin')) return false
  if (origin !== undefined) return isOwnOrigin(origin, { host: request.host, origins })
  // Browsers name the origin of everything that is no plain reading.
  return request.method === 'GET'
}

/** Takes the addresses people use; tells calls of our own pages from others. The key to a session counts in those alone. */
export const makeOwnPages = (origins: readonly string[]) => ({
  isOwnPage: (request: FastifyRequest): boolean => isOwnPage(request, origins),
  sessionKeyOf: (request: FastifyRequest): string | undefined => (isOwnPage(request, origins) ? readCookie(request, SESSION_COOKIE) : undefined),
})
