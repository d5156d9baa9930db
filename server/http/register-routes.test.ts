import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { BASE_PATH } from '#contract/route.ts'
import { NO_AUDIT } from '#server/access-log/access-log.ts'
import { AUDIT, bareServer, DOCTOR, serveRoutes } from '#server/testing/served-routes.ts'
import type { Verb } from '#server/testing/served-routes.ts'
import { registerRoutes } from './register-routes.ts'
import type { RouteWiring } from './register-routes.ts'

const [PATIENT, CASE, RECORDING] = [randomUUID(), randomUUID(), randomUUID()]
const AT = `/patients/${PATIENT}/cases/${CASE}`
const EXPIRED = { ...DOCTOR, status: 'Expired' }

describe('a call', () => {
  test('is signed for, then logged, then done, and answered as the contract says', async () => {
    const { call, asked } = serveRoutes({ listCases: async () => ({ items: [], cursor: null }) })
    const answer = await call('GET', '/cases')
    expect([answer.statusCode, answer.headers['content-type'], answer.json()]).toEqual([200, 'application/json; charset=utf-8', { items: [], cursor: null }])
    expect(asked).toEqual(['required plain', 'log', 'verb'])
  })

  test('that nobody signed for is refused before anything else is looked at', async () => {
    const { codeOf, asked } = serveRoutes({}, { as: null })
    expect(await codeOf('POST', '/patients/none/cases', { payload: '{', headers: { 'content-type': 'application/json' } })).toEqual([401, 'auth.required'])
    expect(asked).toEqual(['required plain'])
  })

  test('that anybody may make is nobody’s access', async () => {
    const { call, asked, calls } = serveRoutes({}, { as: null })
    expect((await call('POST', '/contact/message', { payload: { firstName: 'Kari' } })).statusCode).toBe(204)
    expect(asked).toEqual(['optional plain', 'verb'])
    expect(calls[0]).toMatchObject({ audit: NO_AUDIT, body: { firstName: 'Kari' } })
    expect(calls[0]).not.toHaveProperty('user')
  })

  test('that costs an engine’s time is counted as one', async () => {
    const { call, asked } = serveRoutes()
    await call('POST', '/fastaction', { payload: { Type: 'Nav', Input: 'x' } })
    expect(asked[0]).toBe('required engine')
  })

  test('is told who makes it, where, in which language, and what it brings', async () => {
    const { call, calls } = serveRoutes()
    const headers = { host: 'vet.epikrise.no', 'accept-language': 'sv' }
    const body = { id: CASE, manualNote: 'x' }
    const answer = await call('POST', `/patients/${PATIENT}/cases?regenerate=true`, { payload: body, headers })
    expect(calls[0]).toMatchObject({
      requestId: answer.headers['x-request-id'], vertical: 'vet', language: 'sv', origin: 'http://vet.epikrise.no', audit: AUDIT,
      user: { id: DOCTOR.id }, session: { tokenDigest: 'token' }, params: { patientId: PATIENT }, query: { regenerate: true }, body,
    })
    for (const absent of ['cookies', 'signed', 'onText', 'receive']) expect(calls[0]).not.toHaveProperty(absent)
  })

  test('hears that its caller has left, and only then', async () => {
    const begun: AbortSignal[] = []
    const listCases: Verb = async ({ signal }) => (begun.push(signal as AbortSignal), begun.length === 1 ? {} : new Promise(() => undefined))
    const { app } = serveRoutes({ listCases })
    const address = `${await app.listen({ host: '127.0.0.1', port: 0 })}${BASE_PATH}/cases`
    expect(await (await fetch(address)).json()).toEqual({})
    const leaving = new AbortController()
    const answered = fetch(address, { signal: leaving.signal }).catch(() => 'left')
    await expect.poll(() => begun.length).toBe(2)
    leaving.abort()
    expect(await answered).toBe('left')
    await expect.poll(() => begun[1]?.aborted).toBe(true)
    expect(begun[0]?.aborted).toBe(false)
    await app.close()
  })

  test('that no verb serves lets no server start', () => {
    expect(() => registerRoutes(bareServer(), { handlers: {} } as unknown as RouteWiring)).toThrow(/no handler serves getUserProfile/)
  })
})

