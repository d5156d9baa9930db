import { randomUUID } from 'node:crypto'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { makeKeptLog } from '#server/testing/kept-log.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import { registerHealth } from './health.ts'

/** Words that stand nowhere else: one for each way in. */
const CANARY = {
  talk: 'Kanarifugltale',
  note: 'Kanarifuglnotat',
  name: 'Kanarifugl Navnesen',
  fileName: 'kanarifuglfil',
  token: 'kanarifugltoken',
  query: 'kanarifuglspørring',
}

const hidden = () => undefined
const { log, lines } = makeKeptLog({ serializers: { req: hidden, res: hidden, err: hidden } })
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ powers: { log } })
  await server.subscribe('doctor')
})
afterAll(() => server.stop())

const seen = (): string => lines.join('')
const hits = (): string[] => Object.values(CANARY).filter((word) => seen().toLowerCase().includes(word.toLowerCase()))

async function runThrough(): Promise<void> {
  const [patientId, caseId, recordingId] = [randomUUID(), randomUUID(), randomUUID()]
  const path = `/patients/${patientId}/cases/${caseId}`
  await server.call('PUT', `/patients/${patientId}`, { body: { name: CANARY.name } })
  const sound = Buffer.from(`group 1:${CANARY.talk} hodepine og feber siden i går`)
  await server.call('POST', `${path}/audio-chunk`, { form: { index: '1', recordingId, audioFile: sound } })
  await server.call('POST', path, { form: { recordingId, additionalNotes: CANARY.note, patient: JSON.stringify({ name: CANARY.name }) } })
  await server.jobs.settled()
  await server.call('POST', `/patients/${patientId}/cases`, { body: { id: caseId, revision: 1, manualNote: CANARY.note } })
  await server.call('POST', `/patients/${patientId}/cases?regenerate=true`, { body: { id: randomUUID(), transcription: `${CANARY.talk} vondt i ryggen` } })
  await server.jobs.settled()
}

async function runIntoFailures(): Promise<void> {
  await server.call('POST', `/patients/${CANARY.query}/cases?regenerate=${CANARY.query}`, { body: { id: CANARY.talk, manualNote: 7 } })
  await server.call('GET', `/${CANARY.query}?q=${encodeURIComponent(CANARY.query)}`, { headers: { authorization: `Bearer ${CANARY.token}` } })
  await server.app.inject({ method: 'POST', url: '/api/v1.0/feedback', payload: `{"${CANARY.note}`, headers: { 'content-type': 'application/json' } })
  server.transcriber.failWith = new Refusal('speech.unavailable', { cause: new Error(CANARY.talk) })
  const [patientId, caseId, recordingId] = [randomUUID(), randomUUID(), randomUUID()]
  const path = `/patients/${patientId}/cases/${caseId}`
  await server.call('POST', `${path}/audio-chunk`, { form: { index: '1', recordingId, audioFile: Buffer.from(`group 1:${CANARY.talk}`) } })
  await server.call('POST', path, { form: { recordingId } })
  await server.jobs.settled()
  server.transcriber.failWith = undefined
}

describe('SEC-65 canaries', () => {
  test('what patients say, names, tokens and file names reach no log line', async () => {
    await runThrough()
    await runIntoFailures()
    expect(lines.length).toBeGreaterThan(5)
    expect(hits()).toEqual([])
  })

  test('nor a metric', async () => {
    const metrics = await server.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
    expect(metrics.statusCode).toBe(200)
    for (const word of Object.values(CANARY)) expect(metrics.body.toLowerCase()).not.toContain(word.toLowerCase())
  })

  test('metrics are for this machine alone', async () => {
    expect((await server.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(404)
    const throughProxy = { url: '/metrics', remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '203.0.113.9' } }
    expect((await server.app.inject(throughProxy)).statusCode).toBe(404)
  })

  test('SEC-59 and where others reach the product for nobody without its token: a proxy here may not say for whom it asks', async () => {
    const isReadable = async (metricsToken: string | undefined, headers: Record<string, string> = {}): Promise<number> => {
      const app = fastify()
      registerHealth(app, { checks: {}, metricsToken, isPublic: true })
      const { statusCode } = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1', headers })
      await app.close()
      return statusCode
    }
    expect(await isReadable(undefined)).toBe(404)
    expect(await isReadable('secret', { authorization: 'Bearer secret' })).toBe(200)
    expect(await isReadable('secret')).toBe(404)
  })

  test('nor a table in the clear', async () => {
    const tables = await server.sql<
      { schema: string; name: string }[]
    >`select schemaname as schema, tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`
    const clear: string[] = []
    for (const { schema, name } of tables) {
      const [row] = await server.sql<{ text: string }[]>`select coalesce(string_agg(t::text, ' '), '') as text from ${server.sql(schema)}.${server.sql(name)} t`
      const text = (row?.text ?? '').toLowerCase()
      for (const word of [CANARY.talk, CANARY.note, CANARY.name]) {
        const forms = [word.toLowerCase(), Buffer.from(word).toString('hex')]
        if (forms.some((form) => text.includes(form))) clear.push(`${name}: ${word}`)
      }
    }
    expect(tables.length).toBeGreaterThan(10)
    expect(clear).toEqual([])
  })

  test('a planted leak is caught', () => {
    server.log.info({ planted: CANARY.talk }, 'planted')
    expect(hits()).toEqual([CANARY.talk])
  })
})
