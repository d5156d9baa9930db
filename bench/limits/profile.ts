// The limit that PERF-1 is held against: a bearer token verified once and then remembered, one indexed SELECT by a prepared
// statement of the product's own driver, a JSON answer.
import Fastify from 'fastify'
import { openLimitDatabase, rememberedToken, serveLimit } from '../harness/limit-program.ts'

const { pool, close } = await openLimitDatabase()

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

const { token, subjectOf } = await rememberedToken()
const app = Fastify()
const Answer = { type: 'object', properties: { subject: { type: 'string' }, email: { type: 'string' }, name: { type: 'string' } } }
app.get('/user-profile', { schema: { response: { 200: Answer } } }, async (request) => {
  const [row] = await query('select subject, email, name from profile where subject = $1', [await subjectOf(request)])
  return row
})
await serveLimit(app, { path: '/user-profile', token, close })
