import { randomUUID } from 'node:crypto'
import { setImmediate as afterOthers } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Case } from '#contract/case.ts'
import { Refusal } from '#contract/refusal.ts'
import { makeTextPool } from '#server/adapters/text-pool/text-pool.ts'
import type { TextWork } from '#server/ports/text-work.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import { textsInProcess } from '#server/testing/texts-in-process.ts'
import { makeEventBus } from '#server/stream/event-bus.ts'
import { builtinWriter } from './builtin-writer.ts'
import { makeWriteReport } from './write-report.ts'

const TALK = 'Jeg har hatt vondt i venstre kne i tre uker. Ingen feber. Jeg bruker Paracet 1 g fire ganger daglig.'

async function post(server: TestServer, transcription: string, as = 'doctor') {
  const [patientId, caseId] = [randomUUID(), randomUUID()]
  const answer = await server.call('POST', `/patients/${patientId}/cases?regenerate=true`, { as, body: { id: caseId, transcription } })
  expect(answer.statusCode).toBe(200)
  return { patientId, caseId, read: async () => (await server.readCase(patientId, caseId, as))! }
}

describe('REL-32 PERF-2 a text that is too hard to read', () => {
  let server: TestServer
  const pool = makeTextPool({ threads: 1, onFailure: () => undefined, deadlineMs: () => 2_000 })
  beforeAll(async () => {
    server = await startTestServer({ powers: { texts: pool } })
    await server.subscribe('doctor')
    await server.subscribe('other')
  })
  afterAll(async () => {
    await server.stop()
    await pool.stop()
  })

  test.each([
    ['one word of 200,000 letters', 'a'.repeat(200_000)],
    ['a file in base64', `data:image/png;base64,${Buffer.from(Array.from({ length: 150_000 }, (_, at) => (at * 7_919) % 256)).toString('base64')}`],
    ['a line without end of one word', 'Lege: ja\n'.repeat(30_000)],
    ['letters with their accents apart', 'e\u0301'.repeat(150_000)],
  ])('%s leaves the server to everybody else, and ends in a report or in words', async (_name, text) => {
    const hard = await post(server, text)
    let answers = 0
    let isUpdating = true
    while (isUpdating) {
      expect((await server.app.inject('/healthz')).statusCode).toBe(200)
      const listed = await server.call('GET', '/cases', { as: 'other' })
      expect(listed.statusCode).toBe(200)
      answers += 1
      isUpdating = (await hard.read()).isUpdating
    }
    expect(answers).toBeGreaterThan(3)
    const ended = await hard.read()
    expect(ended.isSuccess || ['text.too_hard', 'report.nothing_clinical'].includes(ended.failure?.code ?? '')).toBe(true)
    expect(ended.transcription).toBe(text)
    const next = await post(server, TALK, 'other')
    await server.jobs.settled()
    expect(await next.read()).toMatchObject({ isSuccess: true, failure: null })
  }, 180_000)

  test('by a call, too, is refused in words while others are served', async () => {
    const { patientId, caseId } = await post(server, TALK)
    await server.jobs.settled()
    const { revision } = (await server.readCase(patientId, caseId))!
    await server.call('POST', `/patients/${patientId}/cases`, { body: { id: caseId, revision, transcription: `${TALK} ${'ord-'.repeat(140_000)}` } })
    const masking = server.call('GET', `/patients/${patientId}/cases/${caseId}/masked`)
    let hasEnded = false
    void masking.then(() => (hasEnded = true))
    let answers = 0
    while (!hasEnded) {
      expect((await server.app.inject('/healthz')).statusCode).toBe(200)
      answers += 1
      await afterOthers()
    }
    expect(answers).toBeGreaterThan(3)
    const answer = await masking
    expect(answer.statusCode === 200 || answer.json<{ code: string }>().code === 'text.too_hard').toBe(true)
  }, 120_000)
})

/** A reader of texts in a process that dies in the midst: the work begins, and nothing is ever heard of it again. */
const dying: TextWork = {
  run: async (_name, _input, options) => {
    await options?.onBegin?.()
    return new Promise(() => undefined)
  },
  stop: () => Promise.resolve(),
}

