/** Text that only this browser profile can read back. */
export type Sealed = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer }

/** A key that can be stored and used but never read out (SEC-62). */
export function makeSealingKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/** Encrypts text; `about` (an id) is bound to it, so that one draft cannot be passed off as another. */
export async function seal(key: CryptoKey, text: string, about: string): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const additionalData = new TextEncoder().encode(about)
  return { iv, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, new TextEncoder().encode(text)) }
}

export async function unseal(key: CryptoKey, { iv, bytes }: Sealed, about: string): Promise<string> {
  const additionalData = new TextEncoder().encode(about)
  return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, bytes))
}
