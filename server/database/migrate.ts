import type { Database, Sql, Transaction } from './connect.ts'
import { MIGRATIONS_FOLDER, readMigrations } from './migration-files.ts'
import type { Migration } from './migration-files.ts'
import { StartupRefusal } from './startup-refusal.ts'

/** Any constant would do; all servers of this product must use the same. */
const LOCK_KEY = 7_305_114

/**
 * Brings the schema forward, one transaction per file; gives the names of those it applied itself.
 * Servers that start at once take turns at the lock, and who comes second finds the work done. A database
 * that is ahead of these files is left alone: during a roll an older server still runs beside a newer one (REL-24).
 */
export async function migrate(database: Database, folder: string = MIGRATIONS_FOLDER): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const applied = await readApplied(database)
  checkHistory(migrations, applied)
  const names: string[] = []
  for (const migration of migrations.filter(({ number }) => !applied.has(number))) {
    if (await apply(database, migration)) names.push(migration.name)
  }
  return names
}

type History = ReadonlyMap<number, { name: string; checksum: string }>

async function readApplied(database: Database): Promise<History> {
  if (!(await hasHistory(database))) {
    await database.begin(async (transaction) => {
      await takeTurn(transaction)
      await transaction`
        create table if not exists schema_migration (
          number integer primary key,
          name text not null,
          checksum text not null,
          applied_at timestamptz not null default now()
        )`
    })
  }
  const rows = await database<{ number: number; name: string; checksum: string }[]>`select number, name, checksum from schema_migration`
  return new Map(rows.map((row) => [row.number, row]))
}

async function hasHistory(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ found: boolean }[]>`select to_regclass('schema_migration') is not null as found`
  return row?.found === true
}

function checkHistory(migrations: readonly Migration[], applied: History): void {
  for (const { number, name, checksum } of migrations) {
    const before = applied.get(number)
    if (before === undefined || before.checksum === checksum) continue
    throw new StartupRefusal(
      before.name === name
        ? `Migration ${name} was changed after it was applied to this database. Put the change into a new migration.`
        : `This database got migration ${before.name} where this program has ${name}: it belongs to another version.`,
    )
  }
}

async function apply(database: Database, { number, name, checksum, statements }: Migration): Promise<boolean> {
  return database.begin(async (transaction) => {
    await takeTurn(transaction)
    const [row] = await transaction`
      insert into schema_migration (number, name, checksum) values (${number}, ${name}, ${checksum})
      on conflict (number) do nothing returning number`
    if (row === undefined) return false
    await transaction.script(statements)
    return true
  })
}

/** A migration may take long, and the others wait for it. */
async function takeTurn(transaction: Transaction): Promise<void> {
  await transaction`set local statement_timeout = 0`
  await transaction`set local lock_timeout = 0`
  await transaction`select pg_advisory_xact_lock(${LOCK_KEY})`
}
