import type { Sql } from './sql.ts'

/**
 * The hour by which periods begin and what is due is hidden: the database's own, or the last one it is known to have reached when its clock
 * has been set back since (docs/decisions/0008-retention-clock.md).
 */
export const reachedHour = (sql: Sql) => sql`greatest(now(), (select reached from retention_clock))`
