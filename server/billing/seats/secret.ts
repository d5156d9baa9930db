import { createHash, createHmac, randomBytes } from 'node:crypto'

const SECRET_BYTES = 32

/** What opens an invitation to whoever has it: told once, and kept as a digest alone. */
export const makeSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')

export const secretDigest = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** An address as it is compared: signs that nobody sees come along when one is copied from a page or a message. */
const plainAddress = (email: string): string => email.normalize('NFKC').replaceAll(/[\p{Cf}\s]/gu, '').toLowerCase()

/** Tells whether somebody is the one an invitation is for, to whoever has its secret; whoever has the table alone cannot try addresses out. */
export const addressDigest = (secret: string, email: string): string => createHmac('sha256', secret).update(plainAddress(email)).digest('base64url')
