import decode from 'audio-decode'
import { OpusDecoder } from 'opus-decoder'
import { writeAdts } from '#domain/audio/adts.ts'
import { identifyRecording } from '#domain/audio/container.ts'
import type { AudioContainer } from '#domain/audio/container.ts'
import { putMoovFirst } from '#domain/audio/moov-first.ts'
import { readFragmentedMp4 } from '#domain/audio/mp4.ts'
import { readProgramStreamSound } from '#domain/audio/mpeg-ps.ts'
import { dropHeaderSound, placeRuns, splitRuns } from '#domain/audio/packet.ts'
import type { PacketStream, SoundPacket } from '#domain/audio/packet.ts'
import { readWebm } from '#domain/audio/webm.ts'
import { serveParent, TaskRefused } from '../child-process/serve-parent.ts'
import { DecodeTask, TOO_LONG, UNREADABLE } from './decode-task.ts'
import { makeSoundCollector } from './sound-collector.ts'

// The program of the decoding process: untrusted bytes meet parsers and codecs here, away from the server's memory.

const SAMPLE_RATE_HZ = 16_000
const PIECE_SAMPLES = 15 * SAMPLE_RATE_HZ
const FEED_BYTES = 256 * 1024
const GROUP_LONGEST_SAMPLES = 300 * SAMPLE_RATE_HZ

const FORMATS = { webm: 'webm', mp4: 'm4a', mp3: 'mp3', wav: 'wav', aac: 'aac', 'mpeg-ps': 'mp3' } as const

const PREPARE: Partial<Record<AudioContainer, (bytes: Uint8Array) => Uint8Array>> = {
  mp4: putMoovFirst,
  'mpeg-ps': readProgramStreamSound,
}

const refuseLonger = (): never => {
  throw new TaskRefused(TOO_LONG)
}

/** Plain bytes of their own: some decoders slice what they are given, which on a Node buffer means another thing. */
async function* feed(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += FEED_BYTES) yield new Uint8Array(bytes.subarray(at, at + FEED_BYTES))
}

async function decodeFile(bytes: Uint8Array, container: AudioContainer, longestSamples: number): Promise<Float32Array> {
  const collector = makeSoundCollector(longestSamples, refuseLonger)
  const prepare = PREPARE[container]
  try {
    for await (const piece of decode(feed(prepare ? prepare(bytes) : bytes), FORMATS[container])) collector.add(piece.channelData, piece.sampleRate)
  } catch (error) {
    if (error instanceof TaskRefused) throw error
    throw new TaskRefused(UNREADABLE)
  }
  return collector.finish()
}

async function decodeOpus(packets: readonly SoundPacket[], channels: number): Promise<Float32Array> {
  const decoder = new OpusDecoder({ sampleRate: SAMPLE_RATE_HZ, channels: Math.min(2, Math.max(1, channels)), preSkip: 0 })
  await decoder.ready
  const { channelData, samplesDecoded } = decoder.decodeFrames(packets.map(({ data }) => data))
  const collector = makeSoundCollector(GROUP_LONGEST_SAMPLES, refuseLonger)
  collector.add(channelData.map((channel) => channel.subarray(0, samplesDecoded)), SAMPLE_RATE_HZ)
  decoder.free()
  return collector.finish()
}

async function decodeRun(stream: PacketStream, packets: readonly SoundPacket[]): Promise<Float32Array> {
  if (stream.codec === 'opus') return decodeOpus(packets, stream.channels)
  return decodeFile(writeAdts({ codecSetup: stream.codecSetup, packets }), 'aac', GROUP_LONGEST_SAMPLES)
}

async function decodeGroup(bytes: Uint8Array, index: number): Promise<{ samples: Float32Array; startMs: number }> {
  const stream = identifyRecording(bytes) === 'webm' ? readWebm(bytes) : readFragmentedMp4(bytes)
  const runs = splitRuns(index === 1 ? stream.packets : dropHeaderSound(stream.packets))
  const decoded: { startMs: number; samples: Float32Array }[] = []
  for (const { startMs, packets } of runs) decoded.push({ startMs, samples: await decodeRun(stream, packets) })
  return { samples: placeRuns(decoded, SAMPLE_RATE_HZ), startMs: decoded[0]?.startMs ?? 0 }
}

let sound = new Float32Array()

serveParent(async (given) => {
  const task = DecodeTask.parse(given)
  if (task.kind === 'piece') return { samples: sound.slice(task.at, task.at + PIECE_SAMPLES) }
  if (task.kind === 'file') {
    sound = Float32Array.from(await decodeFile(task.bytes, task.container, task.longestSamples))
    return { length: sound.length }
  }
  return decodeGroup(task.bytes, task.index).catch((error: unknown) => {
    throw error instanceof TaskRefused ? error : new TaskRefused(UNREADABLE)
  })
})
