import { expect, test } from 'vitest'
import { PLAIN_TEXT, textFile } from './text-file.ts'

const TEXT = 'Blåbær og rødt øye'
const BYTES = Buffer.from(TEXT)

const made = () => textFile(TEXT, { mediaType: PLAIN_TEXT, fileName: 'notat.txt' })

async function bytesOf(range: { start: number; end: number }): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(made().read(range)))
}

test('a text is as long as its bytes and says what they are', () => {
  expect(made()).toMatchObject({ mediaType: 'text/plain; charset=utf-8', fileName: 'notat.txt', totalBytes: BYTES.length })
})

test('a stretch of it is sent with its first byte and its last, and no other', async () => {
  expect(String(await bytesOf({ start: 0, end: BYTES.length - 1 }))).toBe(TEXT)
  expect(await bytesOf({ start: 4, end: 7 })).toEqual(BYTES.subarray(4, 8))
})
