import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { STATUS_BY_CODE } from '#contract/error-code.ts'
import { BASE_PATH } from '#contract/route.ts'
import type { Route } from '#contract/route.ts'
import { routes } from '#contract/routes.ts'
import type { Authenticate } from './authenticate.ts'
import { SESSION_COOKIE } from './session-cookie.ts'

type Json = Record<string, unknown>

const input = (schema: z.core.$ZodType): z.core.JSONSchema.BaseSchema => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

const PREFER: Json = {
  name: 'Prefer', in: 'header', required: false, schema: { type: 'string', enum: ['return=minimal'] },
  description: 'Asks for the short answer (RFC 7240); Preference-Applied says whether it was given.',
}

function parameters(route: Route): Json[] {
  const of = (place: 'path' | 'query', object: Route['params']): Json[] =>
    Object.entries(object?.shape ?? {}).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path' || !z.safeParse(schema, undefined).success,
      schema: input(schema),
    }))
  return [...of('path', route.params), ...of('query', route.query), ...(route.minimal ? [PREFER] : [])]
}

function requestBody(route: Route): Json | undefined {
  if (route.signedBy !== undefined) return { required: true, content: { 'application/json': {} } }
  if (!route.body) return undefined
  const schema = input(route.body)
  if (route.isForm) return { required: true, content: { 'application/x-www-form-urlencoded': { schema } } }
  if (!route.file) return { required: true, content: { 'application/json': { schema } } }
  const properties = { ...schema.properties, ...(route.file.required && { [route.file.name]: { type: 'string', format: 'binary' } }) }
  const required = [...(schema.required ?? []), ...(route.file.required ? [route.file.name] : [])]
  return { required: true, content: { 'multipart/form-data': { schema: { type: 'object', properties, required } } } }
}

const output = (schema: z.core.$ZodType): z.core.JSONSchema.BaseSchema => z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })

const answerSchema = (whole: z.core.$ZodType, minimal: z.core.$ZodType | undefined): Json =>
  minimal ? { anyOf: [output(whole), output(minimal)] } : output(whole)

function answers(route: Route): Json {
  const done = route.answer
    ? {
        content: { 'application/json': { schema: answerSchema(route.answer, route.minimal) } },
        ...(route.minimal && { headers: { 'Preference-Applied': { schema: { type: 'string' } } } }),
      }
    : route.raw
      ? { content: Object.fromEntries(route.raw.split(', ').map((mediaType) => [mediaType, {}])) }
      : {}
  return {
    [route.status]: { description: route.summary, ...done },
    default: { description: 'A refusal with its stable code.', content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } },
  }
}

function operation(name: string, route: Route): Json {
  const body = requestBody(route)
  return {
    operationId: name,
    summary: route.summary,
    parameters: parameters(route),
    ...(body && { requestBody: body }),
    security: route.access === 'public' ? [] : [{ bearer: [] }, { session: [] }],
    'x-access': route.access,
    'x-audit': route.audit,
    responses: answers(route),
  }
}

/** The OpenAPI 3.1 document, made of the same schemas that judge the calls. */
function openApiDocument(): Json {
  const paths: Record<string, Json> = {}
  const table: [string, Route][] = Object.entries(routes)
  for (const [name, route] of table) {
    const path = (paths[route.path] ??= {})
    path[route.method.toLowerCase()] = operation(name, route)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Epikrise', version: '1.0', description: 'Clinical documentation from consultations.' },
    servers: [{ url: BASE_PATH }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'OpenID Connect id token' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: SESSION_COOKIE,
          description: 'Where the server keeps the sign-in, instead of a token: for its own pages alone.',
        },
      },
      schemas: {
        Refusal: {
          type: 'object',
          required: ['code', 'message'],
          properties: { code: { type: 'string', enum: Object.keys(STATUS_BY_CODE) }, message: { type: 'string' }, details: {} },
        },
      },
    },
  }
}

/** Serves the document; who asks is counted as a stranger, for nobody signs for it. */
export function registerOpenApi(app: FastifyInstance, strangers: Authenticate['strangers']): void {
  const document = JSON.stringify(openApiDocument())
  const onRequest = async (request: Parameters<Authenticate['strangers']['count']>[0]): Promise<void> => strangers.count(request)
  app.get(`${BASE_PATH}/openapi.json`, { onRequest }, (_request, reply) => reply.type('application/json; charset=utf-8').send(document))
}
