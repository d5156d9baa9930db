import { OpusDecoder } from 'opus-decoder'
import { writeAdts } from '#domain/audio/containers/adts.ts'
import { identifyRecording } from '#domain/audio/containers/container.ts'
import { readFragmentedMp4 } from '#domain/audio/containers/mp4.ts'
import { dropHeaderSound, placeRuns, splitRuns } from '#domain/audio/containers/packet.ts'
import type { PacketStream, SoundPacket } from '#domain/audio/containers/packet.ts'
import { readWebm } from '#domain/audio/containers/webm.ts'
import { TaskRefused } from '../child-process/serve-parent.ts'
import { decodeFile } from './decode-file.ts'
import { TOO_LONG, UNREADABLE } from './decode-task.ts'
import type { GroupAnswer } from './decode-task.ts'
import { holdSound, makeSoundCollector } from './sound-collector.ts'
import type { HeldSound } from './sound-collector.ts'

const SAMPLE_RATE_HZ = 16_000
/** A group lasts half a minute. */
const LONGEST_SAMPLES = 300 * SAMPLE_RATE_HZ
/** With holes in it, as after a night's sleep of the machine, it may stretch as far as a file. */
const LONGEST_STRETCH = 2 * 3600 * SAMPLE_RATE_HZ
/** Each slice of a group may be lost, and each stretch between takes a decoder of its own. */
const MOST_RUNS = 200
const PACKETS_AT_ONCE = 500

const refuseLonger = (): never => {
  throw new TaskRefused(TOO_LONG)
}

async function decodeOpus(packets: readonly SoundPacket[], channels: number, sound: HeldSound): Promise<void> {
  const decoder = new OpusDecoder({ sampleRate: SAMPLE_RATE_HZ, channels: Math.min(2, Math.max(1, channels)), preSkip: 0 })
  await decoder.ready
  const collector = makeSoundCollector(sound)
  for (let at = 0; at < packets.length; at += PACKETS_AT_ONCE) {
    const { channelData, samplesDecoded } = decoder.decodeFrames(packets.slice(at, at + PACKETS_AT_ONCE).map(({ data }) => data))
    collector.add(channelData.map((channel) => channel.subarray(0, samplesDecoded)), SAMPLE_RATE_HZ)
  }
  collector.finish()
  decoder.free()
}

async function* whole(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

async function decodeRun(stream: PacketStream, packets: readonly SoundPacket[], longestSamples: number): Promise<Float32Array<ArrayBuffer>> {
  const sound = holdSound(longestSamples, refuseLonger)
  if (stream.codec === 'opus') await decodeOpus(packets, stream.channels, sound)
  else await decodeFile({ content: whole(writeAdts({ codecSetup: stream.codecSetup, packets })), container: 'aac' }, sound)
  return sound.slice(0, sound.length)
}

/** Takes a group of a browser recording and its number; gives its own sound, without that of the header slice. */
export async function decodeGroup(bytes: Uint8Array, index: number): Promise<GroupAnswer> {
  const stream = identifyRecording(bytes) === 'webm' ? readWebm(bytes) : readFragmentedMp4(bytes)
  const runs = splitRuns(index === 1 ? stream.packets : dropHeaderSound(stream.packets))
  const [first, last] = [runs[0]?.startMs ?? 0, runs.at(-1)?.startMs ?? 0]
  if (runs.length > MOST_RUNS || !(((last - first) / 1000) * SAMPLE_RATE_HZ <= LONGEST_STRETCH)) throw new TaskRefused(UNREADABLE)
  const decoded: { startMs: number; samples: Float32Array<ArrayBuffer> }[] = []
  let left = LONGEST_SAMPLES
  for (const { startMs, packets } of runs) {
    const samples = await decodeRun(stream, packets, left)
    left -= samples.length
    decoded.push({ startMs, samples })
  }
  return { runs: placeRuns(decoded, SAMPLE_RATE_HZ), startMs: first }
}
