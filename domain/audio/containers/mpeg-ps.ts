const isStartCode = (bytes: Uint8Array, at: number): boolean => bytes[at] === 0 && bytes[at + 1] === 0 && bytes[at + 2] === 1

const isSound = (code: number): boolean => code >= 0xc0 && code <= 0xdf

/** Where the payload of a packet begins: after the optional head of MPEG-2, or the stuffing and stamps of MPEG-1. */
function payloadStart(bytes: Uint8Array, packet: number): number {
  let at = packet + 6
  if (((bytes[at] ?? 0) & 0xc0) === 0x80) return at + 3 + (bytes[at + 2] ?? 0)
  // Stuffing is sixteen bytes at most.
  for (let left = 16; left > 0 && bytes[at] === 0xff; left -= 1) at += 1
  if (((bytes[at] ?? 0) & 0xc0) === 0x40) at += 2
  const stamps = (bytes[at] ?? 0) >> 4
  return at + (stamps === 2 ? 5 : stamps === 3 ? 10 : 1)
}

/** Takes an MPEG program stream (ISO/IEC 13818-1); gives the MPEG audio of its first sound stream. */
export function readProgramStreamSound(bytes: Uint8Array): Uint8Array {
  // Packets lie side by side, so what they carry is no longer than the file.
  const sound = new Uint8Array(bytes.length)
  let length = 0
  let wanted: number | undefined
  for (let at = 0; at + 6 < bytes.length; ) {
    const code = bytes[at + 3] ?? 0
    // Pack heads vary in length and carry no sound; the next start code is looked for byte by byte.
    if (!isStartCode(bytes, at) || code < 0xbb) {
      at += 1
      continue
    }
    const end = at + 6 + (bytes[at + 4] ?? 0) * 256 + (bytes[at + 5] ?? 0)
    if (isSound(code)) wanted ??= code
    if (code === wanted) {
      const payload = bytes.subarray(Math.min(payloadStart(bytes, at), end), end)
      sound.set(payload, length)
      length += payload.length
    }
    at = end
  }
  return sound.subarray(0, length)
}
