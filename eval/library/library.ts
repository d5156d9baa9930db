import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts'
import { migrate } from '#server/database/migrate.ts'
import { importSample } from '#server/knowledge/sample/import-sample.ts'
import { prepareSpelling } from '#server/knowledge/spelling-help.ts'

const SILENT = { debug: () => undefined, info: () => undefined, warn: () => undefined }

/** The open half: the files of questions that may be looked at and learnt from. */
export const OPEN = ['med', 'vet', 'more'].map((name) => join(import.meta.dirname, `questions-${name}-open.jsonl`))

/** Does some work beside a library of its own that holds the invented passages, and takes it away. */
export async function withLibrary(work: (sql: Database) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'epikrise-library-'))
  const server = await startEmbeddedPostgres({ dataDir, log: SILENT, isDurable: false })
  const sql = openDatabase(server.connection)
  try {
    await migrate(sql)
    await prepareSpelling(sql, SILENT)
    await importSample(sql)
    await work(sql)
  } finally {
    await sql.end()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
