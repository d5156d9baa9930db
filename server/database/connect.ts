import { setTimeout as delay } from 'node:timers/promises'
import { Pool } from 'pg'
import type { CommitCompanion } from './commit-companion.ts'
import { settingsOf } from './connection-settings.ts'
import type { DatabaseTarget } from './connection-settings.ts'
import { isLostRace, readDriverFailure } from './failure.ts'
import { makeListener } from './listen.ts'
import type { Listen } from './listen.ts'
import { makeSql } from './sql.ts'
import type { Sql } from './sql.ts'
import { beginTransaction } from './transaction.ts'
import type { Transaction } from './transaction.ts'

export type { Sql } from './sql.ts'
export type { Transaction } from './transaction.ts'
export type { DatabaseTarget } from './connection-settings.ts'

/** The pool: statements each on any session, transactions on one, notifications on one of their own. */
export type Database = Sql & {
  begin<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>
  listen: Listen
  /** Ends idle sessions at once and busy ones when they are done. */
  end(): Promise<void>
}

/**
 * Opens the pool. Nothing is sent before the first statement. A database that goes away fails each statement within
 * the connect timeout as database.unavailable; a session that was lost is never used again (REL-18).
 */
export function openDatabase(target: DatabaseTarget, { maxConnections = 10 }: { maxConnections?: number } = {}): Database {
  const settings = settingsOf(target)
  const pool = new Pool({ ...settings, pipeline: true, max: maxConnections, idleTimeoutMillis: 300_000, maxLifetimeSeconds: 3_600 })
  // A session that breaks is dropped by the pool; what was under way on it is told to whoever awaits it.
  pool.on('error', () => undefined).on('connect', (client) => void client.on('error', () => undefined))
  const listener = makeListener(settings)

  const acquire = () => pool.connect().catch((error: unknown) => {
    throw readDriverFailure(error)
  })

  const sql = makeSql(async (statement) => {
    const client = await acquire()
    try {
      const { rows } = await client.query(statement)
      client.release()
      return rows
    } catch (error) {
      const failure = readDriverFailure(error)
      client.release(failure !== error)
      throw failure
    }
  })

  let ended: Promise<void> | undefined
  return Object.assign(sql, {
    begin: async <Result>(work: (transaction: Transaction) => Promise<Result>) => beginTransaction(await acquire(), work),
    listen: listener.listen,
    end: () => (ended ??= Promise.all([pool.end(), listener.end()]).then(() => undefined)),
  })
}

const MAX_ATTEMPTS = 5

/**
 * A unit of work: runs it in one transaction, with what is to stand in the same commit, which is the audit of the call or `ALONE`. Runs it again
 * when it lost a race against another one (REL-19), so the work must have no effect outside the database.
 *
 * @throws database.unavailable, storage.full, storage.unavailable
 */
export async function inTransaction<Result>(
  database: Database,
  companion: CommitCompanion,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const result = await database.begin(async (transaction) => {
        const done = await work(transaction)
        await companion.beforeCommit(transaction)
        return done
      })
      companion.committed()
      return result
    } catch (error) {
      if (!isLostRace(error)) throw error
      if (attempt === MAX_ATTEMPTS) throw readDriverFailure(error)
      await delay(Math.random() * 10 * 2 ** attempt)
    }
  }
}

/** For `/readyz`: resolves when the database answers. @throws database.unavailable */
export async function checkDatabase(database: Database): Promise<void> {
  await database`select 1`
}
