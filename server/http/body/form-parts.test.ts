import multipart from '@fastify/multipart'
import fastify from 'fastify'
import type { FastifyRequest } from 'fastify'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import type { FilePart } from '#contract/route.ts'
import { multipart as formOf } from '#server/testing/multipart-form.ts'
import type { IncomingFile } from '../handler.ts'
import { isOfContent, mostFormBytes, readParts } from './form-parts.ts'

const MOST_FILE_BYTES = 1_000
const SOUND: FilePart = { name: 'audioFile', maxBytes: MOST_FILE_BYTES, required: true }

type Taken = { fileName: string; mediaType: string; bytes: Buffer; fieldsBefore: object }
const keep = async ({ fileName, mediaType, stream, fieldsBefore }: IncomingFile): Promise<Taken> =>
  ({ fileName, mediaType, fieldsBefore: { ...fieldsBefore }, bytes: await buffer(stream) })

type Form = { payload: string | Buffer; headers: Record<string, string> }
type Reading = { part?: FilePart; take?: typeof keep }

/** What is read of a form as it comes over the wire, or what was thrown. */
async function read({ payload, headers }: Form, { part = SOUND, take = keep }: Reading = {}) {
  const app = fastify()
  let outcome: { fields?: object; taken?: Taken | undefined; thrown?: unknown } = {}
  await app.register(multipart, { throwFileSizeLimit: false })
  app.addContentTypeParser('text/plain', (_request, _body, done) => done(null))
  app.post('/', async (request: FastifyRequest) => {
    try {
      const { fields, taken } = await readParts(request, part, take)
      outcome = { fields: { ...fields }, taken: taken?.value }
    } catch (thrown) {
      outcome = { thrown }
    }
    return {}
  })
  await app.inject({ method: 'POST', url: '/', payload, headers })
  return outcome
}
const refusalIn = async (form: Form, reading?: Reading) => {
  const { thrown } = await read(form, reading)
  return thrown instanceof Refusal ? { code: thrown.code, details: thrown.details } : thrown
}
const fieldsOf = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`field${index}`, 'x']))
const sound = (bytes: number) => Buffer.alloc(bytes, 's')
const about = (path: string, problem: string) => ({ code: 'request.malformed', details: { fields: [{ path, problem }] } })

describe('a form with a file', () => {
  test('is read wherever the file stands among the fields; what came before it is known while it comes', async () => {
    const { fields, taken } = await read(formOf({ index: '1', audioFile: sound(3), note: 'etter' }, 'lyd.webm', 'audio/webm'))
    expect(fields).toEqual({ index: '1', note: 'etter' })
    expect(taken).toEqual({ fileName: 'lyd.webm', mediaType: 'audio/webm', bytes: sound(3), fieldsBefore: { index: '1' } })
  })

  test('tells nothing of what nobody filled in', async () => {
    expect((await read(formOf({ index: '', note: ' ' }))).fields).toEqual({ note: ' ' })
  })

  test('may leave the file out: whoever needs it says so', async () => {
    expect(await read(formOf({ index: '1' }))).toEqual({ fields: { index: '1' }, taken: undefined })
  })

  test('is a form and nothing else', async () => {
    expect(await refusalIn({ payload: 'x', headers: { 'content-type': 'text/plain' } })).toMatchObject({ code: 'request.media_type' })
  })

  test('has the one file that was asked for', async () => {
    expect(await refusalIn(formOf({ picture: sound(3) }))).toEqual(about('picture', 'unexpected_file'))
    expect(await refusalIn(formOf({ audioFile: sound(3) }), { part: { ...SOUND, required: false } })).toEqual(about('audioFile', 'unexpected_file'))
  })
})

describe('SEC-30 no more of a form is taken than there may be', () => {
  test('of a file its last byte, and not the one after it', async () => {
    expect((await read(formOf({ audioFile: sound(MOST_FILE_BYTES) }))).taken?.bytes).toHaveLength(MOST_FILE_BYTES)
    expect(await refusalIn(formOf({ audioFile: sound(MOST_FILE_BYTES + 1) }))).toMatchObject({ code: 'request.too_large' })
  })

  test('whoever takes the file has not one byte too many of it in hand', async () => {
    let held = 0
    const count = async ({ stream }: IncomingFile): Promise<Taken> => {
      for await (const piece of stream) held += (piece as Buffer).length
      throw new Error('not reached')
    }
    expect(await refusalIn(formOf({ audioFile: sound(100 * MOST_FILE_BYTES) }), { take: count })).toMatchObject({ code: 'request.too_large' })
    expect(held).toBeLessThanOrEqual(MOST_FILE_BYTES)
  })

  test('of a field half a megabyte', async () => {
    const half = 'x'.repeat(512 * 1024)
    expect((await read(formOf({ note: half.slice(1) }))).fields).toEqual({ note: half.slice(1) })
    expect(await refusalIn(formOf({ note: `${half}x` }))).toMatchObject({ code: 'request.too_large' })
  })

  test('forty fields beside the file', async () => {
    expect(Object.keys((await read(formOf({ ...fieldsOf(40), audioFile: sound(1) }))).fields ?? {})).toHaveLength(40)
    expect(await refusalIn(formOf(fieldsOf(41)))).toMatchObject({ code: 'request.malformed' })
  })

  test('what says of itself that it is longer than file and fields may be together is known beforehand', () => {
    expect(mostFormBytes(SOUND)).toBe(MOST_FILE_BYTES + 1024 * 1024)
  })
})

describe('a form that does not come whole', () => {
  const { payload, headers } = formOf({ index: '1', audioFile: sound(500) })
  const cut = { payload: payload.subarray(0, -200), headers }

  test('is refused as half of one, with or without a file in it', async () => {
    expect(await refusalIn(cut)).toEqual(about('', 'incomplete_form'))
    expect(await refusalIn({ payload: payload.subarray(0, 40), headers })).toEqual(about('', 'incomplete_form'))
  })

  test('may come again whole: what failed of its content would fail again', async () => {
    expect(isOfContent((await read(cut)).thrown)).toBe(false)
    expect(isOfContent(new Refusal('request.too_slow'))).toBe(false)
    expect(isOfContent((await read(formOf({ picture: sound(3) }))).thrown)).toBe(true)
    expect(isOfContent(new Refusal('request.too_large'))).toBe(true)
    // What failed of us is not known to fail again.
    expect([new Refusal('internal.error'), new Error('x')].map(isOfContent)).toEqual([false, false])
  })
})

test('what refuses a file while it comes is told as it is', async () => {
  const take = () => Promise.reject(new Refusal('storage.unavailable'))
  expect(await refusalIn(formOf({ audioFile: sound(3) }), { take })).toMatchObject({ code: 'storage.unavailable' })
})
