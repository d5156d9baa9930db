import { describe, expect, test } from 'vitest'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookiesOf, makeOwnPages, SESSION_COOKIE, SIGN_IN_COOKIE } from './session-cookie.ts'

const HOST = 'epikrise.example'
type Said = { method?: string; host?: string; headers?: Record<string, string> }
const request = ({ method = 'POST', host = HOST, headers = {} }: Said) => ({ method, host, headers }) as unknown as FastifyRequest
const OURS = { 'x-epikrise-page': '1', 'sec-fetch-site': 'same-origin', origin: `https://${HOST}` }

describe('SEC-20 a call of our own pages', () => {
  const { isOwnPage } = makeOwnPages([`https://${HOST}`, 'https://vet.epikrise.example'])
  const without = (name: keyof typeof OURS): Record<string, string> => Object.fromEntries(Object.entries(OURS).filter(([key]) => key !== name))

  test.each<[string, Said]>([
    ['with all that a browser says', { headers: OURS }],
    ['of a browser that names no site', { headers: without('sec-fetch-site') }],
    ['that reads, without an origin', { method: 'GET', headers: without('origin') }],
    ['of the other edition, on its own host', { host: 'vet.epikrise.example', headers: { ...OURS, origin: 'https://vet.epikrise.example' } }],
  ])('is one %s', (_what, said) => {
    expect(isOwnPage(request(said))).toBe(true)
  })

  test.each<[string, Said]>([
    ['that does not say so itself', { headers: without('x-epikrise-page') }],
    ['that says so in other words', { headers: { ...OURS, 'x-epikrise-page': '0' } }],
    ['of which the browser says that it comes from elsewhere', { headers: { ...OURS, 'sec-fetch-site': 'cross-site' } }],
    ['of a neighbour under the same name', { headers: { ...OURS, 'sec-fetch-site': 'same-site' } }],
    ['of another origin', { headers: { ...OURS, origin: 'https://evil.example' } }],
    ['of our host by another scheme than people use', { headers: { ...OURS, origin: `http://${HOST}` } }],
    ['of our other host', { headers: { ...OURS, origin: 'https://vet.epikrise.example' } }],
    ['of another port', { headers: { ...OURS, origin: `https://${HOST}:8443` } }],
    ['of an origin that is none', { headers: { ...OURS, origin: 'null' } }],
    ['that changes something and names no origin', { headers: without('origin') }],
    ['that reads, from another origin', { method: 'GET', headers: { ...OURS, origin: 'https://evil.example' } }],
  ])('is none %s', (_what, said) => {
    expect(isOwnPage(request(said))).toBe(false)
  })

  test.each([[[]], [['https://other.example']]])('on a host that nobody configured is taken by the name of the host, whatever the scheme: %j', (origins) => {
    const own = makeOwnPages(origins)
    expect(own.isOwnPage(request({ headers: { ...OURS, origin: `http://${HOST}` } }))).toBe(true)
    expect(own.isOwnPage(request({ headers: { ...OURS, origin: 'http://other.example' } }))).toBe(false)
  })

  test('is the only one in which the cookie counts', () => {
    const { sessionKeyOf } = makeOwnPages([`https://${HOST}`])
    const cookie = `${SESSION_COOKIE}=key`
    expect(sessionKeyOf(request({ headers: { ...OURS, cookie } }))).toBe('key')
    expect(sessionKeyOf(request({ headers: { ...OURS, cookie, 'sec-fetch-site': 'cross-site' } }))).toBeUndefined()
    expect(sessionKeyOf(request({ headers: OURS }))).toBeUndefined()
  })
})

describe('SEC-14 the cookies of a caller', () => {
  function cookies(cookie?: string) {
    const sent: [string, string][] = []
    const reply = { header: (name: string, value: string) => void sent.push([name, value]) } as unknown as FastifyReply
    return { sent, of: cookiesOf(request({ headers: cookie === undefined ? {} : { cookie } }), reply) }
  }

  test.each([
    [undefined, undefined],
    [`${SESSION_COOKIE}=a`, 'a'],
    [`other=1; ${SESSION_COOKIE}=a=b; ${SIGN_IN_COOKIE}=c`, 'a=b'],
    [`${SIGN_IN_COOKIE}=c`, undefined],
    [`x${SESSION_COOKIE}=a`, undefined],
    [`${SESSION_COOKIE}=`, ''],
  ])('of %s the session is %s', (cookie, value) => {
    expect(cookies(cookie).of.read(SESSION_COOKIE)).toBe(value)
  })

  test('are for this host alone, over TLS, and for no script', () => {
    const { sent, of } = cookies()
    of.set(SESSION_COOKIE, 'key')
    of.remove(SIGN_IN_COOKIE)
    expect(sent).toEqual([
      ['set-cookie', '__Host-epikrise=key; Path=/; Secure; HttpOnly; SameSite=Lax'],
      ['set-cookie', '__Host-epikrise-sign-in=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0'],
    ])
  })
})
