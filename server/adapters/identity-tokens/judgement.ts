/** Asymmetric only: with a secret one the public key itself could sign (SEC-38). */
export const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']

/** How far two clocks may be apart (SEC-40, REL-21). */
export const LEEWAY_SECONDS = 60
