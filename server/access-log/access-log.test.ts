import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AccessEntry, AccessLogPage } from '#contract/access-log.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import { forgetNow } from '#server/testing/forget-now.ts'
import { NOTHING } from './access.ts'
import { makeAccessLog } from './access-log.ts'
import { forgetAccesses } from './forget-accesses.ts'
import { verifyAccessLog } from './verify.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  for (const person of ['doctor', 'other', 'many']) await server.subscribe(person)
  await server.subscribe('lapsed', 'Expired')
})
afterAll(() => server.stop())

type Visit = { patientId: string; caseId: string }
const TALK = 'Pasienten har hodepine og kvalme siden i går. Ingen feber. Blodtrykk 140 over 90.'

async function visit(as = 'doctor'): Promise<Visit> {
  const made = { patientId: randomUUID(), caseId: randomUUID() }
  await server.call('POST', `/patients/${made.patientId}/cases?regenerate=true`, { as, body: { id: made.caseId, transcription: TALK } })
  await server.jobs.settled()
  return made
}

async function log(as = 'doctor', filter: Partial<Visit> = {}): Promise<AccessEntry[]> {
  const answer = await server.call('GET', `/account/access-log?${new URLSearchParams(filter).toString()}`, { as })
  return answer.json<AccessLogPage>().items
}

const verdict = async () => verifyAccessLog(server.sql, await server.accessLog.key(server.sql))
const faults = async () => (await verdict()).faults

