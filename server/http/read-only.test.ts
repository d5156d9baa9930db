import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '#contract/routes.ts'
import type { RouteName } from '#contract/routes.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import { classOf } from './admission/read-only.ts'
import { ROUTE_CLASS } from './admission/route-class.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

type Visit = { patientId: string; caseId: string; recordingId: string }
const newVisit = (): Visit => ({ patientId: randomUUID(), caseId: randomUUID(), recordingId: randomUUID() })
const at = ({ patientId, caseId }: Visit) => `/patients/${patientId}/cases/${caseId}`
const answerOf = (answer: { statusCode: number; body: string }): [number, string | undefined] => [
  answer.statusCode,
  answer.statusCode < 400 ? undefined : (JSON.parse(answer.body) as { code: string }).code,
]

const chunk = (as: string, visit: Visit, index: number, recordingId = visit.recordingId) =>
  server.call('POST', `${at(visit)}/audio-chunk`, {
    as,
    form: { index: String(index), recordingId, audioFile: Buffer.from(`group ${index}:Pasienten har hostet i tre uker.`) },
  })
const finalize = (as: string, visit: Visit) => server.call('POST', at(visit), { as, body: { recordingId: visit.recordingId, reportType: 'text' } })

/** Somebody who began a recording while paid for, and whose subscription has ended since. */
async function lapsedWhileRecording(as: string, status: string): Promise<Visit> {
  await server.subscribe(as)
  const visit = newVisit()
  expect((await chunk(as, visit, 1)).statusCode).toBe(200)
  await (status === 'none'
    ? server.sql`delete from subscription where user_id = (select id from app_user where subject = ${as})`
    : server.subscribe(as, status))
  return visit
}

const COUNTED = [
  'patient', 'consultation_case', 'recording', 'audio_chunk', 'report_version', 'case_document', 'conversation', 'message', 'trigger_phrase',
  'custom_prompt', 'report_template', 'data_key',
]
/** All rows of these tables, as they stand. */
const held = () =>
  Promise.all(COUNTED.map(async (name) => (await server.sql`select t::text as row from ${server.sql(name)} t order by 1`).map(({ row }) => String(row))))

