import { DatabaseError } from 'pg'
import type { PoolClient, QueryConfig } from 'pg'
import { isLostRace, readDriverFailure } from './failure.ts'
import { makeSql } from './sql.ts'
import type { Sql } from './sql.ts'

/**
 * Statements on the one session of a transaction, in the order they were asked for. Those asked for together are sent together: what does not
 * need the answer of the one before it need not wait for it.
 */
export type Transaction = Sql & {
  /** Runs a text of many statements, without values: a migration. However long it takes. */
  script(text: string): Promise<void>
}

/**
 * Runs the work between begin and commit. A statement that failed undoes all of it, also when the work went on
 * without minding. A statement that comes after the end is refused: on a session given back it would join
 * somebody else's transaction.
 */
export async function beginTransaction<Result>(client: PoolClient, work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
  const session = makeSession(client)
  try {
    // Not waited for: it goes out with the first statement, and were it to fail, nothing of what follows would be committed.
    session.send({ text: 'begin' }).catch(() => undefined)
    const result = await work(session.transaction)
    await session.close()
    await session.query({ text: 'commit' })
    client.release()
    return result
  } catch (error) {
    await session.close().catch(() => undefined)
    const isUndone = !session.isLost() && (await session.query({ text: 'rollback' }).then(() => true, () => false))
    client.release(!isUndone)
    throw error
  }
}

/** The longest a timer of Node waits: 24 days. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

function makeSession(client: PoolClient) {
  let isOpen = true
  let isLost = false
  let firstFailure: { error: unknown } | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function query(statement: QueryConfig): Promise<object[]> {
    try {
      return (await client.query(statement)).rows
    } catch (error) {
      // What is not Postgres' own word comes of the connection, and no rollback would arrive.
      isLost ||= !(error instanceof DatabaseError)
      // A lost race keeps its own name, by which the whole is run again.
      const failure = isLostRace(error) ? error : readDriverFailure(error)
      firstFailure ??= { error: failure }
      throw failure
    }
  }

  /** Postgres takes them one after the other; one that failed does not keep the next from being told so. */
  function send(statement: QueryConfig): Promise<object[]> {
    if (!isOpen) return Promise.reject(new Error('a statement came after its transaction had ended'))
    const mine = query(statement)
    last = mine.catch(() => undefined)
    return mine
  }

  /** Waits for all of them: they are answered in order. */
  async function close(): Promise<void> {
    isOpen = false
    await last
    if (firstFailure !== undefined) throw firstFailure.error
  }

  const script = async (text: string) => {
    await send({ text, query_timeout: LONGEST_WAIT_MS })
  }
  return { query, send, close, isLost: () => isLost, transaction: Object.assign(makeSql(send), { script }) }
}
