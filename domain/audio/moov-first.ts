const fourCharacters = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))

type Box = { type: string; start: number; end: number }

function readTopBoxes(bytes: Uint8Array, view: DataView): Box[] {
  const boxes: Box[] = []
  for (let start = 0; start + 8 <= bytes.length; ) {
    const short = view.getUint32(start)
    const size = short === 1 && start + 16 <= bytes.length ? Number(view.getBigUint64(start + 8)) : short
    const end = size === 0 ? bytes.length : Math.min(bytes.length, start + size)
    if (end < start + 8) break
    boxes.push({ type: fourCharacters(bytes, start + 4), start, end })
    start = end
  }
  return boxes
}

const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl'])

/** Sample tables name places in the file; those after the insertion move by its length. */
function shiftOffsets(view: DataView, [start, end]: readonly [number, number], by: number): void {
  for (let at = start; at + 8 <= end; ) {
    const size = view.getUint32(at)
    const type = String.fromCharCode(view.getUint8(at + 4), view.getUint8(at + 5), view.getUint8(at + 6), view.getUint8(at + 7))
    if (size < 8 || at + size > end) return
    if (CONTAINERS.has(type)) shiftOffsets(view, [at + 8, at + size], by)
    if (type === 'stco' || type === 'co64') {
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
  const boxes = readTopBoxes(bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const moov = boxes.find(({ type }) => type === 'moov')
  const sound = boxes.find(({ type }) => type === 'mdat')
  if (!moov || !sound || moov.start < sound.start) return bytes
  // A copy in any case: a Node Buffer's own `slice` would share, and the offsets would be moved in the file itself.
  const index = Uint8Array.from(bytes.subarray(moov.start, moov.end))
  shiftOffsets(new DataView(index.buffer), [0, index.length], index.length)
  const ordered = new Uint8Array(bytes.length)
  ordered.set(bytes.subarray(0, sound.start))
  ordered.set(index, sound.start)
  ordered.set(bytes.subarray(sound.start, moov.start), sound.start + index.length)
  ordered.set(bytes.subarray(moov.end), moov.end)
  return ordered
}
