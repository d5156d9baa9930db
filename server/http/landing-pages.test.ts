import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEFAULT_TENANTS, startLanguage, tenantOf } from '#contract/tenant.ts'
import { Language } from '#contract/vertical.ts'
import type { SoldPlan } from '#domain/plans/sold-plan.ts'
import { makeKeptLog } from '#server/testing/kept-log.ts'
import { makeServer } from './make-server.ts'
import { registerPages } from './pages.ts'
import type { InfoDocument, Pages } from './pages.ts'

const ORIGINS = ['https://www.epikrise.no', 'https://vet.epikrise.no']
const ROOMS = '<!--prices-->799 kr<!--/prices--><!--testimonials-->'
const APP = '<!doctype html><title>App</title>'
const meaningOf: Pages['meaningOf'] = (signs) =>
  ({ vertical: tenantOf(signs.host, DEFAULT_TENANTS).vertical, language: startLanguage(signs, DEFAULT_TENANTS) })
const privacy = (language: Language, body: string): InfoDocument => ({ page: 'privacy', vertical: 'med', language, head: '<title>$&</title>', body })

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'epikrise-landing-'))
  await Promise.all(['landing', 'assets'].map((name) => mkdir(join(folder, name))))
  const files: Record<string, string> = {
    'app.html': APP, 'sw.js': 'self.skipWaiting()', 'assets/app-1.js': 'code', 'assets/icon-1a.svg': '<svg/>', 'assets/icon-1a.svg.br': 'pressed',
    'assets/a-icon-2.svg': 'x', 'assets/social-med-1.png': 'png', 'assets/.hidden': 'x', 'assets/social-vet-1.png.map': 'x',
  }
  for (const vertical of ['med', 'vet']) {
    for (const language of Language.options) {
      files[`landing/${vertical}.${language}.html`] = `<head><!--site--></head><h1>${vertical} ${language}</h1>${ROOMS}`
      files[`landing/info.${vertical}.${language}.html`] = '<head><!--info-head--><!--site--></head><main><!--info--></main>'
    }
  }
  const prices = { list: '<ul>{cards}</ul>', card: '<li>{sum}</li>', feature: '', year: '', month: '', unknown: 'After sign-in' }
  files['landing/prices.med.nb.json'] = JSON.stringify(prices)
  files['landing/testimonials.med.nb.json'] = JSON.stringify({ section: '<section>{items}</section>', item: '<q>{words}</q>' })
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
})
afterAll(() => rm(folder, { recursive: true }))

async function serve(more: Partial<Pages> = {}) {
  const app = makeServer({ log: makeKeptLog({ level: 'fatal' }).log, connectOrigins: [] })
  const info = [privacy('nb', 'Personvern $&'), privacy('sv', 'Integritet'), { ...privacy('nb', 'Vilkår'), page: 'terms' }]
  await registerPages(app, { folder, info, publicConfig: { edition: 1 }, origins: ORIGINS, wwwHosts: { 'epikrise.no': 'www.epikrise.no' }, meaningOf, ...more })
  const ask = (url: string, { host = 'www.epikrise.no', accept = 'text/html', method = 'GET', ...headers }: Record<string, string> = {}) =>
    app.inject({ url, method: method as 'GET', headers: { host, accept, ...headers } })
  return { app, ask }
}

describe('the landing page', () => {
  let app: FastifyInstance
  let ask: Awaited<ReturnType<typeof serve>>['ask']
  beforeEach(async () => void ({ app, ask } = await serve()))
  afterEach(() => app.close())

  test.each([
    ['www.epikrise.no', 'nb', 'med nb'], ['vet.epikrise.no', 'nb', 'vet nb'], ['localhost', 'sv', 'med sv'],
  ])('is that of the edition and the language its reader is met in: %s, in a browser in %s', async (host, browser, heading) => {
    expect((await ask('/', { host, 'accept-language': browser })).body).toContain(`<h1>${heading}</h1>`)
  })

  test('is in the language that the address asks for, where there is such a one', async () => {
    expect((await ask('/?lang=da')).body).toContain('<h1>med da</h1>')
    expect((await ask('/?lang=xx')).body).toContain('<h1>med nb</h1>')
  })

  test('has sections with addresses of their own, and lives at the root', async () => {
    for (const path of ['/', '/fordeler', '/vision', '/how-it-works', '/contact', '/faq', '/info'])
      expect((await ask(path)).body).toContain('<link rel="canonical" href="https://www.epikrise.no/" />')
  })

  test('is the app where none was built for its reader', async () => {
    await rm(join(folder, 'landing', 'vet.en.html'))
    const { app: bare, ask: look } = await serve()
    expect((await look('/?lang=en', { host: 'vet.epikrise.no' })).body).toBe(APP)
    await bare.close()
  })

  test('spec 2 a bare host leads to its www', async () => {
    const { statusCode, headers } = await ask('/faq', { host: 'epikrise.no' })
    expect([statusCode, headers.location]).toEqual([308, 'https://www.epikrise.no/faq'])
  })

  test('names the picture of its edition, and none where there is none', async () => {
    expect((await ask('/')).body).toContain('content="https://www.epikrise.no/assets/social-med-1.png"')
    expect((await ask('/', { host: 'vet.epikrise.no' })).body).not.toContain('og:image')
  })

  test('is made once for each origin, language and path, and they are not taken for one another', async () => {
    expect((await ask('/?lang=da')).body).toContain('href="https://www.epikrise.no/?lang=da"')
    expect((await ask('/?lang=da', { host: 'vet.epikrise.no' })).body).toContain('<h1>vet da</h1>')
    expect((await ask('/info/privacy')).body).toContain('<link rel="canonical" href="https://www.epikrise.no/info/privacy" />')
    expect((await ask('/')).body).toContain('<h1>med nb</h1>')
  })
})

