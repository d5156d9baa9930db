import { generateKeyPairSync } from 'node:crypto'
import { dirname, join } from 'node:path'
import { calculateJwkThumbprint } from 'jose'
import { z } from 'zod'
import { makeFolderDurably, putOnceDurably } from '#server/files/durable-files.ts'
import { nodeFiles } from '#server/files/node-files.ts'
import type { Files } from '#server/ports/files.ts'

const PrivateJwk = z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string(), d: z.string() })
type PrivateJwk = z.infer<typeof PrivateJwk>

/** The pair that signs id tokens (ES256), both halves as JWK with the same `kid`. */
export type SigningKey = {
  privateJwk: PrivateJwk & { kid: string; alg: 'ES256'; use: 'sig' }
  publicJwk: Omit<PrivateJwk, 'd'> & { kid: string; alg: 'ES256'; use: 'sig' }
}

async function describe(jwk: PrivateJwk): Promise<SigningKey> {
  const { d, ...shared } = jwk
  const about = { kid: await calculateJwkThumbprint(shared), alg: 'ES256', use: 'sig' } as const
  return { privateJwk: { ...shared, d, ...about }, publicJwk: { ...shared, ...about } }
}

/** Written whole beside its place and then linked there: of two who do it at once one wins, and nobody ever reads a half key. */
async function make(files: Files, path: string): Promise<void> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  await makeFolderDurably(files, dirname(path))
  await putOnceDurably(files, path, Buffer.from(JSON.stringify(PrivateJwk.parse(privateKey.export({ format: 'jwk' })))))
}

/** Takes the data folder; gives the key kept in it, making it at the first call. The server and `npm run token` share it. */
export async function loadSigningKey(dataDir: string, files: Files = nodeFiles): Promise<SigningKey> {
  const path = join(dataDir, 'identity', 'signing-key.json')
  if ((await files.read(path)) === undefined) await make(files, path)
  const kept = await files.read(path)
  if (!kept) throw new Error('the signing key vanished while it was made')
  return describe(PrivateJwk.parse(JSON.parse(kept.toString('utf8'))))
}
