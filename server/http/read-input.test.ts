import multipart from '@fastify/multipart'
import fastify from 'fastify'
import type { FastifyRequest } from 'fastify'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Refusal } from '#contract/refusal.ts'
import type { Route } from '#contract/route.ts'
import { multipart as formOf } from '#server/testing/multipart-form.ts'
import { parseInput, readBody, readParams, readQuery, receiveFile } from './read-input.ts'

const routeWith = (more: Partial<Route>) => ({ path: '/cases', ...more }) as Route
const call = (more: Partial<Record<'params' | 'query' | 'body', unknown>>) => ({ isMultipart: () => false, ...more }) as unknown as FastifyRequest
const refused = (error: unknown): unknown =>
  error instanceof Refusal ? { code: error.code, fields: (error.details as { fields?: object[] } | undefined)?.fields } : error
const outcome = async (work: () => unknown): Promise<unknown> => {
  try {
    return await work()
  } catch (error) {
    return refused(error)
  }
}
const malformed = (...fields: [path: string, problem: string][]) =>
  ({ code: 'request.malformed', fields: fields.map(([path, problem]) => ({ path, problem })) })

describe('SEC-64 what stands in the query', () => {
  const route = routeWith({ query: z.object({ engine: z.optional(z.string()) }) })

  test('is read by the route, and is nothing where the route reads none', () => {
    expect(readQuery(route, call({ query: { engine: 'builtin' } }))).toEqual({ engine: 'builtin' })
    expect(readQuery(routeWith({}), call({ query: { engine: ['a', 'b'], x: '\0' } }))).toBeUndefined()
  })

  test('once is enough: what is repeated is a list, and no call takes one', async () => {
    expect(await outcome(() => readQuery(route, call({ query: { engine: ['a', 'b'] } })))).toEqual(malformed(['engine', 'invalid_type']))
  })

  test('has no letter that no row can hold, known to the route or not; each field that has one is named', async () => {
    const query = { engine: 'a\0', other: '\0', fine: 'b' }
    expect(await outcome(() => readQuery(route, call({ query })))).toEqual(malformed(['engine', 'invalid_format'], ['other', 'invalid_format']))
  })
})

describe('SEC-50 an id that is none answers as one that nobody has', () => {
  const uuid = z.uuid()
  test.each([
    ['patientId', '/patients/{patientId}', 'patient.not_found'], ['caseId', '/cases/{caseId}', 'case.not_found'],
    ['recordingId', '/x/{recordingId}', 'recording.not_found'],
    ['conversationId', '/c/{conversationId}', 'conversation.not_found'], ['messageId', '/c/{messageId}', 'message.not_found'],
    ['documentId', '/d/{documentId}', 'document.not_found'],
    ['questionId', '/q/{questionId}', 'question.not_found'], ['revision', '/r/{revision}', 'report.version_not_found'],
    ['seatId', '/seats/{seatId}', 'seat.not_found'],
    ['sectionTitle', '/s/{sectionTitle}', 'report.section_invalid'], ['id', '/settings/triggers/{id}', 'trigger.not_found'],
    ['id', '/templates/{id}', 'template.not_found'],
    ['id', '/sources/{id}', 'source.not_found'], ['id', '/payments/{id}', 'payment.not_found'], ['id', '/c/{id}', 'case.not_found'],
    ['caseId', '/templates/{caseId}', 'case.not_found'],
  ])('%s of %s', async (name, path, code) => {
    const route = routeWith({ path, params: z.object({ [name]: uuid }) })
    for (const value of ["1'--", 'a\0'])
      expect(await outcome(() => readParams(route, call({ params: { [name]: value } })))).toEqual({ code, fields: undefined })
  })

  test('also where its letters would pass for a name', async () => {
    const route = routeWith({ params: z.object({ patientId: z.string(), sectionTitle: z.string() }) })
    const params = { patientId: 'x', sectionTitle: 'Funn' }
    expect(readParams(route, call({ params }))).toEqual(params)
    expect(await outcome(() => readParams(route, call({ params: { ...params, sectionTitle: 'Funn\0' } })))).toMatchObject({ code: 'report.section_invalid' })
    expect(readParams(routeWith({}), call({ params: { patientId: '\0' } }))).toBeUndefined()
  })
})

