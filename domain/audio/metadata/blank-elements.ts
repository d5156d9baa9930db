import type { Step, Walk } from './edit-stream.ts'
import { assertWalkable } from './walk-limits.ts'

const SEGMENT = 0x18538067
const INFO = 0x1549a966
const CLUSTER = 0x1f43b675
/** Tags, attachments; of the info the title, its date, and which programs wrote the file. */
const ELEMENTS_OF_METADATA = new Set([0x1254c367, 0x1941a469, 0x7ba9, 0x4461, 0x7384])
const VOID = 0xec

type Wide = { width: number; value: number }

/** Reads a number of EBML's variable width behind the bytes that were looked at already: the place of its first set bit says how wide it is. */
function* lookWide(behind: number, keepsMark: boolean): Generator<Step, Wide | undefined, Uint8Array> {
  const upTo = yield { look: behind + 1 }
  const width = Math.clz32(upTo[behind] ?? 0) - 23
  if (upTo.length <= behind || width > 8) return undefined
  const bytes = (yield { look: behind + width }).subarray(behind)
  if (bytes.length < width) return undefined
  const all = bytes.reduce((sum, byte, at) => sum * 256 + (at === 0 && !keepsMark ? byte & (0xff >> width) : byte), 0)
  // All bits set: nobody knows how long it is, as in a recording that was still going on.
  const isUnknown = !keepsMark && all === 2 ** (7 * width) - 1
  return { width, value: isUnknown ? Infinity : all }
}

/** Writes the head of an element that says nothing over one whose content has this length; both together stay as long as they were. */
function writeVoid(head: Uint8Array, contentLength: number): void {
  // As long as the head it takes the place of, unless a length of so many bytes does not exist.
  const width = Math.min(8, head.length - 1)
  head.fill(0)
  head[0] = VOID
  for (let at = width, value = head.length + contentLength - 1 - width; at >= 1; at -= 1, value = Math.floor(value / 256)) head[at] = value % 256
  head[1] = (head[1] ?? 0) | (0x80 >> (width - 1))
}

/**
 * WebM (RFC 8794, RFC 9559): tags, attachments and what tells of the file's making become void. @throws recording.unsupported_media for nesting that
 * no recorder writes
 */
export function* blankElements(): Walk {
  const ends = [Infinity]
  for (let at = 0, elements = 1; ; elements += 1) {
    assertWalkable(elements, ends.length)
    const id = yield* lookWide(0, true)
    const size = id && (yield* lookWide(id.width, false))
    if (!size) return
    const head = yield { take: id.width + size.width }
    at += head.length
    const isBlanked = ELEMENTS_OF_METADATA.has(id.value) && Number.isFinite(size.value)
    if (isBlanked) writeVoid(head, size.value)
    // Sound of unknown length goes to the end; nothing behind it is looked at.
    if (id.value === CLUSTER && !Number.isFinite(size.value)) return
    if (id.value === SEGMENT || id.value === INFO) ends.push(at + size.value)
    else {
      yield isBlanked ? { zero: size.value } : { pass: size.value }
      at += size.value
    }
    while (ends.length > 1 && at >= (ends.at(-1) ?? Infinity)) ends.pop()
  }
}
