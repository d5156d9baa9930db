/** Bytes sealed with the key of this browser profile. */
export type Sealed = { readonly iv: Uint8Array<ArrayBuffer>; readonly bytes: ArrayBuffer }

const IV_BYTES = 12

/** Makes the key of this browser. It can be used here but never read out, not even by our own code. */
export function makeSliceKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/** Seals bytes; `place` says where they belong, and they open nowhere else. */
export async function seal(key: CryptoKey, bytes: Uint8Array<ArrayBuffer>, place: string): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const additionalData = new TextEncoder().encode(place)
  return { iv, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, bytes) }
}

export async function unseal(key: CryptoKey, sealed: Sealed, place: string): Promise<Uint8Array<ArrayBuffer>> {
  const additionalData = new TextEncoder().encode(place)
  return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.iv, additionalData }, key, sealed.bytes))
}
