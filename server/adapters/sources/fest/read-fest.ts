import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { KeptFile } from '../fetching/kept-file.ts'
import { childOf, readXmlRecords } from '../fetching/xml-records.ts'
import type { XmlElement } from '../fetching/xml-records.ts'
import { readZip } from '../fetching/zip-entries.ts'
import { oneLine } from '../html/plain-text.ts'
import type { Readings } from '../reading.ts'
import { fetchTold, politeFetchFor, readOrForget } from '../register-source.ts'
import type { RegisterOptions } from '../register-source.ts'
import { SourceRefusal } from '../source-refusal.ts'
import { readEntry } from './fest-passages.ts'
import type { FestContext } from './fest-passages.ts'

export type FestOptions = RegisterOptions & { url: string; /** YYYY-MM-DD: warnings that ended before are left out. */ today: string }

const MOST_BYTES = 2_000_000_000
const ZIP_BOUNDS = { mostEntries: 50, mostBytesEach: 4_000_000_000, mostBytes: 4_000_000_000, mostTimes: 200 }
const ENTRIES = new Set(['OppfLegemiddelMerkevare', 'OppfInteraksjon', 'OppfVarselSlv'])
const TELL_EACH = 500

async function isZip(path: string): Promise<boolean> {
  await using handle = await open(path, 'r')
  const { buffer } = await handle.read({ buffer: Buffer.alloc(4), position: 0 })
  return buffer.readUInt32LE(0) === 0x04034b50
}

/** The one XML file of the extract, which comes in an archive. */
async function* bytesOf({ path }: KeptFile): AsyncGenerator<Uint8Array, void, undefined> {
  if (!(await isZip(path))) return yield* createReadStream(path) as AsyncIterable<Uint8Array>
  for await (const entry of readZip(path, { file: basename(path), isWanted: (name) => name.toLowerCase().endsWith('.xml'), bounds: ZIP_BOUNDS })) {
    yield* await entry.bytes()
    return
  }
  throw new SourceRefusal(`${basename(path)} holds no XML file. Nothing was read.`)
}

/** What is missing in an entry that gives nothing, for the report; entries of kinds that are left out on purpose are not missing anything. */
const isLeftOut = (entry: XmlElement): boolean => childOf(entry, 'InteraksjonIkkeVurdert') !== undefined

async function* readExtract(file: KeptFile, today: string): Readings {
  const context: FestContext = { known: new Map(), today }
  let done = 0
  for await (const { record } of readXmlRecords(bytesOf(file), { isRecord: (name) => ENTRIES.has(name), name: basename(file.path) })) {
    done += 1
    if (done % TELL_EACH === 0) yield { kind: 'progress', done, total: undefined, of: 'entries' }
    const { passages, isWithdrawn } = readEntry(record, context)
    const what = oneLine(childOf(record, 'Id')?.text ?? '') || `entry ${done}`
    if (isWithdrawn) yield { kind: 'withdrawn', what }
    else if (passages.length > 0) yield { kind: 'passages', passages }
    else if (!isLeftOut(record) && record.name !== 'OppfVarselSlv') yield { kind: 'skipped', what, reason: 'it has no name or no id' }
  }
  if (done === 0) throw new SourceRefusal(`${basename(file.path)} holds no medicines: it is no FEST extract. Nothing was taken out.`)
}

/** Reads the register of medicines, interactions and warnings (FEST, message M30), however large. @throws SourceRefusal */
export async function* readFest(options: FestOptions): Readings {
  const address = new URL(options.url)
  const folder = join(options.folder, 'fest')
  const file = yield* fetchTold({ ...options, folder }, politeFetchFor(options), { address, name: basename(address.pathname) || 'fest.zip', most: MOST_BYTES })
  yield { kind: 'edition', edition: file.edition }
  yield* readOrForget(file, () => readExtract(file, options.today))
}
