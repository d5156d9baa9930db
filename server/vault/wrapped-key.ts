import type { KeyObject } from 'node:crypto'
import { Refusal } from '#contract/refusal.ts'
import { decrypt, encrypt, open, seal, wrappingData } from './envelope.ts'

/** Wrapped by an epoch key: this byte, the epoch's id, then nonce, ciphertext and tag. What the master key wraps begins with 1. */
const UNDER_EPOCH = 2
const ID_BYTES = 16

export type EpochKey = { id: string; key: KeyObject }

const bytesOf = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex')
const uuidOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** Takes a wrapped key; gives the id of the epoch it was wrapped in, undefined for the master key. */
export const epochOf = (wrapped: Uint8Array): string | undefined => (wrapped[0] === UNDER_EPOCH ? uuidOf(wrapped.subarray(1, 1 + ID_BYTES)) : undefined)

export function wrapWith(epoch: EpochKey, id: string, plain: Uint8Array): Buffer {
  return Buffer.concat([Buffer.of(UNDER_EPOCH), bytesOf(epoch.id), encrypt(epoch.key, wrappingData(id), plain)])
}

export const wrapWithMaster = (masterKey: KeyObject, id: string, plain: Uint8Array): Buffer => seal(masterKey, wrappingData(id), plain)

/** @throws storage.unavailable when the epoch is not known here yet; internal.error for what was altered or moved */
export function unwrap(keys: { masterKey: KeyObject; find: (epochId: string) => KeyObject | undefined }, id: string, wrapped: Uint8Array): Buffer {
  const epochId = epochOf(wrapped)
  if (epochId === undefined) return open(keys.masterKey, wrappingData(id), wrapped)
  const key = keys.find(epochId)
  if (!key) throw new Refusal('storage.unavailable', { cause: new Error('a key of an epoch that is not at hand') })
  return decrypt(key, wrappingData(id), wrapped.subarray(1 + ID_BYTES))
}