describe('NORM-1 one line for each access', () => {
  test('a change, a read, an export, a rewriting and a deletion of a case each leave who, whose, what, when, why and how it ended', async () => {
    const { patientId, caseId } = await visit()
    const path = `/patients/${patientId}/cases/${caseId}`
    await server.call('GET', `/patients/${patientId}`)
    await server.call('GET', `${path}/export?format=txt`)
    await server.call('POST', `${path}/report/regenerate`, { body: {} })
    await server.call('POST', '/prompt', { body: { CaseId: caseId, Prompt: 'oversett til fransk' } })
    await server.call('DELETE', path)
    const lines = await log('doctor', { patientId })
    expect(lines.map(({ action, caseId: of, result }) => [action, of, result])).toEqual([
      ['delete', caseId, 'done'],
      ['regenerate', caseId, 'refused'],
      ['regenerate', caseId, 'done'],
      ['export', caseId, 'done'],
      ['read', null, 'done'],
      ['change', caseId, 'done'],
    ])
    for (const line of lines) expect(line).toMatchObject({ actor: 'self', role: 'NotDefined', organisation: 'Prøveklinikken AS', basis: 'care', patientId })
    const [clock] = await server.sql<{ now: Date }[]>`select now() as now`
    expect(Math.abs(Date.parse(lines[0]!.at) - clock!.now.getTime())).toBeLessThan(60_000)
  })

  test('a change and its line are one commit: when the line cannot be written, nothing was changed', async () => {
    const { patientId, caseId } = await visit()
    await server.sql`alter table access_log add constraint planted check (action <> 'delete') not valid`
    const answer = await server.call('DELETE', `/patients/${patientId}/cases/${caseId}`)
    await server.sql`alter table access_log drop constraint planted`
    expect(answer.statusCode).toBe(500)
    expect(await server.readCase(patientId, caseId)).toBeDefined()
    expect((await log('doctor', { caseId })).map(({ action }) => action)).not.toContain('delete')
  })

  test('nothing is answered that the log cannot tell of', async () => {
    const { patientId } = await visit()
    await server.sql`alter table access_log add constraint planted check (action <> 'read') not valid`
    const answer = await server.call('GET', `/patients/${patientId}`)
    await server.sql`alter table access_log drop constraint planted`
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('hodepine')
  })

  test('the page that asks every two seconds makes one line in five minutes, each person and each case its own', async () => {
    const { patientId } = await visit('many')
    const second = await visit('many')
    for (let time = 0; time < 30; time += 1) await server.call('GET', `/patients/${patientId}`, { as: 'many' })
    await server.call('GET', `/patients/${second.patientId}`, { as: 'many' })
    expect((await log('many')).filter(({ action }) => action === 'read')).toHaveLength(2)

    let nowMs = 0
    const later = makeAccessLog({ sql: server.sql, vault: server.vault, keepDays: 1, nowMs: () => nowMs })
    const actor = { id: randomUUID(), role: 'FamilyDoctor' }
    const read = () => later.around({ actor, word: 'read', basis: 'care', subject: NOTHING, requestId: null }, () => Promise.resolve())
    for (const at of [0, 1_000, 4 * 60_000, 5 * 60_000, 6 * 60_000, 11 * 60_000]) {
      nowMs = at
      await read()
    }
    expect(await server.sql`select 1 from access_log where actor_id = ${actor.id}`).toHaveLength(3)
  })

  test('each save is a line of its own', async () => {
    const { patientId, caseId } = await visit('many')
    const before = (await log('many', { caseId })).length
    for (let time = 0; time < 3; time += 1) {
      const { revision } = (await server.readCase(patientId, caseId, 'many'))!
      await server.call('POST', `/patients/${patientId}/cases`, { as: 'many', body: { id: caseId, revision, manualNote: `Notat ${time}` } })
    }
    expect(await log('many', { caseId })).toHaveLength(before + 3)
  })

  test('a line has no word of the case, and outlives it', async () => {
    const { patientId, caseId } = await visit()
    await server.call('PUT', `/patients/${patientId}`, { body: { name: 'Kari Loggprøve' } })
    await server.call('DELETE', `/patients/${patientId}`)
    const rows = await server.sql`select * from access_log where patient_id = ${patientId}`
    expect(rows.length).toBeGreaterThanOrEqual(3)
    expect(JSON.stringify(rows)).not.toMatch(/Kari|hodepine|kvalme/)
    expect((await log('doctor', { patientId })).map(({ action }) => action)).toContain('delete')
    expect((await log('doctor', { caseId })).length).toBeGreaterThan(0)
  })

  test('GDPR-1 the mark that the patient was told is a line of its own, once', async () => {
    const { patientId, caseId } = await visit()
    const patientInformedAt = new Date().toISOString()
    for (let time = 0; time < 2; time += 1) await server.call('POST', `/patients/${patientId}/cases`, { body: { id: caseId, patientInformedAt } })
    const recorded = { patientId: randomUUID(), caseId: randomUUID(), recordingId: randomUUID() }
    const path = `/patients/${recorded.patientId}/cases/${recorded.caseId}`
    await server.call('POST', `${path}/audio-chunk`, { form: { index: '1', recordingId: recorded.recordingId, audioFile: Buffer.from('group 1:hodepine') } })
    await server.call('POST', path, { form: { recordingId: recorded.recordingId, patientInformedAt } })
    await server.jobs.settled()
    expect((await log('doctor', { caseId })).filter(({ action }) => action === 'consent')).toHaveLength(1)
    expect((await log('doctor', { caseId: recorded.caseId })).map(({ action }) => action)).toEqual(['consent', 'change', 'record'])
  })

  test('what the clock deletes is written too', async () => {
    const { patientId, caseId } = await visit()
    await server.sql`update consultation_case set expires_at = now() - interval '1 minute' where id = ${caseId}`
    await forgetNow(server)
    expect((await log('doctor', { patientId }))[0]).toMatchObject({
      actor: 'system',
      role: 'system',
      action: 'delete',
      caseId,
      basis: 'retention',
      result: 'done',
    })
  })

  test('many at once make one unbroken chain for each person', async () => {
    const own = await Promise.all(Array.from({ length: 4 }, () => visit('many')))
    const calls = own.flatMap(({ patientId, caseId }) =>
      Array.from({ length: 5 }, () => server.call('GET', `/patients/${patientId}/cases/${caseId}/export?format=txt`, { as: 'many' })),
    )
    expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual(calls.map(() => 200))
    for (const { caseId } of own) expect((await log('many', { caseId })).filter(({ action }) => action === 'export')).toHaveLength(5)
    expect(await faults()).toEqual([])
  })
})

