import type { FastifyInstance } from 'fastify'
import { hostName } from '#contract/tenant.ts'

/** Calls and the questions of a supervisor are answered where they are asked. */
const STAYS = /^\/(api|oidc|healthz|readyz|metrics)(\/|\?|$)/

export type WwwHosts = { readonly wwwHosts: Readonly<Record<string, string>>; readonly origins: readonly string[] }

/** Sends visitors of a bare host on to its www version, path and query kept (spec 2). Only listed hosts are led anywhere, and only to their own (SEC-22). */
export function leadToWww(app: FastifyInstance, { wwwHosts, origins }: WwwHosts): void {
  const targets = new Map(Object.entries(wwwHosts).map(([bare, www]) => [bare, origins.find((origin) => new URL(origin).hostname === www) ?? `https://${www}`]))
  if (targets.size === 0) return
  app.addHook('onRequest', async (request, reply) => {
    const target = targets.get(hostName(request.host))
    const isVisit = request.method === 'GET' || request.method === 'HEAD'
    if (target !== undefined && isVisit && !STAYS.test(request.url)) return await reply.redirect(target + request.url, 308)
  })
}
