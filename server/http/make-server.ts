import { randomUUID } from 'node:crypto'
import fastify, { LogController } from 'fastify'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/refusal.ts'
import { BASE_PATH } from '#contract/route.ts'
import { BODY_PACE, watchBody } from './body/body-pace.ts'
import type { BodyPace } from './body/body-pace.ts'
import { parseStrictJson } from './body/strict-json.ts'
import { endUnreadBody } from './body/unread-body.ts'
import { replyWithError } from './error-reply.ts'
import { pagePolicy, securityHeaders } from './security-headers.ts'

export type ServerOptions = {
  log: FastifyBaseLogger
  /** Origins the page may talk to besides its own: the identity provider. */
  connectOrigins: readonly string[]
  /** How slowly a body may come. */
  pace?: BodyPace
}

/** The longest body of JSON that a call takes. */
export const JSON_BODY_BYTES = 4 * 1024 * 1024
const FORM_BYTES = 64 * 1024

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may be long, and is bounded by its pace. */
    isUpload?: boolean
    /** The bytes are signed: they are handed on as they came. */
    isSigned?: boolean
    /** A program elsewhere sends a form. */
    isForm?: boolean
  }
}

/** Judged by the route that was found, not by the address as it was written: `/%61pi/…` is the same call. Of what is no route the address is all there is. */
const isCall = (request: FastifyRequest): boolean => (request.routeOptions.url ?? request.url).startsWith(`${BASE_PATH}/`)

/** A body that belongs to no call is not read. */
function isUnwanted({ is404, headers }: FastifyRequest): boolean {
  return is404 && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)
}

/**
 * After each call what it has not sent is ended, and one line is written: method, route pattern, status, time and the request's id; never an address with its
 * parameters filled in.
 */
function afterCalls(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    endUnreadBody(request.raw)
    request.log.info(
      { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'call',
    )
    done()
  })
}

const IDLE_SWEEP_MS = 100

/** A connection kept alive by its client would hold up a stop for seconds: answers given while stopping are its last. */
function letConnectionsGo(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', (done) => {
    isStopping = true
    // Closing lets go of what is idle at that moment; what falls idle after it would linger until its keep-alive ends.
    const sweep = setInterval(() => app.server.closeIdleConnections(), IDLE_SWEEP_MS).unref()
    app.server.once('close', () => clearInterval(sweep))
    done()
  })
  // oxlint-disable-next-line max-params -- the framework hands it so many, and waits for no promise of one that takes the last
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) reply.header('connection', 'close')
    done()
  })
}

/** Takes the log and limits; gives the HTTP server with its guards, before any route stands on it. */
export function makeServer(options: ServerOptions): FastifyInstance {
  const headersOfCalls = securityHeaders("default-src 'none'; frame-ancestors 'none'", { 'cache-control': 'no-store' })
  const headersOfPages = securityHeaders(pagePolicy(options.connectOrigins))
  const app = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: JSON_BODY_BYTES,
    // Headers have a limit of their own; a body is watched by its pace.
    requestTimeout: 0,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // An address that leads to no route for its form never meets a hook: it is answered here, in the same shape.
    frameworkErrors: (error, request, reply) => {
      reply.headers(request.url.startsWith(`${BASE_PATH}/`) ? headersOfCalls : headersOfPages).header('x-request-id', request.id)
      replyWithError(error, request, reply)
    },
  })
  app.setErrorHandler(replyWithError)
  // JSON and forms with files are all the calls take; anything a plain form can send is refused (SEC-20).
  app.removeContentTypeParser(['text/plain', 'application/json'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (request.routeOptions.config.isSigned) return done(null, body)
    try {
      done(null, parseStrictJson(body))
    } catch (error) {
      done(error instanceof Error ? error : new Refusal('request.malformed'))
    }
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: FORM_BYTES }, (request, body: string, done) => {
    if (request.routeOptions.config.isForm) done(null, Object.fromEntries(new URLSearchParams(body)))
    else done(new Refusal('request.media_type'))
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isCall(request) ? headersOfCalls : headersOfPages).header('x-request-id', request.id)
    // Not before what follows the headers is seen: a body that two readers could read as two is refused for that.
    if (isUnwanted(request)) return void setImmediate(done, new Refusal('request.not_found'))
    watchBody(request.raw, { isUpload: request.routeOptions.config?.isUpload === true, pace: options.pace ?? BODY_PACE })
    done()
  })
  afterCalls(app)
  letConnectionsGo(app)
  return app
}
