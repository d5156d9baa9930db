/** Boxes of MP4 that hold the tables of samples, and what lies around them. */
const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'moof', 'traf'])
/** One more than the tables of a track lie deep. */
const DEEPEST = 6
/** Of a run of samples: what each brings of its own, by the flag that says so (duration, size, flags, offset). */
const SAMPLE_FIELDS = [0x1_00, 0x2_00, 0x4_00, 0x8_00]
/** Before the entries of a run: an offset of the sound, the flags of the first sample. */
const RUN_FIELDS = [0x1, 0x4]
/** QuickTime of old counts the samples before they were packed, four to a byte; a file that was cut off has lost some of those it counts. */
const SAMPLES_A_BYTE = 8

type Table = { readonly view: DataView; readonly start: number; readonly end: number; readonly mostSamples: number }

const bytesOf = (flags: number, fields: readonly number[]): number => 4 * fields.filter((flag) => (flags & flag) !== 0).length

/** A run: as many entries as lie there, or, where they bring nothing of their own, no more samples than a file of its size may have. */
function fitsRun({ view, start, end, mostSamples }: Table): boolean {
  if (end - start < 8) return true
  const [flags, count] = [view.getUint32(start) & 0xff_ffff, view.getUint32(start + 4)]
  const entry = bytesOf(flags, SAMPLE_FIELDS)
  return count <= mostSamples && start + 8 + bytesOf(flags, RUN_FIELDS) + count * entry <= end
}

/** Sizes: one for all, or an entry for each. */
function fitsSizes({ view, start, end, mostSamples }: Table): boolean {
  if (end - start < 12) return true
  const [size, count] = [view.getUint32(start + 4), view.getUint32(start + 8)]
  return size === 0 ? start + 12 + count * 4 <= end : count * size <= mostSamples
}

/** Times told for so many samples in a row. */
function fitsTimes({ view, start, end, mostSamples }: Table): boolean {
  if (end - start < 8) return true
  const count = view.getUint32(start + 4)
  if (start + 8 + count * 8 > end) return false
  let samples = 0
  for (let index = 0; index < count; index += 1) samples += view.getUint32(start + 8 + index * 8)
  return samples <= mostSamples
}

/** Samples of so many chunks in a row: no chunk has more of them than the file. */
function fitsChunks({ view, start, end, mostSamples }: Table): boolean {
  if (end - start < 8) return true
  const count = view.getUint32(start + 4)
  if (start + 8 + count * 12 > end) return false
  for (let index = 0; index < count; index += 1) if (view.getUint32(start + 12 + index * 12) > mostSamples) return false
  return true
}

/** A list of so many entries, each of so many bytes. */
const fitsList = (entryBytes: number) => ({ view, start, end }: Table): boolean => end - start < 8 || start + 8 + view.getUint32(start + 4) * entryBytes <= end

const FITS: Readonly<Record<string, (table: Table) => boolean>> = {
  trun: fitsRun, stsz: fitsSizes, stts: fitsTimes, stsc: fitsChunks, stco: fitsList(4), co64: fitsList(8), ctts: fitsList(8), stss: fitsList(4),
}

function fits(view: DataView, { start, end, depth, mostSamples }: { start: number; end: number; depth: number; mostSamples: number }): boolean {
  for (let at = start; at + 8 <= end; ) {
    const told = view.getUint32(at)
    const long = told === 1 && at + 16 <= end
    const size = long ? Number(view.getBigUint64(at + 8)) : told === 0 ? end - at : told
    const type = String.fromCharCode(view.getUint8(at + 4), view.getUint8(at + 5), view.getUint8(at + 6), view.getUint8(at + 7))
    const box = { start: at + (long ? 16 : 8), end: Math.min(end, at + size) }
    if (box.end < box.start) return true
    if (FITS[type]?.({ view, ...box, mostSamples }) === false) return false
    if (CONTAINERS.has(type) && depth < DEEPEST && !fits(view, { ...box, depth: depth + 1, mostSamples })) return false
    at = box.end
  }
  return true
}

/**
 * Whether the tables of an MP4 file tell of no more samples than it can hold: a run of four thousand million samples of nothing is read by decoders
 * one by one, into memory. What is no MP4 tells of none.
 */
export function holdsWhatItClaims(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return fits(view, { start: 0, end: bytes.length, depth: 1, mostSamples: bytes.length * SAMPLES_A_BYTE })
}