describe('what does not fit', () => {
  const upTo = (letters: number) => z.optional(z.string().check(z.maxLength(letters)))
  const schema = z.object({ note: upTo(200), code: upTo(199), list: z.optional(z.array(z.number())) })
  const read = (body: unknown) => outcome(() => readBody(routeWith({ body: schema }), call({ body })))
  const [long, longer] = ['x'.repeat(200), 'x'.repeat(201)]

  test('is told by its place and the kind of fault, never by what stood there', async () => {
    expect(await outcome(() => parseInput(schema, { list: [1, 'Kari'] }))).toEqual(malformed(['list.1', 'invalid_type']))
    expect(await read({ list: [1, 'Kari'] })).toEqual(malformed(['list.1', 'invalid_type']))
  })

  test('in twenty places at most', async () => {
    const words = Array.from({ length: 30 }, () => 'x')
    expect(await read({ list: words })).toEqual(malformed(...words.slice(0, 20).map((_, index): [string, string] => [`list.${index}`, 'invalid_type'])))
    const texts = z.array(z.string().check(z.maxLength(200)))
    const told = await outcome(() => readBody(routeWith({ body: texts }), call({ body: words.map(() => longer) })))
    expect(told).toMatchObject({ code: 'request.text_too_long' })
    expect((told as { fields: object[] }).fields).toHaveLength(20)
  })

  test('a text that is only too long is told with its limit; a code that is too long is none', async () => {
    expect(await read({ note: long, code: 'x' })).toEqual({ note: long, code: 'x' })
    expect(await read({ note: longer })).toEqual({ code: 'request.text_too_long', fields: [{ path: 'note', problem: 'too_big', limit: 200 }] })
    expect(await read({ code: long })).toEqual(malformed(['code', 'too_big']))
    expect(await read({ note: longer, list: 1 })).toEqual(malformed(['note', 'too_big'], ['list', 'invalid_type']))
  })

  test('a list that is too long is no text', async () => {
    const lists = z.array(z.number()).check(z.maxLength(200))
    expect(await outcome(() => readBody(routeWith({ body: lists }), call({ body: Array.from({ length: 201 }, () => 1) })))).toEqual(malformed(['', 'too_big']))
  })

  test('no body at all is an empty one, and is not looked at where none is read', async () => {
    expect(await read(undefined)).toEqual({})
    expect(await outcome(() => readBody(routeWith({}), call({ body: { note: 1 } })))).toBeUndefined()
  })
})

type Sent = { body?: Route['body']; take?: (bytes: Buffer) => Promise<number> }

/** What becomes of a form that is sent to such a route, and what is taken back of it. */
async function send(form: Parameters<typeof formOf>[0], { body, take = async (bytes: Buffer) => bytes.length }: Sent = {}) {
  const undone: unknown[] = []
  let became: unknown
  let isTaken = false
  const app = fastify()
  await app.register(multipart, { throwFileSizeLimit: false })
  app.post('/', async (request) => {
    const route = { ...routeWith({ ...(body && { body }) }), file: { name: 'audioFile', maxBytes: 1_000, required: true } }
    const undo = async (taken: number, why: unknown) => void undone.push([taken, refused(why)])
    became = await outcome(() => receiveFile({ request, route, undo }, async ({ stream }) => {
      isTaken = true
      return take(await buffer(stream))
    }))
    return {}
  })
  await app.inject({ method: 'POST', url: '/', ...formOf(form) })
  return { became, undone, isTaken }
}

describe('a file with its fields', () => {
  const body = z.object({ index: z.string().check(z.regex(/^\d+$/)), note: z.optional(z.string()) })
  const sound = Buffer.from('sound')

  test('is taken, and given with the fields, before it or behind it', async () => {
    const fields = { index: '1', note: 'etter' }
    expect(await send({ index: '1', audioFile: sound, note: 'etter' }, { body })).toEqual({ became: { body: fields, taken: 5 }, undone: [], isTaken: true })
    expect((await send({ audioFile: sound })).became).toEqual({ body: undefined, taken: 5 })
  })

  test('is not taken behind a field that does not fit', async () => {
    expect(await send({ index: 'one', audioFile: sound }, { body })).toEqual({ became: malformed(['index', 'invalid_format']), undone: [], isTaken: false })
  })

  test('is taken back when a field behind it does not fit, or was not sent, and it is told why', async () => {
    const late = malformed(['index', 'invalid_format'])
    expect(await send({ audioFile: sound, index: 'one' }, { body })).toEqual({ became: late, undone: [[5, late]], isTaken: true })
    const missing = malformed(['index', 'invalid_type'])
    expect(await send({ audioFile: sound }, { body })).toEqual({ became: missing, undone: [[5, missing]], isTaken: true })
  })

  test('is missed by its name', async () => {
    expect(await send({ index: '1' }, { body })).toEqual({ became: malformed(['audioFile', 'required']), undone: [], isTaken: false })
  })

  test('that could not be kept is not taken back', async () => {
    const take = () => Promise.reject(new Refusal('storage.unavailable'))
    expect(await send({ audioFile: sound }, { take })).toMatchObject({ became: { code: 'storage.unavailable' }, undone: [] })
  })
})

test('a form of fields alone is read where a route may have one, as JSON is', async () => {
  const app = fastify()
  await app.register(multipart, { throwFileSizeLimit: false })
  const route = routeWith({ body: z.object({ index: z.string() }), file: { name: 'audioFile', maxBytes: 1, required: false } })
  app.post('/', async (request) => readBody(route, request))
  expect((await app.inject({ method: 'POST', url: '/', ...formOf({ index: '1' }) })).json()).toEqual({ index: '1' })
  expect((await app.inject({ method: 'POST', url: '/', payload: { index: '2' } })).json()).toEqual({ index: '2' })
})
