import { createSecretKey, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { contentBytes, openStream, sealStream } from './sealed-stream.ts'
import type { ByteRange } from './sealed-stream.ts'

const key = createSecretKey(randomBytes(32))
const place = { id: 'recording', field: 'chunk-1' }
const RECORD = 64 * 1024
const SEALED_RECORD = RECORD + 28
const HEADER = 17

async function collect(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const part of parts) all.push(part)
  return Buffer.concat(all)
}

function* inPieces(content: Uint8Array, size: number) {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size)
}

const sealed = (content: Uint8Array, pieces = 10_007) => collect(sealStream(key, place, inPieces(content, pieces)))

const opened = (stored: Uint8Array, range?: ByteRange, at = place) =>
  collect(
    openStream(key, at, {
      sealedBytes: stored.length,
      range,
      read: async function* (part) {
        yield* inPieces(stored.subarray(part.start, part.end + 1), 50_000)
      },
    }),
  )

test.each([0, 1, RECORD - 1, RECORD, RECORD + 1, 3 * RECORD, 480 * 1024 + 5])('gives %i bytes back, and knows their number', async (size) => {
  const content = randomBytes(size)
  for (const pieces of [999, RECORD, 10 * RECORD]) {
    const stored = await sealed(content, pieces)
    expect(contentBytes(stored.length)).toBe(size)
    expect((await opened(stored)).equals(content)).toBe(true)
  }
})

test('opens any stretch, and reads no more than the records it lies in', async () => {
  const content = randomBytes(3 * RECORD + 100)
  const stored = await sealed(content)
  const edges = [0, 1, RECORD - 1, RECORD, RECORD + 1, 2 * RECORD, 3 * RECORD, content.length - 1]
  for (const start of edges) {
    for (const end of edges.filter((edge) => edge >= start)) {
      expect((await opened(stored, { start, end })).equals(content.subarray(start, end + 1)), `${start}-${end}`).toBe(true)
    }
  }
  let read = 0
  const counted = openStream(key, place, {
    sealedBytes: stored.length,
    range: { start: 2 * RECORD, end: 2 * RECORD + 9 },
    read: async function* (part) {
      read += part.end + 1 - part.start
      yield stored.subarray(part.start, part.end + 1)
    },
  })
  expect((await collect(counted)).length).toBe(10)
  expect(read).toBe(HEADER + SEALED_RECORD)
})

test('SEC-54 what was moved, cut, doubled, swapped, mixed or altered does not open', async () => {
  const stored = await sealed(randomBytes(3 * RECORD))
  const other = await sealed(randomBytes(3 * RECORD))
  const record = (from: Buffer, index: number) => from.subarray(HEADER + index * SEALED_RECORD, HEADER + (index + 1) * SEALED_RECORD)
  const header = stored.subarray(0, HEADER)
  const altered = Buffer.from(stored)
  altered[HEADER + SEALED_RECORD + 5]! ^= 1
  const broken = {
    cut: Buffer.concat([header, record(stored, 0), record(stored, 1)]),
    doubled: Buffer.concat([header, record(stored, 0), record(stored, 0), record(stored, 1), record(stored, 2)]),
    swapped: Buffer.concat([header, record(stored, 1), record(stored, 0), record(stored, 2)]),
    mixed: Buffer.concat([header, record(stored, 0), record(other, 1), record(stored, 2)]),
    altered,
    empty: Buffer.alloc(0),
    header,
  }
  for (const [way, bytes] of Object.entries(broken)) await expect(opened(bytes), way).rejects.toThrow('internal.error')
  await expect(opened(stored, undefined, { ...place, field: 'chunk-2' })).rejects.toThrow('internal.error')
  await expect(opened(stored, undefined, { ...place, id: 'another' })).rejects.toThrow('internal.error')
})

test.each([0, 10, HEADER, HEADER + 27])('a size of %i bytes is of no sealed stream', (size) => {
  expect(() => contentBytes(size)).toThrow(new Refusal('internal.error'))
})

test('SEC-54 a file that ends where a record ends, before the size that was noted, is told after what it still holds', async () => {
  const stored = await sealed(randomBytes(3 * RECORD))
  const short = stored.subarray(0, HEADER + 2 * SEALED_RECORD)
  const pieces: Buffer[] = []
  const read = async function* (part: ByteRange) {
    yield short.subarray(part.start, part.end + 1)
  }
  const reading = async () => {
    for await (const piece of openStream(key, place, { sealedBytes: stored.length, read })) pieces.push(piece)
  }
  await expect(reading()).rejects.toThrow(new Refusal('internal.error'))
  expect(Buffer.concat(pieces)).toHaveLength(2 * RECORD)
})

test.each<[string, (header: Buffer) => Buffer]>([
  ['of another version', (header) => Buffer.concat([Buffer.of(2), header.subarray(1)])], ['cut short', (header) => header.subarray(0, 9)],
  ['that is not there', () => Buffer.alloc(0)],
])('SEC-54 a header %s opens nothing', async (_what, change) => {
  const stored = await sealed(Buffer.from('lyd'))
  const header = change(stored.subarray(0, HEADER))
  const asked: number[] = []
  const read = async function* (part: ByteRange) {
    asked.push(part.start)
    yield part.start === 0 ? header : stored.subarray(part.start, part.end + 1)
  }
  await expect(collect(openStream(key, place, { sealedBytes: stored.length, read }))).rejects.toThrow(new Refusal('internal.error'))
  // No record of it is read.
  expect(asked).toEqual([0])
})

test('holds one record at a time, however long the recording', async () => {
  let produced = 0
  async function* endless() {
    for (;;) {
      produced += RECORD
      yield randomBytes(RECORD)
    }
  }
  const stream = sealStream(key, place, endless())
  for (let index = 0; index < 10; index += 1) await stream.next()
  await stream.return()
  expect(produced).toBeLessThanOrEqual(11 * RECORD)
})
