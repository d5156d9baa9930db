import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { Refusal } from '#contract/refusal.ts'

/** What a ciphertext belongs to. It opens nowhere else: moved to another row or field it fails (SEC-54). */
export type Place = { id: string; field: string }

const VERSION = 1
export const NONCE_BYTES = 12
export const TAG_BYTES = 16
const OVERHEAD_BYTES = 1 + NONCE_BYTES + TAG_BYTES

/** Names what is sealed without doubt: each part carries its length, so that no two places read alike. */
export function associatedData(purpose: string, parts: readonly (string | Uint8Array)[]): Buffer {
  return Buffer.concat([`epikrise/${purpose}`, ...parts].flatMap((part) => {
    const bytes = Buffer.from(part)
    const length = Buffer.alloc(4)
    length.writeUInt32BE(bytes.length)
    return [length, bytes]
  }))
}

/** A data key: the row it seals, and whose that is. Null for the house's own, such as the key of the access log. */
export type KeyPlace = { id: string; ownerId: string | null }

/** What a wrapped data key belongs to. One that was wrapped for somebody unwraps for nobody else, whatever statement found its row (SEC-53). */
export const wrappingData = ({ id, ownerId }: KeyPlace): Buffer =>
  ownerId === null ? associatedData('data-key', [id]) : associatedData('owned-data-key', [id, ownerId])

/** AES-256-GCM with a fresh random nonce: nonce, ciphertext, tag. A data key seals far fewer than the 2^32 that allows (SP 800-38D, 8.3). */
export function encrypt(key: KeyObject, aad: Uint8Array, plain: Uint8Array): Buffer {
  return Buffer.concat(encryptPieces(key, aad, [plain]))
}

/** The same of something that lies in pieces, in pieces: sound is not copied together to be sealed. */
export function encryptPieces(key: KeyObject, aad: Uint8Array, plain: readonly Uint8Array[]): Buffer[] {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(aad)
  const sealed = plain.map((piece) => cipher.update(piece))
  // GCM is a stream cipher: nothing is left over at the end but the tag.
  cipher.final()
  return [nonce, ...sealed, cipher.getAuthTag()]
}

/** @throws internal.error for anything that was altered, moved, or sealed with another key */
export function decrypt(key: KeyObject, aad: Uint8Array, sealed: Uint8Array): Buffer {
  try {
    const tagStart = sealed.length - TAG_BYTES
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    decipher.setAAD(aad).setAuthTag(sealed.subarray(tagStart))
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, tagStart)), decipher.final()])
  } catch (cause) {
    throw new Refusal('internal.error', { cause })
  }
}

/** The stored form of one small value: a version byte, then what `encrypt` gives. */
export function seal(key: KeyObject, aad: Uint8Array, plain: Uint8Array): Buffer {
  return Buffer.concat([Buffer.of(VERSION), encrypt(key, aad, plain)])
}

/** @throws internal.error */
export function open(key: KeyObject, aad: Uint8Array, sealed: Uint8Array): Buffer {
  if (sealed[0] !== VERSION || sealed.length < OVERHEAD_BYTES) {
    throw new Refusal('internal.error', { cause: new Error('not a sealed value of a known version') })
  }
  return decrypt(key, aad, sealed.subarray(1))
}