describe('NORM-1 the access log learns', () => {
  test('of whom a call is about by its path, and by its body where the case stands there', async () => {
    const { call, accesses } = serveRoutes()
    await call('DELETE', AT)
    await call('POST', `/patients/${PATIENT}/cases`, { payload: { id: CASE } })
    const subject = { patientId: PATIENT, caseId: CASE, recordingId: null }
    expect(accesses).toMatchObject([{ word: 'delete', subject, actor: { id: DOCTOR.id, role: 'gp' } }, { word: 'change', subject }])
  })

  test('of a refusal too, for the refused call is within its access', async () => {
    const { codeOf, accesses } = serveRoutes({}, { as: EXPIRED })
    expect(await codeOf('DELETE', AT)).toEqual([403, 'subscription.inactive'])
    expect(accesses).toHaveLength(1)
  })
})

describe('SEC-52 without a subscription', () => {
  test('nothing is read of what a call brings, let alone done', async () => {
    const { codeOf, calls } = serveRoutes({}, { as: EXPIRED })
    expect(await codeOf('POST', '/patients/none/cases', { payload: { id: 'none' } })).toEqual([403, 'subscription.inactive'])
    expect(calls).toEqual([])
  })

  test('one looks, and ends what had begun', async () => {
    const { call } = serveRoutes({ listCases: async () => ({}) }, { as: EXPIRED, isBegun: true })
    expect((await call('GET', '/cases')).statusCode).toBe(200)
    expect((await call('POST', `${AT}/recording/${RECORDING}/cancel`)).statusCode).toBe(204)
  })
})

describe('a call that may be made seldom', () => {
  const invite = { payload: { email: 'a@b.no' } }
  const often = async (ask: () => Promise<unknown[]>): Promise<number> => {
    for (let served = 0; ; served += 1) if ((await ask())[0] === 429) return served
  }

  test('is counted by person, wherever they are', async () => {
    const { codeOf } = serveRoutes()
    let from = 1
    expect(await often(() => codeOf('POST', '/subscription/seats/invitations', { ...invite, remoteAddress: `10.0.0.${(from += 1)}` }))).toBeGreaterThan(0)
  })

  test('is counted by address where nobody signed for it, and each call by itself', async () => {
    const { codeOf } = serveRoutes({}, { as: null })
    const write = (path: string, remoteAddress: string) => codeOf('POST', path, { payload: {}, remoteAddress })
    expect(await often(() => write('/contact/message', '10.0.0.1'))).toBe(6)
    expect(await write('/contact/message', '10.0.0.2')).toEqual([204, ''])
    expect(await write('/feedback/message', '10.0.0.1')).toEqual([204, ''])
  })

  test('is any other call not', async () => {
    const { codeOf } = serveRoutes({ listCases: async () => ({}) })
    for (let time = 0; time < 200; time += 1) expect(await codeOf('GET', '/cases')).toEqual([200, ''])
  })
})

describe('SEC-30 a body that says of itself that it is too long', () => {
  const MEGABYTE = 1024 * 1024
  const declared = (bytes: number, type = 'application/json') => ({ payload: '{}', headers: { 'content-type': type, 'content-length': String(bytes) } })

  test('is not read: JSON of more than four megabytes', async () => {
    const { codeOf } = serveRoutes()
    expect(await codeOf('POST', `/patients/${PATIENT}/cases`, declared(4 * MEGABYTE + 1))).toEqual([413, 'request.too_large'])
    expect(await codeOf('POST', `/patients/${PATIENT}/cases`, declared(4 * MEGABYTE))).not.toEqual([413, 'request.too_large'])
  })

  test('is not read: a form of more than its file and its fields', async () => {
    const { codeOf } = serveRoutes()
    const form = 'multipart/form-data; boundary=b'
    expect(await codeOf('POST', `${AT}/audio-chunk`, declared(33 * MEGABYTE + 1, form))).toEqual([413, 'request.too_large'])
    expect(await codeOf('POST', `${AT}/audio-chunk`, declared(33 * MEGABYTE, form))).not.toEqual([413, 'request.too_large'])
  })
})
