import type { Sql } from '#server/database/connect.ts'

/** By this name the servers of that version are known to the database. */
const FORMER = 'pgboss'

/** Longer than such a server is without a session of its queue while it lives: it looks every second. */
const LOOKS_WITHOUT = 10

/** Tables: the schema of the queue that an earlier version had. It held ids alone, and the rows say what is to be done. */
export async function dropFormerQueue(sql: Sql): Promise<void> {
  await sql`drop schema if exists ${sql(FORMER)} cascade`
}

async function isInUse(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ uses: number }[]>`
    select count(*) as uses from pg_stat_activity where datname = current_database() and application_name = ${FORMER}`
  return row?.uses !== 0
}

/**
 * Asked once a minute. While this version is rolled out servers of the one before are at work on the same database: their queue goes when none of them was
 * met at so many looks, one after the other.
 */
export function makeRetireFormerQueue(sql: Sql): () => Promise<void> {
  let looksWithout = 0
  let isRetired = false
  return async () => {
    if (isRetired) return
    const [schema] = await sql`select from pg_namespace where nspname = ${FORMER}`
    if (!schema) return void (isRetired = true)
    looksWithout = (await isInUse(sql)) ? 0 : looksWithout + 1
    if (looksWithout >= LOOKS_WITHOUT) await dropFormerQueue(sql)
  }
}
