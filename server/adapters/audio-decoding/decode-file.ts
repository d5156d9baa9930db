import decode from 'audio-decode'
import type { AudioContainer } from '#domain/audio/containers/container.ts'
import { putMoovFirst } from '#domain/audio/containers/moov-first.ts'
import { readProgramStreamSound } from '#domain/audio/containers/mpeg-ps.ts'
import { holdsWhatItClaims } from '#domain/audio/containers/sample-claims.ts'
import { TaskRefused } from '../child-process/serve-parent.ts'
import { UNREADABLE } from './decode-task.ts'
import { decodeWithFfmpeg } from './ffmpeg.ts'
import { makeSoundCollector } from './sound-collector.ts'
import type { HeldSound } from './sound-collector.ts'

const FEED_BYTES = 16 * 1024

const FORMATS = { webm: 'webm', mp4: 'm4a', mp3: 'mp3', wav: 'wav', aac: 'aac', 'mpeg-ps': 'mp3' } as const

type File = { content: AsyncIterable<Uint8Array>; container: AudioContainer; ffmpeg?: { path: string; longestSamples: number } | undefined }

async function collect(content: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  return Buffer.concat(await Array.fromAsync(content))
}

/** Plain bytes of their own: some decoders slice what they are given, which on a Node buffer means another thing. */
function* cut(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += FEED_BYTES) yield new Uint8Array(bytes.subarray(at, at + FEED_BYTES))
}

/** An MP4 with its index before its sound. @throws TaskRefused UNREADABLE for one that tells of more than it holds */
function soundMp4(bytes: Uint8Array): Uint8Array {
  if (!holdsWhatItClaims(bytes)) throw new TaskRefused(UNREADABLE)
  return putMoovFirst(bytes)
}

/** The index of an MP4 may lie behind its sound, and then it is held whole. Everything else is decoded while it comes. */
async function* inReadingOrder(content: AsyncIterable<Uint8Array>, isWhole: (bytes: Uint8Array) => Uint8Array): AsyncGenerator<Uint8Array> {
  yield* cut(isWhole(await collect(content)))
}

async function* asItComes(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of content) yield* cut(piece)
}

async function decodeHere(content: AsyncIterable<Uint8Array>, container: AudioContainer, sound: HeldSound): Promise<void> {
  const collector = makeSoundCollector(sound)
  try {
    for await (const piece of decode(content, FORMATS[container])) collector.add(piece.channelData, piece.sampleRate)
    collector.finish()
  } catch (error) {
    if (error instanceof TaskRefused) throw error
    throw new TaskRefused(UNREADABLE)
  }
}

/** Takes a file while it comes; puts its sound, 16 kHz mono, where it is held: by ffmpeg where its path is given, else by the decoders of the npm packages. */
export async function decodeFile({ content, container, ffmpeg }: File, sound: HeldSound): Promise<void> {
  const ordered = container === 'mp4' ? inReadingOrder(content, soundMp4) : asItComes(content)
  if (ffmpeg) return decodeWithFfmpeg({ ...ffmpeg, content: ordered, container }, sound)
  await decodeHere(container === 'mpeg-ps' ? inReadingOrder(ordered, readProgramStreamSound) : ordered, container, sound)
}
