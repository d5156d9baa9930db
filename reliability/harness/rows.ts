import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { openDatabase } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'

const Connection = z.object({ host: z.string(), port: z.number(), user: z.string(), database: z.string() })

/** Does something with the rows of a server that runs on this data folder, behind its back. */
export async function withRows<Result>(dataDir: string, work: (sql: Database) => Promise<Result>): Promise<Result> {
  const sql = openDatabase(Connection.parse(JSON.parse(await readFile(join(dataDir, 'postgres-connection.json'), 'utf8'))), { maxConnections: 1 })
  try {
    return await work(sql)
  } finally {
    await sql.end()
  }
}
