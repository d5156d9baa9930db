import { randomUUID } from 'node:crypto'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { Refusal } from '#contract/refusal.ts'
import { BASE_PATH } from '#contract/route.ts'
import { NO_AUDIT } from '#server/access-log/access-log.ts'
import type { Access } from '#server/access-log/access.ts'
import type { BodyPace } from '#server/http/body/body-pace.ts'
import { makeServer } from '#server/http/make-server.ts'
import { registerRoutes } from '#server/http/register-routes.ts'
import type { RouteWiring } from '#server/http/register-routes.ts'
import { makeKeptLog } from './kept-log.ts'

export type Verb = (call: Record<string, unknown>) => Promise<unknown>
type Person = { id: string; status: string }

export const DOCTOR: Person = { id: randomUUID(), status: 'Active' }
/** What the access log of a call hands on to its verb. */
export const AUDIT = { ...NO_AUDIT }

type Stage = {
  /** Who signed the calls; nobody when it is null. */
  as?: Person | null
  checksAnswers?: boolean
  isOwnPage?: boolean
  /** Whether a recording runs that a call may end. */
  isBegun?: boolean
  pace?: BodyPace | undefined
}

export const bareServer = (pace?: BodyPace): FastifyInstance =>
  makeServer({ log: makeKeptLog({ level: 'fatal' }).log, connectOrigins: [], ...(pace && { pace }) })

/** Every call of the contract on a server of stand-ins: no database, no sign-in, and of each stand-in what it was asked, in order. */
export function serveRoutes(verbs: Record<string, Verb> = {}, { as = DOCTOR, isOwnPage = true, isBegun = false, checksAnswers = false, pace }: Stage = {}) {
  const asked: string[] = []
  const accesses: Access[] = []
  const calls: Record<string, unknown>[] = []
  const bearer = as && { user: { id: as.id, role: 'user', doctorType: 'gp', subscription: { status: as.status } }, session: { tokenDigest: 'token' } }
  const handlers = new Proxy({}, {
    get: (_, name: string) => async (call: Record<string, unknown>) => {
      asked.push('verb')
      calls.push(call)
      return verbs[name]?.(call)
    },
  })
  const authenticate = {
    async required(_request: unknown, cost: string) {
      asked.push(`required ${cost}`)
      if (!bearer) throw new Refusal('auth.required')
      return bearer
    },
    async optional(_request: unknown, cost: string) {
      asked.push(`optional ${cost}`)
      return bearer ?? {}
    },
  }
  const accessLog = {
    async around(access: Access, work: (audit: typeof AUDIT) => Promise<unknown>) {
      asked.push('log')
      accesses.push(access)
      return work(AUDIT)
    },
  }
  const verticalOf = (host: string) => (host.startsWith('vet.') ? 'vet' : 'med')
  const readOnly = { isBegun: async () => isBegun }
  const app = bareServer(pace)
  registerRoutes(app, { handlers, authenticate, accessLog, readOnly, verticalOf, isOwnPage: () => isOwnPage, checksAnswers } as unknown as RouteWiring)

  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, options: InjectOptions = {}) => app.inject({ method, url: BASE_PATH + path, ...options })
  const codeOf = async (...given: Parameters<typeof call>) => {
    const answer = await call(...given)
    return [answer.statusCode, answer.statusCode < 400 ? '' : answer.json<{ code: string }>().code]
  }
  return { app, call, codeOf, asked, accesses, calls }
}
