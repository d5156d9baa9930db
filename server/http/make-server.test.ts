import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BASE_PATH } from '#contract/route.ts'
import { makeKeptLog } from '#server/testing/kept-log.ts'
import { makeServer } from './make-server.ts'

const MEGABYTE = 1024 * 1024

let app: FastifyInstance
let lines: string[]
beforeEach(() => {
  const kept = makeKeptLog({ level: 'info' })
  lines = kept.lines
  app = makeServer({ log: kept.log, connectOrigins: [], pace: { wholeMs: 50, stretchMs: 10_000, bytesPerStretch: 1_000 } })
  app.get(`${BASE_PATH}/patients/:patientId`, () => ({}))
  app.post(`${BASE_PATH}/json`, async ({ body }) => ({ said: body }))
  app.post(`${BASE_PATH}/signed`, { config: { isSigned: true } }, async ({ body }) => ({ bytes: Buffer.isBuffer(body) ? body.toString() : 'none' }))
  app.post(`${BASE_PATH}/form`, { config: { isForm: true } }, async ({ body }) => ({ said: body }))
  app.get('/page', () => 'page')
})
afterEach(() => app.close())

const NO_STORE = 'no-store'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const send = async (path: string, payload: string, type = 'application/json') => {
  const answer = await app.inject({ method: 'POST', url: BASE_PATH + path, payload, headers: { 'content-type': type } })
  return { status: answer.statusCode, said: answer.json<Record<string, unknown>>() }
}
const refused = async (...given: Parameters<typeof send>) => {
  const { status, said } = await send(...given)
  return [status, said['code']]
}

describe('SEC-17 SEC-23 the headers of an answer are those of what was found', () => {
  test.each([
    ['/api/v1.0/patients/1', true], ['/%61pi/v1.0/patients/1', true], ['/api/v1.0/none', true], ['/page', false], ['/none', false], ['/apis', false],
    // What leads nowhere for its form is answered before any hook.
    ['/api/v1.0/%E0%A4%A', true], ['/%E0%A4%A', false], [`/api/v1.0/patients/${'x'.repeat(201)}`, true],
  ])('%.40s is a call: %s', async (url, isOfCall) => {
    const { headers } = await app.inject(url)
    expect(headers['cache-control']).toBe(isOfCall ? NO_STORE : undefined)
    expect(headers['content-security-policy']).toMatch(isOfCall ? /^default-src 'none'; frame-ancestors 'none'$/ : /^default-src 'self'; /)
    expect(headers['x-request-id']).toMatch(UUID)
  })

  test('each answer has an id of its own, whatever its sender calls it', async () => {
    const asked = { url: '/page', headers: { 'request-id': 'mine', 'x-request-id': 'mine' } }
    const ids = [await app.inject(asked), await app.inject(asked)].map(({ headers }) => headers['x-request-id'])
    expect(new Set(ids).size).toBe(2)
    expect(ids).not.toContain('mine')
  })
})

describe('an address', () => {
  const answer = async (url: string) => {
    const { statusCode, body } = await app.inject(url)
    return [statusCode, (JSON.parse(body) as { code?: string }).code]
  }
  test('that is none is refused in words', async () => expect(await answer('/api/v1.0/%E0%A4%A')).toEqual([400, 'request.malformed']))

  test('names nothing longer than two hundred letters', async () => {
    expect(await answer(`/api/v1.0/patients/${'x'.repeat(200)}`)).toEqual([200, undefined])
    expect(await answer(`/api/v1.0/patients/${'x'.repeat(201)}`)).toEqual([404, 'request.not_found'])
  })
})

