import { loadSigningKey } from '#server/adapters/identity-embedded/signing-key.ts'
import { signToken } from '#server/adapters/identity-embedded/sign-token.ts'
import type { RunningServer } from '../../e2e/harness/server.ts'

/** Id tokens of as many people: one alone would meet the limit of 300 calls a minute long before the machine's. */
export async function manyTokens(server: RunningServer, count: number): Promise<string[]> {
  const key = await loadSigningKey(server.dataDir)
  const issuer = `http://localhost:${server.port}/oidc`
  const people = Array.from({ length: count }, (_, index) => `person-${index}@klinikk.example`)
  return Promise.all(people.map((email) => signToken({ key, issuer, clientId: 'epikrise', email, issuedAt: new Date() })))
}
