import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { DEFAULT_TENANTS, startLanguage, tenantOf } from '#contract/tenant.ts'
import { readConfig } from '#server/config.ts'
import { makeSite } from './site.ts'
import type { MeaningOf } from './site.ts'
import { leadToWww } from './www-hosts.ts'

const ORIGINS = ['https://www.epikrise.no', 'https://www.epikrise.se', 'https://vet.epikrise.no']
const meaningOf: MeaningOf = (signs) => ({ vertical: tenantOf(signs.host, DEFAULT_TENANTS).vertical, language: startLanguage(signs, DEFAULT_TENANTS) })
const site = makeSite({ origins: ORIGINS, meaningOf, pictureOf: (vertical) => `/assets/social-${vertical}-1.png` })

describe('spec 2 the addresses of the public pages', () => {
  test('each page names its own address, its languages and its picture; a language lives at the host that is met in it', () => {
    const head = site.head({ host: 'www.epikrise.no', path: '/info/security', vertical: 'med', language: 'da' })
    expect(head).toContain('<link rel="canonical" href="https://www.epikrise.no/info/security?lang=da" />')
    expect(head).toContain('hreflang="nb" href="https://www.epikrise.no/info/security" />')
    expect(head).toContain('hreflang="sv" href="https://www.epikrise.se/info/security" />')
    expect(head).toContain('hreflang="x-default" href="https://www.epikrise.no/info/security" />')
    expect(head).toContain('content="https://www.epikrise.no/assets/social-med-1.png"')
    expect(site.head({ host: 'vet.epikrise.no', path: '/', vertical: 'vet', language: 'sv' })).toContain(
      '<link rel="canonical" href="https://vet.epikrise.no/?lang=sv" />',
    )
  })

  test('the map of the site names each page with its languages, at the host that was asked, and programs are led to it and away from calls', () => {
    const [nb, sv] = ['https://www.epikrise.no', 'https://www.epikrise.se']
    const asked = ['da', 'en', 'ru'].map((tag) => [tag, `${nb}/contact?lang=${tag}`])
    const others = [['nb', `${nb}/contact`], ['sv', `${sv}/contact`], ...asked, ['x-default', `${nb}/contact`]]
      .map(([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`).join('')
    expect(site.sitemap('www.epikrise.no', ['/contact'])).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'
      + `<url><loc>${nb}/contact</loc>${others}</url>\n</urlset>\n`)
    expect(site.sitemap('www.epikrise.se', ['/'])).toContain(`<loc>${sv}/</loc>`)
    expect(site.robots('vet.epikrise.no')).toBe('User-agent: *\nDisallow: /api/\nDisallow: /oidc/\nSitemap: https://vet.epikrise.no/sitemap.xml\n')
  })

  test('a host that nobody configured stands for the one of its edition', () => {
    const hosts = ['vet.annet.no', 'annet.no', 'www.epikrise.se']
    expect(hosts.map(site.originOf)).toEqual(['https://vet.epikrise.no', 'https://www.epikrise.no', 'https://www.epikrise.se'])
  })

  test('a page without a picture names none; with one it is told as a large one, line by line', () => {
    const bare = makeSite({ origins: ORIGINS, meaningOf, pictureOf: () => undefined })
    const asked = { host: 'www.epikrise.se', path: '/', vertical: 'med', language: 'sv' } as const
    expect(bare.head(asked)).not.toMatch(/image|undefined/)
    expect(bare.head(asked).split('\n    ').at(-1)).toBe('<meta property="og:url" content="https://www.epikrise.se/" />')
    expect(site.head(asked).split('\n    ').slice(-3)).toEqual([
      '<meta property="og:url" content="https://www.epikrise.se/" />', '<meta property="og:image" content="https://www.epikrise.se/assets/social-med-1.png" />',
      '<meta name="twitter:card" content="summary_large_image" />',
    ])
  })

  test('SEC-24 a forged host stands in no address, and where nothing is configured none is made up', () => {
    for (const host of ['evil.example', 'www.epikrise.no.evil.example', 'www.epikrise.no"><script>']) {
      const all = site.head({ host, path: '/', vertical: 'med', language: 'nb' }) + site.robots(host) + (site.sitemap(host, ['/']) ?? '')
      expect(all).not.toContain('evil')
      expect(all).not.toContain('<script')
      expect(all).toContain('https://www.epikrise.no/')
    }
    const bare = makeSite({ origins: [], meaningOf, pictureOf: () => undefined })
    expect([bare.head({ host: 'x', path: '/', vertical: 'med', language: 'nb' }), bare.sitemap('x', ['/'])]).toEqual(['', undefined])
  })
})

describe('spec 2 bare hosts lead to www', () => {
  const ask = async (host: string, url: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') => {
    const app = fastify()
    const wwwHosts = { 'epikrise.no': 'www.epikrise.no', 'epikrise.com': 'www.epikrise.com', 'try.no': 'www.try.no' }
    leadToWww(app, { wwwHosts, origins: [...ORIGINS, 'http://www.try.no:8080'] })
    app.all('/*', async () => 'here')
    const { statusCode, headers } = await app.inject({ method, url, headers: { host } })
    return [statusCode, headers.location]
  }

  test('with path and query kept; calls, other hosts, addresses and a machine of one’s own stay', async () => {
    expect(await ask('epikrise.no', '/info/security?lang=sv&x=1')).toEqual([308, 'https://www.epikrise.no/info/security?lang=sv&x=1'])
    expect(await ask('EPIKRISE.com:443', '/')).toEqual([308, 'https://www.epikrise.com/'])
    expect(await ask('epikrise.no', '//evil.example/')).toEqual([308, 'https://www.epikrise.no//evil.example/'])
    for (const [host, url] of [
      ['epikrise.no', '/api/v1.0/user'],
      ['epikrise.no', '/healthz'],
      ['www.epikrise.no', '/'],
      ['localhost:8080', '/'],
      ['127.0.0.1', '/'],
      ['evil.epikrise.no', '/'],
    ] as const)
      expect(await ask(host, url), host + url).toEqual([200, undefined])
    expect(await ask('epikrise.no', '/contact', 'POST')).toEqual([200, undefined])
  })

  test('who only looks whether a page is there is led on too, and to the origin that was configured, scheme and port with it', async () => {
    expect(await ask('epikrise.no', '/contact', 'HEAD')).toEqual([308, 'https://www.epikrise.no/contact'])
    expect(await ask('try.no', '/contact')).toEqual([308, 'http://www.try.no:8080/contact'])
  })

  test.each([
    'epikrise.no', 'epikrise.no=epikrise.no', 'localhost=www.epikrise.no', 'vet.localhost=www.epikrise.no', '10.0.0.1=www.epikrise.no',
    'a.no=https://www.a.no', 'a.no=www.a.no,www.a.no=a.no',
  ])('WWW_HOSTS=%s is refused when the server starts', (value) => {
    expect(() => readConfig({ WWW_HOSTS: value })).toThrow(/WWW_HOSTS/)
  })

  test('what is configured is read', () =>
    expect(readConfig({ WWW_HOSTS: 'a.no=www.a.no, B.no = www.b.no' }).wwwHosts).toEqual({ 'a.no': 'www.a.no', 'b.no': 'www.b.no' }))
})