describe('what only the running server knows', () => {
  const plan = (amountMinor: number): SoldPlan =>
    ({ id: 'p', vertical: 'med', interval: 'year', amountMinor, currency: 'EUR', reference: undefined, words: { name: 'Pro', description: '', features: [] } })

  test('is what a provider charges, as soon as it is known and whenever it changes; without one what was built stands', async () => {
    let plans: readonly SoldPlan[] | undefined
    const { app, ask } = await serve({ knownPlans: () => plans })
    const told = async (url = '/') => /<\/h1>(.*)$/.exec((await ask(url)).body)?.[1]?.replaceAll('\u00a0', ' ')
    expect(await told()).toBe('After sign-in<!--testimonials-->')
    plans = [plan(120_000)]
    expect(await told()).toBe('<ul><li>1 200 EUR</li></ul><!--testimonials-->')
    plans = [plan(90_000)]
    expect(await told('/faq')).toBe('<ul><li>900 EUR</li></ul><!--testimonials-->')
    expect(await told('/?lang=sv')).toBe('<!--prices-->799 kr<!--/prices--><!--testimonials-->')
    await app.close()
    const { app: standard, ask: look } = await serve()
    expect((await look('/')).body).toContain('<!--prices-->799 kr<!--/prices-->')
    await standard.close()
  })

  test('is what users have said, where the page has room for it', async () => {
    const { app, ask } = await serve({ testimonials: [{ words: 'Bra', name: 'N', role: 'r', edition: 'med', language: 'nb' }] })
    expect((await ask('/')).body).toContain('<section><q>Bra</q></section>')
    expect((await ask('/?lang=sv')).body).toContain('<!--testimonials-->')
    await app.close()
  })
})

describe('a page of terms', () => {
  test('has its words in the frame of its language, whatever signs stand in them, and is the app where it has none', async () => {
    const { app, ask } = await serve()
    expect((await ask('/info/privacy')).body).toMatch(/^<head><title>\$&<\/title><link rel="canonical"[^]*<main>Personvern \$&<\/main>$/)
    expect((await ask('/info/privacy?lang=sv')).body).toContain('<main>Integritet</main>')
    expect((await ask('/info/terms')).body).toContain('<main>Vilkår</main>')
    expect((await ask('/info/terms?lang=sv')).body).toBe(APP)
    await app.close()
  })
})

describe('a build that does not fit', () => {
  const start = (more: Partial<Pages>) => serve(more).then(() => 'started', (error: unknown) => (error instanceof Error ? error.message : ''))

  test('lets no server start: none at all, and one from before there were such pages', async () => {
    expect(await start({ folder: join(folder, 'none') })).toMatch(/^The web app is not built\. /)
    const older = { ...privacy('nb', 'x'), vertical: 'dental' } as unknown as InfoDocument
    expect(await start({ info: [older] })).toMatch(/^The web app that is built is an older one\. /)
  })

  test('without a worker has none', async () => {
    await rm(join(folder, 'sw.js'))
    const { app, ask } = await serve()
    expect((await ask('/sw.js')).statusCode).toBe(404)
    await app.close()
    await writeFile(join(folder, 'sw.js'), 'self.skipWaiting()')
  })
})

