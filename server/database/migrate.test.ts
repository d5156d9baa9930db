import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDatabase } from './connect.ts'
import { migrate } from './migrate.ts'
import { StartupRefusal } from './startup-refusal.ts'
import { emptyDatabase } from './testing.ts'
import type { FreshDatabase } from './testing.ts'

let folder: string
let fresh: FreshDatabase

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'epikrise-migrations-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

beforeEach(async () => {
  await rm(folder, { recursive: true, force: true })
  folder = await mkdtemp(join(tmpdir(), 'epikrise-migrations-'))
  await write('0001_first.sql', 'create table first (id integer primary key);')
  await write('0002_second.sql', "insert into first values (1);\nselect pg_sleep(0.1);\ncreate table second (at timestamptz default now());")
  fresh = await emptyDatabase()
  return () => fresh.drop()
})

const write = (name: string, text: string) => writeFile(join(folder, name), text)

test('migrates twice and does nothing the second time', async () => {
  expect(await migrate(fresh.sql, folder)).toEqual(['0001_first', '0002_second'])
  expect(await migrate(fresh.sql, folder)).toEqual([])
  expect(await fresh.sql`select count(*) from first`).toEqual([{ count: 1 }])
})

test('lets servers that start at once take turns, and applies each file once', async () => {
  const others = [1, 2, 3].map(() => openDatabase(fresh.connection))
  const applied = await Promise.all([fresh.sql, ...others].map((sql) => migrate(sql, folder)))
  await Promise.all(others.map((sql) => sql.end()))
  expect(applied.flat().toSorted()).toEqual(['0001_first', '0002_second'])
  expect(await fresh.sql`select count(*) from first`).toEqual([{ count: 1 }])
})

test('leaves nothing of a file that fails, and goes on when it is mended', async () => {
  await write('0003_third.sql', 'create table third (id integer);\nselect nonsense;')
  await expect(migrate(fresh.sql, folder)).rejects.toThrow('nonsense')
  expect(await fresh.sql`select to_regclass('third') as third, (select max(number) from schema_migration) as last`).toEqual([{ third: null, last: 2 }])
  await write('0003_third.sql', 'create table third (id integer);')
  expect(await migrate(fresh.sql, folder)).toEqual(['0003_third'])
})

test('refuses a file that was changed after it was applied', async () => {
  await migrate(fresh.sql, folder)
  await write('0001_first.sql', 'create table first (id bigint primary key);')
  await expect(migrate(fresh.sql, folder)).rejects.toThrow(StartupRefusal)
})

test('REL-24 an older server leaves a newer schema alone', async () => {
  await migrate(fresh.sql, folder)
  await rm(join(folder, '0002_second.sql'))
  expect(await migrate(fresh.sql, folder)).toEqual([])
})

test.each(['0004_gap.sql', '0002_double.sql', '3_short.sql'])('refuses a file out of order: %s', async (name) => {
  await write(name, 'select 1;')
  await expect(migrate(fresh.sql, folder)).rejects.toThrow(`migration ${name < '0002_second.sql' ? '0002_second' : name.slice(0, -4)}`)
})
