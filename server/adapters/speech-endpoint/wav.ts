import { SAMPLE_RATE_HZ } from '#server/ports/sound.ts'
import type { SampleRange, Sound } from '#server/ports/sound.ts'

const HEAD_BYTES = 44

function writeHead(sampleCount: number, sampleRateHz: number): Uint8Array<ArrayBuffer> {
  const head = new Uint8Array(HEAD_BYTES)
  const view = new DataView(head.buffer)
  const ascii = (at: number, text: string): void => {
    for (let index = 0; index < text.length; index += 1) view.setUint8(at + index, text.charCodeAt(index))
  }
  ascii(0, 'RIFF')
  view.setUint32(4, HEAD_BYTES - 8 + sampleCount * 2, true)
  ascii(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRateHz, true)
  view.setUint32(28, sampleRateHz * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  ascii(36, 'data')
  view.setUint32(40, sampleCount * 2, true)
  return head
}

function write16Bit(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(samples.length * 2)
  const view = new DataView(bytes.buffer)
  for (let index = 0; index < samples.length; index += 1) {
    const sample = Math.max(-1, Math.min(1, samples[index] ?? 0))
    view.setInt16(index * 2, Math.round(sample * 32_767), true)
  }
  return bytes
}

/** Takes mono samples; gives them as a 16-bit WAV file, the one form every transcription server reads. */
export function writeWav(samples: Float32Array, sampleRateHz: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(HEAD_BYTES + samples.length * 2)
  file.set(writeHead(samples.length, sampleRateHz))
  file.set(write16Bit(samples), HEAD_BYTES)
  return file
}

/** Takes a cut of a sound; gives it as such a file, made piece by piece and kept once, whatever number of times it is sent. */
export async function wavOf(sound: Sound, range: SampleRange): Promise<Blob> {
  const parts = [writeHead(range.to - range.from, SAMPLE_RATE_HZ)]
  for await (const piece of sound.read(range)) parts.push(write16Bit(piece))
  return new Blob(parts, { type: 'audio/wav' })
}
