import { isPageAddress } from '#contract/page-address.ts'
import { WANTED_KEY } from './keep-wanted.ts'

const LONGEST = 1_000
/** Pages that are part of signing in and out themselves. */
const PASSING = /^\/(callback|signin-google|logout)?$/

/** The secret of an invitation to a seat, which stands behind the `#` and would else be lost on the way over the sign-in. */
const SEAT = { path: /^\/seat\/?$/, secret: /^#[\w-]{20,100}$/ }

/** Takes any text and our own origin; gives the path and query of a page of this app, undefined for everything else (open redirects, CWE-601). */
export function ownAddress(text: string, origin: string): string | undefined {
  if (text.length > LONGEST || !text.startsWith('/') || !URL.canParse(text, origin)) return undefined
  const { origin: itsOrigin, pathname, searchParams, hash } = new URL(text, origin)
  if (itsOrigin !== origin || PASSING.test(pathname) || !isPageAddress(pathname)) return undefined
  // Coming back from a sign-in is no press on the record button.
  searchParams.delete('start')
  const search = searchParams.size === 0 ? '' : `?${searchParams.toString()}`
  const fragment = SEAT.path.test(pathname) && SEAT.secret.test(hash) ? hash : ''
  return `${pathname}${search}${fragment}`
}

/** Gives that address once; it is judged anew, for what lies in a browser may have been put there by anybody. */
export function takeWantedAddress(storage: Pick<Storage, 'getItem' | 'removeItem'>, origin: string): string | undefined {
  const text = storage.getItem(WANTED_KEY)
  storage.removeItem(WANTED_KEY)
  return text === null ? undefined : ownAddress(text, origin)
}
