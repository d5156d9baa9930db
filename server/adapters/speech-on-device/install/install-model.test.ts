import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Language } from '#contract/vertical.ts'
import { CATALOGUE, findModel, SpeechModel, SUGGESTED } from '../model-catalogue.ts'
import { makeModelStore } from '../model-store.ts'
import { downloadModel, importModel } from './install-model.ts'
import { isLocked, LOCK } from './lock.ts'

const weights = randomBytes(3_000_000)
const tokens = randomBytes(5000)
const sha = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const model: SpeechModel = {
  id: 'test-model',
  name: 'Test',
  languages: ['nb'],
  engine: 'ggml',
  licence: 'none',
  attribution: 'nobody',
  files: [
    { name: 'model.bin', role: 'weights', path: 'us/test/resolve/abc/ggml.bin', bytes: weights.length, sha256: sha(weights) },
    { name: 'tokens.txt', role: 'tokens', path: 'us/test/resolve/abc/tokens.txt', bytes: tokens.length, sha256: sha(tokens) },
  ],
}

let modelDir: string
let server: Server
let baseUrl: string
let requests: { url: string; range: string | undefined }[]
/** How the server treats the weights: how many bytes before it hangs up, and what it sends. */
let manner: { cutAfter?: number; knowsRange: boolean; body: Buffer; status?: number }

