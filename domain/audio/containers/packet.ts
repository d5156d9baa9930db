import { Refusal } from '#contract/refusal.ts'

/** One compressed frame of sound and when it belongs, in milliseconds of recorded time. */
export type SoundPacket = { readonly timestampMs: number; readonly data: Uint8Array }

/** A recorder's stream of packets with what a decoder must know first. */
export type PacketStream = {
  readonly codec: 'opus' | 'aac'
  readonly channels: number
  readonly sampleRateHz: number
  /** The codec's own setup bytes: OpusHead, or AudioSpecificConfig for AAC. */
  readonly codecSetup: Uint8Array
  readonly packets: readonly SoundPacket[]
}

const HEADER_JUMP_MS = 500
/** The header slice's sound lies at the very beginning of the recording. */
const HEADER_ENDS_BEFORE_MS = 5000

/**
 * Takes the packets of a later group; gives those of its own slices. The header slice goes up again with each group
 * only so that it can be decoded; its own second of sound ends at the first jump in time.
 */
export function dropHeaderSound(packets: readonly SoundPacket[]): readonly SoundPacket[] {
  if ((packets[0]?.timestampMs ?? 0) > HEADER_ENDS_BEFORE_MS) return packets
  const jump = packets.findIndex(
    (packet, index) => packet.timestampMs - (packets[index - 1]?.timestampMs ?? packet.timestampMs) > HEADER_JUMP_MS,
  )
  return jump < 0 ? packets : packets.slice(jump)
}

/** A stretch of packets without a hole in time; where a slice was lost, the next run starts later. */
export type PacketRun = { readonly startMs: number; readonly packets: readonly SoundPacket[] }

const HOLE_MS = 250

/** Takes packets in time order; gives them in runs, so that a lost slice does not move what follows it. */
export function splitRuns(packets: readonly SoundPacket[]): PacketRun[] {
  const runs: { startMs: number; packets: SoundPacket[] }[] = []
  let lastMs = Number.NEGATIVE_INFINITY
  for (const packet of packets) {
    const stepMs = packet.timestampMs - lastMs
    if (stepMs >= 0 && stepMs <= HOLE_MS) runs.at(-1)?.packets.push(packet)
    else if (stepMs > 0) runs.push({ startMs: packet.timestampMs, packets: [packet] })
    else continue
    lastMs = packet.timestampMs
  }
  return runs
}

/** Decoded sound and the sample of the recording's part at which it begins. */
export type PlacedRun<Samples extends Float32Array = Float32Array> = { readonly at: number; readonly samples: Samples }

/** Takes decoded runs and their rate; gives each its place from the first one's beginning, none over another. What lies between is silence. */
export function placeRuns<Samples extends Float32Array>(runs: readonly { startMs: number; samples: Samples }[], sampleRateHz: number): PlacedRun<Samples>[] {
  const originMs = runs[0]?.startMs ?? 0
  let end = 0
  return runs.map(({ startMs, samples }) => {
    const at = Math.max(end, Math.round(((startMs - originMs) * sampleRateHz) / 1000))
    end = at + samples.length
    return { at, samples }
  })
}

/** Five minutes of the shortest frames that Opus knows. A part lasts half a minute. */
const MOST_PACKETS = 120_000

/**
 * Takes packets as a file tells of them and how many bytes the file has; gives them. They lie in the file side by side, so together they are
 * no longer than it. @throws recording.unreadable when they claim to be more
 */
export function withinBounds(packets: Iterable<SoundPacket>, fileBytes: number): SoundPacket[] {
  const kept: SoundPacket[] = []
  let bytes = 0
  for (const packet of packets) {
    bytes += packet.data.length
    if (bytes > fileBytes || kept.length >= MOST_PACKETS) throw new Refusal('recording.unreadable', { cause: new Error('more packets than the file can hold') })
    kept.push(packet)
  }
  return kept
}
