import { makeByteReader } from './byte-reader.ts'
import type { ByteReader } from './byte-reader.ts'

type Pieces = AsyncGenerator<Uint8Array, void, undefined>

/** What a file says of itself beside its sound (names, places, devices, pictures) is put to nothing; every other byte stays where it was. */
export async function* withoutMetadata(container: string, content: AsyncIterable<Uint8Array>): Pieces {
  const reader = makeByteReader(content)
  if (container === 'mp3' || container === 'aac') yield* blankTags(reader)
  else if (container === 'wav') yield* blankRiff(reader)
  else if (container === 'mp4') yield* blankBoxes(reader, Infinity)
  else if (container === 'webm') yield* blankElements(reader, Infinity)
  yield* reader.pass(Infinity)
}

const textOf = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))
const TAG_HEAD = 10
/** ID3v1 stands at the very end, so many bytes of it. */
const OLD_TAG = 128

/** ID3 before the sound becomes padding; the old form behind it becomes empty. */
async function* blankTags(reader: ByteReader): Pieces {
  const head = await reader.take(TAG_HEAD)
  if (textOf(head, 0, 3) !== 'ID3' || head.length < TAG_HEAD) yield head
  else {
    const [, , , , , flags = 0, a = 0, b = 0, c = 0, d = 0] = head
    const size = (a << 21) | (b << 14) | (c << 7) | d
    // Nothing follows the head but padding, so it has no extended head and no foot either: what was the foot is padding too.
    head[5] = 0
    yield head
    yield* reader.zero(size)
    if ((flags & 0x10) !== 0) yield* reader.zero(TAG_HEAD)
  }
  yield* reader.passBut(OLD_TAG)
  const last = await reader.take(OLD_TAG)
  if (last.length === OLD_TAG && textOf(last, 0, 3) === 'TAG') last.fill(0, 3)
  yield last
}

const RIFF_HEAD = 12
const RIFF_SOUND = new Set(['fmt ', 'data', 'fact'])

async function* blankRiff(reader: ByteReader): Pieces {
  yield await reader.take(RIFF_HEAD)
  for (;;) {
    const head = await reader.take(8)
    if (head.length < 8) return yield head
    const size = new DataView(head.buffer, head.byteOffset).getUint32(4, true)
    const isSound = RIFF_SOUND.has(textOf(head, 0, 4))
    if (!isSound) head.set(new TextEncoder().encode('JUNK'))
    yield head
    // Chunks begin at even places.
    const length = size + (size % 2)
    yield* isSound ? reader.pass(length) : reader.zero(length)
  }
}

const BOXES_OF_BOXES = new Set(['moov', 'trak', 'mdia', 'minf', 'moof', 'traf'])
const BOXES_OF_METADATA = new Set(['udta', 'meta', 'uuid'])

async function* blankBoxes(reader: ByteReader, length: number): Pieces {
  for (let left = length; left >= 8; ) {
    const head = await reader.take(8)
    if (head.length < 8) return yield head
    const short = new DataView(head.buffer, head.byteOffset).getUint32(0)
    const type = textOf(head, 4, 8)
    if (BOXES_OF_METADATA.has(type)) head.set(new TextEncoder().encode('free'), 4)
    yield head
    const long = short === 1 ? await reader.take(8) : new Uint8Array()
    yield long
    const headLength = 8 + long.length
    // Zero: to the end of the file.
    const size = short === 0 ? left : short === 1 ? Number(new DataView(long.buffer, long.byteOffset).getBigUint64(0)) : short
    if (size < headLength) return
    const inner = size - headLength
    if (BOXES_OF_BOXES.has(type)) yield* blankBoxes(reader, inner)
    else yield* BOXES_OF_METADATA.has(type) ? reader.zero(inner) : reader.pass(inner)
    left -= size
  }
}

const SEGMENT = 0x18538067
const INFO = 0x1549a966
const CLUSTER = 0x1f43b675
/** Tags, attachments; of the info the title, its date, and which programs wrote the file. */
const ELEMENTS_OF_METADATA = new Set([0x1254c367, 0x1941a469, 0x7ba9, 0x4461, 0x7384])
const VOID = 0xec

/** Reads a number of EBML's variable width: the place of its first set bit says how wide it is. */
async function readWide(reader: ByteReader, keepsMark: boolean): Promise<{ bytes: Uint8Array; value: number }> {
  const first = await reader.take(1)
  const width = Math.clz32(first[0] ?? 0) - 23
  if (first.length === 0 || width > 8) return { bytes: first, value: Number.NaN }
  const bytes = new Uint8Array([...first, ...(await reader.take(width - 1))])
  const all = bytes.reduce((sum, byte, at) => sum * 256 + (at === 0 && !keepsMark ? byte & (0xff >> width) : byte), 0)
  // All bits set: nobody knows how long it is, as in a recording that was still going on.
  const isUnknown = !keepsMark && all === 2 ** (7 * width) - 1
  return { bytes, value: isUnknown ? Infinity : all }
}

/** Takes the lengths of an element's head and content; gives the head of one that says nothing, as long as both together. */
function voidHead(headLength: number, contentLength: number): { head: Uint8Array; rest: number } {
  // As long as the head it takes the place of, unless a length of so many bytes does not exist.
  const width = Math.min(8, headLength - 1)
  const rest = headLength + contentLength - 1 - width
  const head = new Uint8Array(1 + width)
  head[0] = VOID
  for (let at = width, value = rest; at >= 1; at -= 1, value = Math.floor(value / 256)) head[at] = value % 256
  head[1] = (head[1] ?? 0) | (0x80 >> (width - 1))
  return { head, rest }
}

async function* blankElements(reader: ByteReader, length: number): Pieces {
  for (let left = length; left > 0; ) {
    const id = await readWide(reader, true)
    const size = await readWide(reader, false)
    const head = new Uint8Array([...id.bytes, ...size.bytes])
    if (Number.isNaN(id.value) || Number.isNaN(size.value)) return yield head
    const isBlanked = ELEMENTS_OF_METADATA.has(id.value) && Number.isFinite(size.value)
    if (isBlanked) {
      const empty = voidHead(head.length, size.value)
      yield empty.head
      yield* reader.zero(empty.rest, size.value)
    } else yield head
    // Sound of unknown length goes to the end; nothing behind it is looked at.
    if (id.value === CLUSTER && !Number.isFinite(size.value)) return
    if (id.value === SEGMENT || id.value === INFO) yield* blankElements(reader, size.value)
    else if (!isBlanked) yield* reader.pass(size.value)
    left -= head.length + size.value
  }
}
