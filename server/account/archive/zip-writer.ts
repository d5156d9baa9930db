import { Readable, pipeline } from 'node:stream'
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib'

/** A file of an archive; its content is read once, when its turn comes. */
export type ZipEntry = {
  path: string
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
  /** False for what is packed already, such as sound. */
  isPackable: boolean
}

type Written = { name: Buffer; crc: number; packed: number; size: number; offset: number }

const LOCAL = 0x04034b50
const DESCRIPTOR = 0x08074b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const END_64 = 0x06064b50
const LOCATOR_64 = 0x07064b50
/** Sizes follow the data, names are UTF-8 (APPNOTE 4.4.4). */
const FLAGS = (1 << 3) | (1 << 11)
const DEFLATED = 8
const VERSION = 45
const LARGEST_32 = 0xffffffff
const MOST_ENTRIES_16 = 0xffff

/** From where on the wider records are needed. */
export type ZipLimits = { entries: number; bytes: number }
const LIMITS: ZipLimits = { entries: MOST_ENTRIES_16, bytes: LARGEST_32 }
/** 1 January 1980: an archive tells nothing by its dates that its content does not. */
const DOS_DATE = (1 << 5) | 1

/** Takes a layout of widths and values; gives the bytes, little-endian. */
function pack(fields: readonly (readonly [width: 2 | 4 | 8, value: number])[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [width]) => sum + width, 0))
  let at = 0
  for (const [width, value] of fields) {
    if (width === 8) bytes.writeBigUInt64LE(BigInt(value), at)
    else bytes.writeUIntLE(value, at, width)
    at += width
  }
  return bytes
}

const localHeader = (name: Buffer): Buffer =>
  Buffer.concat([pack([[4, LOCAL], [2, VERSION], [2, FLAGS], [2, DEFLATED], [2, 0], [2, DOS_DATE], [4, 0], [4, 0], [4, 0], [2, name.length], [2, 0]]), name])

function centralHeader({ name, crc, packed, size, offset }: Written, limits: ZipLimits): Buffer {
  const isFar = offset >= limits.bytes
  const extra = isFar ? pack([[2, 1], [2, 8], [8, offset]]) : Buffer.alloc(0)
  const head = pack([
    [4, CENTRAL], [2, VERSION], [2, VERSION], [2, FLAGS], [2, DEFLATED], [2, 0], [2, DOS_DATE], [4, crc], [4, packed], [4, size],
    [2, name.length], [2, extra.length], [2, 0], [2, 0], [2, 0], [4, 0], [4, isFar ? LARGEST_32 : offset],
  ])
  return Buffer.concat([head, name, extra])
}

/** The last records; those of 64 bits stand only where the others are too small. */
function endRecords({ count, start, length }: { count: number; start: number; length: number }, limits: ZipLimits): Buffer {
  const isLarge = count >= limits.entries || start >= limits.bytes || length >= limits.bytes
  const end64 = pack([[4, END_64], [8, 44], [2, VERSION], [2, VERSION], [4, 0], [4, 0], [8, count], [8, count], [8, length], [8, start]])
  const locator = pack([[4, LOCATOR_64], [4, 0], [8, start + length], [4, 1]])
  const small = isLarge ? MOST_ENTRIES_16 : count
  const end = pack([[4, END], [2, 0], [2, 0], [2, small], [2, small], [4, isLarge ? LARGEST_32 : length], [4, isLarge ? LARGEST_32 : start], [2, 0]])
  return isLarge ? Buffer.concat([end64, locator, end]) : end
}

const descriptor = ({ crc, packed, size }: Written): Buffer => pack([[4, DESCRIPTOR], [4, crc], [4, packed], [4, size]])

async function* writeEntry({ path, content, isPackable }: ZipEntry, offset: number): AsyncGenerator<Buffer, Written> {
  const name = Buffer.from(path, 'utf8')
  const written: Written = { name, crc: 0, packed: 0, size: 0, offset }
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const piece of content) {
      written.crc = crc32(piece, written.crc)
      written.size += piece.length
      yield piece
    }
  }
  yield localHeader(name)
  const level = isPackable ? 6 : 0
  if (Array.isArray(content)) {
    // Small and at hand: a stream would cost more than the packing.
    const whole = Buffer.concat(content)
    const bytes = deflateRawSync(whole, { level })
    Object.assign(written, { crc: crc32(whole), size: whole.length, packed: bytes.length })
    yield bytes
    yield descriptor(written)
    return written
  }
  const deflate = createDeflateRaw({ level })
  // A source that fails destroys the stream with its error, which the loop below throws.
  pipeline(Readable.from(counted()), deflate, () => undefined)
  for await (const piece of deflate) {
    const bytes = Buffer.from(piece)
    written.packed += bytes.length
    yield bytes
  }
  if (written.packed >= LARGEST_32 || written.size >= LARGEST_32) throw new RangeError('a file of an archive is larger than 4 GiB')
  yield descriptor(written)
  return written
}

/**
 * Writes a ZIP archive (PKWARE APPNOTE 6.3) while its files come in; nothing is held but a piece. Any number and size in all,
 * each file below 4 GiB. Node has the packing and the checksum; what remains are these records.
 */
export async function* writeZip(entries: AsyncIterable<ZipEntry>, limits: ZipLimits = LIMITS): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const entry of entries) {
    const pieces = writeEntry(entry, offset)
    for (;;) {
      const step = await pieces.next()
      if (step.done) {
        directory.push(centralHeader(step.value, limits))
        break
      }
      offset += step.value.length
      yield step.value
    }
  }
  const central = Buffer.concat(directory)
  yield Buffer.concat([central, endRecords({ count: directory.length, start: offset, length: central.length }, limits)])
}
