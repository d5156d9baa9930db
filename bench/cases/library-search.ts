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
import { account } from '../harness/processor-time.ts'
import { median, quantile } from '../harness/statistics.ts'
import { wideLibrary } from '../harness/wide-library.ts'
import type { WideLibrary } from '../harness/wide-library.ts'

/** So many are brought in, and then stand ten times over: what is searched does not depend on how it came there. */
const PASSAGES = 20_000
const TIMES = 10
const AT_ONCE = 1_000
/** The bare program gets fewer: it is told by the passage. */
const BARE_PASSAGES = 5_000
const QUESTIONS = 100
const BARE_QUESTIONS = 20
/** The best of so many tries of a question: what others do on the machine is not what is measured. */
const TRIES = 3
/** A word of a question stands in at least this share of the passages. */
const COMMON = 0.1
const SEED = 20_261_123

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined }
const ms = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function bestOf(measure: () => Promise<number>): Promise<number> {
  let best = Infinity
  for (let attempt = 0; attempt < TRIES; attempt += 1) best = Math.min(best, await measure())
  return best
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
async function bareImport(sql: Database, library: WideLibrary): Promise<number> {
  await sql.begin((tx) => tx.script(`create table bare (id text primary key, title text, body text, search tsvector generated always as
    (setweight(to_tsvector('norwegian', title), 'A') || to_tsvector('norwegian', body)) stored); create index bare_search on bare using gin (search)`))
  const { processorUs } = await account([process.pid], async () => {
    for (let at = 0; at < BARE_PASSAGES; at += AT_ONCE) {
      const passages = batch(library, at, AT_ONCE)
      await sql`insert into bare select * from unnest(${passages.map(({ id }) => id)}::text[], ${passages.map(({ title }) => title)}::text[],
        ${passages.map(({ text }) => text)}::text[])`
    }
  })
  return processorUs
}

const bareSearch = (sql: Database, question: string): Promise<unknown> =>
  sql`with q as (select replace(plainto_tsquery('norwegian', ${question})::text, '&', '|')::tsquery as q) select id, ts_rank(search, q) as rank
    from bare, q where search @@ q order by rank desc limit 5`

/** The same passages again under other ids, with all they are found by. */
async function multiply(sql: Database): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`
    await tx.script(`
      insert into passage (id, source, owner, title, headings, body, kind, language, country, vertical, updated, is_withdrawn, licence, codes, digest)
      select id || 'x' || time, source, owner, title, headings, body, kind, language, country, vertical, updated, is_withdrawn, licence, codes,
        digest from passage, generate_series(2, ${TIMES}) time;
      insert into passage_search select copy.number, s.search, s.language, s.country, s.vertical, s.kind, s.updated, s.is_withdrawn, s.twin, s.about
      from passage_search s join passage one using (number) join passage copy on copy.id like 'clinic:%x%' and split_part(copy.id, 'x', 1) = one.id;
      update library_term set passages = passages * ${TIMES}`)
  })
  await sql`select gin_clean_pending_list('passage_search_terms')`
  await sql.begin((tx) => tx.script('analyze passage_search'))
}

/** Words that stand in a tenth of the passages or more, counted in some of them. */
function commonWords(library: WideLibrary): string[] {
  const sample = batch(library, 0, 2_000).map(({ text }) => new Set(text.replace('.', '').split(' ')))
  return library.words.slice(0, 200).filter((word) => sample.filter((words) => words.has(word)).length >= COMMON * sample.length)
}

function questionsOf(common: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, at) =>
    Array.from({ length: 3 + (at % 4) }, (_unused, word) => common[(at * 7 + word * 13 + word * word) % common.length] ?? '').join(' '),
  )
}

/** Bringing passages in, and finding five of 200,000 by words that stand in a tenth of them or more, in the Postgres that the server brings along. */
export const bench: BenchCase = {
  protocol: 'SEARCH',
  title: 'the library',
  async run({ say }) {
    const library = await wideLibrary(SEED)
    const common = commonWords(library)
    say(`${common.length} words stand in a tenth of the passages or more; ${PASSAGES} passages are brought in`)
    return withLibrary(async (sql) => {
      const bareUs = await bareImport(sql, library)
      const { processorUs } = await account([process.pid], async () => {
        for (let at = 0; at < PASSAGES; at += AT_ONCE) {
          await putPassages(sql, batch(library, at, AT_ONCE))
          if (at % 5_000 === 0) say(`${at + AT_ONCE} are in`)
        }
      })
      say('they are made ten times as many')
      await multiply(sql)
      const ask = (question: string) => ms(() => searchLibrary(sql, { question, language: 'nb', vertical: 'med', country: 'NO', limit: 5 }))
      for (const question of questionsOf(common, 20)) await ask(question)
      const times: number[] = []
      for (const question of questionsOf(common, QUESTIONS)) times.push(await bestOf(() => ask(question)))
      const bareTimes: number[] = []
      for (const question of questionsOf(common, BARE_QUESTIONS)) bareTimes.push(await bestOf(() => ms(() => bareSearch(sql, question))))
      return [
        { name: 'passages brought in, per second of processor time', value: (1e6 * PASSAGES) / processorUs, unit: 'count', atLeast: 500 },
        { name: 'Postgres alone, likewise, by words as they stand', value: (1e6 * BARE_PASSAGES) / bareUs, unit: 'count' },
        { name: 'search of 200,000, p50', value: median(times), unit: 'ms' },
        { name: 'search of 200,000, p95', value: quantile(times, 0.95), unit: 'ms', atMost: 50 },
        { name: `Postgres alone over ${BARE_PASSAGES} passages, every hit ranked, p50`, value: median(bareTimes), unit: 'ms' },
      ]
    })
  },
}
