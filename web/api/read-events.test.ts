import { expect, test } from 'vitest'
import { readEvents } from './read-events.ts'

/** An answer that comes in pieces of a length, cut anywhere. */
function inPieces(text: string, size: number): Response {
  const bytes = new TextEncoder().encode(text)
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.slice(at * size, (at + 1) * size))
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece)
        controller.close()
      },
    }),
  )
}

const TOLD = 'event: delta\ndata: {"text":"Hei, å "}\n\nevent: delta\ndata: {"text":"gå"}\n\nevent: done\ndata: {"value":"Hei, å gå"}\n\n'

test.each([1, 3, 1_000])('words are handed on as they come, cut after %d bytes, and the whole is given', async (size) => {
  const words: string[] = []
  expect(await readEvents(inPieces(TOLD, size), (piece) => words.push(piece))).toEqual({ value: 'Hei, å gå' })
  expect(words).toEqual(['Hei, å ', 'gå'])
})

test('an error on the way is a refusal, and a stream that breaks off is no answer', async () => {
  await expect(readEvents(inPieces('event: error\ndata: {"code":"language.unavailable","message":""}\n\n', 7), () => undefined)).rejects.toMatchObject({
    code: 'language.unavailable',
  })
  await expect(readEvents(inPieces('event: delta\ndata: {"text":"x"}\n\n', 7), () => undefined)).rejects.toMatchObject({ name: 'Offline' })
})
