import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BASE_PATH } from '#contract/route.ts'
import { routes } from '#contract/routes.ts'
import type { RouteName } from '#contract/routes.ts'
import { ORDER, requestOf } from '../../tools/canary/feeds.ts'
import type { At } from '../../tools/canary/feeds.ts'
import { makeKeptLog } from '#server/testing/kept-log.ts'
import { makeTestVerifier } from '#server/testing/stand-in-powers.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { CallOptions, TestServer } from '#server/testing/test-server.ts'
import { describeFailure } from './error-reply.ts'

type Line = { level: number; msg: string; reqId?: string; code?: string; status?: number; user?: string }
const { log, lines } = makeKeptLog({ level: 'info' })
const logged = () => lines.map((line) => JSON.parse(line) as Line)
const RUN = randomUUID().slice(0, 8)
const soundOf: At['soundOf'] = (words) => ({
  group: Buffer.from(`group 1:${words}`),
  file: Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from(`:${words}`)]),
})
/** Remembers a token it has seen, as the real judge does. */
const seen = new Set<string>()
const verifier = makeTestVerifier()

let server: TestServer
beforeAll(async () => {
  const verify: typeof verifier.verify = async (token) => {
    const identity = await verifier.verify(token)
    const isFirst = !seen.has(identity.tokenDigest)
    seen.add(identity.tokenDigest)
    return { ...identity, ...(isFirst && { isFirst }) }
  }
  server = await startTestServer({ powers: { log, verifier: { ...verifier, verify } } })
  await server.subscribe('doctor')
})
afterAll(() => server.stop())

const newPlace = () => ({ patientId: randomUUID(), caseId: randomUUID(), recordingId: randomUUID(), revision: 1, soundOf })

async function callRoute(name: RouteName, at: At, options: Omit<CallOptions, 'body' | 'form'> = {}) {
  const { method, path, fed } = requestOf(name, { at, run: RUN })
  return server.call(method, path, { ...options, ...(fed.body && { body: fed.body }), ...(fed.form && { form: fed.form }) })
}

describe('SEC-61 nothing of a call is kept on its way', () => {
  test('every call, done or refused, and sound in whole or in part, says no-store', async () => {
    const at = newPlace()
    const kept: string[] = []
    for (const name of ORDER.living) {
      for (const as of ['doctor', '', 'stranger']) {
        const answer = await callRoute(name, at, { as })
        if (answer.headers['cache-control'] !== 'no-store') kept.push(`${name} as ${as || 'nobody'}: ${String(answer.headers['cache-control'])}`)
      }
      await server.jobs.settled()
    }
    const visit = newPlace()
    await server.call('PUT', `/patients/${visit.patientId}`, { body: { name: 'Kari Prøve' } })
    await callRoute('saveAudioChunk', visit)
    const path = `/patients/${visit.patientId}/cases/${visit.caseId}/recordings/${visit.recordingId}/audio`
    for (const range of ['bytes=0-', 'bytes=0-3', 'bytes=9999999-']) {
      const answer = await server.call('GET', path, { headers: { range } })
      if (answer.headers['cache-control'] !== 'no-store') kept.push(`sound ${answer.statusCode}`)
    }
    for (const answer of [
      await server.call('GET', '/no-such-call'),
      await server.call('POST', '/settings/triggers', { headers: { 'content-type': 'application/json' } }),
    ])
      if (answer.headers['cache-control'] !== 'no-store') kept.push(`refused ${answer.statusCode}`)
    expect(kept).toEqual([])
  })
})

describe('SEC-64 input that is more than it seems', () => {
  test('a query parameter given twice is refused by every call that takes one', async () => {
    const at = newPlace()
    const withQuery = Object.entries(routes).flatMap(([name, route]) =>
      'query' in route ? Object.keys(route.query.shape).map((key) => [name as RouteName, key] as const) : [],
    )
    expect(withQuery.length).toBeGreaterThan(8)
    for (const [name, key] of withQuery) {
      const { method, path, fed } = requestOf(name, { at, run: RUN })
      const answer = await server.call(method, `${path.split('?')[0] ?? ''}?${key}=a&${key}=b`, { ...(fed.body && { body: fed.body }) })
      expect([name, key, answer.statusCode]).toEqual([name, key, expect.toSatisfy((status: number) => status === 400 || status === 404)])
    }
  })

  test.each([
    '{"__proto__":{"polluted":true}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    '{"trigger":"a","action":"b","__proto__":{"polluted":true}}',
  ])('no call lets %s change what other objects are', async (payload) => {
    const at = newPlace()
    const before = await server.sql`select id from trigger_phrase order by id`
    for (const name of [...ORDER.living, ...ORDER.ending].filter((one) => 'body' in routes[one])) {
      const { method, path, fed } = requestOf(name, { at, run: RUN })
      const body = fed.form ? undefined : payload
      const answer = await server.app.inject({
        method,
        url: BASE_PATH + path,
        headers: { host: 'localhost', authorization: 'Bearer test:doctor', 'content-type': 'application/json' },
        ...(body && { payload: body }),
      })
      expect(answer.statusCode).toBeLessThan(500)
      expect(answer.body).not.toContain('polluted')
    }
    const form = await server.call('POST', `/patients/${at.patientId}/cases/${at.caseId}`, { form: { ['__proto__']: 'polluted', recordingId: at.recordingId } })
    expect(form.statusCode).toBeLessThan(500)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    expect(await server.sql`select id from trigger_phrase order by id`).toEqual(before)
  })
})

