import type { KeyObject } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { associatedData, decrypt, encrypt, open, seal } from './envelope.ts'
import type { Place } from './envelope.ts'

/** The first byte of a text that was made smaller before it was sealed; of one that was not, the envelope's own version. */
const DEFLATED = 3
/** Below this there is nothing to gain. */
const SMALL_BYTES = 256
/** A longer one would have been refused on its way in many times over. */
const MOST_BYTES = 256 * 1024 * 1024

const dataOf = (purpose: 'text' | 'deflated-text', { id, field }: Place): Buffer => associatedData(purpose, [id, field])

/**
 * What is sealed can be made smaller by nobody afterwards: a report of 8 kB lies in the row or beside it, in its log and in each version of it, as
 * 8 kB or as three. The length of a sealed text tells something of its content either way; nobody outside can mix words of their own into it and watch.
 */
export function sealText(key: KeyObject, place: Place, text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8')
  if (bytes.length < SMALL_BYTES) return seal(key, dataOf('text', place), bytes)
  return Buffer.concat([Buffer.of(DEFLATED), encrypt(key, dataOf('deflated-text', place), deflateRawSync(bytes, { level: 1 }))])
}

/** @throws internal.error for a text that was altered, or moved from another row or field */
export function openText(key: KeyObject, place: Place, sealed: Uint8Array): string {
  if (sealed[0] !== DEFLATED) return open(key, dataOf('text', place), sealed).toString('utf8')
  return inflateRawSync(decrypt(key, dataOf('deflated-text', place), sealed.subarray(1)), { maxOutputLength: MOST_BYTES }).toString('utf8')
}
