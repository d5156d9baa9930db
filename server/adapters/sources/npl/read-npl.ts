import { basename, join } from 'node:path'
import { Parser } from 'htmlparser2'
import type { KeptFile } from '../fetching/kept-file.ts'
import type { PoliteFetch } from '../fetching/polite-fetch.ts'
import { readText } from '../fetching/read-body.ts'
import { readXmlRecords, UnreadableXml } from '../fetching/xml-records.ts'
import { readZip } from '../fetching/zip-entries.ts'
import type { ZipEntry } from '../fetching/zip-entries.ts'
import type { Readings } from '../reading.ts'
import { fetchTold, politeFetchFor, readOrForget } from '../register-source.ts'
import type { RegisterOptions } from '../register-source.ts'
import { SourceRefusal } from '../source-refusal.ts'
import { productPassages } from './npl-passages.ts'

export type NplOptions = RegisterOptions & { baseUrl: string }

const MOST_LISTING = 5_000_000
const MOST_BYTES = 2_000_000_000
const ZIP_BOUNDS = { mostEntries: 200_000, mostBytesEach: 20_000_000, mostBytes: 8_000_000_000, mostTimes: 400 }
const TOTAL = /(\d{8}|\d{4}-\d{2}-\d{2})[^/]*_Total_NPL[^/]*\.zip$/i
const PRODUCT = /(?:^|\/)Products?data\/[^/]+\.xml$/i
const TELL_EACH = 200

const dateIn = (name: string): string => (TOTAL.exec(name)?.[1] ?? '').replaceAll('-', '')

/** Takes the page that lists the archives; gives the address of the newest complete one, by the date in its name. @throws SourceRefusal when it lists none */
export function newestTotal(listing: string, base: URL): URL {
  const links: URL[] = []
  const parser = new Parser({
    onopentag(name, { href = '' }) {
      const url = name === 'a' ? URL.parse(href, base) : null
      if (url !== null && url.origin === base.origin && TOTAL.test(url.pathname)) links.push(url)
    },
  })
  parser.end(listing)
  const newest = links.toSorted((a, b) => dateIn(b.pathname).localeCompare(dateIn(a.pathname)))[0]
  if (newest === undefined)
    throw new SourceRefusal(
      `${base.href} lists no complete archive of the register. It may have moved: set NPL_BASE_URL (docs/operations/sources.md) and run it again.`,
    )
  return newest
}

async function findNewest(politeFetch: PoliteFetch, base: URL): Promise<URL> {
  const response = await politeFetch(base)
  if (response.status !== 200) {
    await response.body?.cancel()
    throw new SourceRefusal(
      `${base.host} answered ${response.status} where it lists its archives. It may have moved: set NPL_BASE_URL ` +
        '(docs/operations/sources.md) and run it again.',
    )
  }
  return newestTotal(await readText(response, { host: base.host, most: MOST_LISTING }), base)
}

/** The products in one file of the archive, as a rule one. A file that is broken is one product that could not be read. */
async function* readProduct(entry: ZipEntry): Readings {
  const what = basename(entry.name)
  let found = 0
  try {
    for await (const { record } of readXmlRecords(await entry.bytes(), { isRecord: (name) => name === 'medprod', name: what })) {
      const passages = productPassages(record)
      if (passages.length > 0) yield { kind: 'passages', passages }
      else yield { kind: 'skipped', what, reason: 'it has no name or no id' }
      found += 1
    }
  } catch (error) {
    if (!(error instanceof UnreadableXml)) throw error
    yield { kind: 'skipped', what, reason: 'it is broken XML' }
    return
  }
  if (found === 0) yield { kind: 'skipped', what, reason: 'it holds no product' }
}

async function* readArchive({ path }: KeptFile): Readings {
  const file = basename(path)
  let products = 0
  for await (const entry of readZip(path, { file, isWanted: (name) => PRODUCT.test(name), bounds: ZIP_BOUNDS })) {
    products += 1
    if (products % TELL_EACH === 0) yield { kind: 'progress', done: entry.place, total: entry.of, of: 'files' }
    yield* readProduct(entry)
  }
  if (products === 0) throw new SourceRefusal(`${file} holds no products: it is no archive of the register. Nothing was taken out.`)
}

/** Reads the Swedish register of medicines for people and animals. @throws SourceRefusal */
export async function* readNpl(options: NplOptions): Readings {
  const politeFetch = politeFetchFor(options)
  const base = new URL(options.baseUrl.endsWith('/') ? options.baseUrl : `${options.baseUrl}/`)
  const address = options.from === undefined ? await findNewest(politeFetch, base) : base
  const file = yield* fetchTold({ ...options, folder: join(options.folder, 'npl') }, politeFetch, { address, name: 'total-npl.zip', most: MOST_BYTES })
  yield { kind: 'edition', edition: file.edition }
  yield* readOrForget(file, () => readArchive(file))
}
