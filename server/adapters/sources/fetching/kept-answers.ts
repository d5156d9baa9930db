import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { SourceRefusal } from '../source-refusal.ts'
import { conditionsOf } from './conditions.ts'
import { parseJson } from './parse-json.ts'
import type { PoliteFetch } from './polite-fetch.ts'
import { CutOff, readText } from './read-body.ts'

/** An answer as it lies on this disk. `run` is the run in which the source last said that it holds. */
const Kept = z.object({ address: z.string(), run: z.string(), etag: z.string().nullable(), lastModified: z.string().nullable(), body: z.string().nullable() })
type Kept = z.infer<typeof Kept>

export type Answers = {
  /** The JSON at an address, or null where there is nothing (204, 404, 410). @throws SourceRefusal */
  read: (address: URL) => Promise<unknown>
}

export type KeptAnswers = { folder: string; run: string; politeFetch: PoliteFetch; most: number; silenceMs?: number }

const TRIES = 3

async function readKept(path: string, address: URL): Promise<Kept | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  const parsed = text === undefined ? undefined : Kept.safeParse(parseJson(text))
  return parsed?.success === true && parsed.data.address === address.href ? parsed.data : undefined
}

async function writeKept(path: string, kept: Kept): Promise<void> {
  await writeFile(`${path}.part`, JSON.stringify(kept))
  await rename(`${path}.part`, path)
}

const isNothing = (status: number): boolean => status === 204 || status === 404 || status === 410

/**
 * Answers of a source, kept in a folder: within one run each is fetched once, so that a run that was cut off goes on where it stopped; in a later run the
 * source is asked whether it still holds.
 */
export async function openAnswers({ folder, run, politeFetch, most, silenceMs }: KeptAnswers): Promise<Answers> {
  await mkdir(folder, { recursive: true })

  async function ask(address: URL, kept: Kept | undefined): Promise<Kept> {
    const response = await politeFetch(address, { accept: 'application/json', ...conditionsOf(kept) })
    if (response.status === 304 && kept !== undefined) {
      await response.body?.cancel()
      return { ...kept, run }
    }
    const told = { address: address.href, run, etag: response.headers.get('etag'), lastModified: response.headers.get('last-modified') }
    if (isNothing(response.status)) {
      await response.body?.cancel()
      return { ...told, body: null }
    }
    if (response.status !== 200) {
      await response.body?.cancel()
      throw new SourceRefusal(`${address.host} answered ${response.status}. Try again later to go on where it stopped.`)
    }
    const body = await readText(response, { host: address.host, most, ...(silenceMs !== undefined && { silenceMs }) })
    if (parseJson(body) === undefined)
      throw new CutOff(`${address.host} sent something that is no JSON. What was brought in stays. Run it again later to go on where it stopped.`)
    return { ...told, body }
  }

  async function askUntilWhole(address: URL, kept: Kept | undefined): Promise<Kept> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await ask(address, kept)
      } catch (error) {
        if (!(error instanceof CutOff) || tried >= TRIES) throw error
      }
    }
  }

  return {
    async read(address) {
      const path = join(folder, `${createHash('sha256').update(address.href).digest('hex')}.json`)
      const kept = await readKept(path, address)
      if (kept?.run === run) return kept.body === null ? null : parseJson(kept.body)
      const fresh = await askUntilWhole(address, kept)
      await writeKept(path, fresh)
      return fresh.body === null ? null : parseJson(fresh.body)
    },
  }
}
