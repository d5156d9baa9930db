import { spawn } from 'node:child_process'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { AudioContainer } from '#domain/audio/containers/container.ts'
import { limitedCommand } from '../child-process/limited-command.ts'
import { TaskRefused } from '../child-process/serve-parent.ts'
import { UNREADABLE } from './decode-task.ts'
import type { HeldSound } from './sound-collector.ts'

/** Named, so that a file cannot talk ffmpeg into reading a playlist or another address. */
const DEMUXERS: Readonly<Record<AudioContainer, string>> = {
  webm: 'matroska',
  mp4: 'mov',
  mp3: 'mp3',
  wav: 'wav',
  aac: 'aac',
  'mpeg-ps': 'mpeg',
}

/** Two hours of sound take half a minute. It also ends what would go on after the decoding process was killed. */
const CPU_SECONDS = 240
const MEMORY_MB = 512

type FfmpegRun = { path: string; content: AsyncIterable<Uint8Array>; container: AudioContainer; longestSamples: number }

/** Writes 32-bit floats as they come into the sound; a sample may lie across two pieces. */
async function gather(output: AsyncIterable<Buffer>, sound: HeldSound): Promise<void> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const piece of output) {
    const bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece])
    const samples = new Float32Array(Math.floor(bytes.length / 4))
    new Uint8Array(samples.buffer).set(bytes.subarray(0, samples.length * 4))
    rest = bytes.subarray(samples.length * 4)
    sound.add(samples)
  }
}

/** Sends a file through ffmpeg into the sound, raw 32-bit floats at 16 kHz mono. What ffmpeg makes nothing of leaves the sound empty. */
export async function decodeWithFfmpeg({ path, content, container, longestSamples }: FfmpegRun, sound: HeldSound): Promise<void> {
  const command = limitedCommand(
    {
      program: path,
      arguments: [
        ...['-v', 'error', '-nostdin', '-threads', '1', '-protocol_whitelist', 'pipe', '-f', DEMUXERS[container]],
        ...['-i', 'pipe:0', '-map', '0:a:0', '-vn', '-sn', '-dn', '-t', String(longestSamples / 16_000 + 1)],
        ...['-ac', '1', '-ar', '16000', '-f', 'f32le', 'pipe:1'],
      ],
    },
    { dataMb: MEMORY_MB, cpuSeconds: CPU_SECONDS },
  )
  const child = spawn(command.program, command.arguments, { stdio: ['pipe', 'pipe', 'ignore'], env: {} })
  const closed = new Promise<boolean>(
    (resolve) => void child.once('close', (_code, ending: string | null) => resolve(ending === null)).once('error', () => resolve(true)),
  )
  // It may stop reading once it has enough; that is no failure of ours.
  const fed = pipeline(Readable.from(content), child.stdin).catch(() => undefined)
  try {
    await gather(child.stdout, sound)
    const [isWhole] = await Promise.all([closed, fed])
    // What it wrote before it was ended is the beginning of a talk, and would pass for all of it.
    if (!isWhole) throw new TaskRefused(UNREADABLE)
  } finally {
    child.kill('SIGKILL')
  }
}
