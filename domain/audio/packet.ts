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

/** Takes decoded runs and their rate; gives one sound in which each run stands at its time, silence between. */
export function placeRuns(runs: readonly { startMs: number; samples: Float32Array }[], sampleRateHz: number): Float32Array {
  const originMs = runs[0]?.startMs ?? 0
  const starts = runs.reduce<number[]>((places, run, index) => {
    const before = (places.at(-1) ?? 0) + (runs[index - 1]?.samples.length ?? 0)
    return [...places, Math.max(before, Math.round(((run.startMs - originMs) * sampleRateHz) / 1000))]
  }, [])
  const sound = new Float32Array((starts.at(-1) ?? 0) + (runs.at(-1)?.samples.length ?? 0))
  runs.forEach((run, index) => sound.set(run.samples, starts[index] ?? 0))
  return sound
}
