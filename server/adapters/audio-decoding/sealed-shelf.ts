import { createCipheriv, randomBytes, randomUUID } from 'node:crypto'
import { openSync, readSync, unlinkSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { TaskRefused } from '../child-process/serve-parent.ts'
import { NO_ROOM } from './decode-task.ts'
import { BLOCK_SAMPLES } from './sound-collector.ts'
import type { BlockShelf } from './sound-collector.ts'

const BLOCK_BYTES = BLOCK_SAMPLES * Float32Array.BYTES_PER_ELEMENT
/** Five minutes: what is shorter needs no file. */
const BLOCKS_IN_MEMORY = 20
const CIPHER = 'aes-256-ctr'

/** The place of a block begins its count, so that no two of them are sealed by the same bytes. */
function countFrom(index: number): Buffer {
  const count = Buffer.alloc(16)
  count.writeUInt32BE(index)
  return count
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array): Buffer => Buffer.from(buffer, byteOffset, byteLength)

/** A file that no folder names: it is gone when this process ends, however it ends. */
function namelessFile(folder: string): number {
  const path = join(folder, `sound-${randomUUID()}.part`)
  const file = openSync(path, 'wx+', 0o600)
  unlinkSync(path)
  return file
}

/** A disk that is full or away says nothing of the sound: it is heard again later. */
function onDisk<Result>(work: () => Result): Result {
  try {
    return work()
  } catch {
    throw new TaskRefused(NO_ROOM)
  }
}

/**
 * Keeps the first minutes in memory and what follows in a nameless file of the folder, sealed by a key that this process alone has: two hours of sound
 * would take half a gigabyte, and whoever reads the disk finds noise. @throws TaskRefused NO_ROOM
 */
export function sealedShelf(folder: string): BlockShelf {
  const key = randomBytes(32)
  const inMemory: Float32Array<ArrayBuffer>[] = []
  let file: number | undefined
  return {
    put(index, block) {
      if (index < BLOCKS_IN_MEMORY) return void (inMemory[index] = block)
      const sealed = createCipheriv(CIPHER, key, countFrom(index)).update(bytesOf(block))
      onDisk(() => {
        file ??= namelessFile(folder)
        for (let at = 0; at < sealed.length; ) at += writeSync(file, sealed, at, sealed.length - at, index * BLOCK_BYTES + at)
      })
    },
    take(index) {
      const kept = inMemory[index]
      if (kept || file === undefined) return kept
      const from = file
      const sealed = Buffer.alloc(BLOCK_BYTES)
      const length = onDisk(() => readSync(from, sealed, 0, BLOCK_BYTES, index * BLOCK_BYTES))
      if (length < BLOCK_BYTES) return undefined
      // To count is to seal and to open alike.
      const opened = createCipheriv(CIPHER, key, countFrom(index)).update(sealed)
      return new Float32Array(new Uint8Array(opened).buffer)
    },
  }
}
