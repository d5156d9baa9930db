import { randomBytes } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { Refusal } from '#contract/refusal.ts'
import { associatedData, decrypt, encryptPieces, NONCE_BYTES, TAG_BYTES } from './envelope.ts'
import type { Place } from './envelope.ts'

/*
 * The stored form of audio: a version byte and a random stream id, then records of 64 KiB, each with its own nonce and
 * tag. A record is bound to the stream, to its number and to whether it is the last, so none can be left out, doubled,
 * taken from another recording or cut off, and any stretch opens without the rest (a browser asks for ranges).
 */
const VERSION = 1
const STREAM_ID_BYTES = 16
const HEADER_BYTES = 1 + STREAM_ID_BYTES
const RECORD_BYTES = 64 * 1024
const RECORD_OVERHEAD_BYTES = NONCE_BYTES + TAG_BYTES
const SEALED_RECORD_BYTES = RECORD_BYTES + RECORD_OVERHEAD_BYTES

/** Both ends belong to it, as in HTTP. */
export type ByteRange = { start: number; end: number }

/** Bytes in pieces of any size, as they arrive or as they lie in memory. */
export type Content = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** Where a sealed stream lies: its stored size, and a way to read stretches of it. */
export type SealedSource = { sealedBytes: number; read(range: ByteRange): AsyncIterable<Uint8Array> }

/** Takes the stored size; gives that of the content. */
export function contentBytes(sealedBytes: number): number {
  const body = sealedBytes - HEADER_BYTES
  const content = body - recordCount(sealedBytes) * RECORD_OVERHEAD_BYTES
  if (content < 0) throw new Refusal('internal.error', { cause: new Error('too short for a sealed stream') })
  return content
}

function recordCount(sealedBytes: number): number {
  return Math.max(1, Math.ceil((sealedBytes - HEADER_BYTES) / SEALED_RECORD_BYTES))
}

function recordData({ id, field }: Place, streamId: Uint8Array, record: { index: number; isLast: boolean }): Buffer {
  return associatedData('stream', [id, field, streamId, String(record.index), record.isLast ? 'last' : 'more'])
}

/** Seals a stream as it passes; holds no more than one record of it. */
export async function* sealStream(key: KeyObject, place: Place, content: Content): AsyncGenerator<Buffer, void, undefined> {
  const streamId = randomBytes(STREAM_ID_BYTES)
  yield Buffer.concat([Buffer.of(VERSION), streamId])
  let index = 0
  let held: readonly Uint8Array[] = []
  for await (const block of inBlocks(content, RECORD_BYTES)) {
    if (index > 0) yield* encryptPieces(key, recordData(place, streamId, { index: index - 1, isLast: false }), held)
    held = block
    index += 1
  }
  yield* encryptPieces(key, recordData(place, streamId, { index: Math.max(0, index - 1), isLast: true }), held)
}

/** Opens a stretch of a sealed stream, the whole of it when no range is named. @throws internal.error for anything altered */
export async function* openStream(
  key: KeyObject,
  place: Place,
  { sealedBytes, read, range }: SealedSource & { range?: ByteRange | undefined },
): AsyncGenerator<Buffer, void, undefined> {
  const content = contentBytes(sealedBytes)
  const count = recordCount(sealedBytes)
  const start = range?.start ?? 0
  const end = Math.min(range?.end ?? Infinity, content - 1)
  const streamId = await readHeader(read)

  const first = Math.floor(start / RECORD_BYTES)
  const last = Math.max(first, Math.floor(end / RECORD_BYTES))
  const sealed = read({ start: HEADER_BYTES + first * SEALED_RECORD_BYTES, end: Math.min(sealedBytes, HEADER_BYTES + (last + 1) * SEALED_RECORD_BYTES) - 1 })
  let index = first
  for await (const record of inBlocks(sealed, SEALED_RECORD_BYTES)) {
    const plain = decrypt(key, recordData(place, streamId, { index, isLast: index === count - 1 }), Buffer.concat(record))
    const from = index * RECORD_BYTES
    if (plain.length > 0) yield plain.subarray(Math.max(0, start - from), Math.max(0, end + 1 - from))
    index += 1
  }
  if (index <= last) throw new Refusal('internal.error', { cause: new Error('a sealed stream ends early') })
}

async function readHeader(read: SealedSource['read']): Promise<Buffer> {
  for await (const pieces of inBlocks(read({ start: 0, end: HEADER_BYTES - 1 }), HEADER_BYTES)) {
    const header = Buffer.concat(pieces)
    if (header.length === HEADER_BYTES && header[0] === VERSION) return header.subarray(1)
  }
  throw new Refusal('internal.error', { cause: new Error('not a sealed stream of a known version') })
}

/** Cuts what comes into blocks of one size, each as the pieces it came in; the last may be smaller. */
async function* inBlocks(content: Content, size: number): AsyncGenerator<readonly Uint8Array[], void, undefined> {
  let parts: Uint8Array[] = []
  let held = 0
  for await (const chunk of content) {
    let rest = chunk
    while (held + rest.length >= size) {
      yield [...parts, rest.subarray(0, size - held)]
      rest = rest.subarray(size - held)
      parts = []
      held = 0
    }
    if (rest.length > 0) parts.push(rest)
    held += rest.length
  }
  if (held > 0) yield parts
}
