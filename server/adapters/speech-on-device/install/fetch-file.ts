import { createHash } from 'node:crypto'
import type { Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import type { SpeechModel } from '../model-catalogue.ts'
import { InstallError } from './install-error.ts'

const DEFAULT_BASE_URL = 'https://huggingface.co'
const SILENCE_MS = 60_000
const OTHER_WAYS = 'set SPEECH_MODEL_BASE_URL to a mirror that has it, or bring the files in a folder (--from)'

export type InstallProgress = { file: string; doneBytes: number; totalBytes: number }
type ModelFile = SpeechModel['files'][number]
/** Adds to the end of a file; resolves when all of it is with the system. */
type Append = (piece: Uint8Array) => Promise<void>

export type Source = {
  baseUrl?: string
  fetch?: typeof fetch
  signal?: AbortSignal
  /** After so long without a byte the sender is given up. */
  silenceMs?: number
  onProgress?: (progress: InstallProgress) => void
  /** For tests: stands between a piece and the disk. */
  onAppend?: (append: Append) => Append
}

export const sizeOf = async (path: string): Promise<number> => (await stat(path).catch(() => undefined))?.size ?? 0

async function hashInto(hash: Hash, path: string): Promise<void> {
  for await (const piece of createReadStream(path)) hash.update(piece)
}

/** What a sender says the whole file has; undefined when it does not say. */
function statedBytes({ status, headers }: Response): number | undefined {
  const total = status === 206 ? headers.get('content-range')?.split('/')[1] : headers.has('content-encoding') ? undefined : headers.get('content-length')
  return total === undefined || total === null || !/^\d+$/.test(total) ? undefined : Number(total)
}

/** A sign-in page of the network answers everything, and with another length than a file's. */
function refuseOther(response: Response, file: ModelFile, host: string): void {
  if (response.status !== 200 && response.status !== 206) throw new InstallError(`${host}: the server answered ${response.status}; ${OTHER_WAYS}`)
  if (response.headers.get('content-type')?.startsWith('text/html')) throw new InstallError(`${host} sent a web page, not the expected file; ${OTHER_WAYS}`)
  const stated = statedBytes(response)
  if (stated !== undefined && stated !== file.bytes)
    throw new InstallError(`${file.name} at ${host} is not the expected file: ${stated} bytes, not ${file.bytes}`)
}

async function answerOf(url: URL, from: number, { get, signal }: { get: typeof fetch; signal: AbortSignal }): Promise<Response> {
  const headers: Record<string, string> = from > 0 ? { range: `bytes=${from}-` } : {}
  return get(url, { headers, signal }).catch((cause: unknown) => {
    signal.throwIfAborted()
    throw new InstallError(`${url.host} could not be reached; ${OTHER_WAYS}`, { cause })
  })
}

/** Aborted after a silence; `heard` puts it off. */
function watchSilence(silenceMs: number): { signal: AbortSignal; heard: () => void; end: () => void } {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), silenceMs)
  return { signal: controller.signal, heard: () => void timer.refresh(), end: () => clearTimeout(timer) }
}

async function takePieces(response: Response, append: Append, onCut: (cause: unknown) => never): Promise<void> {
  const pieces = (response.body ?? new ReadableStream<Uint8Array>())[Symbol.asyncIterator]()
  for (;;) {
    const next = await pieces.next().catch(onCut)
    if (next.done) return
    try {
      await append(next.value)
    } catch (error) {
      await pieces.return?.()
      throw error
    }
  }
}

type Cut = (cause?: unknown) => never
type Fetching = { source: Source; file: ModelFile; part: string; present: number }

/** The answer, checked against what the catalogue says; `from` is the byte at which it begins. */
async function openAnswer({ source, file, present }: Fetching, signal: AbortSignal): Promise<{ response: Response; from: number }> {
  const url = new URL(`${(source.baseUrl ?? DEFAULT_BASE_URL).replace(/\/+$/, '')}/${file.path}`)
  const response = await answerOf(url, present, { get: source.fetch ?? fetch, signal })
  try {
    refuseOther(response, file, url.host)
    if (response.status === 200) return { response, from: 0 }
    if (response.headers.get('content-range')?.startsWith(`bytes ${present}-`)) return { response, from: present }
    throw new InstallError(`${url.host} sent another part of the file than was asked for`)
  } catch (error) {
    await response.body?.cancel()
    throw error
  }
}

async function fetchRest(fetching: Fetching, hash: Hash): Promise<void> {
  const { source, file, part, present } = fetching
  const { silenceMs = SILENCE_MS, onProgress, onAppend = (append: Append) => append } = source
  const silence = watchSilence(silenceMs)
  const signal = AbortSignal.any([silence.signal, ...(source.signal ? [source.signal] : [])])
  let done = present
  const cut: Cut = (cause) => {
    source.signal?.throwIfAborted()
    const how = silence.signal.aborted ? `nothing has come for ${silenceMs / 1000} s,` : 'the connection ended'
    throw new InstallError(`${how} after ${done} of ${file.bytes} bytes; run it again to go on`, { cause })
  }
  try {
    const { response, from } = await openAnswer(fetching, signal).catch((error: unknown) =>
      error instanceof InstallError ? Promise.reject(error) : cut(error),
    )
    if (from > 0) await hashInto(hash, part)
    done = from
    await using handle = await open(part, from > 0 ? 'a' : 'w')
    const append = onAppend((piece) => handle.appendFile(piece))
    const take = async (piece: Uint8Array): Promise<void> => {
      silence.heard()
      if (done + piece.length > file.bytes) throw new InstallError(`${file.name} is longer than expected`)
      await append(piece)
      hash.update(piece)
      done += piece.length
      onProgress?.({ file: file.name, doneBytes: done, totalBytes: file.bytes })
    }
    await takePieces(response, take, cut)
    await handle.sync()
    if (done < file.bytes) cut()
  } finally {
    silence.end()
  }
}

/**
 * Takes a file of the catalogue and where its part lies; fetches what is missing of it and gives the sha256 of the whole.
 * A connection that ends early leaves the part for the next run.
 * @throws InstallError
 */
export async function fetchFile(source: Source, file: ModelFile, part: string): Promise<string> {
  const hash = createHash('sha256')
  const present = await sizeOf(part)
  if (present < file.bytes) await fetchRest({ source, file, part, present }, hash)
  else await hashInto(hash, part)
  return hash.digest('hex')
}