describe('SEC-52 the read-only account', () => {
  test('every call has a class, and a server with one that has none does not start', () => {
    expect(Object.keys(ROUTE_CLASS).toSorted()).toEqual(Object.keys(routes).toSorted())
    expect(() => classOf('makeCoffee')).toThrow('no class stands for makeCoffee')
    for (const inherited of ['toString', '__proto__', 'constructor']) expect(() => classOf(inherited)).toThrow('no class')
  })

  test('what is called reading changes nothing by its method, but for the ticket of a socket', () => {
    const reading = (Object.keys(routes) as RouteName[]).filter((name) => classOf(name) === 'reading' && routes[name].method !== 'GET')
    expect(reading).toEqual(['createSocketTicket'])
  })

  test.each(['Expired', 'Canceled', 'PastDue', 'none'])('%s: what one has is looked at and carried away; nothing of it changes', async (status) => {
    const as = `keeper${status}`
    await server.subscribe(as)
    const visit = newVisit()
    const path = `/patients/${visit.patientId}/cases`
    await server.call('POST', `${path}?regenerate=true`, {
      as,
      body: { id: visit.caseId, transcription: 'Pasienten har hostet i tre uker. Henvisning til lungelege.' },
    })
    await server.call('POST', `/c/${visit.caseId}/ask-case`, { as, body: { Content: 'Hvor lenge har pasienten hostet?', CaseBound: true } })
    await server.jobs.settled()
    await (status === 'none'
      ? server.sql`delete from subscription where user_id = (select id from app_user where subject = ${as})`
      : server.subscribe(as, status))
    const before = await held()

    for (const open of [
      `/patients/${visit.patientId}`,
      '/patients/anonymous',
      '/cases',
      `${at(visit)}/export?format=txt`,
      `${at(visit)}/export?format=fhir`,
      `/c/${visit.caseId}`,
      '/c', '/account/export', '/account/access-log', '/payments/products', '/settings/triggers',
    ])
      expect([open, (await server.call('GET', open, { as })).statusCode]).toEqual([open, 200])
    const messages = (await server.call('GET', `/c/${visit.caseId}`, { as })).json<unknown[]>()
    expect(messages).toHaveLength(2)

    const closed: [string, Promise<{ statusCode: number; body: string }>][] = [
      ['create', server.call('POST', path, { as, body: { id: randomUUID(), transcription: 'x' } })],
      ['change', server.call('POST', path, { as, body: { id: visit.caseId, revision: 1, manualNote: 'x' } })],
      ['name', server.call('PUT', `/patients/${visit.patientId}`, { as, body: { name: 'Kari' } })],
      ['referral', server.call('POST', `${at(visit)}/henvisning`, { as, body: { value: 'Henvisning til lungelege.', reportType: 'text' } })],
      ['rewrite', server.call('POST', `${at(visit)}/report/regenerate`, { as, body: {} })],
      ['ask', server.call('POST', `/c/${visit.caseId}/ask-case`, { as, body: { Content: 'Mer?', CaseBound: true } })],
      ['record', chunk(as, newVisit(), 1)],
      ['record into what one has', chunk(as, visit, 1)],
      ['end a recording', finalize(as, visit)],
      ['delete a case', server.call('DELETE', at(visit), { as })],
    ]
    for (const [name, answer] of closed) expect([name, ...answerOf(await answer)]).toEqual([name, 403, 'subscription.inactive'])
    await server.jobs.settled()
    expect(await held()).toEqual(before)
  })

  test.each(['Expired', 'Canceled', 'none'])('%s: a recording that ran when it ended is finished, heard and kept', async (status) => {
    const as = `speaker${status}`
    const visit = await lapsedWhileRecording(as, status)
    expect(answerOf(await chunk(as, visit, 2))).toEqual([200, undefined])
    expect(answerOf(await finalize(as, visit))).toEqual([200, undefined])
    // The answer may have been lost on its way: asked again it is the same.
    expect(answerOf(await finalize(as, visit))).toEqual([200, undefined])
    await server.jobs.settled()
    const done = await server.readCase(visit.patientId, visit.caseId, as)
    expect(done?.audioRecordings[0]?.status).toBe('Done')
    expect(JSON.stringify(done?.textReport)).toMatch(/hoste/i)
  })

  test('nothing new comes in by that door: no other recording, and no sound after the end', async () => {
    const visit = await lapsedWhileRecording('sneak', 'Expired')
    const before = await server.sql`select id from recording order by id`
    expect(answerOf(await chunk('sneak', visit, 1, randomUUID()))).toEqual([403, 'subscription.inactive'])
    expect(answerOf(await chunk('sneak', { ...visit, caseId: randomUUID() }, 2))).toEqual([403, 'subscription.inactive'])
    expect(answerOf(await server.call('POST', `${at(visit)}/recording/${randomUUID()}/cancel`, { as: 'sneak' }))).toEqual([403, 'subscription.inactive'])
    expect(
      answerOf(
        await server.call('POST', `${at(visit)}/manual-audio`, {
          as: 'sneak',
          form: { recordingId: randomUUID(), audioFile: Buffer.from([0x1a, 0x45, 0xdf, 0xa3]) },
        }),
      ),
    ).toEqual([403, 'subscription.inactive'])
    expect(await server.sql`select id from recording order by id`).toEqual(before)
    await finalize('sneak', visit)
    expect(answerOf(await chunk('sneak', visit, 3))).toEqual([409, 'recording.finalized'])
  })

  test('SEC-50 the door is open to the own recording alone, and to ids that are ids', async () => {
    const visit = await lapsedWhileRecording('owner', 'Expired')
    await server.subscribe('thief', 'Expired')
    expect(answerOf(await chunk('thief', visit, 2))).toEqual([403, 'subscription.inactive'])
    expect(answerOf(await finalize('thief', visit))).toEqual([403, 'subscription.inactive'])
    expect(answerOf(await server.call('POST', `/patients/${visit.patientId}/cases/1'--`, { as: 'thief', body: {} }))).toEqual([403, 'subscription.inactive'])
  })

  test('one that ran may be given up', async () => {
    const visit = await lapsedWhileRecording('quitter', 'Canceled')
    expect((await server.call('POST', `${at(visit)}/recording/${visit.recordingId}/cancel`, { as: 'quitter' })).statusCode).toBe(204)
    expect(answerOf(await finalize('quitter', visit))).toEqual([403, 'subscription.inactive'])
  })
})
