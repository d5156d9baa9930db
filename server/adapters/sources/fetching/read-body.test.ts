import { expect, test } from 'vitest'
import { readText } from './read-body.ts'

const endless = (): Response => new Response(new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(100_000)) }))

test('an answer without end is left at its bound', async () => {
  await expect(readText(endless(), { host: 'a.no', most: 1_000_000 })).rejects.toThrow(/sent more than 1 MB/)
})

test('letters cut between two pieces are whole, and what is no UTF-8 does no harm', async () => {
  const bytes = Buffer.from('blåbær')
  const pieces = [bytes.subarray(0, 3), bytes.subarray(3), Uint8Array.of(0xff)]
  const answer = new Response(new ReadableStream({ start: (controller) => (pieces.forEach((piece) => controller.enqueue(piece)), controller.close()) }))
  expect(await readText(answer, { host: 'a.no', most: 100 })).toBe('blåbær\uFFFD')
})
