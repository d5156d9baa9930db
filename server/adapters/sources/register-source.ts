import { basename } from 'node:path'
import { stat } from 'node:fs/promises'
import { fetchFile, forgetFile } from './fetching/kept-file.ts'
import type { KeptFile } from './fetching/kept-file.ts'
import { makePoliteFetch } from './fetching/polite-fetch.ts'
import type { Manners, PoliteFetch } from './fetching/polite-fetch.ts'
import type { Reading, Readings } from './reading.ts'
import { SourceRefusal } from './source-refusal.ts'

/** What a source that comes as a file is read with. `from` is a file brought by hand instead of the network. */
export type RegisterOptions = { folder: string; from: string | undefined; mostCalls: number } & Pick<
  Manners,
  'fetch' | 'waiting' | 'patience' | 'restMs' | 'silenceMs' | 'signal'
>

export const politeFetchFor = (options: RegisterOptions): PoliteFetch =>
  makePoliteFetch({
    ...options,
    onRefused: 'It is meant to be open to everybody; a network on the way may be in between. Bring the file by hand (--from), or try again later.',
  })

/** A file brought by hand, named after what it is called, how long it is and when it was written. @throws SourceRefusal */
async function fileByHand(path: string): Promise<KeptFile> {
  const found = await stat(path).catch(() => undefined)
  if (found?.isFile() !== true) throw new SourceRefusal(`${path} is no file. Nothing was read.`)
  return { path, edition: `${basename(path)} ${found.size} ${found.mtime.toISOString()}` }
}

export type Wanted = { address: URL; name: string; most: number }

/** Fetches one file of a source, telling how far it has come at most once per percent. Gives it at the end. */
export async function* fetchTold(
  options: RegisterOptions,
  politeFetch: PoliteFetch,
  { address, name, most }: Wanted,
): AsyncGenerator<Reading, KeptFile, undefined> {
  if (options.from !== undefined) return await fileByHand(options.from)
  let told: Reading | undefined
  const onProgress = (done: number, total: number | undefined): void => void (told = { kind: 'progress', done, total, of: 'bytes' })
  const fetched = fetchFile({
    address,
    folder: options.folder,
    name, most, politeFetch, onProgress,
    ...(options.silenceMs !== undefined && { silenceMs: options.silenceMs }),
  })
  let isThere = false
  const ended = fetched.then(() => void (isThere = true), () => void (isThere = true))
  while (!isThere) {
    let timer: ReturnType<typeof setTimeout> | undefined
    await Promise.race([ended, new Promise((resolve) => { timer = setTimeout(resolve, 200) })])
    clearTimeout(timer)
    if (told !== undefined) yield told
    told = undefined
  }
  return await fetched
}

/** Reads a file that was fetched; one that cannot be read is fetched anew by the next run. */
export async function* readOrForget(file: KeptFile, read: () => Readings): Readings {
  try {
    yield* read()
  } catch (error) {
    if (error instanceof SourceRefusal) await forgetFile(file)
    throw error
  }
}
