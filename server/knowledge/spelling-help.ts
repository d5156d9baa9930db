import type { Database } from '#server/database/connect.ts'
import { spellingStore } from './store.ts'

type Log = { warn(details: object, message: string): void }

/**
 * Lets Postgres find words by their trigrams where it can: a slip in the first letters is then met too. A database that may not, or whose Postgres
 * comes without pg_trgm, is told of in the log, and slips are looked for among words that begin alike.
 */
export async function prepareSpelling(sql: Database, log: Log): Promise<void> {
  if (await spellingStore.hasTrigrams(sql)) return
  await spellingStore.addTrigrams(sql).catch(() => undefined)
  if (!(await spellingStore.hasTrigrams(sql)))
    log.warn(
      { extension: 'pg_trgm' },
      'this Postgres has no pg_trgm, or may not use it here: slips in the first letters of a word of a question are not met. The owner of the ' +
        'database can create it in the schema trigram',
    )
}
