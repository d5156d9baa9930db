import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BASE_PATH } from '#contract/route.ts'
import { makeKeptLog } from '#server/testing/kept-log.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

const { log, lines } = makeKeptLog({ level: 'info' })
const PACE = { wholeMs: 400, stretchMs: 400, bytesPerStretch: 1_000 }
let server: TestServer
let port: number

beforeAll(async () => {
  server = await startTestServer({ powers: { log }, limits: { bodyPace: PACE } })
  await server.subscribe('doctor')
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(() => server.stop())

const errorLines = () => lines.map((line) => JSON.parse(line) as { level: number }).filter(({ level }) => level >= 40)

/** A connection on which one call is begun; what is answered is gathered. */
async function begin(
  path: string,
  headers: Record<string, string>,
): Promise<{ socket: Socket; answered: () => string; answer: () => Promise<{ status: number; code: string }> }> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let answered = ''
  socket.on('data', (piece: Buffer) => void (answered += piece.toString('latin1'))).on('error', () => undefined)
  const named = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.write(`POST ${BASE_PATH}${path} HTTP/1.1\r\n${named}\r\n`)
  const answer = async () => {
    await expect.poll(() => /\r\n\r\n.*\}/s.test(answered)).toBe(true)
    return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(answered)?.[1]), code: /"code":"([\w.]+)"/.exec(answered)?.[1] ?? '' }
  }
  return { socket, answered: () => answered, answer }
}

const SIGNED_IN = { authorization: 'Bearer test:doctor' }
const FORM = { 'content-type': 'multipart/form-data; boundary=b' }
const newCase = () => ({ patientId: randomUUID(), caseId: randomUUID() })
const chunkPath = ({ patientId, caseId }: ReturnType<typeof newCase>) => `/patients/${patientId}/cases/${caseId}/audio-chunk`
const fileHead = '--b\r\ncontent-disposition: form-data; name="audioFile"; filename="chunk-1.webm"\r\ncontent-type: audio/webm\r\n\r\n'
const chunked = (bytes: Uint8Array | string): Buffer =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), Buffer.from(bytes), Buffer.from('\r\n')])
const files = (caseId: string): Promise<string[]> => readdir(`${server.folder}/cases/${caseId}`).catch(() => [])
const halfWritten = (): Promise<string[]> => readdir(`${server.folder}/.incoming`).catch(() => [])

describe('SEC-30 a body that does not say how long it is', () => {
  test('is cut where JSON may be no longer', async () => {
    const headers = { ...SIGNED_IN, 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
    const { socket, answer } = await begin(`/patients/${randomUUID()}/cases`, headers)
    const piece = chunked('x'.repeat(256 * 1024))
    // One piece more than the four megabytes there may be; the end never comes.
    for (let sent = 0; sent <= 16; sent += 1) socket.write(piece)
    expect(await answer()).toEqual({ status: 413, code: 'request.too_large' })
    socket.destroy()
  })
})

describe('a call without a sign-in', () => {
  test.each([
    ['JSON', '/patients/00000000-0000-4000-8000-000000000000/cases', { 'content-type': 'application/json', 'content-length': String(4 * 1024 * 1024) }],
    [
      'a form',
      '/patients/00000000-0000-4000-8000-000000000000/cases/00000000-0000-4000-8000-000000000001/manual-audio',
      { ...FORM, 'content-length': String(400 * 1024 * 1024) },
    ],
    [
      'a form without a length',
      '/patients/00000000-0000-4000-8000-000000000000/cases/00000000-0000-4000-8000-000000000001/manual-audio',
      { ...FORM, 'transfer-encoding': 'chunked' },
    ],
  ])('is refused before its body has come: %s', async (_, path, headers) => {
    const { socket, answer } = await begin(path, headers)
    expect(await answer()).toEqual({ status: 401, code: 'auth.required' })
    // Nobody waits for the body for long.
    await expect.poll(() => socket.closed).toBe(true)
  })

  test('a short body that nobody wanted ends nothing: the same connection serves the next call', async () => {
    const { socket, answered, answer } = await begin('/patients/00000000-0000-4000-8000-000000000000/cases', {
      'content-type': 'application/json',
      'content-length': '200000',
    })
    expect(await answer()).toEqual({ status: 401, code: 'auth.required' })
    socket.write(Buffer.alloc(200_000, ' '))
    socket.write(`GET ${BASE_PATH}/user-profile HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer test:doctor\r\n\r\n`)
    await expect.poll(answered).toContain('HTTP/1.1 200')
    socket.destroy()
  })

  test('a body for an address that is none is not read', async () => {
    const { socket, answer } = await begin('/no-such-call', { 'content-type': 'application/json', 'content-length': String(4 * 1024 * 1024) })
    expect((await answer()).status).toBe(404)
    socket.destroy()
  })
})

describe('SEC-30 what is too long', () => {
  test('and says so is refused before it comes', async () => {
    const { socket, answer } = await begin(`/patients/${randomUUID()}/cases/${randomUUID()}/manual-audio`, {
      ...SIGNED_IN,
      ...FORM,
      'content-length': String(5 * 1024 ** 3),
    })
    expect(await answer()).toEqual({ status: 413, code: 'request.too_large' })
    socket.destroy()
  })

  test('one byte over the limit is refused while it streams, and leaves nothing', async () => {
    const at = newCase()
    const { socket, answer } = await begin(chunkPath(at), { ...SIGNED_IN, ...FORM, 'transfer-encoding': 'chunked' })
    socket.write(chunked(fileHead))
    const piece = randomBytes(1024 * 1024)
    for (let sent = 0; sent < 32; sent += 1) if (!socket.write(chunked(piece))) await once(socket, 'drain')
    socket.write(chunked('x'))
    // Neither the end of the file nor of the form is ever sent.
    socket.write(chunked(randomBytes(4_096)))
    expect(await answer()).toEqual({ status: 413, code: 'request.too_large' })
    expect(await files(at.caseId)).toEqual([])
    await expect.poll(halfWritten).toEqual([])
    await expect.poll(() => socket.closed).toBe(true)
  })

  test('a file of just the limit is taken', async () => {
    const at = newCase()
    const form = { index: '1', recordingId: randomUUID(), audioFile: Buffer.alloc(32 * 1024 * 1024, ' ') }
    expect((await server.call('POST', chunkPath(at), { form })).statusCode).toBe(200)
  })

  test.each([
    ['600,001 letters', 600_001],
    ['1.2 million letters', 1_200_000],
  ])('a transcription of %s is refused by its length and its limit', async (_, letters) => {
    const answer = await server.call('POST', `/patients/${randomUUID()}/cases`, { body: { id: randomUUID(), transcription: 'a'.repeat(letters) } })
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'request.text_too_long', details: { fields: [{ path: 'transcription', problem: 'too_big', limit: 600_000 }] } }),
    ])
  })
})

