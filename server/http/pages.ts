import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isPageAddress } from '#contract/page-address.ts'
import { Refusal } from '#contract/refusal.ts'
import { browserLanguage, Language } from '#contract/vertical.ts'
import type { Vertical } from '#contract/vertical.ts'
import { StartupRefusal } from '#server/database/startup-refusal.ts'
import { replyWithError } from './error-reply.ts'

export type Pages = {
  folder: string
  publicConfig: unknown
  /** What the host visited says: its edition, and the language a stranger is met in. */
  meaningOf: (host: string) => { vertical: Vertical; language: Language }
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

/** Serves the built web app: a landing page per edition and language, hashed files for ever, documents always fresh. */
export async function registerPages(app: FastifyInstance, pages: Pages): Promise<void> {
  const appDocument = await readFile(join(pages.folder, 'app.html')).catch((cause: unknown) => {
    throw new StartupRefusal('The web app is not built. Run npm start, or npm run build first.', { cause })
  })
  const landing = await readLandingPages(join(pages.folder, 'landing'))
  const send = (reply: FastifyReply, document: Buffer) => reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(document)

  const landingFor = (request: FastifyRequest): Buffer => {
    const { vertical, language } = pages.meaningOf(request.host)
    const asked = Asked.parse(request.query)
    return landing.get(`${vertical}.${asked.lang ?? browserLanguage(request.headers['accept-language']) ?? language}.html`) ?? appDocument
  }

  await app.register(async (files) => registerAssets(files, join(pages.folder, 'assets')))
  app.get('/config.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(pages.publicConfig))
  for (const path of LANDING) app.get(path, (request, reply) => send(reply.header('vary', 'accept-language'), landingFor(request)))
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    // What has no page says so to whoever only reads the status; to a person the app says it in words.
    if (wantsPage(request) && !isMachinery(request.url)) return send(isPageAddress(path) ? reply : reply.status(404), appDocument)
    throw new Refusal('request.not_found')
  })
}
