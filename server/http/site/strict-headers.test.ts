import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeKeptLog } from '#server/testing/kept-log.ts'
import { makeServer } from '../make-server.ts'
import { registerPages } from '../pages.ts'

const app = makeServer({ log: makeKeptLog({ level: 'info' }).log, connectOrigins: [] })
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'epikrise-headers-'))
  await Promise.all([mkdir(join(folder, 'landing')), mkdir(join(folder, 'assets'))])
  await writeFile(join(folder, 'app.html'), '<head><!--style-nonce--></head>')
  await writeFile(join(folder, 'assets', 'app-1.js'), 'code')
  await registerPages(app, { folder, info: [], publicConfig: {}, origins: [], wwwHosts: {}, meaningOf: () => ({ vertical: 'med', language: 'nb' }) })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

/** Of each kind of answer one: a document, a document that is not there, a file, data, a call, and what search engines ask for. */
const ANSWERS = ['/r', '/finnes-ikke', '/assets/app-1.js', '/assets/none.js', '/config.json', '/api/v1.0/none', '/robots.txt', '/manifest.webmanifest']

test.each(ANSWERS)('SEC-14 SEC-15 SEC-17 SEC-18 SEC-19 SEC-23 %s is answered with strict headers and no cookie', async (url) => {
  const { headers } = await app.inject({ url, headers: { accept: 'text/html' } })
  expect(headers['strict-transport-security']).toMatch(/^max-age=(3153[6-9]\d{3}|[4-9]\d{7}); includeSubDomains$/)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
  })
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(String(headers['content-type'])).toMatch(/; charset=utf-8$/)
  expect(headers['set-cookie']).toBeUndefined()
  expect(headers['access-control-allow-origin']).toBeUndefined()
})

test.each([
  ['/r', /^default-src 'self'; script-src 'self'; style-src 'self' 'nonce-[\w+/=]{24}'; style-src-attr 'unsafe-inline';/],
  ['/api/v1.0/none', /^default-src 'none'; frame-ancestors 'none'$/],
])('SEC-13 SEC-17 %s may do what it has to and no more', async (url, policy) => {
  const { headers } = await app.inject({ url, headers: { accept: 'text/html' } })
  expect(headers['content-security-policy']).toMatch(policy)
})

test.each(['TRACE', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'])('SEC-25 %s of what is only read is not there', async (method) => {
  for (const path of ['/', '/assets/app-1.js', '/config.json', '/robots.txt'])
    expect(await said(`${method} ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 (400|404|405|501) /)
})

describe('SEC-26 a request that two readers could read as two', () => {
  test.each([
    ['both lengths', 'content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['two lengths', 'content-length: 4\r\ncontent-length: 5\r\n\r\nabcd'],
    ['a length in words', 'content-length: four\r\n\r\nabcd'],
    ['a folded header', 'x-a: b\r\n c\r\n\r\n'],
    ['an odd coding', 'transfer-encoding: xchunked\r\n\r\n0\r\n\r\n'],
  ])('by %s is refused, and the connection with it', async (_name, rest) => {
    const answer = await said(`POST /api/v1.0/none HTTP/1.1\r\nhost: localhost\r\n${rest}GET /config.json HTTP/1.1\r\nhost: localhost\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1)
  })
})

/** All that is answered until the server closes. */
const said = (request: string) => new Promise<string>((resolve, reject) => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1', () => void socket.write(request))
  let answered = ''
  socket.on('data', (piece: Buffer) => void (answered += String(piece))).on('error', reject).on('end', () => resolve(answered))
})

test('SEC-21 a page listens to its own workers and socket, and never to a window', async () => {
  const web = new URL('../../../web/', import.meta.url)
  const names = (await readdir(web, { recursive: true })).filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  const listening = await Promise.all(names.map(async (name) => ({ name, source: await readFile(new URL(name, web), 'utf8') })))
  const places = listening.flatMap(({ name, source }) =>
    [...source.matchAll(/(?:^|[\s(;]|\b(\w+)\.)(?:addEventListener\('message'|onmessage\b)/gm)].map(([, target]) => `${name}: ${target ?? 'itself'}`),
  )
  expect(new Set(places)).toEqual(
    new Set(['landing/taste/engine/worker.ts: itself', 'landing/taste/engine/browser-engine.ts: worker', 'api/socket.ts: socket']),
  )
})
