import { randomInt } from 'node:crypto'

/** Letters and digits that are not mistaken for each other when read aloud or typed from paper. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 8

/** A code to hand to a colleague. Not a secret: it opens nothing but a discount. */
export function makeReferenceCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')
}

/** Takes a code as typed; gives it as it is kept. */
export function normalReferenceCode(code: string): string {
  return code.trim().toUpperCase()
}
