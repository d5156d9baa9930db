import { createHash, createHmac, randomBytes } from 'node:crypto'

const SECRET_BYTES = 32

/** What opens an invitation to whoever has it: told once, and kept as a digest alone. */
export const makeSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')

export const secretDigest = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** Tells whether somebody is the one an invitation is for, to whoever has its secret; whoever has the table alone cannot try addresses out. */
export const addressDigest = (secret: string, email: string): string => createHmac('sha256', secret).update(email.trim().toLowerCase()).digest('base64url')
