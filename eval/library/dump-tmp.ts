import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#server/database/connect.ts'
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts'
import { migrate } from '#server/database/migrate.ts'
import { importSample } from '#server/knowledge/sample/import-sample.ts'
import { askLibrary } from '#server/knowledge/read-question.ts'
import { passageStore, searchStore } from '#server/knowledge/store.ts'
import { PassageKind } from '#server/knowledge/passage.ts'
import { probesFor, termQuery } from '#domain/search/probes.ts'
import { termsOf } from '#domain/search/rank.ts'
import type { Way } from '#domain/search/rank.ts'
import { readQuestions } from './questions.ts'

function meets(way: Way, ranks: Map<string, number>): number {
  if ('term' in way) return way.worth * (ranks.get(way.term) ?? 0)
  const parts = ('all' in way ? way.all : way.any).map((part) => meets(part, ranks))
  if (parts.length === 0) return 0
  return way.worth * ('all' in way ? parts.reduce((s, p) => s + p, 0) / parts.length : Math.max(...parts))
}
const dataDir = await mkdtemp(join(tmpdir(), 'epikrise-library-'))
const server = await startEmbeddedPostgres({ dataDir, log: { debug: () => undefined, info: () => undefined, warn: () => undefined }, isDurable: false })
const sql = openDatabase(server.connection)
await migrate(sql)
await importSample(sql)
const out: unknown[] = []
for (const q of ['med', 'vet'].flatMap((n) => readQuestions(join(import.meta.dirname, `questions-${n}-open.jsonl`)))) {
  const { wanted, audience, frequencies } = await askLibrary(sql, q.question, q)
  const terms = termsOf(wanted).filter((t) => frequencies.of(t) > 0)
  const rows = terms.length === 0 ? [] : await searchStore.candidates(sql, { probes: probesFor(wanted, frequencies), terms: terms.map(termQuery), vertical: q.vertical, kinds: PassageKind.options, each: 5000 })
  const ids = new Map((await passageStore.byNumber(sql, rows.map((r) => r.number))).map((r) => [r.number, r.id]))
  out.push({ ...q, audience, n: frequencies.passages, groups: wanted.map((w) => ({ concepts: w.concepts.map((c) => [c, frequencies.of(c)]), terms: termsOf([w]).map((t) => [t, frequencies.of(t)]) })),
    candidates: rows.map((r) => ({ id: ids.get(r.number), language: r.language, country: r.country, about: r.about, w: r.is_withdrawn, meets: wanted.map((one) => Number(meets(one.way, new Map(terms.map((t, at) => [t, Math.min(1, (r.ranks[at] ?? 0) / 0.607927)]))).toFixed(3))) })) })
}
writeFileSync('/tmp/w/library-scratch/dump.json', JSON.stringify(out))
await sql.end(); await server.stop(); await rm(dataDir, { recursive: true, force: true })
