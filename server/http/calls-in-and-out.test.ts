import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { BASE_PATH } from '#contract/route.ts'
import { multipart } from '#server/testing/multipart-form.ts'
import { serveRoutes } from '#server/testing/served-routes.ts'
import type { Verb } from '#server/testing/served-routes.ts'

const [PATIENT, CASE, RECORDING] = [randomUUID(), randomUUID(), randomUUID()]
const AT = `/patients/${PATIENT}/cases/${CASE}`

describe('what a call brings', () => {
  test('is a file while it comes, beside its fields', async () => {
    const take: Verb = async ({ receive }) => {
      const { body, taken } = await (receive as (...given: unknown[]) => Promise<{ body: object; taken: string }>)(
        async ({ stream }: { stream: NodeJS.ReadableStream }) => String(await buffer(stream)), async () => undefined)
      return { ...body, taken }
    }
    const { call, calls } = serveRoutes({ saveAudioChunk: take })
    const answer = await call('POST', `${AT}/audio-chunk`, multipart({ index: '1', recordingId: RECORDING, audioFile: Buffer.from('sound') }))
    expect(answer.json()).toEqual({ index: 1, recordingId: RECORDING, taken: 'sound' })
    expect(calls[0]).not.toHaveProperty('body')
  })

  test('SEC-30 may take its time where it is a file, and nowhere else', async () => {
    const receive: Verb = async ({ receive: take }) => {
      const read = async ({ stream }: { stream: NodeJS.ReadableStream }) => void (await buffer(stream))
      await (take as (...given: unknown[]) => Promise<unknown>)(read, async () => undefined)
    }
    const { app } = serveRoutes({ saveAudioChunk: receive }, { pace: { wholeMs: 50, stretchMs: 60_000, bytesPerStretch: 1 } })
    const address = (await app.listen({ host: '127.0.0.1', port: 0 })) + BASE_PATH
    const { payload, headers } = multipart({ recordingId: RECORDING, index: '1', reportType: 'text', audioFile: Buffer.from('sound') })
    const slowly = async function* () {
      yield payload.subarray(0, 40)
      await delay(300)
      yield payload.subarray(40)
    }
    const send = async (path: string) => {
      const body = { body: slowly(), duplex: 'half' } as unknown as RequestInit
      return (await fetch(address + path, { method: 'POST', headers, ...body })).status
    }
    expect([await send(`${AT}/audio-chunk`), await send(AT)]).toEqual([200, 408])
    await app.close()
  })

  test('is a form of fields alone where no file is needed', async () => {
    const { call, calls } = serveRoutes()
    await call('POST', AT, multipart({ recordingId: RECORDING, reportType: 'text' }))
    expect(calls[0]).toMatchObject({ body: { recordingId: RECORDING, reportType: 'text' } })
  })

  test('is the bytes as they came where they are signed, and what is said to sign them', async () => {
    const { call, calls } = serveRoutes()
    const payload = '{ "b": 1,\n "b": 2 }'
    await call('POST', '/payments/webhook', { payload, headers: { 'content-type': 'application/json', 'stripe-signature': 't=1' } })
    await call('POST', '/payments/webhook')
    expect(calls.map(({ signed }) => signed)).toEqual([{ body: Buffer.from(payload), signature: 't=1' }, { body: Buffer.alloc(0), signature: '' }])
    expect(calls[0]).not.toHaveProperty('body')
  })

  test('SEC-20 is a plain form only where a program elsewhere sends one', async () => {
    const { codeOf, calls } = serveRoutes()
    const form = { payload: 'logout_token=a.b&x=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    expect(await codeOf('POST', '/session/logout-token', form)).toEqual([200, ''])
    expect(calls[0]).toMatchObject({ body: { logout_token: 'a.b' } })
    expect(await codeOf('POST', '/contact/message', form)).toEqual([415, 'request.media_type'])
  })
})

describe('a call that sets cookies', () => {
  test('is made by a page of ours, and sets them', async () => {
    const begin: Verb = async ({ cookies }) => {
      (cookies as { set: (name: string, value: string) => void }).set('__Host-epikrise-sign-in', 'x')
      return { url: 'https://issuer.example/' }
    }
    const answer = await serveRoutes({ beginSignIn: begin }).call('POST', '/session/begin', { payload: {} })
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, expect.stringMatching(/^__Host-epikrise-sign-in=x;/)])
  })

  test('is not there for any other page, nor is it read', async () => {
    const { codeOf, calls } = serveRoutes({}, { isOwnPage: false })
    expect(await codeOf('POST', '/session/begin', { payload: {} })).toEqual([404, 'request.not_found'])
    expect(await codeOf('POST', '/contact/message', { payload: {} })).toEqual([204, ''])
    expect(calls).toHaveLength(1)
  })
})

