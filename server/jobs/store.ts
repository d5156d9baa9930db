import type { Sql } from '#server/database/connect.ts'

export type Work = { job: string; id: string; holder: string }

/** Tables: work_lease. Each verb is one statement, so that two servers never both believe they hold the same work. */
export function makeLeaseStore(sql: Sql, lifeMs: number) {
  return {
    /** True when the work is the holder's now; else whoever holds it is told that it was asked for again. */
    async take({ job, id, holder }: Work): Promise<boolean> {
      const [row] = await sql<{ holder: string }[]>`
        insert into work_lease as held (job, id, holder, expires_at)
        values (${job}, ${id}, ${holder}, now() + ${lifeMs} * interval '1 millisecond')
        on conflict (job, id) do update set
          holder = case when held.expires_at < now() then excluded.holder else held.holder end,
          is_asked_again = held.expires_at >= now(),
          expires_at = case when held.expires_at < now() then excluded.expires_at else held.expires_at end
        returning holder`
      return row?.holder === holder
    },

    /** False when somebody else has taken the work over meanwhile. */
    async keep({ job, id, holder }: Work): Promise<boolean> {
      const rows = await sql`
        update work_lease set expires_at = now() + ${lifeMs} * interval '1 millisecond'
        where job = ${job} and id = ${id} and holder = ${holder} returning 1`
      return rows.length > 0
    },

    /** Gives the work back unless it was asked for meanwhile; true when it is to be done once more. */
    async giveBackOrGoOn({ job, id, holder }: Work): Promise<boolean> {
      const given = await sql`delete from work_lease where job = ${job} and id = ${id} and holder = ${holder} and not is_asked_again returning 1`
      if (given.length > 0) return false
      const again = await sql`update work_lease set is_asked_again = false where job = ${job} and id = ${id} and holder = ${holder} returning 1`
      return again.length > 0
    },

    /** Ends every lease there is. */
    async clear(): Promise<void> {
      await sql`delete from work_lease`
    },

    async giveBack({ job, id, holder }: Work): Promise<void> {
      await sql`delete from work_lease where job = ${job} and id = ${id} and holder = ${holder}`
    },
  }
}

/** A server that was killed leaves its leases, and with them ids; one that has run out holds nothing. */
export async function forgetOldLeases(sql: Sql): Promise<void> {
  await sql`delete from work_lease where expires_at < now() - interval '1 minute'`
}

export type LeaseStore = ReturnType<typeof makeLeaseStore>
