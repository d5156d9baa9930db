import multipart from '@fastify/multipart'
import { z } from 'zod'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/refusal.ts'
import { BASE_PATH } from '#contract/route.ts'
import type { Route } from '#contract/route.ts'
import { routes } from '#contract/routes.ts'
import type { Vertical } from '#contract/vertical.ts'
import { NO_AUDIT } from '#server/access-log/access-log.ts'
import type { AccessLog, CallAudit } from '#server/access-log/access-log.ts'
import { makeCallLimit, networkOf } from './admission/call-limit.ts'
import { admit, classOf } from './admission/read-only.ts'
import type { ReadOnlyGuard } from './admission/read-only.ts'
import { accessOf, subjectWithin } from './audit.ts'
import type { Authenticate, Bearer } from './authenticate.ts'
import { mostFormBytes } from './body/form-parts.ts'
import type { Caller, Handlers, IncomingFile, MinimalAnswer, RawAnswer, StreamedAnswer } from './handler.ts'
import { callLanguage } from './error-reply.ts'
import { JSON_BODY_BYTES } from './make-server.ts'
import { parseInput, readBody, readParams, readQuery, receiveFile } from './read-input.ts'
import { makeEventReply, wantsEvents } from './send-events.ts'
import { sendRaw, sendStreamed } from './send-raw.ts'
import { cookiesOf } from './session-cookie.ts'

export type RouteWiring = {
  handlers: Handlers
  authenticate: Authenticate
  accessLog: Pick<AccessLog, 'around'>
  /** What the guard of the read-only account asks. */
  readOnly: ReadOnlyGuard
  verticalOf: (host: string) => Vertical
  /** Whether a page of ours made the call. */
  isOwnPage: (request: FastifyRequest) => boolean
  /** Checks each answer against the contract: on in tests, off where it would cost every call. */
  checksAnswers: boolean
}

/** Every handler seen from the outside: the parsed call in, anything out. The contract's types hold inside `Handlers`. */
type AnyHandler = (call: Record<string, unknown>) => Promise<unknown>

const fastifyPath = (path: string): string => BASE_PATH + path.replace(/\{(\w+)\}/g, ':$1')

function callerOf(request: FastifyRequest, reply: FastifyReply, verticalOf: (host: string) => Vertical): Omit<Caller, 'audit'> {
  const abort = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) abort.abort()
  })
  return {
    requestId: request.id,
    language: callLanguage(request),
    vertical: verticalOf(request.host),
    origin: `${request.protocol}://${request.host}`,
    signal: abort.signal,
  }
}

function signedBody({ body, headers }: FastifyRequest, header: string): { body: Buffer; signature: string } {
  return { body: Buffer.isBuffer(body) ? body : Buffer.alloc(0), signature: String(headers[header] ?? '') }
}

async function inputOf(route: Route, request: FastifyRequest): Promise<Record<string, unknown>> {
  const input = { params: readParams(route, request), query: readQuery(route, request) }
  if (route.signedBy !== undefined) return { ...input, signed: signedBody(request, route.signedBy) }
  if (!route.file?.required) return { ...input, body: await readBody(route, request) }
  const filed = { ...route, file: route.file }
  const receive = (take: (file: IncomingFile) => Promise<unknown>, undo: (taken: unknown, why: unknown) => Promise<void>) =>
    receiveFile({ request, route: filed, undo }, take)
  return { ...input, receive }
}

const isRaw = (answer: unknown): answer is RawAnswer => typeof answer === 'object' && answer !== null && 'read' in answer && 'mediaType' in answer

const isStreamed = (answer: unknown): answer is StreamedAnswer => typeof answer === 'object' && answer !== null && 'stream' in answer && 'mediaType' in answer

const isMinimal = (route: Route, answer: unknown): answer is MinimalAnswer<unknown> =>
  route.minimal !== undefined && typeof answer === 'object' && answer !== null && 'minimal' in answer

const prefersMinimal = ({ headers }: FastifyRequest): boolean => /(?:^|,)\s*return\s*=\s*"?minimal"?\s*(?:[;,]|$)/i.test(String(headers['prefer'] ?? ''))

async function send(route: Route, reply: FastifyReply, answer: unknown): Promise<void> {
  if (isRaw(answer)) return sendRaw(reply, answer)
  if (isStreamed(answer)) return sendStreamed(reply, answer)
  const isShort = isMinimal(route, answer)
  if (isShort) reply.header('preference-applied', 'return=minimal')
  reply.status(route.status)
  if (route.status === 204) await reply.send()
  else await reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(isShort ? answer.minimal : answer))
}

