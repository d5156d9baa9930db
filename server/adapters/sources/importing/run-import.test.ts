import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freshDatabase } from '#server/database/testing.ts'
import type { FreshDatabase } from '#server/database/testing.ts'
import { importState } from '#server/knowledge/store.ts'
import { examplePassage } from '#server/knowledge/testing.ts'
import type { Reading, Readings } from '../reading.ts'
import { SourceRefusal } from '../source-refusal.ts'
import { reasonToHoldBack, runImport } from './run-import.ts'
import type { ImportJob } from './run-import.ts'

let database: FreshDatabase

beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.sql`delete from passage`
  await database.sql`delete from library_import`
})

const text = (number: number, words = 'Ro og væske.'): Reading => ({
  kind: 'passages',
  passages: [examplePassage({ id: `fest:${number}#0`, source: 'fest', text: words })],
})
const texts = (from: number, to: number): Reading[] => Array.from({ length: to - from }, (_, at) => text(from + at))
async function* readings(list: readonly Reading[], failure?: Error): Readings {
  yield* list
  if (failure) throw failure
}
const CUT = new SourceRefusal('cut')

let runs: string[] = []
function bring(list: readonly Reading[], options: Partial<ImportJob> & { failure?: Error } = {}) {
  const { failure, ...job } = options
  return runImport({
    sql: database.sql,
    key: 'fest',
    source: 'fest',
    isAlone: true,
    again: false,
    allowFewer: false,
    onProgress: () => undefined,
    signal: new AbortController().signal,
    read: (run) => {
      runs.push(run)
      return readings(list, failure)
    },
    ...job,
  })
}
const there = async () => (await database.sql<{ id: string }[]>`select id from passage order by id`).map(({ id }) => id)

