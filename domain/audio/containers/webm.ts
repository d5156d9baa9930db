import { Refusal } from '#contract/refusal.ts'
import { readChildren, readElement, readFloat, readUnsigned } from './ebml.ts'
import { withinBounds } from './packet.ts'
import type { PacketStream, SoundPacket } from './packet.ts'

/** Element ids of RFC 9559 (Matroska) that a recorder's sound needs. */
const ID = {
  ebml: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  codecId: 0x86,
  codecPrivate: 0x63a2,
  audio: 0xe1,
  samplingFrequency: 0xb5,
  channels: 0x9f,
  cluster: 0x1f43b675,
  clusterTimestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
} as const

/** The name of a codec is short; a long one is none that is known here. */
const LONGEST_CODEC_ID = 32

type Track = { number: number; codecSetup: Uint8Array; channels: number; sampleRateHz: number }

/** A cluster starts wherever its four id bytes stand, followed by a head that opens with the cluster's timestamp. */
function findClusters(bytes: Uint8Array): number[] {
  const starts: number[] = []
  for (let at = bytes.indexOf(0x1f); at >= 0; at = bytes.indexOf(0x1f, at + 1)) {
    if (bytes[at + 1] !== 0x43 || bytes[at + 2] !== 0xb6 || bytes[at + 3] !== 0x75) continue
    const cluster = readElement(bytes, at)
    if (cluster && readElement(bytes, cluster.start)?.id === ID.clusterTimestamp) starts.push(at)
  }
  return starts
}

function readTrack(bytes: Uint8Array, start: number, end: number): Track | undefined {
  const track: Track = { number: 1, codecSetup: new Uint8Array(), channels: 1, sampleRateHz: 48_000 }
  let codec = ''
  for (const field of readChildren(bytes, start, end)) {
    const content = bytes.subarray(field.start, field.end)
    if (field.id === ID.trackNumber) track.number = readUnsigned(content)
    if (field.id === ID.codecId) codec = String.fromCharCode(...content.subarray(0, LONGEST_CODEC_ID))
    if (field.id === ID.codecPrivate) track.codecSetup = content
    if (field.id !== ID.audio) continue
    for (const part of readChildren(bytes, field.start, field.end)) {
      const value = bytes.subarray(part.start, part.end)
      if (part.id === ID.channels) track.channels = readUnsigned(value)
      if (part.id === ID.samplingFrequency) track.sampleRateHz = readFloat(value)
    }
  }
  return codec === 'A_OPUS' ? track : undefined
}

function readHead(bytes: Uint8Array): { track: Track; millisecondsPerTick: number } {
  const ebml = readElement(bytes, 0)
  const segment = ebml?.id === ID.ebml ? readElement(bytes, ebml.end) : undefined
  if (segment?.id !== ID.segment) throw new Refusal('recording.unreadable')
  let track: Track | undefined
  let millisecondsPerTick = 1
  for (const child of readChildren(bytes, segment.start, bytes.length)) {
    if (child.id === ID.cluster) break
    for (const field of readChildren(bytes, child.start, child.end)) {
      if (child.id === ID.info && field.id === ID.timestampScale) {
        millisecondsPerTick = readUnsigned(bytes.subarray(field.start, field.end)) / 1e6
      }
      if (child.id === ID.tracks && field.id === ID.trackEntry) track ??= readTrack(bytes, field.start, field.end)
    }
  }
  if (!track) throw new Refusal('recording.unreadable')
  return { track, millisecondsPerTick }
}

const LACING_BITS = 0x06

type Block = { track: number; ticks: number; data: Uint8Array }

function readBlock(bytes: Uint8Array, start: number, end: number): Block | undefined {
  // Track numbers above 126 take more bytes; no recorder has that many tracks.
  const track = (bytes[start] ?? 0) & 0x7f
  // Recorders put one packet in a block; a block that says otherwise is damaged.
  if (end - start < 5 || ((bytes[start + 3] ?? 0) & LACING_BITS) !== 0) return undefined
  const ticks = new DataView(bytes.buffer, bytes.byteOffset + start + 1, 2).getInt16(0)
  return { track, ticks, data: bytes.subarray(start + 4, end) }
}

function* readBlocks(bytes: Uint8Array, start: number, end: number): Generator<Block> {
  for (const element of readChildren(bytes, start, end)) {
    if (element.id === ID.simpleBlock) {
      const block = readBlock(bytes, element.start, element.end)
      if (block) yield block
    }
    if (element.id === ID.blockGroup) {
      for (const part of readChildren(bytes, element.start, element.end)) {
        const block = part.id === ID.block ? readBlock(bytes, part.start, part.end) : undefined
        if (block) yield block
      }
    }
  }
}

function* readPackets(bytes: Uint8Array, track: Track, millisecondsPerTick: number): Generator<SoundPacket> {
  const starts = findClusters(bytes)
  for (const [index, at] of starts.entries()) {
    const cluster = readElement(bytes, at)
    const clock = cluster && readElement(bytes, cluster.start)
    if (!clock) continue
    const end = Math.min(cluster.end, starts[index + 1] ?? bytes.length)
    if (clock.end > end) continue
    const baseTicks = readUnsigned(bytes.subarray(clock.start, clock.end))
    for (const block of readBlocks(bytes, clock.end, end)) {
      if (block.track !== track.number) continue
      yield { timestampMs: (baseTicks + block.ticks) * millisecondsPerTick, data: block.data }
    }
  }
}

/**
 * Takes WebM bytes in which whole stretches may be missing or cut mid-element, as in a group of recorder slices;
 * gives every packet that is whole. Each cluster is read alone, so damage never reaches past the next one.
 * @throws recording.unreadable when the head is missing, is not Opus, or nothing whole follows it
 */
export function readWebm(bytes: Uint8Array): PacketStream {
  const { track, millisecondsPerTick } = readHead(bytes)
  const packets = withinBounds(readPackets(bytes, track, millisecondsPerTick), bytes.length)
  if (packets.length === 0) throw new Refusal('recording.unreadable')
  return { codec: 'opus', channels: track.channels, sampleRateHz: track.sampleRateHz, codecSetup: track.codecSetup, packets }
}
