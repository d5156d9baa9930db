import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeKeptLog } from '#server/testing/kept-log.ts'
import { makeServer } from './make-server.ts'
import { registerPages } from './pages.ts'

const { log, lines } = makeKeptLog({ level: 'info' })
const app = makeServer({ log, connectOrigins: [] })
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'epikrise-pages-'))
  await mkdir(join(folder, 'landing'))
  await mkdir(join(folder, 'assets', 'inner'), { recursive: true })
  await writeFile(join(folder, 'app.html'), 'the app')
  await writeFile(join(folder, 'assets', 'app-1.js'), 'code')
  await writeFile(join(folder, 'assets', 'icon-1.svg'), '<svg/>')
  await registerPages(app, { folder, info: [], publicConfig: {}, origins: [], wwwHosts: {}, meaningOf: () => ({ vertical: 'med', language: 'nb' }) })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

/** Asked on the wire: what clients tidy up on their way stands as it was written. */
const ask = (path: string, accept = '*/*') => new Promise<number>((resolve, reject) => {
    const socket = connect(
      (app.server.address() as AddressInfo).port,
      '127.0.0.1',
      () => void socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept: ${accept}\r\nconnection: close\r\n\r\n`),
    )
    let answered = ''
    socket
      .on('data', (piece: Buffer) => void (answered += String(piece)))
      .on('error', reject)
      .on('end', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answered)?.[1])))
  })

test.each([
  '/assets/', '/assets', '/assets/../app.html', '/assets/%2e%2e/app.html', '/assets/..%2fapp.html', '/assets/inner', '/assets/inner/',
  '/assets/none.js', '/assets/.hidden', '/assets/%00', '/assets/%E0%A4%A',
])('SEC-13 %s is not there, and no line of error says so', async (path) => {
  const status = await ask(path)
  expect([400, 404]).toContain(status)
  expect(lines.map((line) => JSON.parse(line) as { level: number }).filter(({ level }) => level >= 40)).toEqual([])
})

test.each([
  ['br, gzip', 'br'],
  ['gzip;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', undefined],
  [undefined, undefined],
])('a page for who takes %s is sent as %s, and is the same page', async (accepted, form) => {
  const { headers, rawPayload } = await app.inject({
    url: '/r',
    headers: { accept: 'text/html', ...(accepted !== undefined && { 'accept-encoding': accepted }) },
  })
  expect([headers['content-encoding'], headers.vary]).toEqual([form, 'accept-encoding, accept-language'])
  const plain = form === 'br' ? brotliDecompressSync(rawPayload) : form === 'gzip' ? gunzipSync(rawPayload) : rawPayload
  expect(String(plain)).toBe('the app')
})

test('a browser that asks for an icon by itself is led to ours', async () => {
  const { statusCode, headers } = await app.inject({ url: '/favicon.ico' })
  expect([statusCode, headers.location]).toEqual([302, '/assets/icon-1.svg'])
})

test('what is there is served', async () => expect(await ask('/assets/app-1.js')).toBe(200))

test.each([
  ['/p/0b7c6c0e-9d5e-4a7b-8f51-2f1f7f9a1c11/report', 200],
  ['/p/0b7c6c0e-9d5e-4a7b-8f51-2f1f7f9a1c11/anything?x=1', 200],
  ['/r?start=1', 200],
  ['/finnes-ikke', 404],
  ['/settings/x', 404],
  ['/c/0b7c6c0e/x', 404],
  ['/optimizers?x=/r', 404],
])('spec 2: who asks for the page %s as a browser does is answered %i', async (path, status) => expect(await ask(path, 'text/html')).toBe(status))
