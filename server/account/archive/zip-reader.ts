import { crc32, inflateRawSync } from 'node:zlib'
import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'

/** An archive on disk, opened for reading one file at a time. */
export type ZipArchive = { paths: string[]; read: (path: string) => Promise<Buffer>; close: () => Promise<void> }

type Listed = { offset: number; packed: number; crc: number; method: number }

const END = 0x06054b50
const END_64 = 0x06064b50
const LOCATOR_64 = 0x07064b50
const CENTRAL = 0x02014b50
const END_BYTES = 22
const LARGEST_32 = 0xffffffff

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position })
  if (bytesRead !== length) throw new Error('the archive ends too early')
  return buffer
}

/** Where the directory lies; our own archives have no comment, so the end record stands last. */
async function findDirectory(file: FileHandle): Promise<{ start: number; length: number }> {
  const { size } = await file.stat()
  const end = size < END_BYTES ? undefined : await bytesAt(file, size - END_BYTES, END_BYTES)
  if (end?.readUInt32LE(0) !== END) throw new Error('this is no archive of an account')
  const small = { length: end.readUInt32LE(12), start: end.readUInt32LE(16) }
  if (size < END_BYTES + 20 + 56) return small
  const locator = await bytesAt(file, size - END_BYTES - 20, 20)
  if (locator.readUInt32LE(0) !== LOCATOR_64) return small
  const large = await bytesAt(file, Number(locator.readBigUInt64LE(8)), 56)
  if (large.readUInt32LE(0) !== END_64) throw new Error('the archive is damaged')
  return { length: Number(large.readBigUInt64LE(40)), start: Number(large.readBigUInt64LE(48)) }
}

function readDirectory(directory: Buffer): Map<string, Listed> {
  const listed = new Map<string, Listed>()
  for (let at = 0; at < directory.length; ) {
    if (directory.readUInt32LE(at) !== CENTRAL) throw new Error('the archive is damaged')
    const [nameLength, extraLength, commentLength] = [directory.readUInt16LE(at + 28), directory.readUInt16LE(at + 30), directory.readUInt16LE(at + 32)]
    const name = directory.toString('utf8', at + 46, at + 46 + nameLength)
    const near = directory.readUInt32LE(at + 42)
    const offset = near === LARGEST_32 ? Number(directory.readBigUInt64LE(at + 46 + nameLength + 4)) : near
    listed.set(name, { offset, packed: directory.readUInt32LE(at + 20), crc: directory.readUInt32LE(at + 16), method: directory.readUInt16LE(at + 10) })
    at += 46 + nameLength + extraLength + commentLength
  }
  return listed
}

async function listFiles(file: FileHandle): Promise<Map<string, Listed>> {
  const { start, length } = await findDirectory(file)
  return readDirectory(await bytesAt(file, start, length))
}

/** Opens an archive of `GET /account/export`. A file that is not as it was written is refused by its checksum. */
export async function openZip(path: string): Promise<ZipArchive> {
  const file = await open(path, 'r')
  const listed = await listFiles(file).catch(async (error: unknown) => {
    await file.close()
    throw error
  })
  return {
    paths: [...listed.keys()],
    async read(name) {
      const entry = listed.get(name)
      if (!entry) throw new Error(`the archive has no ${name}`)
      const head = await bytesAt(file, entry.offset, 30)
      const packed = await bytesAt(file, entry.offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28), entry.packed)
      const bytes = entry.method === 8 ? inflateRawSync(packed) : packed
      if (crc32(bytes) !== entry.crc) throw new Error(`${name} is damaged`)
      return bytes
    },
    close: () => file.close(),
  }
}
