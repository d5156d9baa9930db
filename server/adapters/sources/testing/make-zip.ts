import { crc32, deflateRawSync } from 'node:zlib'

export type Packed = { name: string; bytes: Buffer; /** A lie of the directory about how long it is. */ claims?: number; sum?: number }

/** An archive for tests; it may lie. */
export function makeZip(files: readonly Packed[]): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, bytes, claims = bytes.length, sum = crc32(bytes) } of files) {
    const packed = deflateRawSync(bytes)
    const head = (signature: number, size: number): Buffer => {
      const buffer = Buffer.alloc(size)
      buffer.writeUInt32LE(signature, 0)
      return buffer
    }
    const local = head(0x04034b50, 30)
    const entry = head(0x02014b50, 46)
    for (const [buffer, at] of [[local, 4], [entry, 6]] as const) {
      buffer.writeUInt16LE(20, at)
      buffer.writeUInt16LE(8, at + 4)
      buffer.writeUInt32LE(sum, at + 10)
      buffer.writeUInt32LE(packed.length, at + 14)
      buffer.writeUInt32LE(claims, at + 18)
      buffer.writeUInt16LE(Buffer.byteLength(name), at + 22)
    }
    entry.writeUInt32LE(offset, 42)
    locals.push(local, Buffer.from(name), packed)
    central.push(entry, Buffer.from(name))
    offset += 30 + Buffer.byteLength(name) + packed.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}
