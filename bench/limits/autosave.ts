// The limit that PERF-4 is held against: a bearer token verified once and then remembered, a JSON body of 8 kB, and one UPDATE of it with its commit
// through the product's own driver.
import Fastify from 'fastify'
import { openLimitDatabase, rememberedToken, serveLimit } from '../harness/limit-program.ts'

const CASES = 400
const { pool, close } = await openLimitDatabase()

const first = await pool.connect()
await first.query({ text: 'create table report (id integer primary key, revision integer not null default 1, body bytea not null)' })
await first.query({ text: `insert into report (id, body) select number, '' from generate_series(0, ${CASES - 1}) as number` })
first.release()

async function save(id: number, body: Buffer): Promise<object[]> {
  const client = await pool.connect()
  try {
    await client.query({ text: 'begin' })
    const { rows } = await client.query({
      name: 'save',
      text: 'update report set body = $2, revision = revision + 1 where id = $1 returning revision',
      values: [id, body],
    })
    await client.query({ text: 'commit' })
    return rows
  } finally {
    client.release()
  }
}

const { token, subjectOf } = await rememberedToken()
const app = Fastify({ bodyLimit: 1024 * 1024 })
app.post<{ Querystring: { id: string }; Body: object }>('/save', async (request) => {
  await subjectOf(request)
  const [row] = await save(Number(request.query.id) % CASES, Buffer.from(JSON.stringify(request.body)))
  return { saved: row, report: request.body }
})
await serveLimit(app, { path: '/save', token, close })
