import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { generateKeyPair, jwtVerify, SignJWT } from 'jose'
import { Pool } from 'pg'
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts'

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined }

/** A Postgres of its own, reached through the product's own driver; gone with `close`. */
export async function openLimitDatabase(): Promise<{ readonly pool: Pool; close(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'epikrise-limit-'))
  const server = await startEmbeddedPostgres({ dataDir, log: silent })
  const pool = new Pool({ ...server.connection, max: 10 })
  // A pool that is ended lets go of connections that are not closed yet: the database that stops tells them.
  pool.on('error', () => undefined)
  return {
    pool,
    async close() {
      await pool.end()
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A bearer token, and who sent it: verified once and then remembered by its digest. */
export async function rememberedToken(): Promise<{ readonly token: string; subjectOf(request: FastifyRequest): Promise<string> }> {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const token = await new SignJWT().setProtectedHeader({ alg: 'ES256' }).setSubject('subject-500').setExpirationTime('1h').sign(privateKey)
  const remembered = new Map<string, string>()
  return {
    token,
    async subjectOf(request) {
      const bearer = (request.headers.authorization ?? '').slice('Bearer '.length)
      const digest = createHash('sha256').update(bearer).digest('base64')
      const known = remembered.get(digest)
      if (known !== undefined) return known
      const { payload } = await jwtVerify(bearer, publicKey, { algorithms: ['ES256'] })
      remembered.set(digest, payload.sub ?? '')
      return payload.sub ?? ''
    },
  }
}

/** Listens, prints one line of JSON that says where, and ends with its standard input. */
export async function serveLimit(app: FastifyInstance, { path, token, close }: { path: string; token: string; close: () => Promise<void> }): Promise<void> {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  console.log(JSON.stringify({ url: `${address}${path}`, token }))
  const end = async (): Promise<void> => {
    await app.close()
    await close()
    process.exit(0)
  }
  process.stdin.resume().on('end', () => void end())
}
