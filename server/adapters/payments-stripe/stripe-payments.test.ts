import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import type { CheckoutOrder, Payments } from '#server/ports/payments.ts'
import { readSession } from './read.ts'
import { makeStripePayments } from './stripe-payments.ts'

type Asked = { method: string; path: string; fields: URLSearchParams; authorization: string | undefined }
const asked: Asked[] = []
let answers: { status: number; body: unknown }[] = []
let server: Server
let payments: Payments

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** Stands in for Stripe: notes what is asked and gives the answers in turn, the last one for good. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await bodyOf(request)
  const url = new URL(request.url ?? '/', 'http://stripe')
  asked.push({ method: request.method ?? '', path: url.pathname, fields: new URLSearchParams(body || url.search), authorization: request.headers.authorization })
  const next = (answers.length > 1 ? answers.shift() : answers[0]) ?? { status: 500, body: {} }
  response.writeHead(next.status, { 'content-type': 'application/json' }).end(JSON.stringify(next.body))
}

beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  payments = makeStripePayments({ secretKey: 'sk_test_1', address: { protocol: 'http', host: '127.0.0.1', port } })
})
afterAll(() => void server.close())
beforeEach(() => {
  asked.length = 0
})

const SESSION = {
  id: 'cs_1', object: 'checkout.session', url: 'https://checkout.stripe.com/c/pay/cs_1', status: 'complete', payment_status: 'paid',
  amount_total: 719_100, currency: 'nok', metadata: { productId: 'med-yearly' },
  subscription: { id: 'sub_1', items: { data: [{ current_period_start: 1_790_000_000, current_period_end: 1_821_536_000 }] } },
}
const ORDER: CheckoutOrder = {
  product: { id: 'med-yearly', name: 'Årlig', description: 'Ti for tolv' }, amountMinor: 719_100, currency: 'NOK', interval: 'year',
  email: 'kari@klinikk.no', language: 'nb', origin: 'https://www.example.no',
  returnTo: (id) => ({ success: `https://www.example.no/payments/${id}/success?referenceCode=AB`, cancel: `https://www.example.no/payments/${id}/cancel` }),
}
const refusalOf = (work: Promise<unknown>) => work.then(() => 'accepted', (error: unknown) => (error instanceof Refusal ? error.code : String(error)))

test('opens a subscription session for exactly what was ordered', async () => {
  answers = [{ status: 200, body: { ...SESSION, status: 'open', payment_status: 'unpaid' } }]
  expect(await payments.open(ORDER)).toEqual({ id: 'cs_1', url: 'https://checkout.stripe.com/c/pay/cs_1' })
  const [call] = asked
  expect([call?.method, call?.path, call?.authorization]).toEqual(['POST', '/v1/checkout/sessions', 'Bearer sk_test_1'])
  expect(Object.fromEntries(call?.fields ?? [])).toMatchObject({
    mode: 'subscription',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'nok',
    'line_items[0][price_data][unit_amount]': '719100',
    'line_items[0][price_data][recurring][interval]': 'year',
    'metadata[productId]': 'med-yearly',
    customer_email: 'kari@klinikk.no',
    locale: 'nb',
    success_url: 'https://www.example.no/payments/{CHECKOUT_SESSION_ID}/success?referenceCode=AB',
  })
})

test('reads a paid session with its period', async () => {
  answers = [{ status: 200, body: SESSION }]
  expect(await payments.read('cs_1')).toEqual({
    state: 'paid', productId: 'med-yearly', amountMinor: 719_100, currency: 'NOK', reference: 'sub_1',
    period: { start: new Date(1_790_000_000_000), end: new Date(1_821_536_000_000) },
  })
  expect(asked[0]?.fields.get('expand[0]')).toBe('subscription')
})

test.each([
  ['open', 'unpaid', 'open'],
  ['complete', 'unpaid', 'open'],
  ['complete', 'no_payment_required', 'open'],
  ['expired', 'unpaid', 'closed'],
  ['complete', 'paid', 'paid'],
])('a session %s and %s is %s', (status, payment_status, state) => {
  expect(readSession({ ...SESSION, status, payment_status }).state).toBe(state)
})

describe('what goes wrong', () => {
  test.each<[string, { status: number; body: unknown }, string]>([
    ['an unknown session', { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such session' } } }, 'payment.not_found'],
    ['a wrong key', { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key' } } }, 'payment.unavailable'],
    ['a server error', { status: 500, body: { error: { type: 'api_error', message: 'oops' } } }, 'payment.unavailable'],
    ['an answer of another shape', { status: 200, body: { id: 'cs_1' } }, 'payment.unavailable'],
  ])('%s is a refusal of ours', async (_name, given, code) => {
    answers = [given]
    expect(await refusalOf(payments.read('cs_1'))).toBe(code)
  })

  test('a hiccup is tried again, with one key so that nothing is made twice', async () => {
    answers = [{ status: 500, body: { error: { type: 'api_error', message: 'oops' } } }, { status: 200, body: SESSION }]
    expect((await payments.open(ORDER)).id).toBe('cs_1')
    expect(asked).toHaveLength(2)
  })

  test('nobody there is a refusal of ours', async () => {
    const nobody = makeStripePayments({ secretKey: 'sk_test_1', address: { protocol: 'http', host: '127.0.0.1', port: 9 } })
    expect(await refusalOf(nobody.read('cs_1'))).toBe('payment.unavailable')
  })
})

test('closes sessions and ends subscriptions with their period', async () => {
  answers = [{ status: 200, body: SESSION }]
  await payments.close('cs_1')
  await payments.endAtPeriodEnd('sub_1')
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /v1/checkout/sessions/cs_1/expire', 'POST /v1/subscriptions/sub_1'])
  expect(asked[1]?.fields.get('cancel_at_period_end')).toBe('true')
})
