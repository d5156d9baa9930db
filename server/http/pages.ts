import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isPageAddress } from '#contract/page-address.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Testimonial } from '#contract/testimonial.ts'
import { Language } from '#contract/vertical.ts'
import type { Vertical } from '#contract/vertical.ts'
import { StartupRefusal } from '#server/database/startup-refusal.ts'
import { replyWithError } from './error-reply.ts'
import { compressDocument, sendDocument } from './site/compressed-document.ts'
import type { CompressedDocument } from './site/compressed-document.ts'
import { withProviderPrices } from './site/provider-prices.ts'
import type { KnownPlans } from './site/provider-prices.ts'
import { makeSite } from './site/site.ts'
import type { MeaningOf, Site } from './site/site.ts'
import { withTestimonials } from './site/testimonials.ts'
import { webManifest } from './site/web-manifest.ts'
import { leadToWww } from './site/www-hosts.ts'

/** One page of terms and privacy for readers of one language and edition: what goes into the head and the middle of its frame. */
export type InfoDocument = { page: string; vertical: Vertical; language: Language; head: string; body: string }

export type Pages = {
  info: readonly InfoDocument[]
  folder: string
  publicConfig: unknown
  meaningOf: MeaningOf
  /** The addresses people use. */
  origins: readonly string[]
  /** Where the payment provider has prices of its own; without it those of the build stand. */
  knownPlans?: KnownPlans | undefined
  /** What users have said and may be quoted with. */
  testimonials?: readonly Testimonial[]
  /** Bare host names and the ones their visitors are sent on to. */
  wwwHosts: Readonly<Record<string, string>>
}

/** Sections of the landing page have addresses of their own (spec 2). */
const LANDING = ['/', '/fordeler', '/vision', '/how-it-works', '/contact', '/faq', '/info']

const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && (request.headers.accept ?? '').includes('text/html')

/** Paths that are never a page of the web app: an unknown one is plainly not found. */
const isMachinery = (url: string): boolean => /^\/(api|oidc|assets|test-checkout)(\/|$|\?)|\.[a-z0-9]{2,5}($|\?)/i.test(url) || /\/\./.test(url)

const Asked = z.object({ lang: z.optional(Language).catch(undefined) })

async function readLandingPages(folder: string): Promise<Map<string, Buffer>> {
  const names = await readdir(folder)
  return new Map(await Promise.all(names.map(async (name): Promise<[string, Buffer]> => [name, await readFile(join(folder, name))])))
}

type Documents = ReadonlyMap<string, Buffer>

const nameOf = ({ vertical, language }: { vertical: Vertical; language: Language }): string => `${vertical}.${language}.html`

/** Puts the words of each page into the frame that was built for its language and edition; by path. */
function fillFrames(info: readonly InfoDocument[], landing: Documents): Map<string, Map<string, Buffer>> {
  const filled = new Map<string, Map<string, Buffer>>()
  for (const document of info) {
    const frame = landing.get(`info.${nameOf(document)}`)
    if (frame === undefined) throw new StartupRefusal('The web app that is built is an older one. Run npm start, or npm run build first.')
    const html = String(frame).replace('<!--info-head-->', () => document.head).replace('<!--info-->', () => document.body)
    const path = `/info/${document.page}`
    filled.set(path, (filled.get(path) ?? new Map<string, Buffer>()).set(nameOf(document), Buffer.from(html)))
  }
  return filled
}

/** Where the build leaves room for what only the running server knows: the addresses of the page. */
const ROOM = '<!--site-->'

type AskedOf = Parameters<Site['head']>[0]

/**
 * Gives each document with its own addresses in its head, and the prices that are charged, made once for each origin, path and language there is, and
 * again when the prices are others.
 */
function makeWithSite(
  site: Site,
  { landing, knownPlans, testimonials = [] }: { landing: Documents } & Pick<Pages, 'knownPlans' | 'testimonials'>,
): (document: Buffer, asked: AskedOf) => Promise<CompressedDocument> {
  const made = new Map<string, { plans: ReturnType<KnownPlans>; document: Promise<CompressedDocument> }>()
  return (document, asked) => {
    const plans = knownPlans?.()
    const key = [site.originOf(asked.host), asked.path, asked.vertical, asked.language].join(' ')
    const known = made.get(key)
    if (known !== undefined && known.plans === plans) return known.document
    const templateOf = (part: string) => landing.get(`${part}.${asked.vertical}.${asked.language}.json`)
    const addressed = String(document).replace(ROOM, () => site.head(asked))
    const [quotes, prices] = [templateOf('testimonials'), templateOf('prices')]
    const quoted = quotes === undefined ? addressed : withTestimonials(addressed, { ...asked, template: quotes, testimonials })
    const priced =
      knownPlans === undefined || prices === undefined || asked.path !== '/' ? quoted : withProviderPrices(quoted, { ...asked, template: prices, plans })
    const fresh = { plans, document: compressDocument(Buffer.from(priced)) }
    made.set(key, fresh)
    return fresh.document
  }
}

