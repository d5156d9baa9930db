import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { STATUS_BY_CODE } from '#contract/error-code.ts'
import { BASE_PATH } from '#contract/route.ts'
import type { Route } from '#contract/route.ts'
import { routes } from '#contract/routes.ts'
import type { RouteName } from '#contract/routes.ts'
import { classOf } from './admission/read-only.ts'
import { BODIES } from '#server/testing/bodies-of-calls.ts'
import type { Ids } from '#server/testing/bodies-of-calls.ts'
import { forgetfulDatabase } from '#server/testing/forgetful-database.ts'
import { multipart } from '#server/testing/multipart-form.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

let server: TestServer
/** While true no statement asks whose a row is. */
let isForgetful = false
const newIds = () => ({ patientId: randomUUID(), caseId: randomUUID(), recordingId: randomUUID(), documentId: randomUUID() })
const ids = newIds()
const unknown = newIds()

/** Who knocks, and what becomes of them: `ending` is cancelled and still paid for, `vet` an active user calling the other edition’s host. */
const RIGHTS = {
  visitor: { may: ['public'] },
  none: { may: ['public', 'reading', 'account'], status: undefined },
  expired: { may: ['public', 'reading', 'account'], status: 'Expired' },
  cancelled: { may: ['public', 'reading', 'account'], status: 'Canceled' },
  unpaid: { may: ['public', 'reading', 'account'], status: 'PastDue' },
  ending: { may: ['public', 'reading', 'account', 'making'], status: 'Active' },
  active: { may: ['public', 'reading', 'account', 'making'], status: 'Active' },
  vet: { may: ['public', 'reading', 'account', 'making'], status: 'Active' },
  other: { may: ['public', 'reading', 'account', 'making'], status: 'Active' },
  // In a seat that somebody else pays: one that runs, one that is over, one that was taken back.
  seated: { may: ['public', 'reading', 'account', 'making'], seatOf: 'other' },
  lapsed: { may: ['public', 'reading', 'account'], seatOf: 'expired' },
  freed: { may: ['public', 'reading', 'account'], hadSeat: true },
} as const
type Caller = keyof typeof RIGHTS
const CALLERS = Object.keys(RIGHTS) as Caller[]
/** What would leave the caller without what later calls are asked as. */
const ENDS_THE_CALLER: ReadonlySet<RouteName> = new Set(['eraseAccount', 'leaveSeat'])

const table = Object.entries(routes) as [RouteName, Route][]

function request(name: RouteName, route: Route, { at, caller }: { at: Ids; caller: Caller }): InjectOptions {
  const path = route.path.replace(/\{(\w+)\}/g, (_, key: string) => (key in at ? at[key as keyof Ids] : 'unknown'))
  const headers: Record<string, string> = { host: caller === 'vet' ? 'vet.localhost' : 'localhost' }
  // A token of its own each time: one of the calls ends it.
  // Whoever erases an account here, or gives up a seat, is another one for it.
  const person = ENDS_THE_CALLER.has(name) ? `${caller}_leaving` : caller
  if (caller !== 'visitor') headers.authorization = `Bearer test:${person}.${randomUUID()}`
  const body = BODIES[name]?.(at)
  const query = name === 'exportCase' || name === 'exportDocument' ? '?format=txt' : name === 'priceSeats' ? '?seats=2' : ''
  if (!body) return { method: route.method, url: BASE_PATH + path + query, headers }
  if (!route.file) return { method: route.method, url: BASE_PATH + path, headers, payload: body }
  const form = multipart(body as Record<string, string>)
  return { method: route.method, url: BASE_PATH + path, headers: { ...headers, ...form.headers }, payload: form.payload }
}

async function ask(name: RouteName, at: Ids, caller: Caller): Promise<{ status: number; code: string | undefined; body: string }> {
  const answer = await server.app.inject(request(name, routes[name], { at, caller }))
  const isJson = (answer.headers['content-type'] ?? '').includes('json')
  return { status: answer.statusCode, code: isJson ? (answer.json<{ code?: string }>().code ?? undefined) : undefined, body: answer.body }
}

