import { z } from 'zod'

const Bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)

const Container = z.enum(['webm', 'mp4', 'mp3', 'wav', 'mpeg-ps', 'aac'])

/**
 * What is to be made of bytes that come in pieces: an uploaded file, its sound kept in a folder, by ffmpeg where its path is named; or a group that
 * is decoded apart.
 */
const Subject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('file'), container: Container, longestSamples: z.int(), folder: z.string(), ffmpeg: z.string().optional() }),
  z.object({ kind: z.literal('group'), index: z.int() }),
])

/**
 * What a decoding process can be asked. The one that serves all takes whole groups. One of a file's own is told what comes, then given the
 * bytes in pieces, then asked for the sound a quarter of a minute at a time.
 */
export type DecodeTask = z.infer<typeof DecodeTask>
export const DecodeTask = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('group'), bytes: Bytes, index: z.int() }),
  z.object({ kind: z.literal('begin'), subject: Subject }),
  z.object({ kind: z.literal('bytes'), bytes: Bytes }),
  z.object({ kind: z.literal('end') }),
  z.object({ kind: z.literal('piece'), at: z.int(), length: z.int() }),
])

export type DecodeSubject = z.infer<typeof Subject>

export type GroupAnswer = z.infer<typeof GroupAnswer>
export const GroupAnswer = z.object({ runs: z.array(z.object({ at: z.int(), samples: z.instanceof(Float32Array) })), startMs: z.number() })
/** Whether there is use for more. */
export const BytesAnswer = z.object({ isEnough: z.boolean() })
export const FileAnswer = z.object({ length: z.int() })
export const PieceAnswer = z.object({ samples: z.instanceof(Float32Array) })

/** Words the process refuses with, and the parent turns into refusals of the product. */
export const TOO_LONG = 'too_long'
export const UNREADABLE = 'unreadable'
/** The disk takes or gives nothing: of the sound that says nothing. */
export const NO_ROOM = 'no_room'
