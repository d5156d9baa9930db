import { setImmediate } from 'node:timers/promises'
import fastify from 'fastify'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { registerHealth } from './health.ts'
import type { Health } from './health.ts'

/** All that goes on without a clock has gone on. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await setImmediate()
}

const READY = { database: () => Promise.resolve(), jobs: () => Promise.resolve() }

function serverWith(health: Partial<Health> = {}) {
  const app = fastify()
  registerHealth(app, { checks: READY, metricsToken: undefined, isPublic: false, ...health })
  app.get('/patients/:patientId', () => ({}))
  return app
}

describe('whether it is ready', () => {
  afterEach(() => void vi.useRealTimers())

  test('that the process is up is said without asking anything else', async () => {
    const answer = await serverWith({ checks: { database: () => Promise.reject(new Error('down')) } }).inject('/healthz')
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'up' }])
  })

  test('it is when every power answers', async () => {
    const { statusCode, headers, json } = await serverWith().inject('/readyz')
    expect([statusCode, headers['retry-after'], json()]).toEqual([200, undefined, { status: 'ready', powers: { database: 'ready', jobs: 'ready' } }])
  })

  test('one that is down is named, the others beside it, and when to ask again', async () => {
    const jobs = () => Promise.reject(new Error('down'))
    const { statusCode, headers, json } = await serverWith({ checks: { ...READY, jobs } }).inject('/readyz')
    expect([statusCode, headers['retry-after'], json()]).toEqual([503, '5', { status: 'not ready', powers: { database: 'ready', jobs: 'away' } }])
  })

  test('one that never answers is waited for two seconds, and no longer', async () => {
    const app = serverWith({ checks: { ...READY, jobs: () => new Promise(() => undefined) } })
    // What a server does once, at its first call, is behind it.
    await app.inject('/healthz')
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    let status: number | undefined
    const asked = app.inject('/readyz').then((answer) => (status = answer.statusCode))
    await settled()
    vi.advanceTimersByTime(1_999)
    await settled()
    expect(status).toBeUndefined()
    vi.advanceTimersByTime(1)
    expect(await asked).toBe(503)
  })
})

describe('who may read the figures', () => {
  const ask = async (health: Partial<Health>, { from = '127.0.0.1', headers = {} }: { from?: string; headers?: Record<string, string> } = {}) =>
    (await serverWith(health).inject({ url: '/metrics', remoteAddress: from, headers })).statusCode

  test('without a token this machine', async () => {
    for (const from of ['127.0.0.1', '127.3.2.1', '::1', '::ffff:127.0.0.1']) expect([from, await ask({}, { from })]).toEqual([from, 200])
  })

  test('without a token nobody else', async () => {
    for (const from of ['10.0.0.1', '10.127.0.1', '::ffff:10.0.0.1', '2001:db8::1', '2001:db8::127.0.0.1'])
      expect([from, await ask({}, { from })]).toEqual([from, 404])
  })

  test('without a token nobody at all where the product is reached by others, or where a proxy speaks for them', async () => {
    expect(await ask({ isPublic: true })).toBe(404)
    expect(await ask({}, { headers: { 'x-forwarded-for': '10.0.0.1' } })).toBe(404)
    expect(await ask({}, { headers: { forwarded: 'for=10.0.0.1' } })).toBe(404)
  })

  test('with a token whoever holds it, wherever they are, and nobody without it', async () => {
    const health = { metricsToken: 'secret', isPublic: true }
    expect(await ask(health, { from: '10.0.0.1', headers: { authorization: 'Bearer secret' } })).toBe(200)
    expect(await ask({ ...health, isPublic: false })).toBe(404)
    for (const authorization of ['Bearer wrong', 'secret', 'Bearer '])
      expect(await ask({ ...health, isPublic: false }, { headers: { authorization } })).toBe(404)
  })
})

test('calls are measured in seconds, by the pattern of their address and never by the address', async () => {
  const app = serverWith()
  await app.inject('/patients/0b7c6c0e')
  await app.inject('/no/such/page')
  const { body, headers } = await app.inject('/metrics')
  expect(headers['content-type']).toMatch(/^text\/plain; version=/)
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/patients/:patientId",status="200"} 1')
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="unknown",status="404"} 1')
  expect(body).not.toMatch(/0b7c6c0e|such/)
  expect(body).toContain('http_request_duration_seconds_bucket{le="0.3",method="GET",route="/patients/:patientId",status="200"} 1')
  expect(body).toMatch(/^process_cpu_seconds_total \d/m)
  const [, seconds] = /_sum\{method="GET",route="\/patients\/:patientId",status="200"\} (\S+)/.exec(body) ?? []
  expect(Number(seconds)).toBeGreaterThan(0)
  expect(Number(seconds)).toBeLessThan(1)
})
