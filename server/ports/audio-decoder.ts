import type { AudioContainer } from '#domain/audio/container.ts'
import type { Pcm16kMono } from './transcriber.ts'

export type DecodedAudio = {
  samples: Pcm16kMono
  /** Place of the first sample in the recording: 0 for a file, the group's own start for a later group. */
  startMs: number
}

/** Turns stored bytes into sound. */
export type AudioDecoder = {
  /**
   * Takes one uploaded group of a browser recording (index from 1); gives its sound without the header slice's own.
   * @throws recording.unsupported_media, recording.unreadable
   */
  decodeGroup(group: { bytes: Uint8Array; index: number }, signal: AbortSignal): Promise<DecodedAudio>
  /**
   * Takes a whole uploaded file that {@link AudioContainer} identification has passed.
   * @throws recording.unsupported_media, recording.unreadable, recording.too_long
   */
  decodeFile(file: { bytes: Uint8Array; container: AudioContainer }, signal: AbortSignal): Promise<DecodedAudio>
  stop(): Promise<void>
}