describe('SEC-30 a body that comes too slowly', () => {
  test('of JSON is cut, however much of it comes', async () => {
    const { socket, answer } = await begin(`/patients/${randomUUID()}/cases`, { ...SIGNED_IN, 'content-type': 'application/json', 'content-length': '100000' })
    const drip = setInterval(() => socket.write('{'), 50)
    expect(await answer()).toEqual({ status: 408, code: 'request.too_slow' })
    clearInterval(drip)
    await expect.poll(() => socket.closed).toBe(true)
  })

  test('of an upload is cut when it falls under the pace, and leaves nothing', async () => {
    const at = newCase()
    const { socket, answer } = await begin(chunkPath(at), { ...SIGNED_IN, ...FORM, 'transfer-encoding': 'chunked' })
    socket.write(chunked(fileHead))
    socket.write(chunked(randomBytes(100_000)))
    const drip = setInterval(() => socket.write(chunked('x')), 50)
    expect(await answer()).toEqual({ status: 408, code: 'request.too_slow' })
    clearInterval(drip)
    expect(await files(at.caseId)).toEqual([])
    await expect.poll(halfWritten).toEqual([])
  })

  test('an upload that keeps the pace may take longer than any other body', async () => {
    const at = newCase()
    const { socket, answer } = await begin(chunkPath(at), { ...SIGNED_IN, ...FORM, 'transfer-encoding': 'chunked' })
    const field = (name: string, value: string) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
    socket.write(chunked(field('index', '1') + field('recordingId', randomUUID()) + fileHead))
    for (let time = 0; time < 20; time += 1) {
      socket.write(chunked(Buffer.alloc(4_000, ' ')))
      await delay(PACE.wholeMs / 8)
    }
    socket.write(chunked('\r\n--b--\r\n'))
    socket.write('0\r\n\r\n')
    await expect(answer()).resolves.toMatchObject({ status: 200 })
    socket.destroy()
  })
})

describe('a form that cannot be read', () => {
  const send = async (headers: Record<string, string>, payload: string) => {
    const before = errorLines().length
    const answer = await server.app.inject({
      method: 'POST',
      url: BASE_PATH + chunkPath(newCase()),
      headers: { host: 'localhost', ...SIGNED_IN, ...headers },
      payload,
    })
    return { seen: [answer.statusCode, answer.json<{ code: string }>().code], errors: errorLines().length - before }
  }
  const malformed = { seen: [400, 'request.malformed'], errors: 0 }

  test.each([
    ['has no boundary', { 'content-type': 'multipart/form-data' }, `${fileHead}sound\r\n--b--\r\n`],
    ['ends within its file', FORM, `${fileHead}sound`],
    ['ends within a field', FORM, '--b\r\ncontent-disposition: form-data; name="index"\r\n\r\n1'],
    ['ends within the head of a part', FORM, '--b\r\ncontent-disposition: form-'],
    ['has another boundary', FORM, '--c\r\ncontent-disposition: form-data; name="index"\r\n\r\n1\r\n--c--\r\n'],
    ['is empty', FORM, ''],
    ['names a field by what every object has', FORM, '--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--b--\r\n'],
    ['has a field of broken JSON', FORM, '--b\r\ncontent-disposition: form-data; name="index"\r\ncontent-type: application/json\r\n\r\n{\r\n--b--\r\n'],
    ['has a thousand fields', FORM, `${'--b\r\ncontent-disposition: form-data; name="x"\r\n\r\n1\r\n'.repeat(1_000)}--b--\r\n`],
    ['has two files', FORM, `${fileHead}sound\r\n${fileHead}sound\r\n--b--\r\n`],
  ])('is refused in words, without a line of error: it %s', async (_, headers, payload) => expect(await send(headers, payload)).toEqual(malformed))

  test('cut off with its connection leaves nothing, and no line of error', async () => {
    const before = errorLines().length
    const at = newCase()
    const { socket } = await begin(chunkPath(at), { ...SIGNED_IN, ...FORM, 'content-length': '1000000' })
    socket.write(fileHead)
    socket.write(randomBytes(300_000))
    await expect.poll(halfWritten).not.toEqual([])
    socket.destroy()
    await expect.poll(halfWritten).toEqual([])
    expect(await files(at.caseId)).toEqual([])
    expect(errorLines().length - before).toBe(0)
  })
})
