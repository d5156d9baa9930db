const fourCharacters = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))

type Box = { start: number; end: number }

/** The first index and the first sound among the top boxes; the others are not kept, for a file may have any number of them. */
function findTopBoxes(bytes: Uint8Array, view: DataView): { moov?: Box; sound?: Box } {
  const found: { moov?: Box; sound?: Box } = {}
  for (let start = 0; start + 8 <= bytes.length && !(found.moov && found.sound); ) {
    const short = view.getUint32(start)
    const size = short === 1 && start + 16 <= bytes.length ? Number(view.getBigUint64(start + 8)) : short
    const end = size === 0 ? bytes.length : Math.min(bytes.length, start + size)
    if (end < start + 8) break
    const type = fourCharacters(bytes, start + 4)
    if (type === 'moov') found.moov ??= { start, end }
    if (type === 'mdat') found.sound ??= { start, end }
    start = end
  }
  return found
}

const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl'])
/** One more than the tables of a track lie deep. */
const DEEPEST = 6

/** Sample tables name places in the file; those after the insertion move by its length. */
function shiftOffsets(view: DataView, { start, end }: Box, { by, depth = 1 }: { by: number; depth?: number }): void {
  if (depth > DEEPEST) return
  for (let at = start; at + 8 <= end; ) {
    const size = view.getUint32(at)
    const type = String.fromCharCode(view.getUint8(at + 4), view.getUint8(at + 5), view.getUint8(at + 6), view.getUint8(at + 7))
    if (size < 8 || at + size > end) return
    if (CONTAINERS.has(type)) shiftOffsets(view, { start: at + 8, end: at + size }, { by, depth: depth + 1 })
    if ((type === 'stco' || type === 'co64') && size >= 16) {
      const width = type === 'stco' ? 4 : 8
      const count = Math.min(view.getUint32(at + 12), Math.floor((size - 16) / width))
      for (let index = 0; index < count; index += 1) {
        const place = at + 16 + index * width
        if (width === 4) view.setUint32(place, view.getUint32(place) + by)
        else view.setBigUint64(place, view.getBigUint64(place) + BigInt(by))
      }
    }
    at += size
  }
}

/**
 * Takes an MP4 file; gives it with its index before its sound. Phones write the index last, and then it cannot be
 * decoded from a pipe or piece by piece. A file already in order, or not understood, comes back as it is.
 */
export function putMoovFirst(bytes: Uint8Array): Uint8Array {
  const { moov, sound } = findTopBoxes(bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (!moov || !sound || moov.start < sound.start) return bytes
  // A copy in any case: a Node Buffer's own `slice` would share, and the offsets would be moved in the file itself.
  const index = Uint8Array.from(bytes.subarray(moov.start, moov.end))
  shiftOffsets(new DataView(index.buffer), { start: 0, end: index.length }, { by: index.length })
  const ordered = new Uint8Array(bytes.length)
  ordered.set(bytes.subarray(0, sound.start))
  ordered.set(index, sound.start)
  ordered.set(bytes.subarray(sound.start, moov.start), sound.start + index.length)
  ordered.set(bytes.subarray(moov.end), moov.end)
  return ordered
}
