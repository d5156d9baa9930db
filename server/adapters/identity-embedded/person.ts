import { createHash } from 'node:crypto'

/** Said by the built-in sign-in of itself: nobody but the person vouches for who they are. */
export const SELF_ASSERTED_ACR = 'urn:epikrise:self-asserted'

export type Person = { subject: string; email: string; name: string }

/** Takes an e-mail; gives it as it is compared and kept. */
export function normalEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}

/** Takes an e-mail; gives the subject, the same after any restart and in `npm run token`. */
export function subjectOf(email: string): string {
  return createHash('sha256').update(`epikrise:${normalEmail(email)}`).digest('base64url')
}
