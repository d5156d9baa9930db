import type { AudioContainer } from '#domain/audio/containers/container.ts'
import type { Sound } from './sound.ts'

/** Compressed sound as it lies in the store: read in pieces, from its beginning each time. */
export type StoredSound = { readonly bytes: number; read(): AsyncIterable<Uint8Array> }

export type DecodedAudio = {
  sound: Sound
  /** Place of the first sample in the recording: 0 for a file, the group's own start for a later group. */
  startMs: number
  /** Gives back what holds the sound, which cannot be read any more. */
  close(): Promise<void>
}

/** Turns stored bytes into sound. What is thrown and no refusal is a failure of this machine, and says nothing of the bytes: they are tried again. */
export type AudioDecoder = {
  /**
   * Takes one uploaded group of a browser recording (index from 1); gives its sound without the header slice's own.
   * @throws recording.unsupported_media, recording.unreadable
   */
  decodeGroup(group: { content: StoredSound; index: number }, signal: AbortSignal): Promise<DecodedAudio>
  /**
   * Takes a whole uploaded file that {@link AudioContainer} identification has passed.
   * @throws recording.unsupported_media, recording.unreadable, recording.too_long
   */
  decodeFile(file: { content: StoredSound; container: AudioContainer }, signal: AbortSignal): Promise<DecodedAudio>
  stop(): Promise<void>
}

/** Takes bytes that are in memory; gives them as stored sound. */
export function storedBytes(bytes: Uint8Array): StoredSound {
  return {
    bytes: bytes.length,
    async *read() {
      yield bytes
    },
  }
}
