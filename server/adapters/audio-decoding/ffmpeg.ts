import { spawn } from 'node:child_process'
import type { AudioContainer } from '#domain/audio/container.ts'

/** Named, so that a file cannot talk ffmpeg into reading a playlist or another address. */
const DEMUXERS: Readonly<Record<AudioContainer, string>> = {
  webm: 'matroska',
  mp4: 'mov',
  mp3: 'mp3',
  wav: 'wav',
  aac: 'aac',
  'mpeg-ps': 'mpeg',
}

type FfmpegRun = { path: string; bytes: Uint8Array; container: AudioContainer; longestSeconds: number; signal: AbortSignal }

/** Starts ffmpeg on the bytes; gives what it wrote, raw 32-bit floats at 16 kHz mono, and how it ended. */
export async function sendToFfmpeg({ path, bytes, container, longestSeconds, signal }: FfmpegRun): Promise<{ output: Buffer; status: number | null }> {
  const arguments_ = [
    ...['-v', 'error', '-nostdin', '-threads', '1', '-protocol_whitelist', 'pipe', '-f', DEMUXERS[container]],
    ...['-i', 'pipe:0', '-map', '0:a:0', '-vn', '-sn', '-dn', '-t', String(longestSeconds + 1)],
    ...['-ac', '1', '-ar', '16000', '-f', 'f32le', 'pipe:1'],
  ]
  const child = spawn(path, arguments_, { stdio: ['pipe', 'pipe', 'ignore'], env: {}, signal, killSignal: 'SIGKILL' })
  const pieces: Buffer[] = []
  child.stdout.on('data', (piece: Buffer) => pieces.push(piece))
  // It may stop reading once it has enough; that is no failure of ours.
  child.stdin.on('error', () => undefined)
  child.stdin.end(bytes)
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  return { output: Buffer.concat(pieces), status }
}

/** Takes what ffmpeg wrote; gives the samples, or undefined when it could make nothing of the file. */
export function readFfmpegSamples({ output }: { output: Buffer }): Float32Array | undefined {
  const length = Math.floor(output.length / 4)
  if (length === 0) return undefined
  const samples = new Float32Array(length)
  new Uint8Array(samples.buffer).set(output.subarray(0, length * 4))
  return samples
}
