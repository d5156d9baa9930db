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

/**
 * Takes the packets of a later group; gives those of its own slices. The header slice goes up again with each group
 * only so that it can be decoded; its own second of sound ends at the first jump in time.
 */
export function dropHeaderSound(packets: readonly SoundPacket[]): readonly SoundPacket[] {
  const jump = packets.findIndex(
    (packet, index) => packet.timestampMs - (packets[index - 1]?.timestampMs ?? packet.timestampMs) > HEADER_JUMP_MS,
  )
  return jump < 0 ? packets : packets.slice(jump)
}

/** Takes the packets of all groups in order; gives each moment once. */
export function joinPackets(groups: readonly (readonly SoundPacket[])[]): SoundPacket[] {
  const joined: SoundPacket[] = []
  let lastMs = Number.NEGATIVE_INFINITY
  groups.forEach((packets, index) => {
    for (const packet of index === 0 ? packets : dropHeaderSound(packets)) {
      if (packet.timestampMs <= lastMs) continue
      joined.push(packet)
      lastMs = packet.timestampMs
    }
  })
  return joined
}
