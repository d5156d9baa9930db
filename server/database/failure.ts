import { DatabaseError } from 'pg'
import type { ErrorCode } from '#contract/error-code.ts'
import { Refusal } from '#contract/refusal.ts'

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

const NO_SUCH_ROW = '23503'
/** A row that names whose it is in a column of this name could not be made: that account is gone. */
const OF_ACCOUNT = /_(owner|user)_id_fkey$/

/** Whoever asked has been erased since the call was let in; their sign-in counts for nothing any more. */
const isOfErasedAccount = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === NO_SUCH_ROW && OF_ACCOUNT.test(error.constraint ?? '')

/**
 * Takes what the driver threw; gives the refusal for a database that is away, busy or full, and for an account that is
 * gone; the error itself for a mistake in the statement. All that is not Postgres' own word comes of the connection.
 */
export function readDriverFailure(error: unknown): unknown {
  if (error instanceof RangeError || error instanceof Refusal) return error
  if (isOfErasedAccount(error)) return new Refusal('auth.expired', { cause: error })
  const state = error instanceof DatabaseError ? (error.code ?? '') : '08'
  const code = REFUSAL_BY_STATE[state] ?? REFUSAL_BY_STATE[state.slice(0, 2)]
  return code === undefined ? error : new Refusal(code, { cause: error, retryAfterSeconds: 5 })
}

/** True when the transaction lost a race and may simply be run again (REL-19). */
export function isLostRace(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === '40001' || error.code === '40P01')
}
