import { crc32 } from 'node:zlib'
import { openPromise } from 'yauzl'
import type { Entry, ZipFile } from 'yauzl'
import { SourceRefusal } from '../source-refusal.ts'

export type ZipBounds = { mostEntries: number; mostBytesEach: number; mostBytes: number; mostTimes: number }

/** A file in an archive. Its bytes are read before the next one is asked for; nothing is written to the disk. */
export type ZipEntry = { name: string; size: number; bytes: () => Promise<AsyncIterable<Uint8Array>>; place: number; of: number }

const damaged = (file: string): SourceRefusal =>
  new SourceRefusal(`${file} is a damaged archive. What was brought in stays, and nothing was taken out. Run it again to fetch it anew.`)

function refuseBomb(entry: Entry, { bounds, file, sum }: { bounds: ZipBounds; file: string; sum: number }): void {
  const { uncompressedSize: size, compressedSize: packed } = entry
  const isTooMuch = size > bounds.mostBytesEach || sum > bounds.mostBytes || size > Math.max(packed, 1_000) * bounds.mostTimes
  if (isTooMuch) throw new SourceRefusal(`${file} would unpack to more than any register of medicines has. Nothing was taken from it.`)
}

async function* piecesOfEntry(zip: ZipFile, entry: Entry, file: string): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    // The library counts the bytes and ends one that gives more or fewer than its directory says; sums it leaves to us.
    let sum = 0
    for await (const piece of await zip.openReadStreamPromise(entry)) {
      if (!(piece instanceof Uint8Array)) throw damaged(file)
      sum = crc32(piece, sum)
      yield piece
    }
    if (sum !== entry.crc32) throw damaged(file)
  } catch (error) {
    throw error instanceof SourceRefusal ? error : damaged(file)
  }
}

/** The next entry of the directory; undefined at its end. */
function nextEntry(zip: ZipFile): Promise<Entry | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<Entry | undefined>()
  zip.once('entry', resolve)
  zip.once('end', () => resolve(undefined))
  zip.once('error', reject)
  zip.readEntry()
  return promise.finally(() => zip.removeAllListeners())
}

/**
 * The files of an archive that are wanted, one at a time, within bounds on their number and on what they unpack to.
 * @throws SourceRefusal for an archive that is damaged or claims too much
 */
export async function* readZip(
  path: string,
  { file, isWanted, bounds }: { file: string; isWanted: (name: string) => boolean; bounds: ZipBounds },
): AsyncGenerator<ZipEntry, void, undefined> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw damaged(file)
  })
  try {
    const of = zip.entryCount
    if (of > bounds.mostEntries) throw new SourceRefusal(`${file} holds ${of} files, more than ${bounds.mostEntries}. Nothing was taken from it.`)
    let sum = 0
    let place = 0
    for (;;) {
      const entry = await nextEntry(zip).catch(() => {
        throw damaged(file)
      })
      if (entry === undefined) return
      place += 1
      if (!isWanted(entry.fileName)) continue
      sum += entry.uncompressedSize
      refuseBomb(entry, { bounds, file, sum })
      yield { name: entry.fileName, size: entry.uncompressedSize, place, of, bytes: async () => piecesOfEntry(zip, entry, file) }
    }
  } finally {
    zip.close()
  }
}
