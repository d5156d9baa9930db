import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Config } from '#server/config.ts'
import type { DatabaseTarget } from '#server/database/connect.ts'
import { ToolRefusal } from './run-tool.ts'

const Connection = z.object({ host: z.string(), port: z.number(), user: z.string(), database: z.string() })

/** A running server leaves word in its data folder where its own Postgres listens. */
export async function findDatabase({ databaseUrl, dataDir }: Config): Promise<DatabaseTarget> {
  if (databaseUrl) return databaseUrl
  try {
    return Connection.parse(JSON.parse(await readFile(join(dataDir, 'postgres-connection.json'), 'utf8')))
  } catch {
    throw new ToolRefusal(`No server has run on ${dataDir} yet. Start it with npm start, with the same DATA_DIR and PORT, and try again.`)
  }
}
