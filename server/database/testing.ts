import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { openDatabase } from './connect.ts'
import type { Database } from './connect.ts'
import type { EmbeddedConnection } from './embedded-postgres.ts'

export type FreshDatabase = { sql: Database; connection: EmbeddedConnection; drop(): Promise<void> }

/**
 * A database of its own for one test file: a copy of the migrated template on the server that the whole run shares.
 * `drop` ends the pool and removes it; the server itself goes with the run.
 */
export async function freshDatabase(): Promise<FreshDatabase> {
  const { server, template } = inject('testDatabase')
  return copyDatabase(server, template)
}

/** The same without any table, for what makes its own. */
export async function emptyDatabase(): Promise<FreshDatabase> {
  return copyDatabase(inject('testDatabase').server, 'template1')
}

async function copyDatabase(server: EmbeddedConnection, template: string): Promise<FreshDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, (sql) => sql`create database ${sql(name)} template ${sql(template)} strategy file_copy`)
  const connection = { ...server, database: name }
  const sql = openDatabase(connection)
  const drop = async () => {
    await sql.end()
    await onServer(server, (admin) => admin`drop database ${admin(name)} with (force)`)
  }
  return { sql, connection, drop }
}

async function onServer(server: EmbeddedConnection, work: (sql: Database) => Promise<unknown>): Promise<void> {
  const admin = openDatabase(server, { maxConnections: 1 })
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}
