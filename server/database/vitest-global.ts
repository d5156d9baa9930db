import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from './connect.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import type { EmbeddedConnection } from './embedded-postgres.ts'
import { migrate } from './migrate.ts'

const TEMPLATE = 'epikrise_template'
const SILENT = { debug: () => undefined, info: () => undefined, warn: () => undefined }

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabase: { server: EmbeddedConnection; template: string }
  }
}

/** One Postgres for the run, and in it a migrated database that each test file gets a copy of. Gives what takes both away. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'epikrise-test-'))
  const server = await startEmbeddedPostgres({ dataDir, log: SILENT, isDurable: false })
  const end = async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await makeTemplate(server.connection)
  } catch (error) {
    await end()
    throw error
  }
  project.provide('testDatabase', { server: server.connection, template: TEMPLATE })
  return end
}

async function makeTemplate(connection: EmbeddedConnection): Promise<void> {
  const admin = openDatabase(connection, { maxConnections: 1 })
  await admin`create database ${admin(TEMPLATE)} strategy file_copy`
  await admin.end()
  const template = openDatabase({ ...connection, database: TEMPLATE }, { maxConnections: 1 })
  await migrate(template)
  await template.end()
}
