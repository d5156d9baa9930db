import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasSha256 } from './file-digest.ts'
import type { SpeechModel } from './model-catalogue.ts'
import { isLocked, LOCK, syncFolder, writeManifest } from './model-store.ts'

const DEFAULT_BASE_URL = 'https://huggingface.co'

/** Why a model was not installed, in words for the operator who asked for it. */
export class InstallError extends Error {}

export type InstallProgress = { file: string; doneBytes: number; totalBytes: number }

type Installation = { model: SpeechModel; modelDir: string; onProgress?: (progress: InstallProgress) => void }
type Download = Installation & { baseUrl?: string; fetch?: typeof fetch; signal?: AbortSignal }

type ModelFile = SpeechModel['files'][number]

const partOf = (folder: string, file: ModelFile): string => join(folder, `${file.name}.part`)

const sizeOf = async (path: string): Promise<number> => (await stat(path).catch(() => undefined))?.size ?? 0

async function holdLock<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(folder, { recursive: true })
  const lock = join(folder, LOCK)
  if (await isLocked(folder)) throw new InstallError('another process is installing this model')
  await rm(lock, { force: true })
  await writeFile(lock, String(process.pid), { flag: 'wx' })
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}

/** The file and its copy in the page cache both want room. */
async function checkRoom(modelDir: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(modelDir)
  if (bavail * bsize < bytes * 2) throw new InstallError(`${Math.ceil((bytes * 2) / 1e6)} MB of free disk are needed`)
}

/** Puts a complete part in its place once it is byte for byte what the catalogue says. */
async function settle(folder: string, file: ModelFile, found: string): Promise<void> {
  const part = partOf(folder, file)
  const size = await sizeOf(part)
  if (size !== file.bytes || found !== file.sha256) {
    await rm(part, { force: true })
    throw new InstallError(`${file.name} is not the expected file (size or sha256 differ); it was thrown away`)
  }
  await rename(part, join(folder, file.name))
  await syncFolder(folder)
}

async function fetchRest(url: string, from: number, { fetch: get = fetch, signal }: Download): Promise<{ response: Response; start: number }> {
  const headers: Record<string, string> = from > 0 ? { range: `bytes=${from}-` } : {}
  const response = await get(url, { headers, ...(signal && { signal }) }).catch((cause: unknown) => {
    signal?.throwIfAborted()
    throw new InstallError(`${new URL(url).host} could not be reached`, { cause })
  })
  if (response.status === 206 && response.headers.get('content-range')?.startsWith(`bytes ${from}-`)) return { response, start: from }
  if (response.status === 200) return { response, start: 0 }
  await response.body?.cancel()
  throw new InstallError(`the server answered ${response.status}`)
}

async function downloadFile(download: Download, folder: string, file: ModelFile): Promise<void> {
  const { baseUrl = DEFAULT_BASE_URL, onProgress } = download
  const part = partOf(folder, file)
  const present = await sizeOf(part)
  const hash = createHash('sha256')
  let done = 0
  if (present < file.bytes) {
    const { response, start } = await fetchRest(`${baseUrl.replace(/\/+$/, '')}/${file.path}`, present, download)
    if (start > 0) for await (const piece of createReadStream(part)) hash.update(piece)
    done = start
    const handle = await open(part, start > 0 ? 'a' : 'w')
    try {
      for await (const piece of response.body ?? []) {
        done += piece.length
        if (done > file.bytes) throw new InstallError(`${file.name} is longer than expected`)
        hash.update(piece)
        await handle.write(piece)
        onProgress?.({ file: file.name, doneBytes: done, totalBytes: file.bytes })
      }
      await handle.sync()
    } finally {
      await handle.close()
    }
    // A connection that ends early leaves its part for the next attempt.
    if (done < file.bytes) throw new InstallError(`the connection ended after ${done} of ${file.bytes} bytes; run it again to go on`)
  } else for await (const piece of createReadStream(part)) hash.update(piece)
  await settle(folder, file, hash.digest('hex'))
}

async function installEach({ model, modelDir }: Installation, fill: (folder: string, file: ModelFile) => Promise<void>): Promise<void> {
  const folder = join(modelDir, model.id)
  await holdLock(folder, async () => {
    const missing: ModelFile[] = []
    for (const file of model.files) if (!(await hasSha256(join(folder, file.name), file.sha256))) missing.push(file)
    await checkRoom(
      modelDir,
      missing.reduce((sum, file) => sum + file.bytes, 0),
    )
    for (const file of missing) await fill(folder, file)
    await writeManifest(folder, model)
  })
}

/**
 * Downloads a model into the folder, going on where an interrupted download ended.
 * @throws InstallError
 */
export async function downloadModel(download: Download): Promise<void> {
  await installEach(download, (folder, file) => downloadFile(download, folder, file))
}

/**
 * Takes a folder with a model's files (under the catalogue's or the publisher's names); copies them in once checked.
 * @throws InstallError
 */
export async function importModel({ from, ...installation }: Installation & { from: string }): Promise<void> {
  await installEach(installation, async (folder, file) => {
    const names = [file.name, file.path.split('/').at(-1) ?? file.name]
    for (const name of names) {
      if (!(await hasSha256(join(from, name), file.sha256))) continue
      await copyFile(join(from, name), partOf(folder, file))
      await settle(folder, file, file.sha256)
      return
    }
    throw new InstallError(`the folder holds no ${names.join(' or ')} with the expected sha256`)
  })
}
