import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { SourceRefusal } from '../source-refusal.ts'
import { conditionsOf } from './conditions.ts'
import { parseJson } from './parse-json.ts'
import type { PoliteFetch } from './polite-fetch.ts'
import { piecesOf } from './read-body.ts'

/** What a server told of a file, by which it tells next time whether there is a newer one. */
const Validators = z.object({ address: z.string(), etag: z.string().nullable(), lastModified: z.string().nullable(), total: z.number().nullable() })
type Validators = z.infer<typeof Validators>

/** A file of a source, whole on this disk. `edition` changes with its content, as far as the server tells. */
export type KeptFile = { path: string; edition: string }

export type Fetching = {
  address: URL
  folder: string
  name: string
  most: number
  politeFetch: PoliteFetch
  silenceMs?: number
  onProgress?: (done: number, total: number | undefined) => void
}

const sizeOf = async (path: string): Promise<number> => (await stat(path).catch(() => undefined))?.size ?? 0

async function readValidators(path: string, address: URL): Promise<Validators | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  const parsed = text === undefined ? undefined : Validators.safeParse(parseJson(text))
  return parsed?.success === true && parsed.data.address === address.href ? parsed.data : undefined
}

/** An edition by what the server says of it, else by its length. */
const editionOf = ({ etag, lastModified, total }: Validators): string => etag ?? lastModified ?? `${total ?? 0} bytes`

function validatorsOf({ headers, status }: Response, address: URL): Validators {
  const stated = status === 206 ? headers.get('content-range')?.split('/')[1] : headers.has('content-encoding') ? null : headers.get('content-length')
  return {
    address: address.href,
    etag: headers.get('etag'),
    lastModified: headers.get('last-modified'),
    total: /^\d+$/.test(stated ?? '') ? Number(stated) : null,
  }
}

function refuseOther(response: Response, { address, most }: Fetching, { total }: Validators): void {
  if (response.status === 404 || response.status === 410)
    throw new SourceRefusal(
      `${address.host} has no file at ${address.pathname}. It may have moved: set its address (docs/operations/sources.md) and run it again.`,
    )
  if (response.status !== 200 && response.status !== 206) throw new SourceRefusal(`${address.host} answered ${response.status}. Try again later.`)
  if (response.headers.get('content-type')?.startsWith('text/html') === true)
    throw new SourceRefusal(`${address.host} sent a web page where a file was expected, as a network's sign-in page does. Nothing of it was taken.`)
  if (total !== null && total > most)
    throw new SourceRefusal(
      `${address.host} has a file of ${Math.round(total / 1e6)} MB there, more than ${Math.round(most / 1e6)} MB. Nothing of it was taken.`,
    )
}

async function takeBody(response: Response, fetching: Fetching, { part, from, total }: { part: string; from: number; total: number | null }): Promise<void> {
  const { address, most, onProgress, silenceMs } = fetching
  await using handle = await open(part, from > 0 ? 'a' : 'w')
  let done = from
  for await (const piece of piecesOf(response, { host: address.host, ...(silenceMs !== undefined && { silenceMs }) })) {
    done += piece.length
    if (done > most || (total !== null && done > total)) throw new SourceRefusal(`${address.host} sent more than it said. Nothing of it was taken.`)
    await handle.appendFile(piece)
    onProgress?.(done, total ?? undefined)
  }
  await handle.sync()
  if (total !== null && done < total)
    throw new SourceRefusal(`The answer of ${address.host} ended after ${done} of ${total} bytes. Run it again to go on where it stopped.`)
}

/**
 * Fetches a file into a folder, going on with what an earlier run left where the server lets us, and not at all when the server says that it is the one we
 * have. `isNew` tells which. A file counts once it is whole: it is renamed into place last.
 * @throws SourceRefusal
 */
export async function fetchFile(fetching: Fetching): Promise<KeptFile & { isNew: boolean }> {
  const { address, folder, name, politeFetch } = fetching
  await mkdir(folder, { recursive: true })
  const path = join(folder, name)
  const [part, note, partNote] = [`${path}.part`, `${path}.json`, `${path}.part.json`]
  const whole = (await sizeOf(path)) > 0 ? await readValidators(note, address) : undefined
  const begun = await readValidators(partNote, address)
  const tag = begun?.etag ?? null
  const present = tag === null ? 0 : await sizeOf(part)
  const response = await politeFetch(address, tag !== null && present > 0 ? { range: `bytes=${present}-`, 'if-range': tag } : conditionsOf(whole))
  try {
    if (response.status === 304 && whole !== undefined) return { path, edition: editionOf(whole), isNew: false }
    if (response.status === 416) {
      await rm(part, { force: true })
      throw new SourceRefusal(`What was fetched of ${name} is not part of what ${address.host} has now; it was thrown away. Run it again.`)
    }
    const answered = validatorsOf(response, address)
    const told = response.status === 206 ? { ...answered, etag: answered.etag ?? tag } : answered
    refuseOther(response, fetching, told)
    const from = response.status === 206 ? present : 0
    if (from > 0 && response.headers.get('content-range')?.startsWith(`bytes ${from}-`) !== true)
      throw new SourceRefusal(`${address.host} sent another part of the file than was asked for. Try again later.`)
    await writeFile(partNote, JSON.stringify(told))
    await takeBody(response, fetching, { part, from, total: told.total })
    await rm(note, { force: true })
    await rename(part, path)
    await rename(partNote, note)
    return { path, edition: editionOf({ ...told, total: await sizeOf(path) }), isNew: true }
  } finally {
    await response.body?.cancel().catch(() => undefined)
  }
}

/** Throws away what cannot be read, so that the next run fetches it anew instead of being told that it has it. */
export async function forgetFile({ path }: KeptFile): Promise<void> {
  await rm(`${path}.json`, { force: true })
}
