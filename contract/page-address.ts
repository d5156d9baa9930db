/** Where the pages of the app stand (spec 2); any word after a patient is the report's. The sections of the landing page are the server's own. */
const PAGES: readonly RegExp[] = [
  /^\/$/,
  /^\/(callback|signin-google|logout)$/,
  /^\/(r|a|t|optimizer|profile|seat|s|log|help|patients)$/,
  /^\/c(\/[^/]+)?$/,
  /^\/p\/[^/]+(\/|$)/,
  /^\/payments\/[^/]+\/[^/]+$/,
]

/** Takes the path of an address, without query or fragment; true when the app has a page there. */
export function isPageAddress(path: string): boolean {
  const trimmed = path.replace(/(?<=[^/])\/$/, '')
  return PAGES.some((page) => page.test(trimmed))
}
