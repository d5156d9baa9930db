import type { Sql, Transaction } from '#server/database/connect.ts'
import type { KeyPlace } from './envelope.ts'

/** A key as it lies in its row. */
export type WrappedKey = KeyPlace & { wrapped: Uint8Array }

/** The table of wrapped keys. Losing a row is the deletion of all that its key sealed (GDPR-2). */
export const keyStore = {
  /** False when the id has a key already, or the epoch is no longer the current one. */
  async insert(
    sql: Sql,
    { id, ownerId }: KeyPlace,
    { wrapped, epoch, belongsTo = null }: { wrapped: Uint8Array; epoch?: string | undefined; belongsTo?: string | null },
  ): Promise<boolean> {
    const bytes = Buffer.from(wrapped)
    if (epoch === undefined) {
      return (await sql`insert into data_key (id, owner_id, wrapped, belongs_to) values (${id}, ${ownerId}, ${bytes}, ${belongsTo})
        on conflict (id) do nothing returning id`).length === 1
    }
    // The lock holds the epoch until this commits: none is closed while a key is being wrapped in it.
    const rows = await sql`
      with epoch as (select id from key_epoch where id = ${epoch} and state = 'current' for key share)
      insert into data_key (id, owner_id, wrapped, epoch, belongs_to) select ${id}, ${ownerId}::uuid, ${bytes}, epoch.id, ${belongsTo}::uuid
        from epoch on conflict (id) do nothing returning id`
    return rows.length === 1
  },

  async find(sql: Sql, id: string): Promise<Uint8Array | undefined> {
    const [row] = await sql<{ wrapped: Uint8Array }[]>`select wrapped from data_key where id = ${id}`
    return row?.wrapped
  },

  /** Destroys these keys and those that belong to them; counts them in the same commit (NORM-4). Gives how many there were. */
  async destroy(sql: Sql, ids: readonly string[]): Promise<number> {
    const gone = await sql`delete from data_key where id = any(${[...ids]}::uuid[]) or belongs_to = any(${[...ids]}::uuid[]) returning 1`
    if (gone.length > 0) await epochStore.noteUse(sql, 'destroyed', gone.length)
    return gone.length
  },

  /** One key of any kind, to try a master key on. */
  async findAny(sql: Sql): Promise<WrappedKey | undefined> {
    const [row] = await sql<WrappedKey[]>`select id, owner_id as "ownerId", wrapped from data_key order by id limit 1`
    return row
  },

  async replace(sql: Sql, id: string, wrapped: Uint8Array): Promise<void> {
    await sql`update data_key set wrapped = ${Buffer.from(wrapped)} where id = ${id}`
  },

  /** Keys that are not wrapped in the given epoch, held until the transaction ends. The check value stays the master key's. */
  async outside(tx: Transaction, epoch: string, checkId: string): Promise<WrappedKey[]> {
    return tx`
      select id, owner_id as "ownerId", wrapped from data_key where epoch is distinct from ${epoch} and id <> ${checkId} order by id limit 500 for update`
  },

  /**
   * Keys from before they named their owner learn whose they are from the row they seal, or from the key they belong to. Those of no row, and those that a
   * stranger's message was sealed with, remain the house's.
   */
  async nameOwners(sql: Sql): Promise<void> {
    await sql`
      update data_key k set owner_id = o.owner_id
      from (select id, owner_id from consultation_case union all select id, owner_id from patient union all select id, id from app_user) o
      where k.owner_id is null and o.id = k.id`
    await sql`update data_key k set owner_id = o.owner_id from data_key o where k.owner_id is null and o.id = k.belongs_to and o.owner_id is not null`
  },

  /** Only into the current epoch, which is held meanwhile; gives how many were moved. */
  async rewrap(tx: Transaction, epoch: string, keys: readonly { id: string; wrapped: Uint8Array }[]): Promise<number> {
    const moved = await tx`
      with epoch as (select id from key_epoch where id = ${epoch} and state = 'current' for key share)
      update data_key k set wrapped = n.wrapped, epoch = epoch.id
      from epoch, unnest(${keys.map(({ id }) => id)}::uuid[], ${keys.map(({ wrapped }) => wrapped)}::bytea[]) n (id, wrapped)
      where k.id = n.id returning k.id`
    return moved.length
  },
}

export type KeyStore = typeof keyStore

export type EpochState = 'coming' | 'current' | 'closing' | 'destroyed'
export type EpochRow = { id: string; state: EpochState; binds_owners: boolean; age_ms: number }

