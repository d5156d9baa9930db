import { openDatabase } from '#server/database/connect.ts'
import type { Database, DatabaseTarget } from '#server/database/connect.ts'

/** A database whose clock a test may set: every `now()` of a statement answers what it says. */
export type SkewedClock = {
  setBy: (interval: string) => Promise<void>
  /** Of the hour that has been reached nothing newer is known than that of the day before: whoever looks first is seen by it. */
  forgetReached: () => Promise<void>
}

/** Takes a database that nobody has a session of yet; every one to come looks for `now()` in a place of ours first. */
export async function skewClock(connection: DatabaseTarget): Promise<SkewedClock> {
  const admin = openDatabase(connection, { maxConnections: 1 })
  await admin.begin((tx) => tx.script(`
    create schema skewed;
    create table skewed.skew (amount interval not null);
    insert into skewed.skew values ('0');
    create function skewed.now() returns timestamptz language sql stable as 'select pg_catalog.now() + (select amount from skewed.skew)';
    do $$ begin execute format('alter database %I set search_path = skewed, pg_catalog, public', current_database()); end $$;`))
  await admin.end()
  const inSession = async (work: (session: Database) => Promise<unknown>): Promise<void> => {
    const session = openDatabase(connection, { maxConnections: 1 })
    await work(session)
    await session.end()
  }
  return {
    setBy: (interval) => inSession((session) => session`update skewed.skew set amount = ${interval}::interval`),
    forgetReached: () => inSession((session) => session`update retention_clock set reached = now() - interval '1 day'`),
  }
}
