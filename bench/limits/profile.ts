// The limit that PERF-1 is held against: a bearer token verified once and then remembered, one indexed SELECT by a prepared
// statement of the product's own driver, a JSON answer. Prints one line of JSON when it listens, and ends with its standard input.
import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { generateKeyPair, jwtVerify, SignJWT } from 'jose'
import { Pool } from 'pg'
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'epikrise-limit-'))
const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined }
const server = await startEmbeddedPostgres({ dataDir, log: silent })
const pool = new Pool({ ...server.connection, max: 10 })

async function query(text: string, values: readonly unknown[] = []): Promise<object[]> {
  const client = await pool.connect()
  try {
    return (await client.query({ text, values, ...(values.length > 0 ? { name: 'profile' } : {}) })).rows
  } finally {
    client.release()
  }
}

await query('create table profile (subject text primary key, email text not null, name text not null)')
await query("insert into profile select 'subject-' || number, 'a@b.example', 'Kari' from generate_series(1, 1000) as number")

const { publicKey, privateKey } = await generateKeyPair('ES256')
const token = await new SignJWT().setProtectedHeader({ alg: 'ES256' }).setSubject('subject-500').setExpirationTime('1h').sign(privateKey)
const remembered = new Map<string, string>()

const app = Fastify()
const Answer = { type: 'object', properties: { subject: { type: 'string' }, email: { type: 'string' }, name: { type: 'string' } } }
app.get('/user-profile', { schema: { response: { 200: Answer } } }, async (request) => {
  const bearer = (request.headers.authorization ?? '').slice('Bearer '.length)
  const digest = createHash('sha256').update(bearer).digest('base64')
  let subject = remembered.get(digest)
  if (subject === undefined) {
    const { payload } = await jwtVerify(bearer, publicKey, { algorithms: ['ES256'] })
    subject = payload.sub ?? ''
    remembered.set(digest, subject)
  }
  const [row] = await query('select subject, email, name from profile where subject = $1', [subject])
  return row
})
const address = await app.listen({ port: 0, host: '127.0.0.1' })
console.log(JSON.stringify({ url: `${address}/user-profile`, token }))

async function end(): Promise<void> {
  await app.close()
  await pool.end()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
  process.exit(0)
}

process.stdin.resume().on('end', () => void end())
