import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SpeechModel } from '../model-catalogue.ts'
import { makeModelStore } from '../model-store.ts'
import type { Source } from './fetch-file.ts'
import { InstallError } from './install-error.ts'
import { downloadModel } from './install-model.ts'
import { isLocked, LOCK } from './lock.ts'

const weights = randomBytes(2_000_000)
const model: SpeechModel = {
  id: 'test-model',
  name: 'Test',
  languages: ['nb'],
  engine: 'ggml',
  licence: 'none',
  attribution: 'nobody',
  files: [{ name: 'model.bin', role: 'weights', path: 'us/test/ggml.bin', bytes: weights.length, sha256: createHash('sha256').update(weights).digest('hex') }],
}

/** What a good sender does. */
const send: RequestListener = (request, reply) => {
  const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0)
  const rest = weights.subarray(from)
  reply
    .writeHead(from > 0 ? 206 : 200, {
      'content-length': rest.length,
      ...(from > 0 && { 'content-range': `bytes ${from}-${weights.length - 1}/${weights.length}` }),
    })
    .end(rest)
}

let modelDir: string
let server: Server
let baseUrl: string
let answer: RequestListener
beforeEach(async () => {
  modelDir = await mkdtemp(join(tmpdir(), 'models-'))
  answer = send
  server = createServer((request, reply) => answer(request, reply)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  baseUrl = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
})
afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await rm(modelDir, { recursive: true, force: true })
})

const folder = (): string => join(modelDir, model.id)
const install = (source: Source = {}) => downloadModel({ model, modelDir, baseUrl, ...source })
const isModel = async (): Promise<boolean> => (await makeModelStore(modelDir, [model]).list()).length === 1
async function expectWhole(): Promise<void> {
  expect((await readdir(folder())).toSorted()).toEqual(['model.bin', 'model.json'])
  expect((await readFile(join(folder(), 'model.bin'))).equals(weights)).toBe(true)
  expect(await isModel()).toBe(true)
}

const noRoom = (): Error => Object.assign(new Error('no room'), { code: 'ENOSPC' })

test('a disk that fills up: said in words, no model, and the next run goes on from there', async () => {
  let room = 700_000
  const refusal = await install({
    onAppend: (append) => async (piece) => {
      const fits = piece.subarray(0, room)
      room -= fits.length
      await append(fits)
      if (fits.length < piece.length) throw noRoom()
    },
  }).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(InstallError)
  expect(String(refusal)).toMatch(/disk is full.*run it again/)
  expect(await isModel()).toBe(false)
  expect((await stat(join(folder(), 'model.bin.part'))).size).toBe(700_000)
  expect(await isLocked(folder())).toBe(false)

  const ranges: (string | undefined)[] = []
  answer = (request, reply) => (ranges.push(request.headers.range), send(request, reply))
  await install()
  expect(ranges).toEqual(['bytes=700000-'])
  await expectWhole()
})

test('a sender that stops sending is given up, and what came is kept', async () => {
  answer = (_, reply) => void reply.writeHead(200, { 'content-length': weights.length }).write(weights.subarray(0, 300_000))
  const came: number[] = []
  await expect(install({ silenceMs: 1500, onProgress: ({ doneBytes }) => came.push(doneBytes) })).rejects.toThrow(
    /nothing has come for 1.5 s, after 300000 of 2000000 bytes; run it again/,
  )
  expect(came.at(-1)).toBe(300_000)
  answer = send
  await install()
  await expectWhole()
})

test('a sender that never answers is given up', async () => {
  answer = () => undefined
  await expect(install({ silenceMs: 100 })).rejects.toThrow(/nothing has come/)
})

