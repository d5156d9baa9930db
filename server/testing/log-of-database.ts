import type { Sql } from '#server/database/connect.ts'

/** The segment of the write-ahead log that is written now: what was written before this moment lies in it or before it. */
export async function currentSegment(sql: Sql): Promise<string> {
  const [row] = await sql<{ name: string }[]>`select pg_walfile_name(pg_current_wal_insert_lsn()) as name`
  return row!.name
}

/**
 * The bytes of the database's write-ahead log from a segment on, one segment at a time. The log is that of every database
 * of a test run, up to a gigabyte of it: it is read in pieces and searched here, so that no statement reaches its limit.
 */
export async function* readLogFrom(sql: Sql, first: string): AsyncGenerator<Buffer> {
  await sql`checkpoint`
  const segments = await sql<{ name: string; size: number }[]>`
    select name, size::int from pg_ls_waldir()
    where name between ${first} and pg_walfile_name(pg_current_wal_insert_lsn()) and name ~ '^[0-9A-F]{24}$'`
  for (const { name, size } of segments) {
    const [segment] = await sql<{ bytes: Buffer | null }[]>`select pg_read_binary_file('pg_wal/' || ${name}, 0, ${size}, true) as bytes`
    if (segment?.bytes) yield segment.bytes
  }
}