describe('the answer', () => {
  const saved = { minimal: { revision: 2, lastUpdated: '2026-01-01T00:00:00.000Z' } }
  const save = { payload: { id: CASE } }

  test('of nothing is empty', async () => {
    const answer = await serveRoutes().call('DELETE', AT)
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([204, '', undefined])
  })

  test('has the status of its call', async () => {
    expect((await serveRoutes({ createSocketTicket: async () => ({}) }).call('POST', '/ws-tickets', { payload: { caseId: CASE } })).statusCode).toBe(201)
  })

  test('is short where the caller asked and the verb agreed, and says so', async () => {
    const { call, calls } = serveRoutes({ saveCase: async ({ prefersMinimal }) => (prefersMinimal === true ? saved : { id: CASE }) })
    for (const prefer of ['return=minimal', 'respond-async, return=minimal', 'return = "minimal"; x', 'Return=Minimal,wait=1']) {
      const answer = await call('POST', `/patients/${PATIENT}/cases`, { ...save, headers: { prefer } })
      expect([prefer, answer.headers['preference-applied'], answer.json()]).toEqual([prefer, 'return=minimal', saved.minimal])
    }
    for (const prefer of ['', 'return=representation', 'return=minimally', 'x-return=minimal']) {
      const answer = await call('POST', `/patients/${PATIENT}/cases`, { ...save, headers: { prefer } })
      expect([prefer, answer.headers['preference-applied'], answer.json()]).toEqual([prefer, undefined, { id: CASE }])
    }
    await call('POST', `/patients/${PATIENT}/cases`, save)
    expect(calls.at(-1)).toMatchObject({ prefersMinimal: false })
  })

  test('is whole where the call has no short one, whatever its fields are called', async () => {
    const answer = await serveRoutes({ listCases: async () => saved }).call('GET', '/cases', { headers: { prefer: 'return=minimal' } })
    expect([answer.headers['preference-applied'], answer.json()]).toEqual([undefined, saved])
  })

  test('is bytes, a stretch of them, or an archive as it is made', async () => {
    async function* read({ start, end }: { start: number; end: number }) {
      yield Buffer.from('sound').subarray(start, end + 1)
    }
    async function* stream() {
      yield Buffer.from('zip')
    }
    const { call } = serveRoutes({
      getRecordingAudio: async () => ({ mediaType: 'audio/webm', fileName: 'a.webm', totalBytes: 5, read }),
      exportAccount: async () => ({ mediaType: 'application/zip', fileName: 'a.zip', stream }),
    })
    const part = await call('GET', `${AT}/recordings/${RECORDING}/audio`, { headers: { range: 'bytes=1-2' } })
    expect([part.statusCode, part.headers['content-type'], part.body]).toEqual([206, 'audio/webm', 'ou'])
    const archive = await call('GET', '/account/export')
    expect([archive.statusCode, archive.headers['content-type'], archive.body]).toEqual([200, 'application/zip', 'zip'])
  })

  test('is told in events where the caller asks and the call can', async () => {
    const write: Verb = async ({ onText }) => ((onText as (text: string) => void)('Hei'), { value: 'Hei' })
    const { call } = serveRoutes({ executeFastAction: write, listCases: async () => ({ items: [] }) })
    const asEvents = { accept: 'text/event-stream' }
    const fast = { payload: { Type: 'Nav', Input: 'x' } }
    const told = 'event: delta\ndata: {"text":"Hei"}\n\nevent: done\ndata: {"value":"Hei"}\n\n'
    expect((await call('POST', '/fastaction', { ...fast, headers: asEvents })).body).toBe(told)
    expect((await call('POST', '/fastaction', fast)).json()).toEqual({ value: 'Hei' })
    expect((await call('GET', '/cases', { headers: asEvents })).json()).toEqual({ items: [] })
  })

  test('that the contract does not promise is caught where that is looked for', async () => {
    const verbs: Record<string, Verb> = {
      listCases: async () => ({ items: 'none' }), saveCase: async () => ({ minimal: { revision: 'two' } }), deleteCase: async () => ({}),
    }
    const { codeOf } = serveRoutes(verbs, { checksAnswers: true })
    expect(await codeOf('GET', '/cases')).toEqual([400, 'request.malformed'])
    expect(await codeOf('POST', `/patients/${PATIENT}/cases`, save)).toEqual([400, 'request.malformed'])
    expect(await codeOf('DELETE', AT)).toEqual([204, ''])
    expect(await serveRoutes({ saveCase: async () => saved }, { checksAnswers: true }).codeOf('POST', `/patients/${PATIENT}/cases`, save)).toEqual([200, ''])
    expect(await serveRoutes(verbs).codeOf('GET', '/cases')).toEqual([200, ''])
  })
})
