/** An EBML element (RFC 8794): `end` is past the file when the size is unknown, as live recorders write it. */
export type EbmlElement = { readonly id: number; readonly start: number; readonly end: number }

function widthOf(first: number): number {
  return Math.clz32(first) - 23
}

function readSize(bytes: Uint8Array, at: number): { value: number; width: number } | undefined {
  const first = bytes[at] ?? 0
  const width = widthOf(first)
  if (width > 8 || at + width > bytes.length) return undefined
  let value = first & ((1 << (8 - width)) - 1)
  let isUnknown = value === (1 << (8 - width)) - 1
  for (const byte of bytes.subarray(at + 1, at + width)) {
    isUnknown &&= byte === 0xff
    value = value * 256 + byte
  }
  return { value: isUnknown ? Number.POSITIVE_INFINITY : value, width }
}

/** Takes bytes and a place; gives the element whose head stands there, or undefined when none can. */
export function readElement(bytes: Uint8Array, at: number): EbmlElement | undefined {
  const width = widthOf(bytes[at] ?? 0)
  if (width > 4 || at + width >= bytes.length) return undefined
  let id = 0
  for (const byte of bytes.subarray(at, at + width)) id = id * 256 + byte
  const size = readSize(bytes, at + width)
  if (!size) return undefined
  const start = at + width + size.width
  return { id, start, end: start + size.value }
}

/** Takes a stretch of bytes; gives its elements in order, stopping at the first that does not fit. */
export function* readChildren(bytes: Uint8Array, start: number, end: number): Generator<EbmlElement> {
  let at = start
  while (at < end) {
    const element = readElement(bytes, at)
    if (!element || element.end > end) return
    yield element
    at = element.end
  }
}

/** Takes bytes; gives them as an unsigned number, the most significant first. No number has more than eight. */
export function readUnsigned(bytes: Uint8Array): number {
  return bytes.subarray(0, 8).reduce((value, byte) => value * 256 + byte, 0)
}

/** Takes bytes of an EBML float; gives its value. */
export function readFloat(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return bytes.length === 8 ? view.getFloat64(0) : bytes.length === 4 ? view.getFloat32(0) : Number.NaN
}
