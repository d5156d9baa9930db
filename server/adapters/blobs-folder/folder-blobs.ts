import { randomUUID } from 'node:crypto'
import * as nodeFiles from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { assertBlobKey, assertBlobPrefix } from '#server/ports/blobs.ts'
import type { BlobContent, BlobRange, Blobs } from '#server/ports/blobs.ts'
import { isMissing, readFailure, storing } from './storage-failure.ts'

/** The file system calls used here; a test may stand in for them. */
export type Files = Pick<typeof nodeFiles, 'mkdir' | 'open' | 'readdir' | 'rename' | 'rm' | 'stat'>

export type FolderBlobsOptions = { root: string; files?: Files }

/** Half-written files of a killed server are older than this; those of another server beside us are younger. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000
const READ_BYTES = 256 * 1024
const WRITE_BYTES = 256 * 1024
/** Fewer than a kernel takes in one call. */
const MOST_PIECES = 512
const MOST_REMEMBERED = 2_000

/** Blobs as files. What is being written lies in a folder of its own, so that a listing never shows half a file. */
export function makeFolderBlobs({ root, files = nodeFiles }: FolderBlobsOptions): Blobs {
  const incoming = join(root, '.incoming')
  const pathOf = (key: string) => {
    assertBlobKey(key)
    return join(root, ...key.split('/'))
  }
  let swept: Promise<void> | undefined
  // A folder whose own name is known to be on disk needs no further proof; two thousand of them take little memory.
  const durable = new Set<string>()

  async function put(key: string, content: BlobContent): Promise<{ bytes: number }> {
    const target = pathOf(key)
    await (swept ??= storing(() => prepare(files, incoming)))
    const fresh = join(incoming, randomUUID())
    try {
      const bytes = await write(files, fresh, content)
      await storing(() => publish(files, { fresh, target, root, durable }))
      return { bytes }
    } catch (error) {
      swept = undefined
      await files.rm(fresh, { force: true }).catch(() => undefined)
      throw error
    }
  }

  return {
    put,
    read: (key, range) => readFile(files, pathOf(key), range),
    size: (key) => storing(() => fileSize(files, pathOf(key))),
    remove: (key) => storing(() => removeEntry(files, pathOf(key))),

    async removeFolder(prefix) {
      assertBlobPrefix(prefix)
      await storing(() => removeEntry(files, join(root, prefix)))
    },

    async *list(prefix) {
      assertBlobPrefix(prefix)
      const folder = join(root, prefix)
      const entries = await storing(() => files.readdir(folder, { recursive: true, withFileTypes: true }).catch(isMissing(() => [])))
      for (const entry of entries) {
        if (entry.isFile()) yield relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')
      }
    },

    check: () => storing(() => prepare(files, incoming)),
  }
}

async function prepare(files: Files, incoming: string): Promise<void> {
  const made = await files.mkdir(incoming, { recursive: true, mode: 0o700 })
  if (made !== undefined) await syncUpwards(files, dirname(incoming), dirname(made))
  const limit = Date.now() - ABANDONED_AFTER_MS
  for (const name of await files.readdir(incoming)) {
    const path = join(incoming, name)
    const found = await files.stat(path).catch(isMissing(() => undefined))
    if (found !== undefined && found.mtimeMs < limit) await files.rm(path, { force: true })
  }
}

/** What the sender's stream throws is not ours to rename: a cut upload is no fault of the disk. */
async function write(files: Files, path: string, content: BlobContent): Promise<number> {
  const file = await storing(() => files.open(path, 'wx', 0o600))
  try {
    let bytes = 0
    for await (const pieces of gathered(content)) bytes += await storing(() => writeAll(file, pieces))
    await storing(() => file.datasync())
    return bytes
  } finally {
    await storing(() => file.close())
  }
}

/** Sealed sound comes in many small pieces: as many as make one call worth while are written together. */
async function* gathered(content: BlobContent): AsyncGenerator<Uint8Array[], void, undefined> {
  let pieces: Uint8Array[] = []
  let held = 0
  for await (const piece of content) {
    pieces.push(piece)
    held += piece.length
    if (held < WRITE_BYTES && pieces.length < MOST_PIECES) continue
    yield pieces
    pieces = []
    held = 0
  }
  if (held > 0) yield pieces
}

async function writeAll(file: nodeFiles.FileHandle, pieces: Uint8Array[]): Promise<number> {
  const bytes = pieces.reduce((sum, { length }) => sum + length, 0)
  const { bytesWritten } = await file.writev(pieces)
  // A disk that is filling up takes what it can; the rest tells why.
  if (bytesWritten < bytes) await file.writeFile(Buffer.concat(pieces).subarray(bytesWritten))
  return bytes
}

/** A new name lasts only once its folder is on disk, and a new folder only once its own parent is (REL-2). */
async function publish(files: Files, { fresh, target, root, durable }: { fresh: string; target: string; root: string; durable: Set<string> }): Promise<void> {
  const folder = dirname(target)
  // One that is gone again is made anew, and proves anew that it is on disk.
  if (durable.has(folder) && (await files.rename(fresh, target).then(() => true, isMissing(() => false)))) return syncFolder(files, folder)
  await files.mkdir(folder, { recursive: true, mode: 0o700 })
  await files.rename(fresh, target)
  await syncUpwards(files, folder, root)
  if (durable.size >= MOST_REMEMBERED) durable.clear()
  durable.add(folder)
}

async function syncUpwards(files: Files, from: string, to: string): Promise<void> {
  await syncFolder(files, from)
  if (relative(to, from) !== '') await syncUpwards(files, dirname(from), to)
}

async function removeEntry(files: Files, path: string): Promise<void> {
  await files.rm(path, { recursive: true, force: true })
  await syncFolder(files, dirname(path)).catch(isMissing(() => undefined))
}

async function syncFolder(files: Files, path: string): Promise<void> {
  const folder = await files.open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function fileSize(files: Files, path: string): Promise<number | undefined> {
  const found = await files.stat(path).catch(isMissing(() => undefined))
  return found?.isFile() ? found.size : undefined
}

async function* readFile(files: Files, path: string, range: BlobRange | undefined): AsyncGenerator<Buffer, void, undefined> {
  const file = await files.open(path, 'r').catch(readFailure)
  try {
    const end = range?.end ?? Infinity
    for (let at = range?.start ?? 0; at <= end; ) {
      const buffer = Buffer.allocUnsafe(Math.min(READ_BYTES, end + 1 - at))
      const { bytesRead } = await file.read(buffer, 0, buffer.length, at).catch(readFailure)
      if (bytesRead === 0) return
      yield buffer.subarray(0, bytesRead)
      at += bytesRead
    }
  } finally {
    await file.close()
  }
}
