import { z } from 'zod'

const Bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)

/** What the decoding process can be asked. A file is decoded first and then fetched a quarter of a minute at a time. */
export type DecodeTask = z.infer<typeof DecodeTask>
export const DecodeTask = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('group'), bytes: Bytes, index: z.int() }),
  z.object({
    kind: z.literal('file'),
    bytes: Bytes,
    container: z.enum(['webm', 'mp4', 'mp3', 'wav', 'mpeg-ps', 'aac']),
    longestSamples: z.int(),
  }),
  z.object({ kind: z.literal('piece'), at: z.int() }),
])

export const GroupAnswer = z.object({ samples: z.instanceof(Float32Array), startMs: z.number() })
export const FileAnswer = z.object({ length: z.int() })
export const PieceAnswer = z.object({ samples: z.instanceof(Float32Array) })

/** Words the process refuses with, and the parent turns into refusals of the product. */
export const TOO_LONG = 'too_long'
export const UNREADABLE = 'unreadable'
