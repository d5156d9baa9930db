import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '#server/database/testing.ts'
import type { FreshDatabase } from '#server/database/testing.ts'
import { makeLog } from '#server/log.ts'
import { makeRetireFormerQueue } from './former-queue.ts'
import { makeJobQueue } from './job-queue.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.sql`create schema pgboss`
  await database.sql`create table pgboss.job (id text)`
})

const isThere = async () => (await database.sql`select from pg_namespace where nspname = 'pgboss'`).length === 1

test('REL-24 the former queue stays while a server of that version is at work, and goes when none was met for a while', async () => {
  const retire = makeRetireFormerQueue(database.sql)
  const server = new Client({ ...database.connection, application_name: 'pgboss' })
  for (let look = 0; look < 8; look += 1) await retire()
  await server.connect()
  await retire()
  await server.end()
  await expect.poll(() => database.sql`select from pg_stat_activity where application_name = 'pgboss' and datname = current_database()`).toEqual([])
  for (let look = 0; look < 9; look += 1) await retire()
  expect(await isThere()).toBe(true)
  await retire()
  expect(await isThere()).toBe(false)
  await retire()
})

test('a server that is alone on its database has nobody to wait for', async () => {
  const jobs = makeJobQueue({ sql: database.sql, log: makeLog('silent'), isAlone: true })
  await jobs.start()
  await jobs.stop()
  expect(await isThere()).toBe(false)
})
