import { createHash, randomBytes } from 'node:crypto'

const GATE = /<script data-gate[^>]*>([\s\S]*?)<\/script>/
const STYLES = /<style data-built>([\s\S]*?)<\/style>/

/** Where a document has room for the nonce of the styles that the app makes while it runs. */
const NONCE_ROOM = '<!--style-nonce-->'

const digestOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/** Takes a document and gives what turns a policy into one with leave for the script and the styles that the build put into it, by their digests (SEC-17). */
export function leaveForBuilt(document: string): (policy: string) => string {
  const [gate, styles] = [GATE.exec(document)?.[1], STYLES.exec(document)?.[1]]
  const [script, style] = [gate, styles].map((code) => (code === undefined ? '' : ` ${digestOf(code)}`))
  return (policy) => policy.replace("script-src 'self'", `script-src 'self'${script}`).replace("style-src 'self'", `style-src 'self'${style}`)
}

export const hasNonceRoom = (document: string): boolean => document.includes(NONCE_ROOM)

/** Takes a document with room for it; gives it with a nonce that no other answer has, and what turns a policy into one with leave for styles that carry it. */
export function withNonce(document: string): { html: string; leave: (policy: string) => string } {
  const nonce = randomBytes(16).toString('base64')
  return {
    html: document.replace(NONCE_ROOM, () => `<meta name="style-nonce" nonce="${nonce}" />`),
    leave: (policy) => policy.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`),
  }
}