/** Table key_epoch: which epochs there are; never a key. */
export const epochStore = {
  async living(sql: Sql): Promise<EpochRow[]> {
    return sql<EpochRow[]>`
      select id, state, binds_owners, (extract(epoch from clock_timestamp() - created_at) * 1000)::bigint as age_ms from key_epoch
      where state <> 'destroyed' order by created_at, id`
  },

  /** One that binds owners. False when another server was first. */
  async begin(sql: Sql, id: string, state: 'coming' | 'current'): Promise<boolean> {
    const rows = await sql`insert into key_epoch (id, state, binds_owners) values (${id}, ${state}, true) on conflict do nothing returning id`
    return rows.length === 1
  },

  /** The coming one takes over, unless somebody saw to that. Waits for every key that is being wrapped in the old one. */
  async promote(tx: Transaction, coming: string): Promise<void> {
    const held = await tx<{ id: string }[]>`select id from key_epoch where state in ('coming', 'current') order by id for update`
    const [stillComing] = await tx`select from key_epoch where id = ${coming} and state = 'coming'`
    if (held.length === 0 || !stillComing) return
    await tx`update key_epoch set state = 'closing' where state = 'current'`
    await tx`update key_epoch set state = 'current' where id = ${coming}`
  },

  /** Closed ones that no row names any more are marked; gives all whose key is still to be destroyed. */
  async markDestroyed(sql: Sql): Promise<string[]> {
    await sql`
      update key_epoch e set state = 'destroyed' where state = 'closing' and not exists (select from data_key k where k.epoch = e.id)`
    const rows = await sql<{ id: string }[]>`select id from key_epoch where state = 'destroyed' and destroyed_at is null`
    return rows.map((row) => row.id)
  },

  async confirmDestroyed(sql: Sql, id: string): Promise<void> {
    await sql`update key_epoch set destroyed_at = now() where id = ${id}`
  },

  async forgetUse(sql: Sql, days: number): Promise<void> {
    await sql`delete from key_use where day < (now() - ${days} * interval '1 day')::date`
  },

  /** How often keys were opened, made and destroyed on a day (NORM-4). */
  async noteUse(sql: Sql, kind: string, count: number): Promise<void> {
    await sql`
      insert into key_use (day, kind, count) values (current_date, ${kind}, ${count})
      on conflict (day, kind) do update set count = key_use.count + excluded.count`
  },
}

type CopiedKey = { id: string; ownerId: string | null; epoch: string | null; belongsTo: string | null; wrapped: Uint8Array }
type CopiedEpoch = { id: string; state: EpochState; bindsOwners: boolean }

/** Tables data_key and key_epoch whole, for a copy of the keys; reads the ids of app_user beside them, and of cancelled recordings. */
export const copyStore = {
  /** All as of one moment. */
  async read(tx: Transaction): Promise<{ at: Date; epochs: CopiedEpoch[]; keys: CopiedKey[]; users: { id: string }[]; cancelled: { id: string }[] }> {
    await tx.script('set transaction isolation level repeatable read')
    const [moment] = await tx<{ at: Date }[]>`select now() as at`
    const epochs = await tx<CopiedEpoch[]>`select id, state, binds_owners as "bindsOwners" from key_epoch where state <> 'destroyed' order by created_at, id`
    const keys = await tx<CopiedKey[]>`select id, owner_id as "ownerId", epoch, belongs_to as "belongsTo", wrapped from data_key order by id`
    const users = await tx<{ id: string }[]>`select id from app_user order by id`
    const cancelled = await tx<{ id: string }[]>`select id from recording where state = 'cancelled' order by id`
    return { at: moment?.at ?? new Date(0), epochs, keys, users, cancelled }
  },

  /** Rows that are younger than the copy have keys that it cannot know. */
  async hasYoungerRows(tx: Transaction, at: string): Promise<boolean> {
    const [row] = await tx<{ has: boolean }[]>`select exists (select from data_key where created_at > ${at}::timestamptz + interval '1 second') as has`
    return row?.has ?? false
  },

  /** They are as old as the copy, so that the same one can be put back again. */
  async replace(tx: Transaction, { at, epochs, keys }: { at: string; epochs: readonly CopiedEpoch[]; keys: readonly CopiedKey[] }): Promise<void> {
    await tx`delete from data_key`
    await tx`delete from key_epoch`
    await tx`
      insert into key_epoch (id, state, binds_owners)
      select * from unnest(${epochs.map(({ id }) => id)}::uuid[], ${epochs.map(({ state }) => state)}::text[],
        ${epochs.map(({ bindsOwners }) => bindsOwners)}::boolean[])`
    await tx`
      insert into data_key (id, owner_id, epoch, belongs_to, wrapped, created_at)
      select *, ${at}::timestamptz from unnest(${keys.map(({ id }) => id)}::uuid[], ${keys.map(({ ownerId }) => ownerId)}::uuid[],
        ${keys.map(({ epoch }) => epoch)}::uuid[], ${keys.map(({ belongsTo }) => belongsTo)}::uuid[],
        ${keys.map(({ wrapped }) => Buffer.from(wrapped))}::bytea[])`
  },
}
