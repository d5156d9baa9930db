import { createSecretKey, hash, hkdfSync, randomBytes } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { z } from 'zod'
import { openText, sealText } from '#server/vault/sealed-text.ts'

const KEY_BYTES = 32
const FORM = /^[\w-]{43}$/

/** What a browser holds: 256 bits by lot, in letters that a cookie takes (SEC-55). */
export const makeKey = (): string => randomBytes(KEY_BYTES).toString('base64url')

/** Whether a text has the form of such a key; one that has not was made by nobody here. */
export const isKey = (text: string | undefined): text is string => text !== undefined && FORM.test(text)

/** The only form in which a key is stored: whoever reads the table can open no session with it. */
export const digestOf = (key: string): string => hash('sha256', key, 'base64url')

const sealingKey = (key: string): KeyObject => createSecretKey(Buffer.from(hkdfSync('sha256', key, '', 'epikrise sign-in', KEY_BYTES)))

/** Seals what belongs to a key so that it opens with that key alone, which is in the browser: not even the master key opens it. */
export const sealUnder = (key: string, field: string, content: unknown): Buffer =>
  sealText(sealingKey(key), { id: digestOf(key), field }, JSON.stringify(content))

/** @throws internal.error for what was altered, or moved from another row */
export function openUnder<Schema extends z.ZodType>(
  key: string,
  { field, schema, sealed }: { field: string; schema: Schema; sealed: Uint8Array },
): z.infer<Schema> {
  return schema.parse(JSON.parse(openText(sealingKey(key), { id: digestOf(key), field }, sealed)))
}
