import type { Walk } from './edit-stream.ts'
import { assertWalkable } from './walk-limits.ts'

const BOXES_OF_BOXES = new Set(['moov', 'trak', 'mdia', 'minf', 'moof', 'traf'])
const BOXES_OF_METADATA = new Set(['udta', 'meta', 'uuid'])
const FREE = new TextEncoder().encode('free')

/** MP4 (ISO/IEC 14496-12): boxes of metadata become free space, wherever they lie. @throws recording.unsupported_media for nesting that no recorder writes */
export function* blankBoxes(): Walk {
  const ends = [Infinity]
  for (let at = 0, boxes = 1; ; boxes += 1) {
    assertWalkable(boxes, ends.length)
    const head = yield { take: 8 }
    if (head.length < 8) return
    const short = new DataView(head.buffer, head.byteOffset).getUint32(0)
    const type = String.fromCharCode(...head.subarray(4))
    const isMetadata = BOXES_OF_METADATA.has(type)
    if (isMetadata) head.set(FREE, 4)
    const long = short === 1 ? yield { take: 8 } : undefined
    if (long && long.length < 8) return
    const headLength = long ? 16 : 8
    const size = long ? Number(new DataView(long.buffer, long.byteOffset).getBigUint64(0)) : short
    if (size < headLength && short !== 0) return
    // Zero: to the end of what holds it.
    const end = short === 0 ? (ends.at(-1) ?? Infinity) : at + size
    at += headLength
    if (BOXES_OF_BOXES.has(type)) ends.push(end)
    else {
      yield isMetadata ? { zero: Math.max(0, end - at) } : { pass: Math.max(0, end - at) }
      at = Math.max(at, end)
    }
    // Fewer bytes than a head has are padding.
    for (let open = ends.at(-1) ?? Infinity; ends.length > 1 && at + 8 > open; open = ends.at(-1) ?? Infinity) {
      ends.pop()
      if (open > at) yield { pass: open - at }
      at = Math.max(at, open)
    }
  }
}