test('a slow sender that keeps sending is waited for, however long it takes', async () => {
  answer = (_, reply) => {
    reply.writeHead(200, { 'content-length': weights.length })
    let at = 0
    const next = (): void => {
      if (at >= weights.length) return void reply.end()
      reply.write(weights.subarray(at, (at += 250_000)))
      setTimeout(next, 300)
    }
    next()
  }
  await install({ silenceMs: 2000 })
  await expectWhole()
  expect(await isLocked(folder())).toBe(false)
})

test('a cut connection is told in words, with what came', async () => {
  answer = (_, reply) => void reply.writeHead(200, { 'content-length': weights.length }).write(weights.subarray(0, 300_000), () => reply.destroy())
  await expect(install()).rejects.toThrow(/the connection ended after \d+ of 2000000 bytes; run it again to go on/)
})

test.each([404, 403, 500])('status %i names the ways out and leaves nothing', async (status) => {
  answer = (_, reply) => void reply.writeHead(status).end('no')
  await expect(install()).rejects.toThrow(new RegExp(`the server answered ${status}.*SPEECH_MODEL_BASE_URL.*--from`))
  expect(await readdir(folder())).toEqual([])
})

test('no network names the host and the ways out', async () => {
  await expect(install({ baseUrl: 'http://127.0.0.1:1' })).rejects.toThrow(/127\.0\.0\.1:1 could not be reached.*SPEECH_MODEL_BASE_URL/)
})

test('the sign-in page of a network is no file, whether it tells its length or not', async () => {
  answer = (_, reply) => void reply.writeHead(200, { 'content-type': 'text/html' }).end('<p>Welcome to the hospital')
  await expect(install()).rejects.toThrow(/a web page/)
  answer = (_, reply) => void reply.writeHead(200, { 'content-length': 7 }).end('welcome')
  await expect(install()).rejects.toThrow(/not the expected file: 7 bytes/)
  expect(await readdir(folder())).toEqual([])
})

test('a part of a file of another length is not gone on with', async () => {
  await mkdir(folder(), { recursive: true })
  await writeFile(join(folder(), 'model.bin.part'), weights.subarray(0, 500_000))
  answer = (_, reply) => void reply.writeHead(206, { 'content-range': 'bytes 500000-599999/600000' }).end(Buffer.alloc(100_000))
  await expect(install()).rejects.toThrow(/not the expected file: 600000 bytes/)
  answer = (_, reply) => void reply.writeHead(206, { 'content-range': 'bytes 0-1999999/2000000' }).end(weights)
  await expect(install()).rejects.toThrow(/another part/)
  answer = send
  await install()
  await expectWhole()
})

test('killed between the last byte and the name: no model, and the next run only checks', async () => {
  const program = fileURLToPath(new URL('../testing/dying-install-child.ts', import.meta.url))
  const child = spawn(process.execPath, [program, JSON.stringify(model), modelDir, baseUrl], { stdio: 'ignore' })
  const [, signal] = await once(child, 'exit')
  expect(signal).toBe('SIGKILL')
  expect((await readdir(folder())).toSorted()).toEqual([LOCK, 'model.bin.part'])
  expect(await isModel()).toBe(false)

  answer = (_, reply) => void reply.writeHead(500).end()
  await install()
  await expectWhole()
})

test('two at once, after one that died: one installs, the other says so', async () => {
  await mkdir(folder(), { recursive: true })
  await writeFile(join(folder(), LOCK), '999999999')
  const ends = await Promise.allSettled([install(), install(), install()])
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const end of ends) if (end.status === 'rejected') expect(String(end.reason)).toMatch(/another process is installing/)
  await expectWhole()
})

test('a lock nobody touches is nobody’s, though its number is alive', async () => {
  await mkdir(folder(), { recursive: true })
  const lock = join(folder(), LOCK)
  await writeFile(lock, String(process.pid))
  expect(await isLocked(folder())).toBe(true)
  const longAgo = new Date(Date.now() - 120_000)
  await utimes(lock, longAgo, longAgo)
  expect(await isLocked(folder())).toBe(false)
  await install()
  await expectWhole()
})
