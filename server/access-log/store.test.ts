import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database, Transaction } from '#server/database/connect.ts'
import { freshDatabase } from '#server/database/testing.ts'
import type { FreshDatabase } from '#server/database/testing.ts'
import { SEALED } from '#server/testing/plant-rows.ts'
import type { Place } from './store.ts'
import { accessStore } from './store.ts'

let database: FreshDatabase
let sql: Database
beforeAll(async () => {
  database = await freshDatabase()
  sql = database.sql
})
afterAll(() => database.drop())

const within = <Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> => inTransaction(sql, ALONE, work)

type Line = { actorId: string; seq: number; ownerId?: string | null; patientId?: string | null; caseId?: string | null; keptFor?: string; ago?: string }
async function write({ actorId, seq, ownerId = null, patientId = null, caseId = null, keptFor = '1 day', ago = '0' }: Line): Promise<void> {
  await sql`insert into access_log_chain (actor_id) values (${actorId}) on conflict do nothing`
  await sql`
    insert into access_log (actor_id, seq, at, role, action, patient_id, case_id, owner_id, basis, result, keep_until, previous, hash)
    values (${actorId}, ${seq}, now() - ${ago}::interval, 'user', 'R', ${patientId}, ${caseId}, ${ownerId}, 'care', 'done',
            now() + ${keptFor}::interval, ${SEALED}, ${SEALED})`
}
async function seqsOf(actorId: string): Promise<number[]> {
  const rows = await sql<{ seq: number }[]>`select seq from access_log where actor_id = ${actorId} order by seq`
  return rows.map(({ seq }) => seq)
}

describe('NORM-6 lines that have had their time', () => {
  const DUE = '-1 second'
  /** One line each, kept as told, in a chain of its own. */
  async function chainOf(...kept: string[]): Promise<string> {
    const actorId = randomUUID()
    for (const [at, keptFor] of kept.entries()) await write({ actorId, seq: at + 1, keptFor })
    return actorId
  }

  test.each<[string, string[], { count: number; last: number | null }, number[]]>([
    ['go from the oldest on, as far as all are due', [DUE, DUE, '1 day', DUE], { count: 2, last: 2 }, [3, 4]],
    ['stay where an older one is kept', ['1 day', DUE], { count: 0, last: null }, [1, 2]],
    ['go all, where none is kept', [DUE, DUE], { count: 2, last: 2 }, []],
    ['are none, where none is due', ['1 day', '2 days'], { count: 0, last: null }, [1, 2]],
  ])('%s', async (_how, kept, gone, left) => {
    const actorId = await chainOf(...kept)
    expect(await within((tx) => accessStore.forget(tx, actorId))).toEqual(gone)
    expect(await seqsOf(actorId)).toEqual(left)
  })

  test('are looked for by actor, and taken from that one alone', async () => {
    const [mine, theirs] = [await chainOf(DUE), await chainOf(DUE)]
    expect(await accessStore.actorsWithDue(sql)).toEqual(expect.arrayContaining([mine, theirs]))
    await within((tx) => accessStore.forget(tx, mine))
    expect([await seqsOf(mine), await seqsOf(theirs)]).toEqual([[], [1]])
    expect(await accessStore.actorsWithDue(sql)).not.toContain(mine)
  })

  test.each([
    ['altered', (actorId: string) => sql`update access_log set action = 'D' where actor_id = ${actorId}`],
    ['taken away before its time', (actorId: string) => sql`delete from access_log where actor_id = ${actorId}`],
  ])('NORM-1 no line is %s, whatever the statement', async (_how, tamper) => {
    const actorId = await chainOf('1 day')
    await expect(tamper(actorId)).rejects.toThrow()
    expect(await sql`select action from access_log where actor_id = ${actorId}`).toEqual([{ action: 'R' }])
  })
})

describe('the lines that somebody may read', () => {
  const pageOf = async (userId: string, wanted: { patientId?: string; caseId?: string; before?: Place; limit?: number } = {}) =>
    accessStore.page(sql, { userId, patientId: undefined, caseId: undefined, before: undefined, limit: 10, ...wanted })

  test('are of what they did, and of what others did to what is theirs', async () => {
    const [me, other, third] = [randomUUID(), randomUUID(), randomUUID()]
    await write({ actorId: me, seq: 1, ownerId: other })
    await write({ actorId: other, seq: 1, ownerId: me })
    await write({ actorId: third, seq: 1, ownerId: other })
    expect((await pageOf(me)).map(({ actorId }) => actorId).toSorted()).toEqual([me, other].toSorted())
  })

  test('may be of one patient or one case', async () => {
    const [me, patientId, caseId] = [randomUUID(), randomUUID(), randomUUID()]
    await write({ actorId: me, seq: 1, patientId, caseId })
    await write({ actorId: me, seq: 2, patientId })
    await write({ actorId: me, seq: 3 })
    expect((await pageOf(me, { patientId })).map(({ seq }) => seq)).toEqual(expect.arrayContaining([1, 2]))
    expect(await pageOf(me, { patientId })).toHaveLength(2)
    expect((await pageOf(me, { caseId })).map(({ seq }) => seq)).toEqual([1])
  })

  test('come newest first, a page at a time, none twice and none left out', async () => {
    const me = randomUUID()
    // Two of one moment: their number tells them apart.
    for (const [at, ago] of ['3 hours', '2 hours', '1 hour'].entries()) await write({ actorId: me, seq: at + 1, ago })
    await sql`
      insert into access_log (actor_id, seq, at, role, action, basis, result, keep_until, previous, hash)
      select actor_id, 4, at, role, action, basis, result, keep_until, previous, hash from access_log where actor_id = ${me} and seq = 3`
    const seqs: number[] = []
    for (let before: Place | undefined; ; ) {
      const page = await pageOf(me, { limit: 1, ...(before && { before }) })
      seqs.push(...page.map(({ seq }) => seq))
      before = page.at(-1)
      if (!before) break
    }
    expect(seqs).toEqual([4, 3, 2, 1])
  })
})

test('actors whose chain was taken away are told of', async () => {
  const [whole, torn] = [randomUUID(), randomUUID()]
  for (const actorId of [whole, torn]) await write({ actorId, seq: 1 })
  await sql`delete from access_log_chain where actor_id = ${torn}`
  const found = await accessStore.actorsWithoutChain(sql)
  expect([found.includes(torn), found.includes(whole)]).toEqual([true, false])
})
