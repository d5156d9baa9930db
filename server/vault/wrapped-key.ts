import type { KeyObject } from 'node:crypto'
import { Refusal } from '#contract/refusal.ts'
import { decrypt, encrypt, open, seal, wrappingData } from './envelope.ts'
import type { KeyPlace } from './envelope.ts'

/**
 * The first byte tells how a key is wrapped. Under an epoch its id follows, then nonce, ciphertext and tag. What the master key wraps begins with 1, or with
 * `OWNED` and then the same. The owned forms are bound to an owner, the others to nobody: those are the house's own, and all from before keys were bound.
 */
const UNDER_EPOCH = 2
const OWNED_UNDER_EPOCH = 3
const OWNED = 4
const ID_BYTES = 16

/** `bindsOwners` is false in an epoch that a server began which knew nothing of owners, and may still be at work. */
export type EpochKey = { id: string; key: KeyObject; bindsOwners: boolean }

/** What unwraps keys. */
export type WrappingKeys = { masterKey: KeyObject; find: (epochId: string) => EpochKey | undefined }

const bytesOf = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex')
const uuidOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** Takes a wrapped key; gives the id of the epoch it was wrapped in, undefined for the master key. */
export const epochOf = (wrapped: Uint8Array): string | undefined =>
  wrapped[0] === UNDER_EPOCH || wrapped[0] === OWNED_UNDER_EPOCH ? uuidOf(wrapped.subarray(1, 1 + ID_BYTES)) : undefined

/** True when only its owner unwraps it. */
export const isOwned = (wrapped: Uint8Array): boolean => wrapped[0] === OWNED_UNDER_EPOCH || wrapped[0] === OWNED

const unbound = ({ id }: KeyPlace): KeyPlace => ({ id, ownerId: null })

export function wrapWith(epoch: EpochKey, place: KeyPlace, plain: Uint8Array): Buffer {
  const isBound = epoch.bindsOwners && place.ownerId !== null
  const data = wrappingData(isBound ? place : unbound(place))
  return Buffer.concat([Buffer.of(isBound ? OWNED_UNDER_EPOCH : UNDER_EPOCH), bytesOf(epoch.id), encrypt(epoch.key, data, plain)])
}

export function wrapWithMaster(masterKey: KeyObject, place: KeyPlace, plain: Uint8Array): Buffer {
  const sealed = seal(masterKey, wrappingData(place), plain)
  return place.ownerId === null ? sealed : Buffer.concat([Buffer.of(OWNED), sealed])
}

/** @throws storage.unavailable when the epoch is not known here yet; internal.error for what was altered or moved, or is somebody else's */
export function unwrap(keys: WrappingKeys, place: KeyPlace, wrapped: Uint8Array): Buffer {
  const data = wrappingData(isOwned(wrapped) ? place : unbound(place))
  const epochId = epochOf(wrapped)
  if (epochId === undefined) return open(keys.masterKey, data, isOwned(wrapped) ? wrapped.subarray(1) : wrapped)
  const epoch = keys.find(epochId)
  if (!epoch) throw new Refusal('storage.unavailable', { cause: new Error('a key of an epoch that is not at hand') })
  return decrypt(epoch.key, data, wrapped.subarray(1 + ID_BYTES))
}

/**
 * The same for whoever asks in somebody's name: in an epoch that binds owners, a key that is bound to none is the house's, and opens for the house alone.
 * @throws as above
 */
export function unwrapFor(keys: WrappingKeys, place: KeyPlace, wrapped: Uint8Array): Buffer {
  const epochId = epochOf(wrapped)
  if (place.ownerId !== null && !isOwned(wrapped) && epochId !== undefined && keys.find(epochId)?.bindsOwners) {
    throw new Refusal('internal.error', { cause: new Error('a key that is bound to no owner, in an epoch that binds them') })
  }
  return unwrap(keys, place, wrapped)
}