describe('NORM-2 the owner sees who came near', () => {
  test('a refused look at somebody else’s case stands in both logs, and tells the one who looked nothing', async () => {
    const { patientId, caseId } = await visit()
    const answer = await server.call('GET', `/patients/${patientId}/cases/${caseId}/export?format=txt`, { as: 'other' })
    expect(answer.statusCode).toBe(404)
    await server.call('POST', '/prompt', { as: 'other', body: { CaseId: caseId, Prompt: 'alt' } })
    expect((await log('doctor', { caseId })).filter(({ actor }) => actor === 'other').map(({ action, result }) => [action, result])).toEqual([
      ['regenerate', 'refused'],
      ['export', 'refused'],
    ])
    const seen = await log('other', { caseId })
    expect(seen.map(({ actor, result, code }) => [actor, result, code])).toEqual([['self', 'refused', 'case.not_found'], ['self', 'refused', 'case.not_found']])
    // Asked for by case alone: whose patient it is stays unsaid.
    expect(seen[0]?.patientId).toBeNull()
    expect(await log('many', { caseId })).toEqual([])
  })

  test('a part in the product, support or any other, opens nobody’s case, and the owner sees that it tried, and as what', async () => {
    await server.subscribe('helper')
    await server.sql`update app_user set role = 'support' where subject = 'helper'`
    const { patientId, caseId } = await visit()
    const path = `/patients/${patientId}/cases/${caseId}`
    const tries = [
      await server.call('GET', `/patients/${patientId}`, { as: 'helper' }),
      await server.call('GET', `${path}/export?format=txt`, { as: 'helper' }),
      await server.call('DELETE', path, { as: 'helper' }),
    ]
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    expect(tries.map(({ body }) => body).join('')).not.toMatch(/hodepine/)
    const seen = (await log('doctor', { patientId })).filter(({ actor }) => actor === 'other')
    expect(seen.map(({ action, role, result }) => [action, role, result])).toEqual([
      ['delete', 'support', 'refused'],
      ['export', 'support', 'refused'],
      ['read', 'support', 'refused'],
    ])
  })

  test('what an expired account tries is written as refused', async () => {
    const { patientId, caseId } = { patientId: randomUUID(), caseId: randomUUID() }
    await server.call('POST', `/patients/${patientId}/cases`, { as: 'lapsed', body: { id: caseId, transcription: TALK } })
    expect((await log('lapsed'))[0]).toMatchObject({ action: 'change', patientId, result: 'refused', code: 'subscription.inactive' })
  })

  test('the log comes in pages, newest first, none twice', async () => {
    await server.subscribe('reader')
    const { patientId, caseId } = await visit('reader')
    for (let time = 0; time < 60; time += 1) await server.call('GET', `/patients/${patientId}/cases/${caseId}/export?format=txt`, { as: 'reader' })
    const first = (await server.call('GET', '/account/access-log', { as: 'reader' })).json<AccessLogPage>()
    const second = (await server.call('GET', `/account/access-log?cursor=${first.cursor ?? ''}`, { as: 'reader' })).json<AccessLogPage>()
    const all = [...first.items, ...second.items]
    expect([first.items.length, second.cursor]).toEqual([50, null])
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted().reverse())
    expect((await server.call('GET', '/account/access-log?cursor=x', { as: 'reader' })).statusCode).toBe(400)
  })
})