async function seatIn(payer: string, member: string): Promise<void> {
  await server.sql`update subscription set seats = 2, next_seats = 2 where user_id = (select id from app_user where subject = ${payer})`
  await server.sql`
    insert into seat (id, payer_id, offered_until, member_id, taken_at)
    select ${randomUUID()}, p.id, now(), m.id, now() from app_user p, app_user m where p.subject = ${payer} and m.subject = ${member}`
}

beforeAll(async () => {
  server = await startTestServer({ seenAs: (sql) => forgetfulDatabase(sql, () => isForgetful) })
  for (const [person, about] of Object.entries(RIGHTS)) if ('status' in about && about.status) await server.subscribe(person, about.status)
  await server.sql`update subscription set cancel_at_period_end = true where user_id = (select id from app_user where subject = 'ending')`
  for (const person of ['none', 'seated', 'lapsed', 'freed']) await server.call('GET', '/user-profile', { as: person })
  for (const [member, payer] of [['seated', 'other'], ['lapsed', 'expired']] as const) await seatIn(payer, member)
  await server.sql`update app_user set has_sat = true where subject = 'freed'`
  const form = { index: '1', recordingId: ids.recordingId, audioFile: Buffer.from('group 1:hodepine') }
  await server.call('POST', `/patients/${ids.patientId}/cases/${ids.caseId}/audio-chunk`, { as: 'active', form })
  await server.jobs.settled()
})
afterAll(() => server.stop())

/** What the guard makes of a caller: the word it says, or nothing. */
function refusalFor(name: RouteName, caller: Caller): string {
  const may: readonly string[] = RIGHTS[caller].may
  if (routes[name].access === 'public' || may.includes(classOf(name))) return ''
  return caller === 'visitor' ? '401 auth.required' : '403 subscription.inactive'
}

describe('SEC-49 every call for every kind of caller', () => {
  test.each(table)('%s', async (name) => {
    for (const caller of CALLERS) {
      const { status, code } = await ask(name, unknown, caller)
      const seen = [401, 403, 500].includes(status) ? `${status} ${code}` : ''
      expect(`${caller}: ${seen}`).toBe(`${caller}: ${refusalFor(name, caller)}`)
    }
  })

  test('every call of the table is served and stands in the OpenAPI document, and no other is there', async () => {
    const document = (await server.app.inject({ url: `${BASE_PATH}/openapi.json` })).json<{
      openapi: string
      paths: Record<string, Record<string, { operationId: string; responses: Record<string, { content?: object }> }>>
    }>()
    const described = Object.values(document.paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId))
    const mediaTypes = Object.values(document.paths).flatMap((path) =>
      Object.values(path).flatMap(({ responses }) => Object.values(responses).flatMap(({ content = {} }) => Object.keys(content))),
    )
    for (const type of new Set(mediaTypes)) expect(type).toMatch(/^[\w*]+\/[\w*+.-]+$/)
    expect(document.openapi).toBe('3.1.0')
    expect(described.toSorted()).toEqual(table.map(([name]) => name).toSorted())
  })
})

