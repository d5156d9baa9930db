import { expect, test } from 'vitest'
import { makeSql } from './sql.ts'
import type { Compiled, Parameter } from './compile.ts'

const sent: Compiled[] = []
const sql = makeSql(async (statement) => {
  sent.push(statement)
  return []
})
const compiled = async (statement: PromiseLike<unknown>) => {
  await statement
  return sent.at(-1)
}

test('SEC-2 values travel beside the text', async () => {
  const name = "x'; drop table patient; --"
  expect(await compiled(sql`select ${name}, ${3}, ${null}`)).toMatchObject({ text: 'select $1, $2, $3', values: [name, 3, null] })
})

test('a statement within another becomes a piece of it', async () => {
  const owned = (id: string) => sql`owner = ${id} and alive`
  expect(await compiled(sql`select 1 where a = ${1} and ${owned('me')} and b = ${2}`)).toMatchObject({
    text: 'select 1 where a = $1 and owner = $2 and alive and b = $3',
    values: [1, 'me', 2],
  })
})

test.each([
  ['a name', sql`drop table ${sql('a"b')}`, 'drop table "a""b"', []],
  ['a list', sql`select 1 where id = any(${['a', 'b']})`, 'select 1 where id = any($1)', [['a', 'b']]],
  ['a row', sql`insert into t ${sql({ id: 1, note: 'n' })}`, 'insert into t ("id", "note") values ($1, $2)', [1, 'n']],
  [
    'assignments',
    sql`update t set ${sql({ a: 1, b: sql.json({ x: 'ø' }) })} where id = ${7}`,
    'update t set "a" = $1, "b" = $2 where id = $3',
    [1, '{"x":"ø"}', 7],
  ],
])('writes %s', async (_what, statement, text, values) => {
  expect(await compiled(statement)).toMatchObject({ text, values })
})

test('each text has one name, by which Postgres knows the plan', async () => {
  const find = (ids: number[]) => sql`select 1 where id = any(${ids})`
  const [one, other] = [await compiled(find([1])), await compiled(find([1, 2]))]
  expect(one?.name).toMatch(/^s\d+$/)
  expect(other?.name).toBe(one?.name)
  expect((await compiled(sql`select 2`))?.name).not.toBe(one?.name)
})

test.each([
  ['an undefined value', () => sql`select ${undefined as unknown as null}`],
  ['an undefined column', () => sql`update t set ${sql({ a: undefined })}`],
  ['no column', () => sql`update t set ${sql({})}`],
])('refuses %s before anything is sent', async (_what, statement) => {
  const before = sent.length
  await expect(statement()).rejects.toThrow(TypeError)
  expect(sent.length).toBe(before)
})

test('sends nothing until it is awaited, and once however often', async () => {
  const before = sent.length
  const statement = sql`select 1`
  expect(sent.length).toBe(before)
  await Promise.all([statement, statement])
  expect(sent.length).toBe(before + 1)
})

test('one template around a value, a name, a row and a piece is four texts, whichever came first', async () => {
  const around = (part: Parameter) => sql`select 1 where ${part} = ${7}`
  const texts = async () => [
    (await compiled(around(5)))?.text,
    (await compiled(around(sql('"a"'))))?.text,
    (await compiled(around(sql({ a: 5 }))))?.text,
    (await compiled(around(sql`b + ${1}`)))?.text,
  ]
  const first = await texts()
  expect(first).toEqual(['select 1 where $1 = $2', 'select 1 where """a""" = $1', 'select 1 where ("a") values ($1) = $2', 'select 1 where b + $1 = $2'])
  expect(await texts()).toEqual(first)
  expect((await compiled(around(sql`b + ${1}`)))?.values).toEqual([1, 7])
})