describe('NORM-1 the log cannot be altered unseen', () => {
  const asSuperuser = async (change: (sql: TestServer['sql']) => Promise<unknown>): Promise<void> => {
    await server.sql`alter table access_log disable trigger user`
    await change(server.sql)
    await server.sql`alter table access_log enable trigger user`
  }

  test('the database refuses every change, and every deletion before its time', async () => {
    await visit()
    await expect(server.sql`update access_log set action = 'read'`).rejects.toThrow()
    await expect(server.sql`delete from access_log`).rejects.toThrow()
    await expect(server.sql`truncate access_log`).rejects.toThrow()
    expect(await faults()).toEqual([])
  })

  test('a superuser who edits, removes or cuts is found out', async () => {
    const { patientId, caseId } = await visit()
    await server.call('GET', `/patients/${patientId}/cases/${caseId}/export?format=txt`)
    const lines = await server.sql<
      { actor_id: string; seq: number; hash: Uint8Array }[]
    >`select actor_id, seq, hash from access_log where case_id = ${caseId} order by seq`
    const { actor_id: actorId, seq } = lines[0]!
    for (const column of ['action', 'role', 'result', 'basis']) {
      await asSuperuser((sql) => sql`update access_log set ${sql({ [column]: 'planted' })} where actor_id = ${actorId} and seq = ${seq}`)
      expect(await faults(), column).toEqual([{ actorId, seq, what: 'altered' }])
      const real = { action: 'change', role: 'NotDefined', result: 'done', basis: 'care' }[column]!
      await asSuperuser((sql) => sql`update access_log set ${sql({ [column]: real })} where actor_id = ${actorId} and seq = ${seq}`)
    }
    await asSuperuser((sql) => sql`update access_log set at = at - interval '1 day' where actor_id = ${actorId} and seq = ${seq}`)
    expect(await faults()).toEqual([{ actorId, seq, what: 'altered' }])
    await asSuperuser((sql) => sql`update access_log set at = at + interval '1 day' where actor_id = ${actorId} and seq = ${seq}`)
    expect(await faults()).toEqual([])

    await asSuperuser((sql) => sql`delete from access_log where actor_id = ${actorId} and seq = ${seq}`)
    expect(await faults()).toEqual([{ actorId, seq: seq + 1, what: 'missing' }])
    await asSuperuser((sql) => sql`delete from access_log where actor_id = ${actorId} and seq >= ${seq}`)
    expect((await faults()).map(({ what }) => what)).toEqual(['cut'])
  })

  test('what is past its storage period goes, from the beginning alone, and the rest still holds', async () => {
    await server.subscribe('veteran')
    const { caseId } = await visit('veteran')
    const { actor_id: actorId } = (await server.sql<{ actor_id: string }[]>`select actor_id from access_log where case_id = ${caseId}`)[0]!
    const brief = makeAccessLog({ sql: server.sql, vault: server.vault, keepDays: -1 })
    const old = randomUUID()
    const access = { actor: { id: old, role: 'FamilyDoctor' }, word: 'change' as const, basis: 'care' as const, subject: NOTHING, requestId: null }
    for (let time = 0; time < 3; time += 1) await brief.around(access, () => Promise.resolve())
    await server.accessLog.around(access, () => Promise.resolve())
    expect(await forgetAccesses(server.sql, server.accessLog)).toBe(3)
    const left = await server.sql<
      { actor_id: string; seq: number }[]
    >`select actor_id, seq from access_log where actor_id = any(${[old, actorId]}::uuid[]) order by seq`
    expect(left.filter((row) => row.actor_id === old).map(({ seq }) => seq)).toEqual([4])
    expect(left.some((row) => row.actor_id === actorId)).toBe(true)
    expect((await faults()).filter((fault) => fault.actorId === old)).toEqual([])
    await server.sql`update access_log_chain set kept_from = 4, kept_from_proof = 'x' where actor_id = ${old}`
    expect((await faults()).filter((fault) => fault.actorId === old)).toEqual([{ actorId: old, seq: 4, what: 'cut' }])
  })
})
