import postgres from 'postgres'
import type { ErrorCode } from '#contract/error-code.ts'
import { Refusal } from '#contract/refusal.ts'
import { errorCodeOf } from './errno.ts'

/** Postgres' own codes (its manual, appendix A) for failures that pass: whole classes by two characters, single ones by five. */
const REFUSAL_BY_STATE: Readonly<Record<string, ErrorCode>> = {
  '08': 'database.unavailable', // connection lost
  '40': 'database.unavailable', // lost to another transaction more often than we try
  '53': 'database.unavailable', // out of connections or memory
  '53100': 'storage.full',
  '57': 'database.unavailable', // shutting down, starting, or cancelled by a timeout
  '25P03': 'database.unavailable', // session ended while idle in a transaction
  '55P03': 'database.unavailable', // a lock held too long
  '58030': 'storage.unavailable',
}

const DRIVER_CODES = ['CONNECT_TIMEOUT', 'CONNECTION_CLOSED', 'CONNECTION_ENDED', 'CONNECTION_DESTROYED']
const SOCKET_CODES = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EACCES', 'EAGAIN', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']

/**
 * Takes anything thrown by a statement; gives the refusal for a database that is away, busy or full, and
 * undefined for everything else, a mistake in the statement among them.
 */
export function toDatabaseRefusal(error: unknown): Refusal | undefined {
  const code = refusalCode(error)
  return code === undefined ? undefined : new Refusal(code, { cause: error, retryAfterSeconds: 5 })
}

/** True when the transaction lost a race and may simply be run again (REL-19). */
export function isLostRace(error: unknown): boolean {
  return error instanceof postgres.PostgresError && (error.code === '40001' || error.code === '40P01')
}

function refusalCode(error: unknown): ErrorCode | undefined {
  if (error instanceof postgres.PostgresError) return REFUSAL_BY_STATE[error.code] ?? REFUSAL_BY_STATE[error.code.slice(0, 2)]
  const code = errorCodeOf(error)
  if (code === undefined) return undefined
  // The driver puts the statement on a socket's error: that tells it from another service's.
  const isOfStatement = error instanceof Error && 'query' in error
  return DRIVER_CODES.includes(code) || (isOfStatement && SOCKET_CODES.includes(code)) ? 'database.unavailable' : undefined
}
