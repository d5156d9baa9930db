import { writeAdts } from './adts.ts'
import { identifyRecording } from './container.ts'
import { unsignedBytes, writeElement } from './ebml.ts'
import { readFragmentedMp4 } from './mp4.ts'
import { joinPackets } from './packet.ts'
import type { PacketStream, SoundPacket } from './packet.ts'
import { ID, readWebm } from './webm.ts'

/** One playable file made of all groups. */
export type AssembledRecording = { bytes: Uint8Array; mediaType: 'audio/webm' | 'audio/aac'; durationMs: number }

const CLUSTER_MS = 5000
/** How long the last packet sounds; recorders write 20 to 60 ms. */
const LAST_PACKET_MS = 60
const OPUS_HEAD_BYTES = 19

const text = (value: string): Uint8Array => new TextEncoder().encode(value)

function float64(value: number): Uint8Array {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setFloat64(0, value)
  return bytes
}

const number = (id: number, value: number, width = 4): Uint8Array => writeElement(id, unsignedBytes(value, width))

/** OpusHead as WebM wants it (RFC 7845); MP4 keeps the same fields without the name and in the other byte order. */
function opusHead({ codecSetup, channels }: PacketStream): Uint8Array {
  if (String.fromCharCode(...codecSetup.subarray(0, 8)) === 'OpusHead') return codecSetup
  const head = new Uint8Array(OPUS_HEAD_BYTES)
  head.set(text('OpusHead'))
  const view = new DataView(head.buffer)
  view.setUint8(8, 1)
  view.setUint8(9, channels)
  view.setUint16(10, 312, true)
  view.setUint32(12, 48_000, true)
  return head
}

function simpleBlock({ data, timestampMs }: SoundPacket, clusterMs: number): Uint8Array {
  const isKeyframe = 0x80
  return writeElement(ID.simpleBlock, Uint8Array.of(0x81), unsignedBytes(Math.round(timestampMs) - clusterMs, 2), Uint8Array.of(isKeyframe), data)
}

type Cluster = { startMs: number; bytes: Uint8Array }

function clustersOf(packets: readonly SoundPacket[]): Cluster[] {
  const parts = Map.groupBy(packets, ({ timestampMs }) => Math.floor(timestampMs / CLUSTER_MS))
  return [...parts.values()].map((part) => {
    const startMs = Math.round(part[0]?.timestampMs ?? 0)
    const blocks = part.map((packet) => simpleBlock(packet, startMs))
    return { startMs, bytes: writeElement(ID.cluster, number(ID.clusterTimestamp, startMs), ...blocks) }
  })
}

/** The table of places that lets a player jump; every number in it has a fixed width, so its own length is known first. */
function cuesOf(clusters: readonly Cluster[], firstClusterAt: number): Uint8Array {
  let at = firstClusterAt
  const points = clusters.map(({ startMs, bytes }) => {
    const place = writeElement(ID.cueTrackPositions, number(ID.cueTrack, 1, 1), number(ID.cueClusterPosition, at, 8))
    at += bytes.length
    return writeElement(ID.cuePoint, number(ID.cueTime, startMs), place)
  })
  return writeElement(ID.cues, ...points)
}

function writeWebm(stream: PacketStream, packets: readonly SoundPacket[], durationMs: number): Uint8Array {
  const info = writeElement(ID.info, number(ID.timestampScale, 1_000_000), writeElement(ID.duration, float64(durationMs)))
  const sound = writeElement(ID.audio, writeElement(ID.samplingFrequency, float64(48_000)), number(ID.channels, stream.channels, 1))
  const track = writeElement(
    ID.trackEntry,
    ...[number(ID.trackNumber, 1, 1), number(ID.trackUid, 1, 1), number(ID.trackType, 2, 1)],
    ...[writeElement(ID.codecId, text('A_OPUS')), writeElement(ID.codecPrivate, opusHead(stream)), sound],
  )
  const tracks = writeElement(ID.tracks, track)
  const clusters = clustersOf(packets)
  const cuesLength = cuesOf(clusters, 0).length
  const cues = cuesOf(clusters, info.length + tracks.length + cuesLength)
  const segment = writeElement(ID.segment, info, tracks, cues, ...clusters.map(({ bytes }) => bytes))
  const head = writeElement(ID.ebml, writeElement(ID.docType, text('webm')))
  const file = new Uint8Array(head.length + segment.length)
  file.set(head)
  file.set(segment, head.length)
  return file
}

/**
 * Takes the groups of a recording in order; gives one file that a browser plays and can jump in, each moment once.
 * @throws recording.unsupported_media, recording.unreadable
 */
export function assembleRecording(groups: readonly Uint8Array[]): AssembledRecording {
  const streams = groups.map((bytes) => (identifyRecording(bytes) === 'webm' ? readWebm(bytes) : readFragmentedMp4(bytes)))
  const [first] = streams
  if (!first) return { bytes: new Uint8Array(), mediaType: 'audio/webm', durationMs: 0 }
  const packets = joinPackets(streams.map((stream) => stream.packets))
  const durationMs = (packets.at(-1)?.timestampMs ?? 0) + LAST_PACKET_MS
  if (first.codec === 'aac') return { bytes: writeAdts({ codecSetup: first.codecSetup, packets }), mediaType: 'audio/aac', durationMs }
  return { bytes: writeWebm(first, packets, durationMs), mediaType: 'audio/webm', durationMs }
}