describe('REL-32 a text in whose midst the process dies', () => {
  let server: TestServer
  const thoughts: string[] = []
  const texts: TextWork = {
    ...textsInProcess,
    run: (name, input, options) => textsInProcess.run(name, input, { ...options, onBegin: async () => (await options?.onBegin?.(), void thoughts.push(name)) }),
  }
  beforeAll(async () => {
    server = await startTestServer({ powers: { texts } })
    await server.subscribe('doctor')
  })
  afterAll(() => server.stop())

  const attempts = async (caseId: string) =>
    (await server.sql<{ attempts: number }[]>`select attempts from consultation_case where id = ${caseId}`)[0]?.attempts

  /** A server that is killed once it has the text of this case in hand. */
  async function killedOver(caseId: string): Promise<void> {
    const before = (await attempts(caseId)) ?? 0
    const bus = makeEventBus(server.sql, { onLost: () => undefined })
    const job = makeWriteReport({
      sql: server.sql,
      vault: server.vault,
      bus,
      writerFor: () => builtinWriter,
      texts: dying,
      now: () => new Date(),
      countReport: () => Promise.resolve(),
    })
    void job(caseId, new AbortController().signal)
    await expect.poll(() => attempts(caseId)).toBe(before + 1)
  }

  async function waiting(): Promise<Awaited<ReturnType<typeof post>>> {
    server.jobs.hold()
    return post(server, TALK)
  }

  async function runOn(): Promise<void> {
    server.jobs.release()
    await server.jobs.settled()
  }

  test('is given up in words after five, not begun again, and tried anew when it is asked for', async () => {
    const { patientId, caseId, read } = await waiting()
    for (let kill = 0; kill < 5; kill += 1) await killedOver(caseId)
    const before = thoughts.length
    await runOn()
    expect(await read()).toMatchObject({ isUpdating: false, isSuccess: false, failure: { code: 'text.too_hard' }, transcription: TALK })
    expect(thoughts).toHaveLength(before)
    expect(await attempts(caseId)).toBe(0)
    const { revision } = await read()
    await server.call('POST', `/patients/${patientId}/cases?regenerate=true`, { body: { id: caseId, revision } })
    await server.jobs.settled()
    expect(await read()).toMatchObject({ isSuccess: true })
  })

  test('is written all the same when it was in hand by chance, and owes nothing afterwards', async () => {
    const { caseId, read } = await waiting()
    for (let kill = 0; kill < 4; kill += 1) await killedOver(caseId)
    await runOn()
    expect(await read()).toMatchObject({ isSuccess: true, failure: null })
    expect(await attempts(caseId)).toBe(0)
  })

  test('is not blamed for a stop, a takeover or a full queue', async () => {
    const { caseId, read } = await waiting()
    const bus = makeEventBus(server.sql, { onLost: () => undefined })
    const ending = (reason: () => unknown): TextWork => ({
      ...dying,
      run: async (_name, _input, options) => (await options?.onBegin?.(), Promise.reject(reason())),
    })
    const job = (work: TextWork) =>
      makeWriteReport({
        sql: server.sql,
        vault: server.vault,
        bus,
        writerFor: () => builtinWriter,
        texts: work,
        now: () => new Date(),
        countReport: () => Promise.resolve(),
      })
    for (let turn = 0; turn < 10; turn += 1) {
      await job(ending(() => new Refusal('engine.busy')))(caseId, new AbortController().signal)
      await expect(job(ending(() => new Error('the work was taken over')))(caseId, AbortSignal.abort(new Error('the work was taken over')))).rejects.toThrow()
    }
    expect(await attempts(caseId)).toBe(0)
    expect((await read()).isUpdating).toBe(true)
    await runOn()
    expect(await read()).toMatchObject({ isSuccess: true })
  })

  const recorded = async () => {
    const [patientId, caseId, recordingId] = [randomUUID(), randomUUID(), randomUUID()]
    await server.call('POST', `/patients/${patientId}/cases/${caseId}/audio-chunk`, {
      form: { audioFile: Buffer.from(`group 1:${TALK}`), index: '1', recordingId },
    })
    await server.jobs.settled()
    return { patientId, caseId, recordingId, read: async () => (await server.readCase(patientId, caseId))! }
  }

  test('as what was heard of a recording: it fails with its sound kept, and is heard when it is tried again', async () => {
    const { patientId, caseId, recordingId, read } = await recorded()
    await server.sql`update recording set attempts = 5 where id = ${recordingId}`
    await server.call('POST', `/patients/${patientId}/cases/${caseId}`, { form: { recordingId } })
    await server.jobs.settled()
    const failed: Case = await read()
    expect(failed).toMatchObject({
      isUpdating: false,
      failure: { code: 'text.too_hard' },
      audioRecordings: [{ status: 'Error', failure: { code: 'text.too_hard' }, hasAudio: true }],
    })
    await server.call('POST', `/patients/${patientId}/cases/${caseId}/recordings/${recordingId}/retry`)
    await server.jobs.settled()
    expect(await read()).toMatchObject({ isSuccess: true })
  })

  test('a recording that is heard owes no attempt', async () => {
    const { patientId, caseId, recordingId, read } = await recorded()
    await server.call('POST', `/patients/${patientId}/cases/${caseId}`, { form: { recordingId } })
    await server.jobs.settled()
    expect(await read()).toMatchObject({ isSuccess: true })
    expect(await server.sql`select attempts from recording where id = ${recordingId}`).toEqual([{ attempts: 0 }])
  })
})
