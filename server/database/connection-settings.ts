import { types } from 'pg'
import type { ClientConfig } from 'pg'
import type { EmbeddedConnection } from './embedded-postgres.ts'

/** A `postgres://` address, or the embedded server's socket. */
export type DatabaseTarget = string | EmbeddedConnection

const INT8 = 20

/** Counts and sizes come back as numbers; none of ours nears the limit, and one that did would be an error, not a wrong figure. */
function readInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError('a bigint of the database is too large for a number')
  return value
}

const getTypeParser: typeof types.getTypeParser = (oid, format) => (oid === INT8 && format !== 'binary' ? readInt8 : types.getTypeParser(oid, format))

/** What every session is opened with. The last bound is ours alone: it ends the wait for a server that has gone silent. */
export function settingsOf(target: DatabaseTarget): ClientConfig {
  return {
    ...(typeof target === 'string' ? { connectionString: target } : target),
    application_name: 'epikrise',
    keepAlive: true,
    connectionTimeoutMillis: 4_000,
    statement_timeout: 15_000,
    lock_timeout: 4_000,
    idle_in_transaction_session_timeout: 30_000,
    query_timeout: 20_000,
    types: { getTypeParser },
  }
}
