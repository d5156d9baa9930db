import type { PacketStream } from './packet.ts'

const HEAD_BYTES = 7
/** A frame's length has thirteen bits. */
const LONGEST_FRAME = 0x1fff

/** Takes a stream of AAC packets; gives them as an ADTS file (ISO/IEC 14496-3), which any AAC decoder reads. What is too long to be a frame is left out. */
export function writeAdts({ codecSetup, packets: given }: Pick<PacketStream, 'codecSetup' | 'packets'>): Uint8Array {
  const [first = 0, second = 0] = codecSetup
  // ADTS has two bits for the profile; the extended profiles are all carried over a low-complexity core.
  const profile = Math.min(first >> 3, 2) - 1
  const frequencyIndex = ((first & 0x07) << 1) | (second >> 7)
  const channels = (second >> 3) & 0x0f
  const packets = given.filter(({ data }) => data.length + HEAD_BYTES <= LONGEST_FRAME)
  const file = new Uint8Array(packets.reduce((sum, packet) => sum + HEAD_BYTES + packet.data.length, 0))
  let at = 0
  for (const { data } of packets) {
    const size = data.length + HEAD_BYTES
    file.set(
      [
        0xff,
        0xf1,
        (profile << 6) | (frequencyIndex << 2) | (channels >> 2),
        ((channels & 3) << 6) | (size >> 11),
        (size >> 3) & 0xff,
        ((size & 7) << 5) | 0x1f,
        0xfc,
      ],
      at,
    )
    file.set(data, at + HEAD_BYTES)
    at += size
  }
  return file
}