describe('what stands beside the pages', () => {
  let app: FastifyInstance
  let ask: Awaited<ReturnType<typeof serve>>['ask']
  beforeEach(async () => void ({ app, ask } = await serve()))
  afterEach(() => app.close())

  test.each([
    ['/config.json', 'application/json; charset=utf-8', '{"edition":1}'], ['/sw.js', 'text/javascript; charset=utf-8', 'self.skipWaiting()'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', /"icons":\[\{"src":"\/assets\/icon-1a\.svg"/],
  ])('%s is asked for anew each time', async (url, type, content) => {
    const { headers, body } = await ask(url)
    expect([headers['content-type'], headers['cache-control']]).toEqual([type, 'no-cache'])
    expect(body).toMatch(content)
  })

  test('the manifest is that of its reader', async () => {
    const { headers, body } = await ask('/manifest.webmanifest?lang=sv', { host: 'vet.epikrise.no' })
    expect([headers.vary, JSON.parse(body)]).toMatchObject(['accept-language', { name: 'Epikrise Vet', lang: 'sv' }])
  })

  test('a file of the build is kept for ever, and sent pressed where it was', async () => {
    expect((await ask('/assets/app-1.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await ask('/assets/icon-1a.svg', { 'accept-encoding': 'br' })).body).toBe('pressed')
  })

  test('a browser that asks for an icon by itself is led to ours, and finds none where none was built', async () => {
    const { statusCode, headers } = await ask('/favicon.ico')
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, '/assets/icon-1a.svg', 'no-cache'])
    await rm(join(folder, 'assets', 'icon-1a.svg'))
    const { app: bare, ask: look } = await serve()
    expect((await look('/favicon.ico')).statusCode).toBe(404)
    expect((await look('/manifest.webmanifest')).json()).toMatchObject({ icons: [] })
    await bare.close()
    await writeFile(join(folder, 'assets', 'icon-1a.svg'), '<svg/>')
  })

  test('SEC-13 a hidden file and a folder are not there; one that cannot be read is our failure and no refusal', async () => {
    for (const url of ['/assets/.hidden', '/assets/']) expect([url, (await ask(url)).statusCode]).toEqual([url, 404])
    await symlink('loop.js', join(folder, 'assets', 'loop.js'))
    const answer = await ask('/assets/loop.js')
    expect([answer.statusCode, answer.json()]).toEqual([500, expect.objectContaining({ code: 'internal.error' })])
  })

  test('search engines are told where to look, on hosts that are known', async () => {
    const [robots, map] = [await ask('/robots.txt'), await ask('/sitemap.xml')]
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(robots.body).toContain('Sitemap: https://www.epikrise.no/sitemap.xml')
    expect(map.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect([...map.body.matchAll(/<loc>https:\/\/www\.epikrise\.no(.*?)<\/loc>/g)].map(([, path]) => path)).toEqual(['/', '/info/privacy', '/info/terms'])
    const { app: nowhere, ask: look } = await serve({ origins: [] })
    expect((await look('/sitemap.xml')).statusCode).toBe(404)
    await nowhere.close()
  })
})

describe('what is nowhere', () => {
  let app: FastifyInstance
  let ask: Awaited<ReturnType<typeof serve>>['ask']
  beforeEach(async () => void ({ app, ask } = await serve()))
  afterEach(() => app.close())

  test('is told by the app to a browser, with the status for whoever reads that alone', async () => {
    for (const [url, status] of [['/nowhere', 404], ['/nowhere?x=/r', 404], ['/r', 200], ['/p/1/report', 200]] as const) {
      const answer = await ask(url)
      expect([url, answer.statusCode, answer.body]).toEqual([url, status, APP])
    }
    expect((await ask('/r', { method: 'HEAD' })).statusCode).toBe(200)
  })

  const MACHINERY = ['/api/none', '/api', '/oidc/none', '/assets/none', '/test-checkout/x', '/none.php', '/none.php?x=1', '/none.js', '/.env', '/a/.b']
  test.each(MACHINERY)(
    'is no page where it is machinery: %s', async (url) => {
      const answer = await ask(url)
      expect([answer.statusCode, answer.json()]).toEqual([404, expect.objectContaining({ code: 'request.not_found' })])
    })

  test.each(['/apis', '/oidcx', '/assetsx', '/none.', '/none.longer', '/a.b/c', '/x/api/y'])('is a page where it only looks like it: %s', async (url) => {
    expect((await ask(url)).body).toBe(APP)
  })

  test('is no page for whoever asks for none', async () => {
    for (const headers of [{ accept: 'application/json' }, { accept: '*/*' }, { method: 'POST' }] as Record<string, string>[])
      expect((await ask('/r', headers)).json()).toMatchObject({ code: 'request.not_found' })
  })
})
