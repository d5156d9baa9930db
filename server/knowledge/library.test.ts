import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SourcePassage } from '#contract/source.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import { putPassages } from './put-passages.ts'
import { importState, noteImport } from './store.ts'
import { examplePassage } from './testing.ts'
import { withdraw, withdrawMissing } from './withdraw.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await server.subscribe('doctor')
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.sql`delete from passage`
  await server.sql`delete from library_term`
})

const open = (id: string, as = 'doctor') => server.call('GET', `/sources/${encodeURIComponent(id)}`, { as })
const terms = async () =>
  new Map(
    (await server.sql<{ term: string; passages: number }[]>`select term, passages from library_term where passages <> 0`).map((row) => [
      row.term,
      row.passages,
    ]),
  )

describe('what is put into the library', () => {
  test('is there once, is left alone while it is the same, and is written anew when it has changed', async () => {
    const passage = examplePassage({ id: 'helsedirektoratet:1#0' })
    expect(await putPassages(server.sql, [passage, passage])).toEqual({ added: 1, changed: 0, same: 0 })
    expect(await putPassages(server.sql, [passage])).toEqual({ added: 0, changed: 0, same: 1 })
    expect(await putPassages(server.sql, [{ ...passage, title: 'Høyt blodtrykk hos eldre' }])).toEqual({ added: 0, changed: 1, same: 0 })
    expect((await open(passage.id)).json<SourcePassage>().title).toBe('Høyt blodtrykk hos eldre')
  })

  test('counts its words, and takes the count back when it changes or goes', async () => {
    const [one, other] = [examplePassage({ id: 'x:1#0' }), examplePassage({ id: 'x:2#0' })]
    await putPassages(server.sql, [one, other])
    expect((await terms()).get('blodtryk')).toBe(2)
    await putPassages(server.sql, [{ ...one, title: 'Hodepine', text: 'Hodepine hos voksne.' }])
    expect((await terms()).get('blodtryk')).toBe(1)
    expect(await withdraw(server.sql, ['x:1#0', 'x:2#0', 'x:3#0'])).toBe(2)
    expect(await terms()).toEqual(new Map())
  })

  test('what a source no longer has goes when a run has come to its end, and nothing of another source', async () => {
    const passages = ['a:1#0', 'a:2#0', 'b:1#0'].map((id) => examplePassage({ id, source: id.slice(0, 1) }))
    await putPassages(server.sql, passages, 'first')
    await putPassages(server.sql, passages.slice(0, 1), 'second')
    expect(await withdrawMissing(server.sql, { source: 'a', kept: 'second' })).toBe(1)
    const statuses = await Promise.all(passages.map(async ({ id }) => (await open(id)).statusCode))
    expect(statuses).toEqual([200, 404, 200])
  })

  test('two imports at once that meet the same passages both come through, and count them once', async () => {
    const passages = Array.from({ length: 300 }, (_, at) => examplePassage({ id: `x:${at}#0` }))
    const puts = await Promise.all([putPassages(server.sql, passages), putPassages(server.sql, passages.toReversed())])
    expect(puts.reduce((sum, { added }) => sum + added, 0)).toBeGreaterThanOrEqual(300)
    expect((await terms()).get('blodtryk')).toBe(300)
  })

  test.each([
    ['an id without its source', { id: 'x' }],
    ['a day that is none', { id: 'x:1#0', updated: '2025-02-30' }],
    ['an address that opens no page', { id: 'x:1#0', url: 'javascript:alert(1)' }],
    ['a text beyond its bound', { id: 'x:1#0', text: 'x'.repeat(20_001) }],
  ])('SEC-9 %s is no passage, and nothing of its batch is written', async (_, wrong) => {
    await expect(putPassages(server.sql, [examplePassage({ id: 'x:0#0' }), examplePassage(wrong)])).rejects.toThrow()
    expect((await open('x:0#0')).statusCode).toBe(404)
  })

  test('SEC-9 signs that Postgres or its vectors take for something else are text', async () => {
    const text = `a\u0000b 'quoted' back\\slash ${'x'.repeat(15_000)} \ud800 :* & | ! <-> (`
    await putPassages(server.sql, [examplePassage({ id: "x:o'1#0", title: "' | !( :*A \\", text })])
    expect((await open("x:o'1#0")).json<SourcePassage>().title).toBe("' | !( :*A \\")
  })

  test('an importer finds again what it noted', async () => {
    expect(await importState(server.sql, 'fest')).toBeUndefined()
    await noteImport(server.sql, 'fest', { etag: '"1"' })
    await noteImport(server.sql, 'fest', { etag: '"2"', cursor: 7 })
    expect(await importState(server.sql, 'fest')).toEqual({ etag: '"2"', cursor: 7 })
  })
})

describe('GET /sources/{id}', () => {
  test('gives the passage whole with where it comes from', async () => {
    const passage = examplePassage({ id: 'helsedirektoratet:0006-0002-1#0', html: '<p>Medisin</p>' })
    await putPassages(server.sql, [passage])
    const { source: _, owner, kind: _kind, vertical: _vertical, updated, ...rest } = passage
    expect((await open(passage.id)).json()).toEqual({ ...rest, source: owner, date: updated, isExample: false, isWithdrawn: false })
  })

  test('an invented one says so', async () => {
    await putPassages(server.sql, [examplePassage({ id: 'sample:a-1#0', source: 'sample', isWithdrawn: true })])
    expect((await open('sample:a-1#0')).json()).toMatchObject({ isExample: true, isWithdrawn: true })
  })

  test.each(['none:1#0', "' or 1=1 --", '../../etc/passwd', 'x'.repeat(190)])('SEC-2 %s is not there', async (id) => {
    expect((await open(id)).json<{ code: string }>().code).toBe('source.not_found')
  })
})
