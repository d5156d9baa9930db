import { createLocalJWKSet } from 'jose'
import type { JWK, JWTVerifyGetKey } from 'jose'

/** Where the public keys of the issuer come from. */
export type TokenKeys = {
  /** Finds the key a token names. Throws jose's "no matching key", or a Refusal when no key can be had at all. */
  find: JWTVerifyGetKey
  /** Calls back when a key went or came, so that nothing verified by a retired one is remembered. */
  onRotation: (listener: () => void) => void
}

/** The keys of an issuer in this very process. */
export function makeLocalKeys(jwk: JWK): TokenKeys {
  return { find: createLocalJWKSet({ keys: [jwk] }), onRotation: () => undefined }
}
