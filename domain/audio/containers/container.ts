import { Refusal } from '#contract/refusal.ts'

/** The kinds of file that can carry a consultation. */
export type AudioContainer = 'webm' | 'mp4' | 'mp3' | 'wav' | 'mpeg-ps' | 'aac'

/** The upload picker's list (spec 5) and what each ending may honestly hold. */
export const CONTAINERS_BY_EXTENSION = {
  m4a: ['mp4', 'aac'],
  mp3: ['mp3'],
  webm: ['webm'],
  mp4: ['mp4'],
  mpga: ['mp3'],
  wav: ['wav'],
  mpeg: ['mp3', 'mpeg-ps'],
} as const satisfies Record<string, readonly AudioContainer[]>

type AudioExtension = keyof typeof CONTAINERS_BY_EXTENSION

const isAudioExtension = (ending: string): ending is AudioExtension => Object.hasOwn(CONTAINERS_BY_EXTENSION, ending)

/** Bytes enough to tell what a file is. */
export const IDENTIFICATION_BYTES = 64 * 1024

const ascii = (bytes: Uint8Array, start: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(start, start + length))

function skipId3(bytes: Uint8Array): number {
  if (ascii(bytes, 0, 3) !== 'ID3') return 0
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(6, 10)
  return 10 + ((a & 127) << 21) + ((b & 127) << 14) + ((c & 127) << 7) + (d & 127)
}

const isFrameSync = (bytes: Uint8Array, at: number): boolean =>
  bytes[at] === 0xff && ((bytes[at + 1] ?? 0) & 0xe0) === 0xe0

function readMpegAudio(bytes: Uint8Array): AudioContainer | undefined {
  const start = skipId3(bytes)
  if (start > 0 && start >= bytes.length) return 'mp3'
  if (!isFrameSync(bytes, start)) return undefined
  const second = bytes[start + 1] ?? 0
  if ((second & 0xf6) === 0xf0) return 'aac'
  const third = bytes[start + 2] ?? 0xff
  const hasLayer = (second & 0x06) !== 0
  const hasVersion = (second & 0x18) !== 0x08
  const hasBitRate = (third & 0xf0) !== 0xf0
  const hasSampleRate = (third & 0x0c) !== 0x0c
  return hasLayer && hasVersion && hasBitRate && hasSampleRate ? 'mp3' : undefined
}

function readMagic(bytes: Uint8Array): AudioContainer | undefined {
  if (ascii(bytes, 0, 4) === '\x1a\x45\xdf\xa3') return 'webm'
  if (ascii(bytes, 4, 4) === 'ftyp') return 'mp4'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WAVE') return 'wav'
  if (ascii(bytes, 0, 4) === '\x00\x00\x01\xba') return 'mpeg-ps'
  return readMpegAudio(bytes)
}

// XML as such passes: field recorders keep their notes in an iXML chunk.
const MARKUP = /<(?:!doctype|html[\s>]|script[\s>]|svg[\s>]|body[\s>]|iframe[\s>]|\?php)/i

/**
 * Takes the first bytes of a file and its ending (with or without the dot); gives what the file really is.
 * A file that is also markup is refused: it could be served as a page somewhere (SEC-31).
 * @throws recording.unsupported_media
 */
export function identifyAudio(head: Uint8Array, extension: string): AudioContainer {
  const ending = extension.toLowerCase().replace(/^\./, '')
  const container = readMagic(head)
  const allowed: readonly AudioContainer[] = isAudioExtension(ending) ? CONTAINERS_BY_EXTENSION[ending] : []
  if (container === undefined || !allowed.includes(container)) throw new Refusal('recording.unsupported_media')
  const text = new TextDecoder('latin1').decode(head.subarray(0, IDENTIFICATION_BYTES))
  if (MARKUP.test(text)) throw new Refusal('recording.unsupported_media')
  return container
}

/** Takes the first bytes of a recorder's group; gives its container, webm or (Safari) mp4. */
export function identifyRecording(head: Uint8Array): 'webm' | 'mp4' {
  const container = readMagic(head)
  if (container !== 'webm' && container !== 'mp4') throw new Refusal('recording.unsupported_media')
  return container
}
