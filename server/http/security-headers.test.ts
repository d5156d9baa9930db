import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BASE_PATH } from '#contract/route.ts'
import { makeKeptLog } from '#server/testing/kept-log.ts'
import { makeServer } from './make-server.ts'

const { log } = makeKeptLog({ level: 'info' })
let app: FastifyInstance

beforeEach(async () => {
  app = makeServer({ log, connectOrigins: ['https://issuer.example'] })
  app.get(`${BASE_PATH}/thing`, () => ({}))
  app.get('/page', () => 'page')
  await app.ready()
})
afterEach(() => app.close())

const headersOf = async (url: string) => (await app.inject({ url })).headers

/** A policy as its directives. */
const directivesOf = (policy: unknown): Record<string, string> =>
  Object.fromEntries(
    String(policy)
      .split(';')
      .map((directive) => directive.trim())
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ').trim()]),
  )

describe.each(['/page', `${BASE_PATH}/thing`, '/not-there', `${BASE_PATH}/not-there`])('%s', (url) => {
  test('SEC-15 SEC-18 SEC-19 is asked for over TLS alone for a year, framed by nobody, taken for nothing else', async () => {
    expect(await headersOf(url)).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'permissions-policy': 'microphone=(self), camera=(), geolocation=()',
      'x-dns-prefetch-control': 'off',
      'x-permitted-cross-domain-policies': 'none',
    })
  })
})

test('SEC-17 a page runs its own scripts alone: none written into it, none evaluated, none of elsewhere', async () => {
  expect(directivesOf((await headersOf('/page'))['content-security-policy'])).toEqual({
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'media-src': "'self' blob:",
    'font-src': "'self'",
    'connect-src': "'self' https://issuer.example",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self' https://issuer.example",
    'frame-ancestors': "'none'",
  })
})

test('SEC-17 SEC-23 the answer of a call is no page: it loads nothing and is kept by nobody', async () => {
  const headers = await headersOf(`${BASE_PATH}/thing`)
  expect(directivesOf(headers['content-security-policy'])).toEqual({ 'default-src': "'none'", 'frame-ancestors': "'none'" })
  expect(headers['cache-control']).toBe('no-store')
})
