import type { Pool } from 'pg'
import { openDatabase } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts'
import { migrate } from '#server/database/migrate.ts'
import type { Passage } from '#server/knowledge/passage.ts'
import { putPassages } from '#server/knowledge/put-passages.ts'
import { searchLibrary } from '#server/knowledge/search.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BenchCase } from '../harness/bench-case.ts'
import { openLimitDatabase } from '../harness/limit-program.ts'
import { median, quantile } from '../harness/statistics.ts'
import { wideLibrary } from '../harness/wide-library.ts'
import type { WideLibrary } from '../harness/wide-library.ts'

const PASSAGES = 200_000
const AT_ONCE = 1_000
/** The bare program gets fewer: it is told by the passage. */
const BARE_PASSAGES = 20_000
const QUESTIONS = 200
const BARE_QUESTIONS = 20
/** A word of a question stands in at least this share of the passages. */
const COMMON = 0.1
const SEED = 20_261_123

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined }
const ms = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function withLibrary<Result>(work: (sql: Database) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'epikrise-bench-library-'))
  const server = await startEmbeddedPostgres({ dataDir, log: silent })
  const sql = openDatabase(server.connection)
  try {
    await migrate(sql)
    return await work(sql)
  } finally {
    await sql.end()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const batch = ({ passage }: WideLibrary, from: number, length: number): Passage[] => Array.from({ length }, (_, at) => passage(from + at))

/** Postgres alone: the same texts in one table, its own vector of them, its own rank over all that hold any of the words. */
async function bareLibrary(pool: Pool, library: WideLibrary): Promise<number> {
  await pool.query(`create table bare (id text primary key, title text, body text, search tsvector generated always as
    (setweight(to_tsvector('norwegian', title), 'A') || to_tsvector('norwegian', body)) stored)`)
  await pool.query('create index bare_search on bare using gin (search)')
  return ms(async () => {
    for (let at = 0; at < BARE_PASSAGES; at += AT_ONCE) {
      const passages = batch(library, at, AT_ONCE)
      await pool.query('insert into bare select * from unnest($1::text[], $2::text[], $3::text[])', [passages.map(({ id }) => id), passages.map(({ title }) => title), passages.map(({ text }) => text)])
    }
  })
}

const bareSearch = (pool: Pool, question: string): Promise<unknown> =>
  pool.query("with q as (select replace(plainto_tsquery('norwegian', $1)::text, '&', '|')::tsquery as q) select id, ts_rank(search, q) as rank from bare, q where search @@ q order by rank desc limit 5", [question])

/** Words that stand in a tenth of the passages or more, counted in some of them. */
function commonWords(library: WideLibrary): string[] {
  const sample = batch(library, 0, 2_000).map(({ text }) => new Set(text.replace('.', '').split(' ')))
  return library.words.slice(0, 200).filter((word) => sample.filter((words) => words.has(word)).length >= COMMON * sample.length)
}

function questionsOf(common: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, at) => Array.from({ length: 3 + (at % 4) }, (_unused, word) => common[(at * 7 + word * 13 + word * word) % common.length] ?? '').join(' '))
}

/** Finding five passages among 200,000 by words that stand in a tenth of them or more, and bringing them in. */
export const bench: BenchCase = {
  protocol: 'SEARCH',
  title: 'the library',
  async run({ say }) {
    const library = await wideLibrary(SEED)
    const common = commonWords(library)
    say(`${common.length} words stand in a tenth of the passages or more; ${PASSAGES} passages are brought in`)
    const bare = await openLimitDatabase()
    try {
      const bareImportMs = await bareLibrary(bare.pool, library)
      return await withLibrary(async (sql) => {
        let importMs = 0
        for (let at = 0; at < PASSAGES; at += AT_ONCE) {
          const passages = batch(library, at, AT_ONCE)
          importMs += await ms(() => putPassages(sql, passages))
          if (at % 20_000 === 0) say(`${at + AT_ONCE} in ${(importMs / 1000).toFixed(0)} s`)
        }
        const ask = (question: string) => ms(() => searchLibrary(sql, { question, language: 'nb', vertical: 'med', country: 'NO', limit: 5 }))
        for (const question of questionsOf(common, 20)) await ask(question)
        const times: number[] = []
        for (const question of questionsOf(common, QUESTIONS)) times.push(await ask(question))
        const bareTimes: number[] = []
        for (const question of questionsOf(common, BARE_QUESTIONS)) bareTimes.push(await ms(() => bareSearch(bare.pool, question)))
        return [
          { name: 'passages brought in a second', value: (1000 * PASSAGES) / importMs, unit: 'count', atLeast: 500 },
          { name: 'Postgres alone, a second, by words as they stand', value: (1000 * BARE_PASSAGES) / bareImportMs, unit: 'count' },
          { name: 'search, p50', value: median(times), unit: 'ms' },
          { name: 'search, p95', value: quantile(times, 0.95), unit: 'ms', atMost: 50 },
          { name: 'Postgres alone over a tenth of the passages, every hit ranked, p50', value: median(bareTimes), unit: 'ms' },
        ]
      })
    } finally {
      await bare.close()
    }
  },
}
