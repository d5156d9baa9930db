import { isOpen } from './doors.ts'

/** Where the pages of the app stand (spec 2); any word after a patient is the report's. The sections of the landing page are the server's own. */
const PAGES: readonly RegExp[] = [
  /^\/$/,
  /^\/(callback|signin-google|logout)$/,
  /^\/(r|t|profile|s|log|patients)$/,
  /^\/p\/[^/]+(\/|$)/,
  /^\/payments\/[^/]+\/[^/]+$/,
  ...(isOpen('quickActions') ? [/^\/a$/] : []),
  ...(isOpen('sourceChat') ? [/^\/c(\/[^/]+)?$/] : []),
  ...(isOpen('promptOptimizer') ? [/^\/optimizer$/] : []),
]

/** Takes the path of an address, without query or fragment; true when the app has a page there. */
export function isPageAddress(path: string): boolean {
  const trimmed = path.replace(/(?<=[^/])\/$/, '')
  return PAGES.some((page) => page.test(trimmed))
}
