import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Random } from './chance.ts'

const FIXTURES = join(import.meta.dirname, '../../domain/audio/fixtures')
/** Small valid files of the kinds that are taken, by name. */
const VALID = ['spoken.webm', 'chromium-tones.webm', 'chromium-tones.mp4', 'spoken-fragments.mp4', 'spoken.m4a', 'spoken.mp3', 'spoken.mpeg'] as const

/** A file as a client sends it. */
export type SentFile = { readonly name: string; readonly bytes: Buffer; readonly how: string }

const ascii = (text: string): Buffer => Buffer.from(text, 'latin1')

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** A second of a tone as WAV, since no fixture is one. */
function wav(): Buffer {
  const rate = 16_000
  const header = Buffer.alloc(44)
  header.write('RIFF', 0, 'latin1')
  header.writeUInt32LE(36 + rate * 2, 4)
  header.write('WAVEfmt ', 8, 'latin1')
  for (const [at, value] of [[16, 16], [24, rate], [28, rate * 2], [40, rate * 2]] as const) header.writeUInt32LE(value, at)
  for (const [at, value] of [[20, 1], [22, 1], [32, 2], [34, 16]] as const) header.writeUInt16LE(value, at)
  header.write('data', 36, 'latin1')
  const sound = Buffer.alloc(rate * 2)
  for (let at = 0; at < rate; at += 1) sound.writeInt16LE(Math.round(8_000 * Math.sin((at * 2 * Math.PI * 440) / rate)), at * 2)
  return Buffer.concat([header, sound])
}

/** Frames of ADTS with nothing in them. */
const aac = (): Buffer =>
  Buffer.concat(Array.from({ length: 40 }, () => Buffer.concat([Buffer.from([0xff, 0xf1, 0x60, 0x40, 0x02, 0x1f, 0xfc]), Buffer.alloc(9)])))

function validFile(random: Random): { name: string; bytes: Buffer } {
  const name = random.pick([...VALID, 'tone.wav', 'frames.aac'])
  if (name === 'tone.wav') return { name, bytes: wav() }
  return { name, bytes: name === 'frames.aac' ? aac() : readFileSync(join(FIXTURES, name)) }
}

/** Some of its bytes are others. */
function withOtherBytes(bytes: Buffer, random: Random): Buffer {
  const copy = Buffer.from(bytes)
  for (let left = 1 + random.below(40); left > 0; left -= 1) copy[random.below(copy.length)] = random.below(256)
  return copy
}

/** A field of four bytes claims the most, the least or a strange amount. */
function withClaims(bytes: Buffer, random: Random): Buffer {
  const copy = Buffer.from(bytes)
  for (let left = 1 + random.below(6); left > 0; left -= 1)
    copy.writeUInt32BE(
      random.pick([0xffff_ffff, 0x7fff_ffff, 0x8000_0000, 0, 1, 8, copy.length * 2]),
      random.below(Math.max(1, Math.min(copy.length - 4, 4_096))),
    )
  return copy
}

/** Boxes of MP4 within boxes; each says that it reaches to the end. */
const nestedBoxes = (random: Random): Buffer =>
  Buffer.concat([
    uint32(16),
    ascii('ftypM4A '),
    uint32(0),
    ...Array.from({ length: 1 + random.below(12_000) }, () => Buffer.concat([uint32(0), ascii(random.pick(['moov', 'trak', 'udta']))])),
    ...Array.from({ length: random.below(4_000) }, () => Buffer.concat([uint32(8), ascii('free')])),
  ])

/** Elements of EBML of unknown size within elements. */
const nestedElements = (random: Random): Buffer =>
  Buffer.concat([
    Buffer.from('1a45dfa3844286810118538067ff', 'hex'),
    ...Array.from({ length: 1 + random.below(12_000) }, () => Buffer.from(random.pick(['1254c367ff', '1f43b675ff', '7373ff']), 'hex')),
  ])

/** A run of samples that claims as many as can be counted, each of no bytes. */
function manySamples(): Buffer {
  const box = (type: string, body: Buffer): Buffer => Buffer.concat([uint32(body.length + 8), ascii(type), body])
  const fragment = box(
    'moof',
    box('traf', Buffer.concat([box('tfhd', Buffer.concat([uint32(0x2_0000), uint32(1)])), box('trun', Buffer.concat([uint32(0), uint32(0xffff_ffff)]))])),
  )
  return Buffer.concat([readFileSync(join(FIXTURES, 'chromium-tones.mp4')), fragment, box('mdat', Buffer.alloc(8))])
}

type Make = (random: Random) => { name: string; bytes: Buffer }
const WAYS: Readonly<Record<string, Make>> = {
  'as it is': validFile,
  'other bytes': (random) => mutated(random, withOtherBytes),
  'claims': (random) => mutated(random, withClaims),
  'cut': (random) => mutated(random, (bytes) => bytes.subarray(0, random.below(bytes.length))),
  'empty': (random) => mutated(random, () => Buffer.alloc(0)),
  'begun late': (random) => mutated(random, (bytes) => bytes.subarray(random.below(bytes.length))),
  'said twice': (random) => mutated(random, (bytes) => Buffer.concat([bytes, bytes])),
  'two kinds': (random) => mutated(random, (bytes) => Buffer.concat([bytes.subarray(0, random.below(bytes.length)), validFile(random).bytes])),
  'page of the web': (random) => mutated(random, (bytes) => Buffer.concat([ascii('<html><script>alert(1)</script>'), bytes])),
  'zeros': (random) => mutated(random, (bytes) => Buffer.concat([bytes, Buffer.alloc(random.below(2_000_000))])),
  'nested boxes': (random) => ({ name: 'nested.m4a', bytes: nestedBoxes(random) }),
  'nested elements': (random) => ({ name: 'nested.webm', bytes: nestedElements(random) }),
  'many samples': () => ({ name: 'samples.mp4', bytes: manySamples() }),
}

function mutated(random: Random, change: (bytes: Buffer, random: Random) => Buffer): { name: string; bytes: Buffer } {
  const { name, bytes } = validFile(random)
  return { name, bytes: change(bytes, random) }
}

/** How files are spoilt, by name. */
export const FILE_WAYS = Object.keys(WAYS)

/** A file that may be spoilt in one of the ways. */
export function hostileFile(random: Random): SentFile {
  const how = random.pick(FILE_WAYS)
  return { how, ...(WAYS[how] ?? validFile)(random) }
}
