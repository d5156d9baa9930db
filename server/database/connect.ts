import postgres from 'postgres'
import { setTimeout as delay } from 'node:timers/promises'
import type { EmbeddedConnection } from './embedded-postgres.ts'
import { isLostRace, toDatabaseRefusal } from './failure.ts'

type Types = { bigint: number }

/** What a store needs: statements, on the pool or inside a transaction. */
export type Sql = postgres.ISql<Types>
export type Transaction = postgres.TransactionSql<Types>
/** The pool itself: statements, transactions, LISTEN, and its end. */
export type Database = postgres.Sql<Types>

export type DatabaseTarget = string | EmbeddedConnection

const TIMEOUTS = { statement_timeout: 15_000, lock_timeout: 4_000, idle_in_transaction_session_timeout: 30_000 } as const

/** Counts and sizes come back as numbers; none of ours nears the limit, and one that did would be an error, not a wrong figure. */
const NUMBER_TYPE = {
  to: 20,
  from: [20],
  serialize: String,
  parse: (raw: string) => {
    const value = Number(raw)
    if (!Number.isSafeInteger(value)) throw new RangeError('a bigint of the database is too large for a number')
    return value
  },
}

/**
 * Opens the pool. Nothing is sent before the first statement. A database that goes away fails each statement at
 * once or within the connect timeout, and the pool finds it again by itself (REL-18).
 */
export function openDatabase(target: DatabaseTarget, options: { maxConnections?: number } = {}): Database {
  const settings = {
    max: options.maxConnections ?? 10,
    connect_timeout: 4,
    idle_timeout: 300,
    // Short on purpose: the default waits up to 20 s before it tries a database that is long back.
    backoff: (attempt: number) => Math.min(0.5, 0.02 * 2 ** Math.min(attempt, 5)),
    onnotice: () => undefined,
    types: { bigint: NUMBER_TYPE },
    connection: { application_name: 'epikrise', ...TIMEOUTS },
  }
  return typeof target === 'string' ? postgres(target, settings) : postgres({ ...target, ...settings })
}

const MAX_ATTEMPTS = 5

/**
 * Runs the work in one transaction, again when it lost a race against another one (REL-19), so the work must
 * have no effect outside the database.
 *
 * @throws database.unavailable, storage.full, storage.unavailable
 */
export async function inTransaction<Result>(database: Database, work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { result } = await database.begin(async (transaction) => ({ result: await work(transaction) }))
      return result
    } catch (error) {
      if (!isLostRace(error) || attempt === MAX_ATTEMPTS) throw toDatabaseRefusal(error) ?? error
      await delay(Math.random() * 10 * 2 ** attempt)
    }
  }
}

/** For `/readyz`: resolves when the database answers. @throws database.unavailable */
export async function checkDatabase(database: Database): Promise<void> {
  await database`select 1`.catch((error: unknown) => {
    throw toDatabaseRefusal(error) ?? error
  })
}