describe('SEC-50 what is somebody else’s answers as what is not there', () => {
  const owned = table.filter(([, route]) => /\{(patientId|caseId)\}/.test(route.path))
  // These make what is not there; of what is there but another's they know nothing.
  const creating = new Set<RouteName>(['savePatient', 'saveAudioChunk', 'uploadAudio'])

  test.each(owned)('%s', async (name) => {
    const theirs = await ask(name, ids, 'other')
    expect([theirs.status, STATUS_BY_CODE[theirs.code as keyof typeof STATUS_BY_CODE]]).toEqual([404, 404])
    if (!creating.has(name)) expect(theirs.body).toBe((await ask(name, unknown, 'other')).body)
  })

  test('a recording id of another case is not found either', async () => {
    const own = { ...ids, patientId: randomUUID(), caseId: randomUUID() }
    const chunk = { index: '1', recordingId: ids.recordingId, audioFile: Buffer.from('x') }
    const taken = await server.call('POST', `/patients/${own.patientId}/cases/${own.caseId}/audio-chunk`, { as: 'other', form: chunk })
    expect([taken.statusCode, taken.json<{ code: string }>().code]).toEqual([404, 'recording.not_found'])
  })

  test('a socket ticket is not given for it', async () => {
    expect((await ask('createSocketTicket', ids, 'other')).body).toBe((await ask('createSocketTicket', unknown, 'other')).body)
    expect((await ask('createSocketTicket', ids, 'active')).status).toBe(201)
  })

  test('ids that are no ids name nothing', async () => {
    for (const id of ['1', '../../etc', `${ids.patientId}%00`, 'x'.repeat(150)]) {
      const answer = await server.call('GET', `/patients/${encodeURIComponent(id)}`, { as: 'active' })
      expect(answer.statusCode).toBe(404)
    }
  })
})

describe('SEC-53 a second layer stands behind the owner check', () => {
  test('every statement on cases, recordings and patients names the owner', async () => {
    const { caseStore } = await import('#server/cases/store.ts')
    const stranger = { caseId: ids.caseId, ownerId: randomUUID() }
    expect(await caseStore.find(server.sql, stranger)).toBeUndefined()
    expect(await caseStore.ofPatient(server.sql, { patientId: ids.patientId, ownerId: stranger.ownerId })).toBeUndefined()
    expect(await caseStore.recordingsOf(server.sql, { caseIds: [ids.caseId], ownerId: stranger.ownerId })).toEqual([])
  })
})

describe('SEC-53 whatever statement forgets the owner', () => {
  const full = newIds()
  const conversationId = full.caseId
  const at = `/patients/${full.patientId}/cases`
  const reads = () =>
    Promise.all(
      [
        `/patients/${full.patientId}`,
        `${at}/${full.caseId}/documents`,
        `/c/${conversationId}`,
        `${at}/${full.caseId}/report/versions`,
        `${at}/${full.caseId}/recordings/${full.recordingId}/transcript`,
      ].map((path) => server.call('GET', path, { as: 'active' })),
    )
  /** What takes no key is no question of keys: a deletion, or what is only asked for, is left to the owner's name in the statement. */
  const isBehindKeys = ([name, route]: [RouteName, Route]): boolean =>
    route.method !== 'DELETE' && route.access !== 'public' && name !== 'eraseAccount' && name !== 'cancelRecording'

  beforeAll(async () => {
    const as = 'active'
    await server.call('POST', `${at}?regenerate=true`, {
      as,
      body: { id: full.caseId, transcription: 'Pasienten Kanarifugl har hodepine og kvalme siden i går.', manualNote: 'Kanarinotat' },
    })
    await server.call('POST', `${at}/${full.caseId}/audio-chunk`, {
      as,
      form: { index: '1', recordingId: full.recordingId, audioFile: Buffer.from('group 1:Kanarilyd i dag.') },
    })
    await server.call('POST', `${at}/${full.caseId}/finalize`, { as, body: { recordingId: full.recordingId } })
    await server.jobs.settled()
    await server.call('PUT', `/patients/${full.patientId}`, { as, body: { name: 'Kanari Fuglesen' } })
    const block = { id: 'one', kind: 'paragraph', text: 'Kanaribrev', evidence: [] }
    const content = {
      sections: [{ type: 'additionalNotes', heading: 'Brev', blocks: [block] }],
      language: 'nb',
      engine: 'hand',
      generatedAt: '2026-01-01T00:00:00Z',
    }
    await server.call('PUT', `${at}/${full.caseId}/documents/${full.documentId}`, { as, body: { kind: 'referral', content } })
    await server.call('POST', `/c/${conversationId}/ask-case`, { as, body: { Content: 'Kanarispørsmål?', CaseBound: true } })
    await server.jobs.settled()
  })

  test('a stranger opens nothing by any call, seals nothing, and puts no row beside the owner’s', async () => {
    const before = await reads()
    expect(before.map(({ statusCode, body }) => `${statusCode} ${/[Kk]anari/.test(body)}`)).toEqual([
      '200 true', '200 true', '200 true', '200 false', '200 true',
    ])
    isForgetful = true
    const told: string[] = []
    for (const [name] of table.filter(isBehindKeys)) {
      for (const place of [full, { ...full, conversationId }]) {
        const answer = await ask(name, place, 'other')
        if (/[Kk]anari/.test(answer.body)) told.push(name)
      }
    }
    await server.jobs.settled()
    isForgetful = false
    expect(told).toEqual([])
    const after = await reads()
    expect(after.map(({ statusCode }) => statusCode)).toEqual(before.map(({ statusCode }) => statusCode))
    for (const { body } of after) expect(body).not.toMatch(/"manualNote":"x"|Henvisning til ortoped|Kari Prøve|Hva gjør jeg/)
    expect(after[0]?.body).toContain('Kanarinotat')
  })

  test('a row that names another owner than what it stands with is refused by the database itself', async () => {
    const stranger = await server.sql<{ id: string }[]>`select id from app_user where subject = 'other'`
    const id = stranger[0]?.id ?? ''
    await expect(
      server.sql`insert into recording (id, owner_id, case_id, origin) values (${randomUUID()}, ${id}, ${full.caseId}, 'recorded')`,
    ).rejects.toThrow()
    await expect(server.sql`update consultation_case set owner_id = ${id} where id = ${full.caseId}`).rejects.toThrow()
    await expect(server.sql`update case_document set owner_id = ${id} where id = ${full.documentId}`).rejects.toThrow()
    await expect(
      server.sql`update message set owner_id = ${id} where conversation_id in (select id from conversation where case_id = ${full.caseId})`,
    ).rejects.toThrow()
  })
})

