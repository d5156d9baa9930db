import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/refusal.ts'

export type Pages = { folder: string; publicConfig: unknown }

const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && (request.headers.accept ?? '').includes('text/html')

/** Paths that are never a page of the web app: an unknown one is plainly not found. */
const isMachinery = (url: string): boolean => /^\/(api|oidc|assets|test-checkout)(\/|$|\?)|\.[a-z0-9]{2,5}($|\?)/i.test(url) || /\/\./.test(url)

/** Serves the built web app; hashed files for ever, the document always fresh. */
export async function registerPages(app: FastifyInstance, pages: Pages): Promise<void> {
  const document = await readFile(join(pages.folder, 'index.html'))
  const sendDocument = (reply: FastifyReply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(document)
  await app.register(fastifyStatic, {
    root: join(pages.folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    index: false,
    dotfiles: 'deny',
  })
  app.get('/config.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(pages.publicConfig))
  app.get('/', (_request, reply) => sendDocument(reply))
  app.setNotFoundHandler((request, reply) => {
    if (wantsPage(request) && !isMachinery(request.url)) return sendDocument(reply)
    throw new Refusal('request.not_found')
  })
}
