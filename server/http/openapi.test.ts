import fastify from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { STATUS_BY_CODE } from '#contract/error-code.ts'
import { BASE_PATH } from '#contract/route.ts'
import { registerOpenApi } from './openapi.ts'
import { SESSION_COOKIE } from './session-cookie.ts'

type Schema = { type?: string; enum?: string[]; properties?: Record<string, Schema>; required?: string[]; format?: string; anyOf?: Schema[] }
type Content = Record<string, { schema?: Schema }>
type Parameter = { name: string; in: string; required: boolean; schema: Schema; description?: string }
type Answer = { description: string; content?: Content; headers?: object }
type Operation = {
  operationId: string; summary: string; parameters: Parameter[]; requestBody?: { required: boolean; content: Content }
  security: object[]; 'x-access': string; 'x-audit': string; responses: Record<string, Answer>
}
type Document = {
  openapi: string; info: object; servers: object[]; paths: Record<string, Record<string, Operation>>
  components: { securitySchemes: object; schemas: Record<string, Schema> }
}

let document: Document
let strangers: number
beforeEach(async () => {
  strangers = 0
  const app = fastify()
  registerOpenApi(app, { count: () => void (strangers += 1), giveBack: () => undefined })
  const answer = await app.inject(`${BASE_PATH}/openapi.json`)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  document = answer.json()
})

const CASE = '/patients/{patientId}/cases/{caseId}'
const operation = (path: string, method: string): Operation => document.paths[path]![method]!
const bodyOf = (path: string, method: string) => operation(path, method).requestBody
const answerOf = (path: string, method: string, status = '200') => operation(path, method).responses[status]

test('whoever asks for it is counted as a stranger, for nobody signs for it', () => expect(strangers).toBe(1))

test('it says which form it has, where the calls stand, and how one signs in', () => {
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Epikrise', version: '1.0' }, servers: [{ url: BASE_PATH }] })
  expect(document.components.securitySchemes).toMatchObject({
    bearer: { type: 'http', scheme: 'bearer' }, session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
  })
})

describe('a call', () => {
  test('has its name, its words, who may make it and what the access log calls it', () => {
    expect(operation(CASE, 'delete')).toMatchObject({ operationId: 'deleteCase', 'x-access': 'active', 'x-audit': 'delete' })
    expect(operation(CASE, 'delete').summary).toBe(operation(CASE, 'delete').responses['204']?.description)
  })

  test('is signed for with a token or a session, and a public one by nobody', () => {
    expect(operation('/cases', 'get').security).toEqual([{ bearer: [] }, { session: [] }])
    expect(operation('/contact/message', 'post').security).toEqual([])
  })

  test('needs what stands in its path; of the query what has no other meaning when it is absent', () => {
    const { parameters } = operation(`${CASE}/documents/{documentId}/export`, 'get')
    const told = parameters.map(({ name, in: place, required }) => [name, place, required])
    expect(told).toEqual([['patientId', 'path', true], ['caseId', 'path', true], ['documentId', 'path', true], ['format', 'query', expect.any(Boolean)]])
    expect(operation('/cases', 'get').parameters.map(({ name, required }) => [name, required])).toEqual([['query', false], ['cursor', false]])
    expect(parameters[0]?.schema).toMatchObject({ type: 'string', format: 'uuid' })
  })

  test('that has a short answer says how it is asked for, and in what the answer differs', () => {
    const prefer = operation('/patients/{patientId}/cases', 'post').parameters.filter(({ in: place }) => place === 'header')
    expect(prefer).toMatchObject([{ name: 'Prefer', required: false, schema: { type: 'string', enum: ['return=minimal'] } }])
    const saved = answerOf('/patients/{patientId}/cases', 'post')
    expect(saved?.content?.['application/json']?.schema?.anyOf).toHaveLength(2)
    expect(saved?.headers).toEqual({ 'Preference-Applied': { schema: { type: 'string' } } })
    expect(operation(`${CASE}/move`, 'post').parameters.map(({ in: place }) => place)).toEqual(['path', 'path'])
    expect(answerOf(`${CASE}/move`, 'post')).not.toHaveProperty('headers')
  })
})

describe('the body of a call', () => {
  test('is JSON', () => {
    expect(bodyOf(`${CASE}/move`, 'post')).toMatchObject({ required: true, content: { 'application/json': { schema: { type: 'object' } } } })
  })

  test('is none where none is read', () => expect(operation('/cases', 'get')).not.toHaveProperty('requestBody'))

  test('is a form with a file, which is needed like its fields', () => {
    const schema = bodyOf(`${CASE}/audio-chunk`, 'post')?.content['multipart/form-data']?.schema
    expect(schema).toMatchObject({ type: 'object', required: ['index', 'recordingId', 'audioFile'] })
    expect(schema?.properties?.['audioFile']).toEqual({ type: 'string', format: 'binary' })
    expect(Object.keys(schema?.properties ?? {})).toEqual(['index', 'recordingId', 'audioFile'])
    expect(bodyOf(`${CASE}/audio-chunk`, 'post')?.required).toBe(true)
  })

  test('is a form of fields alone where no file is taken', () => {
    const schema = bodyOf(CASE, 'post')?.content['multipart/form-data']?.schema
    expect(schema?.properties).toHaveProperty('recordingId')
    expect([Object.keys(schema?.properties ?? {}), schema?.required].flat()).not.toContain('audioFile')
  })

  test('is a plain form from a program elsewhere', () => {
    const content = { 'application/x-www-form-urlencoded': { schema: { type: 'object' } } }
    expect(bodyOf('/session/logout-token', 'post')).toMatchObject({ required: true, content })
  })

  test('is handed on as it came where its bytes are signed', () => {
    expect(bodyOf('/payments/webhook', 'post')).toEqual({ required: true, content: { 'application/json': {} } })
  })
})

describe('the answer of a call', () => {
  test('is JSON by its schema', () => {
    expect(answerOf('/cases', 'get')?.content?.['application/json']?.schema).toMatchObject({ type: 'object', required: ['items', 'cursor'] })
  })

  test('is bytes of each kind that it may be', () => {
    expect(answerOf(`${CASE}/export`, 'get')?.content).toEqual({ 'text/plain': {}, 'application/fhir+json': {} })
  })

  test('is nothing where there is nothing to say', () => expect(answerOf(CASE, 'delete', '204')).toEqual({ description: expect.any(String) }))

  test('is else a refusal, whose codes are all there are', () => {
    const refusal = operation('/cases', 'get').responses['default']
    expect(refusal?.content).toEqual({ 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } })
    const { Refusal } = document.components.schemas
    expect(Refusal).toMatchObject({ type: 'object', required: ['code', 'message'], properties: { message: { type: 'string' } } })
    expect(Refusal?.properties?.['code']).toEqual({ type: 'string', enum: Object.keys(STATUS_BY_CODE) })
  })
})
