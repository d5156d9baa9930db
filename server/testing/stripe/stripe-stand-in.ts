import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Stripe } from 'stripe'
import { portalOf, priceOf, productOf } from './stripe-objects.ts'
import { openStripeBooks, STOCK } from './stripe-books.ts'

export type Asked = { method: string; path: string; fields: URLSearchParams; authorization: string | undefined; idempotencyKey: string | undefined }
type Answer = { status: number; body: unknown }

const MISSING: Answer = { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' } } }
const DECLINED: Answer = { status: 402, body: { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } } }
const found = (body: unknown): Answer => (body === undefined ? MISSING : { status: 200, body })
const listOf = <Item>(data: Item[], url: string): Stripe.ApiList<Item> => ({ object: 'list', data, has_more: false, url })

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** The price that an order names, or the one made for it. */
function priceFor(fields: URLSearchParams, stock: readonly Stripe.Price[]): Stripe.Price | undefined {
  const at = (part: string) => fields.get(`line_items[0][${part}`)
  const named = at('price]')
  if (named !== null) return stock.find(({ id }) => id === named)
  const product = stock.map((price) => price.product).find((one) => typeof one === 'object' && one.id === at('price_data][product]'))
  const interval = at('price_data][recurring][interval]') === 'year' ? 'year' : 'month'
  const made = typeof product === 'object' && product.deleted !== true ? product : productOf({ id: 'prod_made', name: 'made' })
  return priceOf(made, { id: 'price_made', key: null, amount: Number(at('price_data][unit_amount]')), interval, currency: at('price_data][currency]') ?? '' })
}

/** Takes the books and what is sold; gives what each address of Stripe's answers. */
function makeAddresses(books: ReturnType<typeof openStripeBooks>, stock: readonly Stripe.Price[]) {
  function openSession(fields: URLSearchParams): Answer {
    const price = priceFor(fields, stock)
    const metadata = { productId: fields.get('metadata[productId]') ?? '' }
    const quantity = Number(fields.get('line_items[0][quantity]') ?? 1)
    return price ? found(books.open({ price, quantity, customer: fields.get('customer'), metadata, success: fields.get('success_url') ?? '',
      cancel: fields.get('cancel_url') ?? '' })) : MISSING
  }

  function readSession(id: string): Answer {
    const session = books.sessions.get(id)?.session
    const subscription = typeof session?.subscription === 'string' ? (books.subscriptions.get(session.subscription) ?? null) : null
    return found(session && ({ ...session, subscription } satisfies Stripe.Checkout.Session))
  }

  function setQuantity(fields: URLSearchParams, id: string): Answer {
    const answer = books.setQuantity(id, { quantity: Number(fields.get('items[0][quantity]')),
      isBilled: fields.get('proration_behavior') === 'always_invoice' })
    return answer === 'declined' ? DECLINED : found(answer)
  }

  function onSubscription({ method, fields }: Asked, id: string): Answer {
    if (method === 'GET') return found(books.subscriptions.get(id))
    if (fields.has('items[0][quantity]')) return setQuantity(fields, id)
    return found(method === 'DELETE' ? books.endNow(id) : books.setEnding(id, fields.get('cancel_at_period_end') === 'true'))
  }

  function onBalance({ method, path, fields }: Asked, customer: string): Answer {
    if (method === 'GET') return found(listOf(books.movements.filter((one) => one.customer === customer), path))
    const metadata = { key: fields.get('metadata[key]') ?? '' }
    return found(
      books.move({ customer, amount: Number(fields.get('amount')), currency: fields.get('currency') ?? '', description: fields.get('description'), metadata }),
    )
  }

  return (call: Asked): Answer => {
    const { path, fields } = call
    const [, , kind = '', id = '', word = ''] = path.split('/')
    if (path === '/v1/prices') return found(listOf([...stock], path))
    if (path === '/v1/checkout/sessions') return openSession(fields)
    if (kind === 'checkout') return path.endsWith('/expire') ? found(books.expire(word)) : readSession(word)
    if (kind === 'subscriptions') return onSubscription(call, id)
    if (kind === 'customers' && word === 'balance_transactions') return onBalance(call, id)
    if (path === '/v1/billing_portal/sessions') return found(portalOf({ customer: fields.get('customer') ?? '', returnUrl: fields.get('return_url') }))
    if (path === '/v1/invoices/create_preview') return found(books.preview(fields.get('subscription') ?? '',
      Number(fields.get('subscription_details[items][0][quantity]'))))
    if (path === '/v1/invoices') return found(listOf(books.invoices.filter(({ customer }) => customer === fields.get('customer')), path))
    return MISSING
  }
}

/** Stripe on this machine: its books behind its addresses, with its own package’s signatures. `faults` are answered first, one call each. */
export async function startStripeStandIn({ secret, startsAt = Math.floor(Date.now() / 1000) }: { secret: string; startsAt?: number }) {
  const books = openStripeBooks(startsAt)
  const asked: Asked[] = []
  const faults: Answer[] = []
  const remembered = new Map<string, Answer>()
  const answerTo = makeAddresses(books, STOCK)
  const signer = new Stripe('sk_test_signer')

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stripe')
    const body = await bodyOf(request)
    const key = request.headers['idempotency-key']
    const call: Asked = {
      method: request.method ?? '',
      path: url.pathname,
      fields: new URLSearchParams(body || url.search),
      authorization: request.headers.authorization,
      idempotencyKey: typeof key === 'string' ? key : undefined,
    }
    asked.push(call)
    const repeated = call.idempotencyKey === undefined ? undefined : remembered.get(call.idempotencyKey)
    const answer = faults.shift() ?? repeated ?? answerTo(call)
    if (call.idempotencyKey !== undefined && answer.status === 200) remembered.set(call.idempotencyKey, answer)
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
  }

  const server = createServer((request, response) => void serve(request, response)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()

  return {
    books, asked, faults,
    forgetKeys: () => remembered.clear(),
    address: { protocol: 'http' as const, host: '127.0.0.1', port: typeof address === 'object' && address ? address.port : 0 },
    /** An event as Stripe sends it: its bytes, and the header that signs them. */
    sign(event: Stripe.Event, about: { secret?: string; timestamp?: number } = {}): { body: Buffer; signature: string } {
      const payload = JSON.stringify(event)
      const timestamp = about.timestamp ?? Math.floor(Date.now() / 1000)
      return { body: Buffer.from(payload), signature: signer.webhooks.generateTestHeaderString({ payload, secret: about.secret ?? secret, timestamp }) }
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

export type StripeStandIn = Awaited<ReturnType<typeof startStripeStandIn>>
