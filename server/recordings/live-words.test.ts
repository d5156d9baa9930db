import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BASE_PATH } from '#contract/route.ts'
import { SOCKET_PROTOCOL } from '#contract/stream-event.ts'
import type { Transcriber } from '#server/ports/transcriber.ts'
import { makeEventBus } from '#server/stream/event-bus.ts'
import type { EventBus } from '#server/stream/event-bus.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

const CANARY = 'Kanarifuglord'
const SAID = `${CANARY} og feber`

/** Writes as it hears: the first word, then all, then waits for the test before it is done. */
function makeWritingTranscriber() {
  let finish = (): void => undefined
  const transcriber: Transcriber = {
    async transcribe({ onPartial }) {
      onPartial?.(CANARY)
      await new Promise((resolve) => setTimeout(resolve, 30))
      onPartial?.(SAID)
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      onPartial?.('too late to be told')
      const segments = [{ startMs: 0, endMs: 30_000, text: SAID }]
      return { text: SAID, segments, isTimed: true, speechMs: 20_000, durationMs: 30_000, quality: 'good', noSpeech: false, engine: 'writing' }
    },
    readiness: () => Promise.resolve({ status: 'ready', speechGate: 'level' }),
    stop: () => Promise.resolve(),
  }
  return { transcriber, finish: () => finish() }
}

const writing = makeWritingTranscriber()
let server: TestServer & { bus: EventBus }
let address: string
beforeAll(async () => {
  const started = await startTestServer({ powers: { transcriber: writing.transcriber } })
  server = { ...started, bus: makeEventBus(started.sql) }
  await server.subscribe('doctor')
  address = await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.stop())

type Frame = { type: string; text?: string }

const words = (frames: readonly Frame[]) => frames.flatMap(({ type, text }) => (type === 'partial' ? [text] : []))

/** Opens the case's socket; collects its frames. */
async function watch(caseId: string): Promise<Frame[]> {
  const { ticket } = (await server.call('POST', '/ws-tickets', { body: { caseId } })).json<{ ticket: string }>()
  const socket = new WebSocket(`${address.replace('http', 'ws')}${BASE_PATH}/ws?caseId=${caseId}`, {
    protocols: [SOCKET_PROTOCOL, `ticket.${ticket}`],
    headers: { origin: address },
  } as never)
  const frames: Frame[] = []
  socket.addEventListener('message', ({ data }) => frames.push(JSON.parse(String(data)) as Frame))
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  return frames
}

test('SEC-65 words of a group still being heard reach the socket and pass Postgres only sealed', async () => {
  const [patientId, caseId, recordingId] = [randomUUID(), randomUUID(), randomUUID()]
  await server.call('POST', `/patients/${patientId}/cases`, { body: { id: caseId, manualNote: 'x' } })
  const passing: string[] = []
  const { unlisten } = await server.sql.listen('epikrise_events', (payload) => passing.push(payload))
  const frames = await watch(caseId)

  await server.call('POST', `/patients/${patientId}/cases/${caseId}/audio-chunk`, { form: { audioFile: Buffer.from('group 1:x'), index: '1', recordingId } })
  await expect.poll(() => frames).toContainEqual({ type: 'partial', caseId, recordingId, group: 1, text: SAID })
  writing.finish()
  await expect.poll(() => frames.at(-1)).toMatchObject({ type: 'heard', groups: 1 })
  await server.jobs.settled()
  expect(words(frames)).toEqual([CANARY, SAID])

  await unlisten()
  expect(passing.filter((payload) => payload.includes('sealed-partial'))).toHaveLength(2)
  for (const payload of passing) for (const form of [CANARY, Buffer.from(CANARY).toString('base64').slice(0, 12)]) expect(payload).not.toContain(form)
})

test('what was told of a case that is gone is dropped, and the socket lives on', async () => {
  const [patientId, caseId] = [randomUUID(), randomUUID()]
  await server.call('POST', `/patients/${patientId}/cases`, { body: { id: caseId, manualNote: 'x' } })
  const frames = await watch(caseId)
  await server.bus.publish(server.sql, `case:${caseId}`, {
    type: 'sealed-partial',
    caseId,
    recordingId: randomUUID(),
    group: 1,
    sealed: Buffer.from('nothing of ours').toString('base64'),
  })
  await server.bus.publish(server.sql, `case:${caseId}`, { type: 'heard', caseId, recordingId: caseId, groups: 2 })
  await expect.poll(() => frames.at(-1)).toEqual({ type: 'heard', caseId, recordingId: caseId, groups: 2 })
  expect(words(frames)).toEqual([])
})
