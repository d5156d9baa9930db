// The limit that PERF-4 is held against: a bearer token verified once and then remembered, a JSON body of 8 kB, and one UPDATE of it with its commit
// through the product's own driver. Prints one line of JSON when it listens, and ends with its standard input.
import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { generateKeyPair, jwtVerify, SignJWT } from 'jose'
import { Pool } from 'pg'
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts'

const CASES = 400
const dataDir = await mkdtemp(join(tmpdir(), 'epikrise-limit-'))
const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined }
const server = await startEmbeddedPostgres({ dataDir, log: silent })
const pool = new Pool({ ...server.connection, max: 10 })

const first = await pool.connect()
await first.query({ text: 'create table report (id integer primary key, revision integer not null default 1, body bytea not null)' })
await first.query({ text: `insert into report (id, body) select number, '' from generate_series(0, ${CASES - 1}) as number` })
first.release()

const { publicKey, privateKey } = await generateKeyPair('ES256')
const token = await new SignJWT().setProtectedHeader({ alg: 'ES256' }).setSubject('subject-500').setExpirationTime('1h').sign(privateKey)
const remembered = new Map<string, string>()

async function save(id: number, body: Buffer): Promise<object[]> {
  const client = await pool.connect()
  try {
    await client.query({ text: 'begin' })
    const { rows } = await client.query({ name: 'save', text: 'update report set body = $2, revision = revision + 1 where id = $1 returning revision', values: [id, body] })
    await client.query({ text: 'commit' })
    return rows
  } finally {
    client.release()
  }
}

const app = Fastify({ bodyLimit: 1024 * 1024 })
app.post<{ Querystring: { id: string }; Body: object }>('/save', async (request) => {
  const bearer = (request.headers.authorization ?? '').slice('Bearer '.length)
  const digest = createHash('sha256').update(bearer).digest('base64')
  if (!remembered.has(digest)) {
    const { payload } = await jwtVerify(bearer, publicKey, { algorithms: ['ES256'] })
    remembered.set(digest, payload.sub ?? '')
  }
  const [row] = await save(Number(request.query.id) % CASES, Buffer.from(JSON.stringify(request.body)))
  return { saved: row, report: request.body }
})
const address = await app.listen({ port: 0, host: '127.0.0.1' })
console.log(JSON.stringify({ url: `${address}/save`, token }))

async function end(): Promise<void> {
  await app.close()
  await pool.end()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
  process.exit(0)
}

process.stdin.resume().on('end', () => void end())
