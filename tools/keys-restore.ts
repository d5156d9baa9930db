import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { makeAccessLog } from '#server/access-log/access-log.ts'
import { readConfig } from '#server/config.ts'
import type { Config } from '#server/config.ts'
import { openDatabase } from '#server/database/connect.ts'
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts'
import { migrate } from '#server/database/migrate.ts'
import { makeLog } from '#server/log.ts'
import { forgetKeyless } from '#server/retention/forget-keyless.ts'
import { readKeyCopy, restoreKeyCopy } from '#server/vault/key-copy.ts'
import { masterKeyFor } from '#server/vault/master-key.ts'
import { openVault, shelfOf } from './open-vault.ts'
import { runTool, ToolRefusal } from './run-tool.ts'

/** The database that the restored rows lie in. No server runs: it would refuse rows whose keys are of another day. */
async function openRestored(config: Config) {
  const embedded = config.databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir: config.dataDir, log: makeLog('warn') }) : undefined
  const target = config.databaseUrl ?? embedded?.connection
  if (target === undefined) throw new Error('neither a database address nor an embedded database')
  const sql = openDatabase(target, { maxConnections: 2 })
  return {
    sql,
    async close() {
      await sql.end()
      await embedded?.stop()
    },
  }
}

/** Puts the newest copy of the keys under rows of an earlier day, and deletes again what has been deleted since (REL-23). */
await runTool(async () => {
  const { values } = parseArgs({ options: { from: { type: 'string' } } })
  if (!values.from) throw new ToolRefusal('Say which copy: npm run keys:restore -- --from keys.jsonl')
  const config = readConfig()
  const text = await readFile(values.from, 'utf8').catch(() => {
    throw new ToolRefusal(`${values.from} cannot be read.`)
  })
  const copy = readKeyCopy(text)
  const { sql, close } = await openRestored(config)
  try {
    await migrate(sql)
    await restoreKeyCopy(copy, { sql, shelf: shelfOf(config), masterKey: await masterKeyFor(config) })
    const accessLog = makeAccessLog({ sql, vault: await openVault(config, sql), keepDays: config.retention.accessLogDays, organisation: config.operator.name })
    const { cases, patients, accounts, documents, triggers, recordings } = await forgetKeyless(
      { sql, accessLog, receiptDays: config.retention.accessLogDays },
      copy,
    )
    console.log(
      `Keys of ${copy.at}. Deleted again: ${cases} cases, ${patients} patients, ${accounts} accounts, and by themselves ${documents} documents, ` +
        `${triggers} trigger phrases, ${recordings} recordings. Their sound goes when the server starts.`,
    )
  } finally {
    await close()
  }
})
