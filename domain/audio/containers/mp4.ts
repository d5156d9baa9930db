import { Refusal } from '#contract/refusal.ts'
import { withinBounds } from './packet.ts'
import type { PacketStream, SoundPacket } from './packet.ts'

/** A box of ISO/IEC 14496-12: `start` is where its content begins, `head` where the box does. */
type Box = { type: string; head: number; start: number; end: number }

type Track = {
  id: number
  timescale: number
  codec: 'opus' | 'aac'
  channels: number
  sampleRateHz: number
  codecSetup: Uint8Array
  defaults: SampleDefaults
}
type SampleDefaults = { duration: number; size: number }
type Bytes = { bytes: Uint8Array; view: DataView }

const open = (bytes: Uint8Array): Bytes => ({
  bytes,
  view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength),
})

const fourCharacters = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))

function readBox({ bytes, view }: Bytes, at: number): Box | undefined {
  if (at + 8 > bytes.length) return undefined
  const short = view.getUint32(at)
  const isLong = short === 1 && at + 16 <= bytes.length
  const size = isLong ? Number(view.getBigUint64(at + 8)) : short
  if (size < (isLong ? 16 : 8) && size !== 0) return undefined
  return { type: fourCharacters(bytes, at + 4), head: at, start: at + (isLong ? 16 : 8), end: size === 0 ? bytes.length : at + size }
}

function* readBoxes(file: Bytes, start: number, end: number): Generator<Box> {
  for (let at = start; at < end; ) {
    const box = readBox(file, at)
    if (!box || box.end > end) return
    yield box
    at = box.end
  }
}

function findBox(file: Bytes, parent: { start: number; end: number }, ...path: readonly string[]): Box | undefined {
  const [type, ...rest] = path
  for (const box of readBoxes(file, parent.start, parent.end)) {
    if (box.type === type) return rest.length === 0 ? box : findBox(file, box, ...rest)
  }
  return undefined
}

/** The descriptor with tag 5 inside an `esds` box is the AudioSpecificConfig (ISO/IEC 14496-1). */
function readAudioSpecificConfig({ bytes }: Bytes, esds: Box): Uint8Array {
  let at = esds.start + 4
  while (at < esds.end) {
    const tag = bytes[at]
    let size = 0
    // Four bytes at most: a length of more would turn negative, and the walk back.
    for (let read = 0; read < 4; read += 1) {
      at += 1
      size = (size << 7) | ((bytes[at] ?? 0) & 0x7f)
      if (((bytes[at] ?? 0) & 0x80) === 0) break
    }
    at += 1
    if (tag === 0x05) return bytes.subarray(at, at + size)
    // Descriptors 3 and 4 hold the others after their own fields.
    at += tag === 0x03 ? 3 : tag === 0x04 ? 13 : size
  }
  throw new Refusal('recording.unreadable')
}

function readTrack(file: Bytes, moov: Box, trak: Box): Track | undefined {
  const { view } = file
  const handler = findBox(file, trak, 'mdia', 'hdlr')
  const header = findBox(file, trak, 'tkhd')
  const media = findBox(file, trak, 'mdia', 'mdhd')
  const table = findBox(file, trak, 'mdia', 'minf', 'stbl', 'stsd')
  if (!handler || !header || !media || !table || fourCharacters(file.bytes, handler.start + 8) !== 'soun') return undefined
  const entry = readBox(file, table.start + 8)
  if (!entry || (entry.type !== 'mp4a' && entry.type !== 'Opus')) return undefined
  const inside = { start: entry.start + 28, end: entry.end }
  const setup = findBox(file, inside, entry.type === 'Opus' ? 'dOps' : 'esds')
  if (!setup) return undefined
  const id = view.getUint32(header.start + (view.getUint8(header.start) === 1 ? 20 : 12))
  const timescale = view.getUint32(media.start + (view.getUint8(media.start) === 1 ? 20 : 12))
  if (timescale === 0) return undefined
  return {
    id,
    timescale,
    codec: entry.type === 'Opus' ? 'opus' : 'aac',
    channels: view.getUint16(entry.start + 16),
    sampleRateHz: view.getUint16(entry.start + 24),
    codecSetup: entry.type === 'Opus' ? file.bytes.subarray(setup.start, setup.end) : readAudioSpecificConfig(file, setup),
    defaults: readTrackDefaults(file, moov, id),
  }
}

function readTrackDefaults(file: Bytes, moov: Box, id: number): SampleDefaults {
  const extend = findBox(file, moov, 'mvex')
  for (const box of extend ? readBoxes(file, extend.start, extend.end) : []) {
    if (box.type !== 'trex' || file.view.getUint32(box.start + 4) !== id) continue
    return { duration: file.view.getUint32(box.start + 12), size: file.view.getUint32(box.start + 16) }
  }
  return { duration: 0, size: 0 }
}

/** A fragment's head is known by its own first child, so bytes of sound that spell "moof" do not pass for one. */
function findFragments({ bytes }: Bytes): number[] {
  const heads: number[] = []
  for (let at = bytes.indexOf(0x6d, 4); at >= 0; at = bytes.indexOf(0x6d, at + 1)) {
    if (fourCharacters(bytes, at) === 'moof' && fourCharacters(bytes, at + 8) === 'mfhd') heads.push(at - 4)
  }
  return heads
}

