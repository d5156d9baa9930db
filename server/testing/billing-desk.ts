import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import fastify from 'fastify'
import { Refusal } from '#contract/refusal.ts'
import { DEFAULT_TENANTS } from '#contract/tenant.ts'
import type { Language, Vertical } from '#contract/vertical.ts'
import { NO_AUDIT } from '#server/access-log/access-log.ts'
import { registerTestCheckout } from '#server/adapters/payments-test/test-checkout.ts'
import { makeTestPayments } from '#server/adapters/payments-test/test-payments.ts'
import { STANDARD_PLANS } from '#domain/plans/plan.ts'
import { askProvider } from '#server/billing/provider/ask-provider.ts'
import { billingRoutes } from '#server/billing/routes.ts'
import type { EmbeddedConnection } from '#server/database/embedded-postgres.ts'
import { freshDatabase } from '#server/database/testing.ts'
import { makeLog } from '#server/log.ts'
import type { Payments } from '#server/ports/payments.ts'
import { makeLoadUser } from '#server/profile/load-user.ts'
import type { User } from '#server/http/user.ts'
import { keyStore } from '#server/vault/store.ts'
import { makeVault } from '#server/vault/vault.ts'

const ORIGINS = ['http://localhost:8080', 'http://vet.localhost:8080']

type About = { vertical?: Vertical; language?: Language; origin?: string; payments?: Payments }
type Order = { productId?: string; seats?: number; referenceCode?: string | null; vertical?: Vertical }

const caller = ({ vertical = 'med', language = 'nb', origin = 'http://localhost:8080' }: About) => ({
  requestId: 'r', language, vertical, origin, signal: new AbortController().signal, audit: NO_AUDIT, params: undefined, query: undefined, body: undefined,
})
const signedIn = (user: User, about: About) => ({ ...caller(about), user, session: { tokenDigest: 'd', expiresAt: new Date() } })

export const idOf = ({ url }: { url: string }) => url.split('/').at(-1) ?? ''

/** Gives the code of the refusal, or `accepted`. */
export const refusalOf = (work: Promise<unknown>) =>
  work.then(() => 'accepted', (error: unknown) => (error instanceof Refusal ? error.code : String(error)))

/** The verbs of billing with the test checkout, its page, and people to use them, on a database of their own. */
export async function startBillingDesk(given: { payments?: Payments; prepare?: (connection: EmbeddedConnection) => Promise<void> } = {}) {
  const { sql, connection, drop } = await freshDatabase()
  await given.prepare?.(connection)
  const vault = makeVault({ masterKey: createSecretKey(randomBytes(32)), store: keyStore })
  const payments = given.payments ?? makeTestPayments({ sql, plans: STANDARD_PLANS })
  const app = fastify()
  await registerTestCheckout(app, { sql, origins: ORIGINS, tenants: DEFAULT_TENANTS })

  const load = (subject: string) =>
    makeLoadUser(sql)({
      issuer: 'https://id.example.no', subject, email: `${subject}@klinikk.no`, name: subject, acr: undefined,
      issuedAt: new Date(), expiresAt: new Date(Date.now() + 3_600_000), tokenDigest: randomUUID(),
    })
  const calls = (about: About) => billingRoutes({ sql, vault, payments: about.payments ?? payments, tenants: DEFAULT_TENANTS, publicOrigins: ORIGINS })
  const verbs = {
    list: (user: User | undefined, referenceCode?: string, about: About = {}) =>
      calls(about).listProducts({ ...caller(about), ...(user && { user }), query: { referenceCode } }),
    checkout: (user: User, order: Order = {}, about: About = {}) =>
      calls(about).createCheckoutSession({ ...signedIn(user, about), body: { productId: 'med-yearly', ...order } }),
    confirm: (user: User, id: string, about: About = {}) => calls(about).confirmCheckoutSession({ ...signedIn(user, about), params: { id }, query: {} }),
    read: (user: User) => calls({}).getSubscription(signedIn(user, {})),
    cancel: (user: User, about: About = {}) => calls(about).cancelSubscription(signedIn(user, about)),
    hear: (signed: { body: Buffer; signature: string }) => calls({}).receivePaymentEvent({ ...caller({}), signed }),
    openPortal: (user: User, about: About = {}) => calls(about).openPaymentPortal(signedIn(user, about)),
    invitations: (user: User) => calls({}).getInvitations(signedIn(user, {})),
    seats: (user: User) => calls({}).listSeats(signedIn(user, {})),
    priceSeats: (user: User, seats: number) => calls({}).priceSeats({ ...signedIn(user, {}), query: { seats } }),
    changeSeats: (user: User, seats: number) => calls({}).changeSeats({ ...signedIn(user, {}), body: { seats } }),
    invoices: (user: User) => calls({}).listInvoices(signedIn(user, {})),
    /** A round of asking the provider. */
    ask: () => askProvider({ sql, vault, payments, log: makeLog('silent') }, new AbortController().signal),
  }
  const press = (id: string, action: string, headers: Record<string, string> = { origin: 'http://localhost:8080' }) =>
    app.inject({
      method: 'POST', url: `/test-checkout/${id}`, payload: `action=${action}`,
      headers: { host: 'localhost:8080', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })

  return {
    ...verbs, sql, vault, payments, press,
    newUser: () => load(randomUUID()),
    again: (user: User) => load(user.name),
    pay: (id: string) => press(id, 'pay'),
    openPage: (id: string, headers: Record<string, string> = {}) =>
      app.inject({ url: `/test-checkout/${id}`, headers: { host: 'localhost:8080', ...headers } }),
    async subscribe(user: User, order: Order = {}) {
      const id = idOf(await verbs.checkout(user, order))
      await press(id, 'pay')
      return verbs.confirm(user, id)
    },
    async stop() {
      await app.close()
      await drop()
    },
  }
}

export type BillingDesk = Awaited<ReturnType<typeof startBillingDesk>>
