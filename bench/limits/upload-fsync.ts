// The limit that PERF-3 is held against: one multipart part streamed to a file with its SHA-256, made durable (fdatasync, rename, fsync of
// the folder), and nothing else: no sign-in, no database, no encryption.
import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, open, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import { serveLimit } from '../harness/limit-program.ts'

const folder = await mkdtemp(join(tmpdir(), 'epikrise-limit-'))
const directory = await open(folder, 'r')

async function store(stream: Readable): Promise<{ bytes: number; sha256: string }> {
  const path = join(folder, randomUUID())
  const file = await open(path, 'wx', 0o600)
  const hash = createHash('sha256')
  let bytes = 0
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      bytes += piece.length
      hash.update(piece)
      await file.write(piece)
    }
    await file.datasync()
  } finally {
    await file.close()
  }
  await rename(path, `${path}.webm`)
  await directory.sync()
  return { bytes, sha256: hash.digest('hex') }
}

const app = Fastify({ bodyLimit: 8 * 1024 * 1024 })
await app.register(multipart, { limits: { fileSize: 4 * 1024 * 1024, files: 1, fields: 10 } })
app.post('/audio-chunk', async (request) => {
  let stored: { bytes: number; sha256: string } | undefined
  for await (const part of request.parts()) if (part.type === 'file') stored = await store(part.file)
  return stored
})
await serveLimit(app, {
  path: '/audio-chunk',
  token: '',
  async close() {
    await directory.close()
    await rm(folder, { recursive: true, force: true })
  },
})
