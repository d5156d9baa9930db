import { createHash, randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import fastify, { LogController } from 'fastify'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { Refusal } from '#contract/refusal.ts'
import { replyWithError } from './error-reply.ts'
import { pagePolicy, securityHeaders } from './security-headers.ts'

export type ServerOptions = {
  log: FastifyBaseLogger
  /** Origins the page may talk to besides its own: the identity provider. */
  connectOrigins: readonly string[]
  callsPerMinute: number
}

const JSON_BODY_BYTES = 4 * 1024 * 1024

/** What one caller is for the rate limit: the token's digest, else the address. Forwarded headers are not believed (SEC-24). */
function callerKey(request: { headers: { authorization?: string | undefined }; ip: string }): string {
  const { authorization } = request.headers
  return authorization ? createHash('sha256').update(authorization).digest('base64') : request.ip
}

/** One line per call: method, route pattern, status, time and the request's id; never an address with its parameters filled in. */
function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
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
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
}

/** Takes the log and limits; gives the HTTP server with its guards, before any route stands on it. */
export async function makeServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: JSON_BODY_BYTES,
    requestTimeout: 15 * 60_000,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
  })
  app.setErrorHandler(replyWithError)
  // JSON and forms with files are all the calls take; anything a plain form can send is refused (SEC-20).
  app.removeContentTypeParser('text/plain')
  const headersOfCalls = securityHeaders("default-src 'none'; frame-ancestors 'none'", { 'cache-control': 'no-store' })
  const headersOfPages = securityHeaders(pagePolicy(options.connectOrigins))
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? headersOfCalls : headersOfPages).header('x-request-id', request.id)
    done()
  })
  logCalls(app)
  letConnectionsGo(app)
  await app.register(rateLimit, {
    global: true,
    max: options.callsPerMinute,
    timeWindow: 60_000,
    keyGenerator: callerKey,
    allowList: (request) => !request.url.startsWith('/api/'),
    errorResponseBuilder: (_request, context) => new Refusal('request.rate_limited', { retryAfterSeconds: Math.ceil(context.ttl / 1000) }),
  })
  await app.register(multipart, { throwFileSizeLimit: false })
  return app
}