describe('bringing a source in', () => {
  test('tells what was added, changed, the same and taken out, and what was passed over', async () => {
    expect(await bring([text(1), text(2), text(3)])).toMatchObject({ outcome: 'complete', added: 3, changed: 0, same: 0, withdrawn: 0 })
    const report = await bring([
      text(1),
      text(2, 'Noe annet.'),
      { kind: 'withdrawn', what: '3' },
      { kind: 'skipped', what: '4', reason: 'odd' },
      { kind: 'skipped', what: '5', reason: 'odd' },
    ])
    expect(report).toMatchObject({ outcome: 'complete', added: 0, changed: 1, same: 1, withdrawn: 1, ended: 1 })
    expect(report.skipped.get('odd')).toEqual({ count: 2, examples: ['4', '5'] })
    expect(await there()).toEqual(['fest:1#0', 'fest:2#0'])
  })

  test('a reading that was cut off keeps what it brought, takes nothing out, and is gone on with under its own run', async () => {
    await bring(texts(1, 4))
    runs = []
    await expect(bring([...texts(2, 4), ...texts(100, 500)], { failure: CUT })).rejects.toThrow('cut')
    expect(await there()).toContain('fest:1#0')
    expect((await there()).length).toBeGreaterThan(200)
    expect(await bring([...texts(2, 4), ...texts(100, 500)])).toMatchObject({ outcome: 'complete', withdrawn: 1 })
    expect(runs[1]).toBe(runs[0])
    expect(await there()).toHaveLength(402)
    await bring(texts(2, 400))
    expect(runs[2]).not.toBe(runs[0])
  })

  test('an edition that was read to its end is not read again unless that is asked for; a newer one is', async () => {
    const first = { kind: 'edition', edition: 'a' } as const
    await bring([first, text(1), text(2)])
    expect(await bring([first, text(9)])).toMatchObject({ outcome: 'unchanged', added: 0 })
    expect(await bring([first, text(1), text(2)], { again: true })).toMatchObject({ outcome: 'complete', same: 2 })
    expect(await bring([{ kind: 'edition', edition: 'b' }, text(2), text(3)])).toMatchObject({ outcome: 'complete', added: 1, withdrawn: 1 })
  })

  test('one that was cut off in an edition goes on after what it put, and begins anew where the edition changed meanwhile', async () => {
    const [a, b] = [{ kind: 'edition', edition: 'a' } as const, { kind: 'edition', edition: 'b' } as const]
    await bring([b, ...texts(1, 300)])
    await expect(bring([a, ...texts(1, 700)], { failure: CUT })).rejects.toThrow()
    const rest = await bring([a, ...texts(1, 700)])
    expect(rest).toMatchObject({ outcome: 'complete', withdrawn: 0 })
    expect(rest.added + rest.changed + rest.same).toBe(199)
    await expect(bring([b, ...texts(1, 700)], { failure: CUT })).rejects.toThrow()
    expect(await bring([a, ...texts(400, 800)])).toMatchObject({ outcome: 'complete', withdrawn: 399 })
    expect(await there()).toHaveLength(400)
  })

  test('a source that suddenly has less than half, or that could not be read in parts, takes nothing out', async () => {
    await bring(texts(1, 100))
    expect(await bring(texts(1, 20))).toMatchObject({ outcome: 'held back', withdrawn: 0 })
    expect(await there()).toHaveLength(99)
    expect(await bring(texts(1, 20), { allowFewer: true })).toMatchObject({ outcome: 'complete', withdrawn: 80 })
    const odd = Array.from({ length: 30 }, (_, at): Reading => ({ kind: 'skipped', what: String(at), reason: 'odd' }))
    expect(await bring([...texts(1, 19), ...odd])).toMatchObject({ outcome: 'held back', withdrawn: 0 })
    expect(reasonToHoldBack({ met: 5_000, skipped: 50, lastMet: 5_000, allowFewer: false })).toBeUndefined()
  })

  test('a passage that is none is told and passed over, the others come in', async () => {
    const report = await bring([
      { kind: 'passages', passages: [examplePassage({ id: 'fest:1#0', source: 'fest', title: '' }), examplePassage({ id: 'fest:2#0', source: 'fest' })] },
    ])
    expect(report.added).toBe(1)
    expect([...report.skipped.keys()]).toEqual(['it does not fit the library'])
  })

  test('nothing at all is no reason to empty the library', async () => {
    await expect(bring([])).rejects.toThrow(/Nothing was found/)
    await bring(texts(1, 3))
    expect(await bring([])).toMatchObject({ outcome: 'held back' })
    expect(await there()).toHaveLength(2)
  })

  test('two owners’ folders share a source, and each takes out its own alone', async () => {
    const clinic = (name: string): Reading => ({ kind: 'passages', passages: [examplePassage({ id: `clinic:${name}#0`, source: 'clinic' })] })
    await bring([clinic('a/1'), clinic('a/2')], { key: 'clinic/a', source: 'clinic', isAlone: false })
    await bring([clinic('b/1')], { key: 'clinic/b', source: 'clinic', isAlone: false })
    expect(await bring([clinic('a/2')], { key: 'clinic/a', source: 'clinic', isAlone: false })).toMatchObject({ withdrawn: 1 })
    expect(await there()).toEqual(['clinic:a/2#0', 'clinic:b/1#0'])
  })

  test('a run that another one has overtaken leaves it to that, and takes nothing out', async () => {
    await bring(texts(1, 3))
    const edition = { kind: 'edition', edition: 'new' } as const
    async function* slow(): Readings {
      yield text(1)
      await bring([edition, ...texts(1, 4)], { again: true })
      yield text(2)
    }
    await expect(bring([], { read: slow, again: true })).rejects.toThrow(/Another import/)
    expect(await there()).toHaveLength(3)
    expect(await importState(database.sql, 'fest')).toMatchObject({ edition: 'new', isComplete: true })
  })

  test('a person who stops it stops it between two texts', async () => {
    const stop = new AbortController()
    async function* stopped(): Readings {
      yield* texts(1, 300)
      stop.abort()
      yield text(301)
    }
    await expect(bring([], { read: stopped, signal: stop.signal })).rejects.toThrow()
    expect(await there()).toHaveLength(250)
  })
})
