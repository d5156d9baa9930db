import { randomInt } from 'node:crypto'
import { withoutUnseen } from '#contract/names/seen-signs.ts'

/** Letters and digits that are not mistaken for each other when read aloud or typed from paper. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 8

/** A code to hand to a colleague. Not a secret: it opens nothing but a discount. */
export function makeReferenceCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')
}

/** Takes a code as typed or copied; gives it as it is kept: without blanks, and without signs that nobody sees, which come along from a message or a page. */
export function normalReferenceCode(code: string): string {
  return withoutUnseen(code.normalize('NFKC')).replaceAll(/\s/g, '').toUpperCase()
}