type TrackFragment = { base: number | undefined; defaults: SampleDefaults; decodeTime: number; runs: Box[] }

function readTrackFragment(file: Bytes, traf: Box, track: Track): TrackFragment | undefined {
  const { view } = file
  const fragment: TrackFragment = { base: undefined, defaults: { ...track.defaults }, decodeTime: 0, runs: [] }
  for (const box of readBoxes(file, traf.start, traf.end)) {
    const flags = view.getUint32(box.start) & 0xffffff
    if (box.type === 'tfhd') {
      if (view.getUint32(box.start + 4) !== track.id) return undefined
      let at = box.start + 8
      if (flags & 0x01) [fragment.base, at] = [Number.NaN, at + 8]
      if (flags & 0x02) at += 4
      if (flags & 0x08) [fragment.defaults.duration, at] = [view.getUint32(at), at + 4]
      if (flags & 0x10) fragment.defaults.size = view.getUint32(at)
    }
    if (box.type === 'tfdt') {
      const isLong = view.getUint8(box.start) === 1
      fragment.decodeTime = isLong ? Number(view.getBigUint64(box.start + 4)) : view.getUint32(box.start + 4)
    }
    if (box.type === 'trun') fragment.runs.push(box)
  }
  return fragment
}

/** A fragment's head, whose track it is, and where the next fragment begins. */
type Place = { track: Track; moof: Box; limit: number }

/** How many bytes of a run tell of each sample, by its flags: duration, size, flags and time of its own. */
const sampleEntryBytes = (flags: number): number => [0x100, 0x200, 0x400, 0x800].filter((flag) => (flags & flag) !== 0).length * 4

/** Every sample takes bytes of the run that tells of it or of the sound, so a run that claims more than those is not followed further. */
function* readRuns(file: Bytes, fragment: TrackFragment, { track, moof, limit }: Place): Generator<SoundPacket> {
  const { bytes, view } = file
  let time = fragment.decodeTime
  // An absolute base counts from the start of a file that a group is only a part of; the sound follows its head anyway.
  let place = readBox(file, moof.end)?.start ?? moof.end
  for (const run of fragment.runs) {
    const flags = view.getUint32(run.start) & 0xffffff
    const count = view.getUint32(run.start + 4)
    let at = run.start + 8
    if (flags & 0x01) {
      if (fragment.base === undefined) place = moof.head + view.getInt32(at)
      at += 4
    }
    if (flags & 0x04) at += 4
    const entryBytes = sampleEntryBytes(flags)
    if (at + count * entryBytes > run.end || (entryBytes === 0 && fragment.defaults.size === 0)) return
    for (let index = 0; index < count; index += 1) {
      const duration = flags & 0x100 ? view.getUint32(at) : fragment.defaults.duration
      if (flags & 0x100) at += 4
      const size = flags & 0x200 ? view.getUint32(at) : fragment.defaults.size
      if (flags & 0x200) at += 4
      at += (flags & 0x400 ? 4 : 0) + (flags & 0x800 ? 4 : 0)
      if (place < 0 || place + size > limit) return
      if (size > 0) yield { timestampMs: (time / track.timescale) * 1000, data: bytes.subarray(place, place + size) }
      place += size
      time += duration
    }
  }
}

/** The first track of sound that can be read. */
function findTrack(file: Bytes, moov: Box): Track | undefined {
  for (const box of readBoxes(file, moov.start, moov.end)) {
    const track = box.type === 'trak' ? readTrack(file, moov, box) : undefined
    if (track) return track
  }
  return undefined
}

function* readPackets(file: Bytes, track: Track): Generator<SoundPacket> {
  const heads = findFragments(file)
  for (const [index, head] of heads.entries()) {
    const limit = heads[index + 1] ?? file.bytes.length
    const moof = readBox(file, head)
    if (!moof || moof.end > limit) continue
    for (const box of readBoxes(file, moof.start, moof.end)) {
      const fragment = box.type === 'traf' ? readTrackFragment(file, box, track) : undefined
      if (fragment) yield* readRuns(file, fragment, { track, moof, limit })
    }
  }
}

/**
 * Takes fragmented MP4 bytes as a recorder writes them, in which stretches may be missing or cut; gives every packet
 * that is whole. Each fragment is read alone, so damage never reaches past the next one.
 * @throws recording.unreadable when the head is missing, holds no Opus or AAC, or nothing whole follows it
 */
export function readFragmentedMp4(bytes: Uint8Array): PacketStream {
  const file = open(bytes)
  const moov = findBox(file, { start: 0, end: bytes.length }, 'moov')
  if (!moov) throw new Refusal('recording.unreadable')
  const track = findTrack(file, moov)
  if (!track) throw new Refusal('recording.unreadable')
  const packets = withinBounds(readPackets(file, track), bytes.length)
  if (packets.length === 0) throw new Refusal('recording.unreadable')
  const { codec, channels, sampleRateHz, codecSetup } = track
  return { codec, channels, sampleRateHz, codecSetup, packets }
}
