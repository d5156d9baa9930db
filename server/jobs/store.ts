import type { Sql } from '#server/database/connect.ts'

export type Asked = { job: string; id: string; ownerId: string }

/** `holder` names one taking of the work: whoever takes it anew, in the same process too, is another. */
export type Work = Asked & { holder: string }

/** `served`: owners, whoever was served last at the end. */
type Room = { room: number; mostPerOwner: number; served: readonly string[] }

/** Holds what waits. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Told what kind of work waits, and nothing more. */
export const WORK_WAITS = 'epikrise_work'

/** A killed server's work is free this long after its last word, and found at the next look (REL-15 asks for 30 s). */
const LEASE_MS = 8_000

const FIRST_REST_MS = 1_000
/** Short enough that what failed for want of something is done soon after that is back. */
const LONGEST_REST_MS = 10_000

async function put(sql: Sql, { job, id, ownerId, holder }: Work, heldMs: number): Promise<string | undefined> {
  const [row] = await sql<{ holder: string }[]>`
    with put as (
      insert into work_lease as was (job, id, owner, holder, expires_at)
      values (${job}, ${id}, ${ownerId}, ${holder}, now() + ${heldMs} * interval '1 millisecond')
      on conflict (job, id) do update set
        is_asked_again = was.holder <> ${NOBODY} and was.expires_at > now(),
        holder = case when was.holder <> ${NOBODY} and was.expires_at > now() then was.holder else excluded.holder end,
        expires_at = case when was.holder <> ${NOBODY} and was.expires_at > now() then was.expires_at else excluded.expires_at end
      returning holder)
    select holder, case when holder = ${NOBODY} then pg_notify(${WORK_WAITS}, ${job}) end from put`
  return row?.holder
}

/**
 * Tables: work_lease. A row is free from its `expires_at` on, whoever held it before. Each verb is one statement, or is right when it stops between
 * two, so that two servers never both believe they hold the same work.
 */
export const workStore = {
  /** True when the work is the holder's now; else whoever holds it is told that it was asked for again. */
  take: async (sql: Sql, work: Work, lifeMs = LEASE_MS): Promise<boolean> => (await put(sql, work, lifeMs)) === work.holder,

  /** Lets the work wait for whoever has room, even if it rests; one that is held is asked for again. */
  async wait(sql: Sql, asked: Asked): Promise<void> {
    await put(sql, { ...asked, holder: NOBODY }, 0)
  },

  /** The same for many that somebody may be at already, or that rest after a failure: those are left alone. */
  async remind(sql: Sql, job: string, asked: readonly Omit<Asked, 'job'>[]): Promise<void> {
    if (asked.length === 0) return
    const [ids, owners] = [asked.map(({ id }) => id), asked.map(({ ownerId }) => ownerId)]
    // In one order for all servers, so that no two wait for each other; the turn is by the order given.
    await sql`
      with put as (
        insert into work_lease (job, id, owner, holder, expires_at, asked_at)
        select ${job}, id, owner, ${NOBODY}::uuid, now(), now() + place * interval '1 microsecond'
        from unnest(${ids}::text[], ${owners}::text[]) with ordinality as asked (id, owner, place) order by id
        on conflict do nothing returning 1)
      select pg_notify(${WORK_WAITS}, ${job}) from put limit 1`
  },

  /**
   * Takes as much as there is room for. Owners take turns: the first of each goes before the second of any, what of theirs is in work, on
   * whichever server, counts, and of two who are level the one goes first who was served longer ago. None has more than `mostPerOwner` in work.
   */
  async claim(sql: Sql, job: string, { room, mostPerOwner, served }: Room): Promise<Work[]> {
    return sql<Work[]>`
      with busy as (
        select owner, count(*) as works from work_lease where job = ${job} and holder <> ${NOBODY} and expires_at > now() group by owner
      ), turns as (
        select id, coalesce(array_position(${served}::text[], owner), 0) as served, asked_at,
          coalesce(works, 0) + row_number() over (partition by owner order by asked_at, id) as turn
        from work_lease left join busy using (owner) where job = ${job} and expires_at <= now()
      ), next as (
        select w.id from work_lease w join turns using (id)
        where w.job = ${job} and w.expires_at <= now() and turn <= ${mostPerOwner}
        order by turn, served, turns.asked_at limit ${room} for update of w skip locked
      )
      update work_lease w set holder = gen_random_uuid(), is_asked_again = false, expires_at = now() + ${LEASE_MS} * interval '1 millisecond'
      from next where w.job = ${job} and w.id = next.id
      returning w.job, w.id, w.owner as "ownerId", w.holder`
  },

  /** Renews the leases of these holders; gives those that still have theirs. */
  async keep(sql: Sql, holders: readonly string[]): Promise<Set<string>> {
    const rows = await sql<{ holder: string }[]>`
      update work_lease set expires_at = now() + ${LEASE_MS} * interval '1 millisecond' where holder = any(${holders}::uuid[]) returning holder`
    return new Set(rows.map(({ holder }) => holder))
  },

  /** Strikes the work off unless it was asked for meanwhile; true when it is to be done once more. */
  async giveBackOrGoOn(sql: Sql, { job, id, holder }: Work): Promise<boolean> {
    const given = await sql`delete from work_lease where job = ${job} and id = ${id} and holder = ${holder} and not is_asked_again returning 1`
    if (given.length > 0) return false
    const again = await sql`update work_lease set is_asked_again = false where job = ${job} and id = ${id} and holder = ${holder} returning 1`
    return again.length > 0
  },

  /** What failed rests, twice as long each time, and by lot, so that what failed together is not tried together. */
  async rest(sql: Sql, { job, id, holder }: Work): Promise<void> {
    await sql`
      update work_lease set holder = ${NOBODY}, is_asked_again = false, failures = failures + 1,
        expires_at = now() + least(${LONGEST_REST_MS}, ${FIRST_REST_MS} * 2 ^ least(failures, 10)) * (0.5 + random() / 2) * interval '1 millisecond'
      where job = ${job} and id = ${id} and holder = ${holder}`
  },

  /** Lets another server go on with it at once. */
  async release(sql: Sql, { job, id, holder }: Work): Promise<void> {
    await sql`
      with released as (
        update work_lease set holder = ${NOBODY}, expires_at = now() where job = ${job} and id = ${id} and holder = ${holder} returning 1)
      select pg_notify(${WORK_WAITS}, ${job}) from released`
  },

  /** Ends every lease and every rest there is: all that is left may be taken. */
  async freeAll(sql: Sql): Promise<void> {
    await sql`update work_lease set holder = ${NOBODY}, is_asked_again = false, failures = 0, expires_at = now()`
  },

  /** @throws what the database says when the queue cannot be read */
  async check(sql: Sql): Promise<void> {
    await sql`select 1 from work_lease limit 1`
  },
}
