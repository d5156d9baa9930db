import { blankBoxes } from './blank-boxes.ts'
import { blankElements } from './blank-elements.ts'
import { editStream } from './edit-stream.ts'
import type { Walk } from './edit-stream.ts'
import { assertWalkable } from './walk-limits.ts'

const WALKS: Readonly<Record<string, () => Walk>> = { mp3: blankTags, aac: blankTags, wav: blankRiff, mp4: blankBoxes, webm: blankElements }

/**
 * What a file says of itself beside its sound (names, places, devices, pictures) is put to nothing; every other byte stays where it was.
 * Holds one piece of the file at a time, with work that grows with its bytes alone.
 * @throws recording.unsupported_media for a file in more parts, or deeper ones, than any recorder writes
 */
export async function* withoutMetadata(container: string, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  const walk = WALKS[container]
  if (walk) yield* editStream(content, walk())
  else yield* content
}

const textOf = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))
const TAG_HEAD = 10
/** ID3v1 stands at the very end, so many bytes of it. */
const OLD_TAG = 128

/** ID3 before the sound becomes padding; the old form behind it becomes empty. */
function* blankTags(): Walk {
  const head = yield { take: TAG_HEAD }
  if (textOf(head, 0, 3) === 'ID3' && head.length === TAG_HEAD) {
    const [, , , , , flags = 0, a = 0, b = 0, c = 0, d = 0] = head
    // Nothing follows the head but padding, so it has no extended head and no foot either: what was the foot is padding too.
    head[5] = 0
    yield { zero: ((a & 127) << 21) | ((b & 127) << 14) | ((c & 127) << 7) | (d & 127) }
    if ((flags & 0x10) !== 0) yield { zero: TAG_HEAD }
  }
  const last = yield { passBut: OLD_TAG }
  if (last.length === OLD_TAG && textOf(last, 0, 3) === 'TAG') last.fill(0, 3)
}

const RIFF_HEAD = 12
const RIFF_SOUND = new Set(['fmt ', 'data', 'fact'])
const JUNK = new TextEncoder().encode('JUNK')

function* blankRiff(): Walk {
  yield { take: RIFF_HEAD }
  for (let chunks = 1; ; chunks += 1) {
    assertWalkable(chunks, 1)
    const head = yield { take: 8 }
    if (head.length < 8) return
    const size = new DataView(head.buffer, head.byteOffset).getUint32(4, true)
    const isSound = RIFF_SOUND.has(textOf(head, 0, 4))
    if (!isSound) head.set(JUNK)
    // Chunks begin at even places.
    const length = size + (size % 2)
    yield isSound ? { pass: length } : { zero: length }
  }
}