describe('a body', () => {
  test('is JSON that can be read in one way', async () => {
    expect(await send('/json', '{"a":1}')).toEqual({ status: 200, said: { said: { a: 1 } } })
    expect(await refused('/json', '{"a":1,"a":2}')).toEqual([400, 'request.malformed'])
  })

  test('SEC-20 is nothing that a form of a page elsewhere can send', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=b'])
      expect(await refused('/json', 'a=1', type)).toEqual([415, 'request.media_type'])
  })

  test('is a plain form where a program elsewhere sends one, up to 64 kilobytes', async () => {
    const form = 'application/x-www-form-urlencoded'
    expect(await send('/form', 'a=1&b=x%20y', form)).toEqual({ status: 200, said: { said: { a: '1', b: 'x y' } } })
    expect((await send('/form', `a=${'x'.repeat(64 * 1024 - 2)}`, form)).status).toBe(200)
    expect(await refused('/form', `a=${'x'.repeat(64 * 1024 - 1)}`, form)).toEqual([413, 'request.too_large'])
  })

  test('whose bytes are signed is handed on as it came', async () => {
    expect((await send('/signed', '{ "a":1, "a":2 }')).said).toEqual({ bytes: '{ "a":1, "a":2 }' })
  })

  test('SEC-30 is four megabytes long at most', async () => {
    const text = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`
    expect((await send('/json', text(4 * MEGABYTE))).status).toBe(200)
    expect(await refused('/json', text(4 * MEGABYTE + 1))).toEqual([413, 'request.too_large'])
  })
})

describe('the line of a call', () => {
  const told = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'call')

  test('says what was called, how it ended and how long it took, and never who or what the address names', async () => {
    const { headers } = await app.inject(`${BASE_PATH}/patients/0b7c6c0e?name=Kari`)
    await app.inject('/Kari/Nordmann')
    expect(told()).toMatchObject([
      { level: 30, method: 'GET', route: `${BASE_PATH}/patients/:patientId`, status: 200, reqId: headers['x-request-id'] },
      { method: 'GET', route: 'unknown', status: 404 },
    ])
    for (const { ms } of told()) expect(ms).toSatisfy((given: number) => Number.isInteger(given) && given >= 0 && given < 1_000)
    expect(lines.join('')).not.toMatch(/0b7c6c0e|Kari/)
  })

  test('is one a call', async () => {
    await app.inject('/page')
    expect(lines).toHaveLength(1)
  })
})

/** A connection, and all that was answered on it. */
async function dial() {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  let answered = ''
  socket.on('data', (piece: Buffer) => void (answered += String(piece))).on('error', () => undefined)
  return { socket, answered: () => answered, ask: (head: string) => void socket.write(`${head}\r\nhost: localhost\r\n\r\n`) }
}

describe('on the wire', () => {
  const listen = () => app.listen({ host: '127.0.0.1', port: 0 })

  test('SEC-30 a body keeps the pace that was set, and an upload its own', async () => {
    app.post(`${BASE_PATH}/upload`, { config: { isUpload: true } }, async ({ body }) => ({ said: body }))
    await listen()
    const [plain, upload] = [await dial(), await dial()]
    for (const [{ ask }, path] of [[plain, 'json'], [upload, 'upload']] as const)
      ask(`POST ${BASE_PATH}/${path} HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 10`)
    await expect.poll(plain.answered).toMatch(/^HTTP\/1\.1 408 [^]*request\.too_slow/)
    upload.socket.write('"12345678"')
    await expect.poll(upload.answered).toMatch(/^HTTP\/1\.1 200 [^]*12345678/)
    for (const { socket } of [plain, upload]) socket.destroy()
  })

  test.each(['content-length: 4', 'transfer-encoding: chunked'])('a body for what is no call is not waited for: %s', async (length) => {
    await listen()
    const { ask, answered, socket } = await dial()
    ask(`POST /none HTTP/1.1\r\n${length}`)
    await expect.poll(answered).toMatch(/^HTTP\/1\.1 404 [^]*request\.not_found/)
    socket.destroy()
  })

  test('a server that stops gives its last answers as the last, and waits for no idle connection', async () => {
    let finish = (): void => undefined
    const begun = new Promise<void>((resolve) => app.get('/slow', () => (resolve(), new Promise((done) => (finish = () => done('done'))))))
    await listen()
    const [idle, busy] = [await dial(), await dial()]
    idle.ask('GET /page HTTP/1.1')
    await expect.poll(idle.answered).toContain('page')
    expect(idle.answered()).not.toMatch(/connection: close/i)
    busy.ask('GET /slow HTTP/1.1')
    await begun
    const since = performance.now()
    const stopped = app.close()
    await expect.poll(() => idle.socket.closed).toBe(true)
    finish()
    await stopped
    await expect.poll(busy.answered).toMatch(/connection: close[^]*done/i)
    expect(performance.now() - since).toBeLessThan(2_000)
  })
})