describe('malformed input', () => {
  test.each([
    ['{', 'application/json'],
    ['[1,2', 'application/json'],
    ['"text"', 'application/json'],
    ['null', 'application/json'],
    ['{"id":1}', 'application/json'],
    ['{"__proto__":{"a":1},"id":"x"}', 'application/json'],
    [`{"id":"${randomUUID()}","id":"${randomUUID()}","transcription":"x"}`, 'application/json'],
    [`\uFEFF{"id":"${randomUUID()}","transcription":"x"}`, 'application/json'],
  ])('SEC-8 %s is refused as malformed', async (payload, type) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `${BASE_PATH}/patients/${randomUUID()}/cases`,
      payload,
      headers: { 'content-type': type, authorization: 'Bearer test:active', host: 'localhost' },
    })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'request.malformed'])
  })

  test('SEC-20 a form from a page elsewhere is not a JSON call', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `${BASE_PATH}/patients/${randomUUID()}/cases`,
      payload: 'id=1',
      headers: { 'content-type': 'text/plain', authorization: 'Bearer test:active', host: 'localhost' },
    })
    expect(answer.statusCode).toBe(415)
  })

  test('messages come in the caller’s language, codes stay', async () => {
    const said = await Promise.all(
      ['nb', 'sv', 'da', 'en', 'ru'].map(async (language) =>
        (await server.call('GET', `/patients/${randomUUID()}`, { as: 'active', headers: { 'accept-language': language } })).json<{
          code: string
          message: string
        }>(),
      ),
    )
    expect(new Set(said.map(({ code }) => code))).toEqual(new Set(['patient.not_found']))
    expect(new Set(said.map(({ message }) => message)).size).toBe(5)
    expect(z.string().parse(said[0]?.message)).toBe('Pasienten finnes ikke.')
  })

  test('every answer carries an id, is never cached and never sniffed', async () => {
    const answer = await server.call('GET', '/user-profile', { as: 'active' })
    expect(answer.headers).toMatchObject({
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
  })
})
