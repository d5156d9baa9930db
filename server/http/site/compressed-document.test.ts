import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { compressDocument, sendDocument } from './compressed-document.ts'

const LASTING = `<!doctype html><title>Epikrise</title><p>${'Samtale blir rapport. '.repeat(200)}</p>`

/** A page as it is asked for by a reader who takes these forms. */
async function read(document: string, accepted?: string) {
  const app = fastify()
  const compressed = await compressDocument(Buffer.from(document))
  app.get('/', async (request, reply) => {
    reply.header('content-security-policy', "default-src 'self'; style-src 'self'")
    return await sendDocument(request, reply, compressed)
  })
  return await app.inject({ url: '/', headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })
}

const opened = { br: brotliDecompressSync, gzip: gunzipSync }

describe('a document that is one for all', () => {
  test.each([
    ['br, gzip', 'br'], ['gzip, br', 'br'], ['GZIP', 'gzip'], ['gzip;q=1.0', 'gzip'], ['br;q=0, gzip', 'gzip'],
    ['br ; q=0.0 , gzip ; q=0.5', 'gzip'], ['gzip, br;q=0.000', 'gzip'], ['br;q=0.5', 'br'], ['deflate,br', 'br'],
  ] as const)('goes to whoever takes %j as %s, and is the same when opened', async (accepted, form) => {
    const { headers, rawPayload } = await read(LASTING, accepted)
    expect(headers['content-encoding']).toBe(form)
    expect(opened[form](rawPayload).toString('utf8')).toBe(LASTING)
    expect(rawPayload.length).toBeLessThan(LASTING.length / 10)
  })

  test.each([[undefined], [''], ['identity'], ['br;q=0, gzip;q=0'], ['deflate, zstd'], ['brr']])('goes as it is to whoever takes %j', async (accepted) => {
    const { headers, body } = await read(LASTING, accepted)
    expect(headers['content-encoding']).toBeUndefined()
    expect(body).toBe(LASTING)
  })
})

test('it is asked for anew each time, kept apart by form and language, is HTML, and keeps the policy of pages where it needs nothing of its own', async () => {
  const { headers } = await read(LASTING, 'gzip')
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding, accept-language', 'content-type': 'text/html; charset=utf-8' })
  expect(headers['content-security-policy']).toContain("default-src 'self'")
})

test('pressed once, it is sent again without being pressed', async () => {
  const compressed = await compressDocument(Buffer.from(LASTING))
  for (const form of ['br', 'gzip', 'plain'] as const) expect((await compressed.answer(form)).bytes).toBe((await compressed.answer(form)).bytes)
})

test.each(['br', 'gzip', undefined] as const)('SEC-17 one with room for a nonce has another in each answer (%s)', async (form) => {
  const nonces = []
  for (let time = 0; time < 2; time += 1) {
    const { headers, rawPayload } = await read(`<head><!--style-nonce--></head>${LASTING}`, form)
    expect(headers['content-encoding']).toBe(form)
    const html = (form === undefined ? rawPayload : opened[form](rawPayload)).toString('utf8')
    nonces.push(/nonce="([^"]{24})"/.exec(html)?.[1])
    expect(html).toContain(LASTING)
    expect(headers['content-security-policy']).toContain(`'nonce-${nonces.at(-1)}'`)
  }
  expect(nonces[0]).toBeDefined()
  expect(nonces[1]).not.toBe(nonces[0])
})
