import type { FastifyInstance } from 'fastify'
import { Registry, collectDefaultMetrics, Histogram } from 'prom-client'

export type Health = {
  /** Each named power answers within its own limit or throws. */
  checks: Readonly<Record<string, () => Promise<void>>>
  /** Lets a scraper in; without one only this machine may read, and only where nobody else reaches the product. */
  metricsToken: string | undefined
  /** Whether the product is reached under other names than this machine's: a proxy here then speaks for anybody. */
  isPublic: boolean
}

const CHECK_LIMIT_MS = 2_000

async function answers(check: () => Promise<void>): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, CHECK_LIMIT_MS, false).unref())
  return Promise.race([check().then(() => true, () => false), late])
}

const isLoopback = (address: string): boolean => address === '::1' || /^(::ffff:)?127\./.test(address)

function registerMetrics(app: FastifyInstance, { metricsToken, isPublic }: Pick<Health, 'metricsToken' | 'isPublic'>): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer by route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    durations.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', async (request, reply) => {
    // A proxy on this machine speaks for somebody elsewhere.
    const isFromHere = !isPublic && isLoopback(request.ip) && request.headers['x-forwarded-for'] === undefined && request.headers.forwarded === undefined
    const mayRead = metricsToken ? request.headers.authorization === `Bearer ${metricsToken}` : isFromHere
    if (!mayRead) return reply.callNotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** `/healthz`: the process is up. `/readyz`: database, blob store and job runner answer. `/metrics`: Prometheus text. */
export function registerHealth(app: FastifyInstance, health: Health): void {
  app.get('/healthz', () => ({ status: 'up' }))
  app.get('/readyz', async (_request, reply) => {
    const names = Object.keys(health.checks)
    const results = await Promise.all(Object.values(health.checks).map(answers))
    const isReady = results.every(Boolean)
    if (!isReady) reply.header('retry-after', '5')
    const powers = Object.fromEntries(names.map((name, index) => [name, results[index] ? 'ready' : 'away']))
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready', powers })
  })
  registerMetrics(app, health)
}
