const HEAD_BYTES = 44

/** Takes mono samples; gives them as a 16-bit WAV file, the one form every transcription server reads. */
export function writeWav(samples: Float32Array, sampleRateHz: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(HEAD_BYTES + samples.length * 2)
  const view = new DataView(file.buffer)
  const ascii = (at: number, text: string): void => {
    for (let index = 0; index < text.length; index += 1) view.setUint8(at + index, text.charCodeAt(index))
  }
  ascii(0, 'RIFF')
  view.setUint32(4, file.length - 8, true)
  ascii(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRateHz, true)
  view.setUint32(28, sampleRateHz * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  ascii(36, 'data')
  view.setUint32(40, samples.length * 2, true)
  for (let index = 0; index < samples.length; index += 1) {
    const sample = Math.max(-1, Math.min(1, samples[index] ?? 0))
    view.setInt16(HEAD_BYTES + index * 2, Math.round(sample * 32_767), true)
  }
  return file
}
