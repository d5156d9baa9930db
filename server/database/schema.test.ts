import { expect, test } from 'vitest'
import { describeSchema } from './describe-schema.ts'
import { emptyDatabase, freshDatabase } from './testing.ts'

test('the migrations make the schema that schema.sql shows (write it again with: vitest run server/database/schema.test.ts --update)', async () => {
  const fresh = await freshDatabase()
  const schema = await describeSchema(fresh.sql)
  await fresh.drop()
  await expect(schema).toMatchFileSnapshot('./schema.sql')
})

test('a column, a default, a promise or an index that changes shows in the description', async () => {
  const { sql, drop } = await emptyDatabase()
  const steps = [
    'create table thing (id integer primary key)',
    'alter table thing add column label text',
    'alter table thing alter column label set not null',
    "alter table thing alter column label set default 'x'",
    "alter table thing add constraint short check (length(label) < 9)",
    'create index thing_label on thing (label)',
    "create type colour as enum ('red')",
    'create view things as select id from thing',
    'create function one() returns integer language sql as $$ select 1 $$',
  ]
  const seen = new Set<string>()
  for (const step of steps) {
    await sql.begin((transaction) => transaction.script(step))
    seen.add(await describeSchema(sql))
  }
  await drop()
  expect(seen.size).toBe(steps.length)
})
