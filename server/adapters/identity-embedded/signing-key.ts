import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { chmod, link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { calculateJwkThumbprint } from 'jose'
import { z } from 'zod'

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

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

async function read(path: string): Promise<SigningKey | undefined> {
  try {
    return await describe(PrivateJwk.parse(JSON.parse(await readFile(path, 'utf8'))))
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Written whole beside its place and then linked there: of two who do it at once one wins, and nobody ever reads a half key. */
async function make(folder: string, path: string): Promise<void> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const draft = join(folder, `.signing-key-${randomUUID()}`)
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(JSON.stringify(PrivateJwk.parse(privateKey.export({ format: 'jwk' }))))
    await file.sync()
    await link(draft, path)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    await file.close()
    await rm(draft, { force: true })
  }
  const directory = await open(folder, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

/** Takes the data folder; gives the key kept in it, making it at the first call. The server and `npm run token` share it. */
export async function loadSigningKey(dataDir: string): Promise<SigningKey> {
  const folder = join(dataDir, 'identity')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'signing-key.json')
  const kept = await read(path)
  if (kept) return kept
  await chmod(folder, 0o700)
  await make(folder, path)
  const made = await read(path)
  if (!made) throw new Error('the signing key vanished while it was made')
  return made
}
