import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isLoopbackHost, tenantOf } from '#contract/tenant.ts'
import type { Tenant } from '#contract/tenant.ts'
import { Language, preferredLanguage } from '#contract/vertical.ts'
import type { Database } from '#server/database/connect.ts'
import { html, renderBuiltInPage } from '#server/http/built-in-page.ts'
import { makeTestCheckoutStore } from './store.ts'
import type { TestSession } from './store.ts'
import { TEXT } from './text.ts'

export type TestCheckoutDeps = {
  sql: Database
  /** The app's own origins: a form sent from anywhere else has no effect (SEC-20). */
  origins: readonly string[]
  tenants: readonly Tenant[]
}

type Page = ReturnType<typeof renderBuiltInPage>
type View = { language: Language; vertical: 'med' | 'vet' }

const Params = z.object({ id: z.string().max(100) })
/** The language on the screen that led here; a browser may speak another. */
const Asked = z.object({ lang: z.optional(Language).catch(undefined) })
const Form = z.object({ action: z.enum(['pay', 'cancel']) })

/** Two forms with one button each, so that a script can fill them in as well as a person. */
function checkoutPage(session: TestSession, { language, vertical }: View): Page {
  const text = TEXT[language]
  const amount = new Intl.NumberFormat(language, { style: 'currency', currency: session.currency }).format(session.amountMinor / 100)
  const address = `/test-checkout/${session.id}?lang=${language}`
  const body = html`<h1>${text.title}</h1>
<dl><dt>${text.plan}</dt><dd>${session.productName}</dd><dt>${text.seats}</dt><dd>${String(session.seats)}</dd><dt>${text.amount}</dt><dd>${amount}</dd></dl>
<form method="post" action="${address}"><input type="hidden" name="action" value="pay"><button type="submit">${text.pay}</button></form>
<form method="post" action="${address}"><input type="hidden" name="action" value="cancel"><button type="submit" class="quiet">${text.cancel}</button></form>
<p class="note">${text.note}</p>`
  return renderBuiltInPage({ language, vertical, title: text.title, body, home: '/', formTargets: [new URL(session.successUrl).origin] })
}

function closedPage({ language, vertical }: View): Page {
  const text = TEXT[language]
  const body = html`<h1>${text.closed}</h1><p>${text.closedMore}</p><p><a href="/">${text.back}</a></p>`
  return renderBuiltInPage({ language, vertical, title: text.closed, body, home: '/' })
}

const send = (reply: FastifyReply, status: number, page: Page) => reply.status(status).headers(page.headers).send(page.document)

/** Serves `/test-checkout/{id}` beside the app. Loopback only; the id, which nobody can guess, is the right to pay. */
export async function registerTestCheckout(app: FastifyInstance, { sql, origins, tenants }: TestCheckoutDeps): Promise<void> {
  const store = makeTestCheckoutStore(sql)

  async function find(request: FastifyRequest): Promise<TestSession | undefined> {
    const params = Params.safeParse(request.params)
    return params.success && isLoopbackHost(request.host) ? store.find(params.data.id) : undefined
  }
  const viewOf = (request: FastifyRequest): View => ({
    language: Asked.safeParse(request.query).data?.lang ?? preferredLanguage(request.headers['accept-language']),
    vertical: tenantOf(request.host, tenants).vertical,
  })
  const isOwnForm = ({ headers }: FastifyRequest) => headers.origin === undefined || origins.includes(headers.origin)

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )

    scope.get('/test-checkout/:id', async (request, reply) => {
      const session = await find(request)
      if (!session) return send(reply, 404, closedPage(viewOf(request)))
      return session.state === 'open' ? send(reply, 200, checkoutPage(session, viewOf(request))) : send(reply, 410, closedPage(viewOf(request)))
    })

    scope.post('/test-checkout/:id', async (request, reply) => {
      const session = await find(request)
      if (!session) return send(reply, 404, closedPage(viewOf(request)))
      const form = Form.safeParse(request.body)
      if (!isOwnForm(request)) return send(reply, 403, closedPage(viewOf(request)))
      if (!form.success) return send(reply, 400, checkoutPage(session, viewOf(request)))
      if (form.data.action === 'cancel') return reply.redirect(session.cancelUrl, 303)
      const isPaid = (await store.settle(session.id, 'paid')) || (await store.find(session.id))?.state === 'paid'
      return isPaid ? reply.redirect(session.successUrl, 303) : send(reply, 410, closedPage(viewOf(request)))
    })
  })
}
