import type { Sql, Transaction } from '#server/database/connect.ts'

/**
 * Longer than a device keeps a recording it could not send, and than rows of an earlier day may be put back: thirty days each
 * (docs/decisions/0013-tombstones.md).
 */
const KEEP_DAYS = 180

/** A tombstone as it travels with a copy of the keys. */
export type Tombstone = { digest: Uint8Array; at: string }

const digestOf = (sql: Sql, id: unknown) => sql`sha256(convert_to((${String(id)}::uuid)::text, 'UTF8'))`

/** Tables: tombstone. What is named here was deleted, and nothing makes it again under its id. */
export const tombstoneStore = {
  /** A condition: nothing of this id was deleted. It is judged by the statement that would make the row, after whoever deletes has committed. */
  isNone: (sql: Sql, id: string) => sql`not exists (select from tombstone where digest = ${digestOf(sql, id)})`,

  /** In the commit that deletes them. */
  async keep(tx: Transaction, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    await tx`insert into tombstone (digest) select sha256(convert_to(id::text, 'UTF8')) from unnest(${[...ids]}::uuid[]) id on conflict do nothing`
  },

  async all(sql: Sql): Promise<{ digest: Uint8Array; deleted_at: Date }[]> {
    return sql`select digest, deleted_at from tombstone order by digest`
  },

  /** Those of a copy, beside those that are there. */
  async putBack(tx: Transaction, tombstones: readonly Tombstone[]): Promise<void> {
    await tx`
      insert into tombstone (digest, deleted_at)
      select * from unnest(${tombstones.map(({ digest }) => Buffer.from(digest))}::bytea[], ${tombstones.map(({ at }) => at)}::timestamptz[])
        on conflict do nothing`
  },

  async forgetOld(sql: Sql): Promise<void> {
    await sql`delete from tombstone where deleted_at < now() - ${KEEP_DAYS} * interval '1 day'`
  },
}
