import type { FastifyInstance } from 'fastify'
import { isLoopbackHost } from '#contract/tenant.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { Database, Sql } from '#server/database/connect.ts'
import { StartupRefusal } from '#server/database/startup-refusal.ts'
import { makeProvider } from './provider.ts'
import { makeRequestHandler } from './request-handler.ts'
import type { RequestHandler } from './request-handler.ts'
import { loadSigningKey } from './signing-key.ts'
import type { SigningKey } from './signing-key.ts'
import { makeIdentityStore } from './store.ts'

export type EmbeddedIdentityOptions = {
  host: string
  issuer: string
  clientId: string
  dataDir: string
  sql: Database
  /** Origins of the app that may send people here and fetch from here; the first is the way home. */
  origins: readonly string[]
  tenants: readonly Tenant[]
  onFailure: (error: unknown) => void
}

export type EmbeddedIdentity = {
  issuer: string
  /** For Node's own server, everything below /oidc, body unread. */
  handler: RequestHandler
  /** For the token verifier, so that no call over HTTP is needed to one's own process. */
  publicJwk: SigningKey['publicJwk']
  /** Everything about a person whose account is erased; other issuers' people are not ours to forget. */
  forgetPerson: (tx: Sql, person: { issuer: string; subject: string }) => Promise<void>
}

/** Where `npm run dev` serves the web app (web/vite.config.ts). */
const DEVELOPMENT_PORT = '5173'

function withDevelopment(origins: readonly string[]): string[] {
  const moved = origins.map((origin) => Object.assign(new URL(origin), { port: DEVELOPMENT_PORT }).origin)
  return [...new Set([...origins, ...moved])]
}

/** Makes the identity provider of a machine of one's own. Throws a StartupRefusal when others could reach it (SEC-35). */
export async function makeEmbeddedIdentity(options: EmbeddedIdentityOptions): Promise<EmbeddedIdentity> {
  const { host, issuer, clientId, dataDir, sql, tenants, onFailure } = options
  if (!isLoopbackHost(host)) throw new StartupRefusal(`The built-in sign-in serves this machine only, but HOST is ${host}. Set OIDC_ISSUER and OIDC_CLIENT_ID.`)
  const origins = withDevelopment(options.origins)
  const key = await loadSigningKey(dataDir)
  const store = makeIdentityStore(sql)
  const provider = makeProvider({ issuer, clientId, origins, key, store, onFailure })
  return {
    issuer,
    handler: makeRequestHandler({ provider, store, issuer, origins, tenants, onFailure }),
    publicJwk: key.publicJwk,
    forgetPerson: async (tx, person) => {
      if (person.issuer === issuer) await store.forgetPerson(tx, person.subject)
    },
  }
}

/** Puts the provider on the server: its bodies are its own to read, and its answers its own to write. */
export async function mountEmbeddedIdentity(app: FastifyInstance, { handler }: EmbeddedIdentity): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.all('/oidc/*', (request, reply) => {
      reply.hijack()
      handler(request.raw, reply.raw)
    })
  })
}