beforeEach(async () => {
  modelDir = await mkdtemp(join(tmpdir(), 'models-'))
  requests = []
  manner = { knowsRange: true, body: weights }
  server = createServer((request, reply) => {
    const { range } = request.headers
    requests.push({ url: request.url ?? '', range })
    if (manner.status) return void reply.writeHead(manner.status).end('go away')
    const body = request.url?.endsWith('ggml.bin') ? manner.body : tokens
    const from = manner.knowsRange && range ? Number(/^bytes=(\d+)-$/.exec(range)?.[1]) : 0
    const rest = body.subarray(from)
    reply.writeHead(from > 0 ? 206 : 200, {
      'content-length': rest.length,
      ...(from > 0 && { 'content-range': `bytes ${from}-${body.length - 1}/${body.length}` }),
    })
    if (manner.cutAfter === undefined) reply.end(rest)
    else reply.write(rest.subarray(0, manner.cutAfter), () => reply.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  baseUrl = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}/mirror/` : ''
})

afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await rm(modelDir, { recursive: true, force: true })
})

const folder = (): string => join(modelDir, model.id)
const install = () => downloadModel({ model, modelDir, baseUrl })

async function expectInstalled(): Promise<void> {
  expect((await readdir(folder())).toSorted()).toEqual(['model.bin', 'model.json', 'tokens.txt'])
  expect(sha(await readFile(join(folder(), 'model.bin')))).toBe(sha(weights))
  const store = makeModelStore(modelDir, [model])
  const installed = await store.find('nb', ['ggml'])
  expect(installed?.model).toEqual(model)
  expect(await store.isIntact(installed!)).toBe(true)
}

describe('downloading a model', () => {
  test('from a mirror, with progress', async () => {
    const seen: number[] = []
    await downloadModel({ model, modelDir, baseUrl, onProgress: ({ doneBytes, file }) => file === 'model.bin' && seen.push(doneBytes) })
    await expectInstalled()
    expect(requests.map(({ url }) => url)).toEqual(['/mirror/us/test/resolve/abc/ggml.bin', '/mirror/us/test/resolve/abc/tokens.txt'])
    expect(seen.at(-1)).toBe(weights.length)
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  })

  test('a cut connection is gone on with by Range, and nothing is fetched twice', async () => {
    manner.cutAfter = 1_000_000
    await expect(install()).rejects.toThrow()
    const { size } = await stat(join(folder(), 'model.bin.part'))
    expect(size).toBeGreaterThan(0)
    expect(await makeModelStore(modelDir, [model]).find('nb', ['ggml'])).toBeUndefined()
    delete manner.cutAfter
    await install()
    expect(requests[1]?.range).toBe(`bytes=${size}-`)
    await expectInstalled()
  })

  test('a server that knows no Range starts over', async () => {
    manner.cutAfter = 1_000_000
    await expect(install()).rejects.toThrow()
    manner = { knowsRange: false, body: weights }
    await install()
    await expectInstalled()
  })

  test('a part already complete is only checked', async () => {
    await mkdir(folder(), { recursive: true })
    await writeFile(join(folder(), 'model.bin.part'), weights)
    await install()
    expect(requests.map(({ url }) => url)).toEqual(['/mirror/us/test/resolve/abc/tokens.txt'])
    await expectInstalled()
  })

  test.each([
    ['one byte differs', () => Buffer.from(weights.map((byte, index) => (index === 1000 ? byte ^ 1 : byte)))],
    ['too long', () => Buffer.concat([weights, tokens])],
  ])('%s: refused, never a model', async (_, body) => {
    manner.body = body()
    await expect(install()).rejects.toThrow(/expected/)
    expect(await makeModelStore(modelDir, [model]).list()).toEqual([])
    expect(await readdir(folder())).not.toContain('model.bin')
  })

  test('a part that was tampered with is thrown away, and the next run is clean', async () => {
    await mkdir(folder(), { recursive: true })
    await writeFile(join(folder(), 'model.bin.part'), randomBytes(1_000_000))
    await expect(install()).rejects.toThrow(/thrown away/)
    await install()
    await expectInstalled()
  })

  test('a server that refuses is named by its status alone', async () => {
    manner.status = 403
    await expect(install()).rejects.toThrow('the server answered 403')
  })

  test('one at a time; a lock left by a dead process is no lock', async () => {
    await mkdir(folder(), { recursive: true })
    await writeFile(join(folder(), LOCK), String(process.pid))
    const store = makeModelStore(modelDir, [model])
    expect(await store.isDownloading('nb')).toBe(true)
    await expect(install()).rejects.toThrow('another process')
    await writeFile(join(folder(), LOCK), '999999999')
    expect(await isLocked(folder())).toBe(false)
    await install()
    await expectInstalled()
  })
})

describe('importing from a folder', () => {
  test('under the publisher names, checked like a download', async () => {
    const from = await mkdtemp(join(tmpdir(), 'stick-'))
    await writeFile(join(from, 'ggml.bin'), weights)
    await expect(importModel({ model, modelDir, from })).rejects.toThrow('holds no tokens.txt')
    await writeFile(join(from, 'tokens.txt'), tokens)
    await importModel({ model, modelDir, from })
    await expectInstalled()
    await rm(from, { recursive: true })
  })
})

describe('installed models', () => {
  test('a file changed after installation is noticed before it is loaded', async () => {
    await install()
    const store = makeModelStore(modelDir, [model])
    const installed = await store.find('nb', ['ggml'])
    expect(await store.isIntact(installed!)).toBe(true)
    await writeFile(join(folder(), 'model.bin'), Buffer.from(weights).fill(7, 10, 20))
    expect(await store.isIntact(installed!)).toBe(false)
  })

  test('a folder with a broken or foreign manifest is not a model', async () => {
    await mkdir(join(modelDir, 'odd'), { recursive: true })
    await writeFile(join(modelDir, 'odd', 'model.json'), '{"id":"../../etc","files":[{"name":"../passwd"}]}')
    expect(await makeModelStore(modelDir, [model]).list()).toEqual([])
  })

  test('no folder at all is no model', async () => {
    expect(await makeModelStore(join(modelDir, 'nowhere'), [model]).list()).toEqual([])
  })
})

describe('the catalogue', () => {
  test('every model is well formed, pinned to a revision, and its id is used once', () => {
    for (const entry of CATALOGUE) {
      expect(() => SpeechModel.parse(entry)).not.toThrow()
      for (const { path } of entry.files) expect(path).toMatch(/^[\w.-]+\/[\w.-]+\/resolve\/[0-9a-f]{40}\/[\w.-]+$/)
    }
    expect(new Set(CATALOGUE.map(({ id }) => id)).size).toBe(CATALOGUE.length)
  })

  test('every language has a suggestion that serves it', () => {
    for (const language of Language.options) {
      expect(findModel(language)?.id).toBe(SUGGESTED[language])
      expect(findModel(language)?.languages).toContain(language)
    }
    expect(findModel('nb-whisper-large-q5')?.name).toBe('NB-Whisper large')
    expect(findModel('finnish')).toBeUndefined()
  })
})