describe('SEC-65 what the log must hold', () => {
  const linesOf = (id: unknown): Line[] => logged().filter(({ reqId }) => reqId === id)

  test('a sign-in once, by the id of the user and nothing else of the person', async () => {
    const first = await server.call('GET', '/user-profile', { as: 'newcomer' })
    const second = await server.call('GET', '/user-profile', { as: 'newcomer' })
    const { id } = first.json<{ id: string }>()
    expect(linesOf(first.headers['x-request-id'])).toEqual(expect.arrayContaining([expect.objectContaining({ msg: 'signed in', user: id })]))
    expect(linesOf(second.headers['x-request-id']).map(({ msg }) => msg)).toEqual(['call'])
    expect(lines.join('')).not.toMatch(/newcomer/)
  })

  test.each([
    ['no token', '', 'auth.required', 401],
    ['a token of no meaning', 'Bearer kanarifugltoken', 'auth.required', 401],
    ['somebody else’s case', 'Bearer test:doctor', 'patient.not_found', 404],
    ['no subscription', 'Bearer test:stranger', 'subscription.inactive', 403],
  ])('a refusal by its code and the id that the caller was given: %s', async (_, authorization, code, status) => {
    const isWrite = status === 403
    const answer = await server.app.inject({
      method: isWrite ? 'PUT' : 'GET',
      url: `${BASE_PATH}/patients/${randomUUID()}`,
      headers: { host: 'localhost', ...(authorization && { authorization }) },
      ...(isWrite && { payload: { name: 'Kari' } }),
    })
    expect(answer.statusCode).toBe(status)
    expect(linesOf(answer.headers['x-request-id'])).toEqual(
      expect.arrayContaining([expect.objectContaining({ msg: 'refused', code }), expect.objectContaining({ msg: 'call', status })]),
    )
    expect(lines.join('')).not.toContain('kanarifugltoken')
  })
})

describe('SEC-66 what looks like a place in the code', () => {
  test('is taken from the stack alone, not from a message of several lines', () => {
    const failure = describeFailure(new Error('told\n    at Kari Nordmann (kanarifugl.ts:1:1)\n    at kanarifugl:2:2'))
    expect(JSON.stringify(failure)).not.toContain('kanarifugl')
    expect(failure.frames?.length).toBeGreaterThan(0)
  })

  test('nor from one that was changed afterwards', () => {
    const error = new Error('told\n    at kanarifugl (x.ts:1:1)')
    error.message = 'another'
    expect(JSON.stringify(describeFailure(error))).not.toContain('kanarifugl')
  })

  test('SEC-65 of an error copied into a plain object, as some libraries do, its class, code and places are told and nothing else', () => {
    const { message, stack } = new RangeError('kanarifugl\n    at kanarifugl:2:2')
    const failure = describeFailure({ code: '57P01', detail: 'kanarifugl', message, stack, job: 'write-report', worker: 'kanarifugl' })
    expect(failure).toEqual({ name: 'RangeError', code: '57P01', frames: expect.any(Array) })
    expect(failure.frames?.length).toBeGreaterThan(0)
    expect(JSON.stringify(failure)).not.toContain('kanarifugl')
  })

  test.each([
    [
      'a code that is a sentence',
      { code: 'kanarifugl sa noe', message: 'x', stack: 'Error: x\n    at f (a.ts:1:1)' },
      { name: 'Error', frames: ['at f (a.ts:1:1)'] },
    ],
    ['a stack that is only words', { message: 'x', stack: 'Kanarifugl sang' }, { name: 'object', frames: [] }],
    ['no failure at all', { kanarifugl: 1 }, { name: 'object' }],
    ['a word', 'kanarifugl', { name: 'string' }],
  ])('%s says no more than its kind', (_, thrown, told) => expect(describeFailure(thrown)).toEqual(told))
})
