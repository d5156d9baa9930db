import type { Sql } from '#server/database/connect.ts'

/** The table of wrapped keys. Losing a row is the deletion of all that its key sealed (GDPR-2). */
export const keyStore = {
  /** False when the id has a key already. */
  async insert(sql: Sql, id: string, wrapped: Uint8Array): Promise<boolean> {
    const rows = await sql`insert into data_key (id, wrapped) values (${id}, ${Buffer.from(wrapped)}) on conflict (id) do nothing returning id`
    return rows.length === 1
  },

  async find(sql: Sql, id: string): Promise<Uint8Array | undefined> {
    const [row] = await sql<{ wrapped: Uint8Array }[]>`select wrapped from data_key where id = ${id}`
    return row?.wrapped
  },

  async remove(sql: Sql, id: string): Promise<void> {
    await sql`delete from data_key where id = ${id}`
  },

  /** One key of any kind, to try a master key on. */
  async findAny(sql: Sql): Promise<{ id: string; wrapped: Uint8Array } | undefined> {
    const [row] = await sql<{ id: string; wrapped: Uint8Array }[]>`select id, wrapped from data_key order by id limit 1`
    return row
  },
}

export type KeyStore = typeof keyStore