/** What a search engine asks before it reads. */
function serveForMachines(app: FastifyInstance, site: Site, paths: readonly string[]): void {
  app.get('/robots.txt', (request, reply) => reply.type('text/plain; charset=utf-8').send(site.robots(request.host)))
  app.get('/sitemap.xml', (request, reply) => {
    const sitemap = site.sitemap(request.host, paths)
    if (sitemap === undefined) throw new Refusal('request.not_found')
    return reply.type('application/xml; charset=utf-8').send(sitemap)
  })
}

/** The service worker stands at the root, whose pages it is for, and is asked for anew each time: the files it names are those of this build. */
async function serveWorker(app: FastifyInstance, folder: string): Promise<void> {
  const worker = await readFile(join(folder, 'sw.js')).catch(() => undefined)
  if (worker === undefined) return
  app.get('/sw.js', (_request, reply) => reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(worker))
}

const FileFailure = z.object({ statusCode: z.number() })

/** A folder, a hidden file, a path that leads out: to whoever asks, none of them is there. */
async function registerAssets(files: FastifyInstance, root: string): Promise<void> {
  files.setErrorHandler((error, request, reply) => {
    const { data } = FileFailure.safeParse(error)
    const isNotServed = data !== undefined && data.statusCode >= 400 && data.statusCode < 500
    replyWithError(isNotServed ? new Refusal('request.not_found', { cause: error }) : error, request, reply)
  })
  await files.register(fastifyStatic, { root, prefix: '/assets/', immutable: true, maxAge: '365d', index: false, dotfiles: 'deny', preCompressed: true })
}

/** Serves the built web app: a landing page and pages of terms per edition and language, hashed files for ever, documents always fresh. */
export async function registerPages(app: FastifyInstance, pages: Pages): Promise<void> {
  const appFile = await readFile(join(pages.folder, 'app.html')).catch((cause: unknown) => {
    throw new StartupRefusal('The web app is not built. Run npm start, or npm run build first.', { cause })
  })
  const appDocument = await compressDocument(appFile)
  const landing = await readLandingPages(join(pages.folder, 'landing'))

  const meaningFor = (request: FastifyRequest) =>
    pages.meaningOf({ stored: Asked.parse(request.query).lang, browser: request.headers['accept-language'], host: request.host })
  const assets = await readdir(join(pages.folder, 'assets'))
  const assetLike = (pattern: RegExp): string | undefined => assets.filter((name) => pattern.test(name)).map((name) => `/assets/${name}`)[0]
  const site = makeSite({
    origins: pages.origins,
    meaningOf: pages.meaningOf,
    pictureOf: (vertical) => assetLike(new RegExp(`^social-${vertical}-[^.]+\\.png$`)),
  })
  const withSite = makeWithSite(site, { ...pages, landing })
  const serve = (path: string, { documents, lives = path }: { documents: Documents; lives?: string }) =>
    app.get(path, async (request, reply) => {
      const meaning = meaningFor(request)
      const document = documents.get(nameOf(meaning))
      return await sendDocument(
        request,
        reply,
        document === undefined ? appDocument : await withSite(document, { ...meaning, host: request.host, path: lives }),
      )
    })

  leadToWww(app, pages)
  await app.register(async (files) => registerAssets(files, join(pages.folder, 'assets')))
  app.get('/config.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(pages.publicConfig))
  const info = fillFrames(pages.info, landing)
  // The sections are one document, which lives at the root.
  for (const path of LANDING) serve(path, { documents: landing, lives: '/' })
  for (const [path, documents] of info) serve(path, { documents })
  serveForMachines(app, site, ['/', ...info.keys()])
  const icon = assetLike(/^icon-[^.]+\.svg$/)
  app.get('/manifest.webmanifest', (request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language')
      .type('application/manifest+json; charset=utf-8')
      .send(webManifest({ ...meaningFor(request), icon })),
  )
  // Browsers ask for it at a page that names no icon, such as a file opened by itself.
  if (icon !== undefined) app.get('/favicon.ico', (_request, reply) => reply.header('cache-control', 'no-cache').redirect(icon))
  await serveWorker(app, pages.folder)
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    // What has no page says so to whoever only reads the status; to a person the app says it in words.
    if (wantsPage(request) && !isMachinery(request.url)) return await sendDocument(request, isPageAddress(path) ? reply : reply.status(404), appDocument)
    throw new Refusal('request.not_found')
  })
}
