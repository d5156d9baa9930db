import { z } from 'zod'
import type { JSONWebKeySet } from 'jose'
import { isLoopbackHost } from '#contract/tenant.ts'
import type { Answer } from './send.ts'

const Metadata = z.object({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https?$/ }) })
const Keys = z.object({ keys: z.array(z.looseObject({ kty: z.string(), kid: z.string().optional(), use: z.string().optional() })).max(100) })

function parse({ status, text }: Answer): unknown {
  if (status !== 200) throw new Error(`the identity provider answered ${status}`)
  return JSON.parse(text)
}

/** Takes the discovery document; gives the address of the keys. A document of another issuer is not believed (SEC-43). */
export function readKeysAddress(answer: Answer, issuer: string): string {
  const metadata = Metadata.parse(parse(answer))
  if (metadata.issuer !== issuer) throw new Error('the discovery document names another issuer')
  const address = new URL(metadata.jwks_uri)
  if (address.protocol === 'http:' && !isLoopbackHost(address.host)) throw new Error('the address of the keys is not encrypted')
  return address.href
}

/** Takes the key set; gives its asymmetric signing keys. */
export function readKeys(answer: Answer): JSONWebKeySet {
  const { keys } = Keys.parse(parse(answer))
  return { keys: keys.filter(({ kty, use }) => ['RSA', 'EC', 'OKP'].includes(kty) && (use === undefined || use === 'sig')) }
}
