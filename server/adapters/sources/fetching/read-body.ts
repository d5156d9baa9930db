import { SourceRefusal } from '../source-refusal.ts'
import { SILENCE_MS } from './polite-fetch.ts'

/** A body that went silent or was cut off; asking again may bring all of it. */
export class CutOff extends SourceRefusal {}

/** @throws CutOff after a silence, at a cut, or where fewer bytes came than the sender said */
export async function* piecesOf(
  response: Response,
  { host, silenceMs = SILENCE_MS }: { host: string; silenceMs?: number },
): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = response.body?.getReader()
  if (reader === undefined) return
  const cutOff = (): never => {
    throw new CutOff(`The answer of ${host} ended in its middle. What was brought in stays. Run it again to go on where it stopped.`)
  }
  try {
    for (;;) {
      const silence = Promise.withResolvers<never>()
      const timer = setTimeout(() => silence.reject(new Error('silence')), silenceMs)
      const next = await Promise.race([reader.read(), silence.promise]).catch(cutOff).finally(() => clearTimeout(timer))
      if (next.done) return
      yield next.value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** Reads a whole answer of at most `most` bytes as UTF-8. @throws SourceRefusal for a longer one, CutOff for a broken one */
export async function readText(
  response: Response,
  { host, most, silenceMs = SILENCE_MS }: { host: string; most: number; silenceMs?: number },
): Promise<string> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of piecesOf(response, { host, silenceMs })) {
    length += piece.length
    if (length > most) throw new SourceRefusal(`${host} sent more than ${Math.round(most / 1e6)} MB where a text was expected. Nothing of it was taken.`)
    pieces.push(piece)
  }
  return new TextDecoder().decode(Buffer.concat(pieces))
}