/** @throws request.malformed where the contract promises something else */
function assertPromised(route: Route, answer: unknown): void {
  if (route.minimal && isMinimal(route, answer)) parseInput(route.minimal, answer.minimal)
  else if (route.answer) parseInput(route.answer, answer)
}

const identify = (route: Route, request: FastifyRequest, { authenticate }: RouteWiring): Promise<Partial<Bearer>> =>
  authenticate[route.access === 'public' ? 'optional' : 'required'](request, route.costsEngineTime ? 'engine' : 'plain')

const mostBytes = ({ file }: Route): number => (file ? mostFormBytes(file) : JSON_BODY_BYTES)

/** What says of itself that it is too long is not read. What says nothing, or less than it is, is cut while it comes (SEC-30). */
function assertDeclaredSize(route: Route, { headers }: FastifyRequest): void {
  if (Number(headers['content-length'] ?? 0) > mostBytes(route)) throw new Refusal('request.too_large')
}

const Params = z.record(z.string(), z.unknown()).catch({})

/** Who sent each call that is under way: told before its body is read. */
type Senders = WeakMap<FastifyRequest, Partial<Bearer>>

/** A call that is made seldom by anybody: counted by person, or by the address of a stranger. */
function limitOf({ mostPerMinute }: Route): (request: FastifyRequest, bearer: Partial<Bearer>) => void {
  if (mostPerMinute === undefined) return () => undefined
  const limit = makeCallLimit(mostPerMinute)
  return (request, { user }) => limit.take(user?.id ?? networkOf(request.ip))
}

function registerRoute(
  app: FastifyInstance,
  { name, route, handler, senders }: { name: string; route: Route; handler: AnyHandler; senders: Senders },
  wiring: RouteWiring,
): void {
  const limit = limitOf(route)
  app.route({
    method: route.method,
    url: fastifyPath(route.path),
    config: { isUpload: route.file?.required === true, isSigned: route.signedBy !== undefined, isForm: route.isForm === true },
    onRequest: async (request) => {
      const bearer = await identify(route, request, wiring)
      senders.set(request, bearer)
      limit(request, bearer)
      assertDeclaredSize(route, request)
      // What sets a cookie for this browser is asked by no page elsewhere.
      if (route.usesCookies && !wiring.isOwnPage(request)) throw new Refusal('request.not_found')
    },
    handler: async (request, reply) => {
      const bearer = senders.get(request) ?? {}
      const access = accessOf(route, request, bearer.user)
      const caller = callerOf(request, reply, wiring.verticalOf)
      const events = route.isToldInEvents && wantsEvents(request) ? makeEventReply(request, reply) : undefined
      const work = async (audit: CallAudit): Promise<unknown> => {
        await admit({ name, route, params: Params.parse(request.params), user: bearer.user }, wiring.readOnly)
        const input = await inputOf(route, request)
        if (access) access.subject = subjectWithin(route, access.subject, input['body'])
        return handler({
          ...caller, audit, ...bearer, ...input,
          ...(route.usesCookies && { cookies: cookiesOf(request, reply) }),
          ...(route.minimal && { prefersMinimal: prefersMinimal(request) }),
          ...(route.isToldInEvents && { onText: events?.tell ?? (() => undefined) }),
        })
      }
      const logged = async (): Promise<unknown> => {
        const answer = await (access ? wiring.accessLog.around(access, work) : work(NO_AUDIT))
        if (wiring.checksAnswers) assertPromised(route, answer)
        return answer
      }
      if (events) await events.send(logged())
      else await send(route, reply, await logged())
      return reply
    },
  })
}

/** Serves every call of the contract's table: sign-in and its limits before any body, admission, input, verb, the access log's line, answer, in that order. */
export function registerRoutes(app: FastifyInstance, wiring: RouteWiring): void {
  const table: [string, Route][] = Object.entries(routes)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- inside `Handlers` each verb has its own call's type; here all are one
  const handlers = wiring.handlers as unknown as Record<string, AnyHandler>
  const senders: Senders = new WeakMap()
  const register = (on: FastifyInstance, [name, route]: [string, Route]): void => {
    const handler = handlers[name]
    if (!handler) throw new Error(`no handler serves ${name}`)
    classOf(name)
    registerRoute(on, { name, route, handler, senders }, wiring)
  }
  table.filter(([, { file }]) => !file).forEach((entry) => register(app, entry))
  // Forms with files in a room of their own: what watches over them costs no other call anything.
  app.register(async (forms) => {
    await forms.register(multipart, { throwFileSizeLimit: false })
    table.filter(([, { file }]) => file).forEach((entry) => register(forms, entry))
  })
}
