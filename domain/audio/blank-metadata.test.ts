import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withoutMetadata } from './blank-metadata.ts'

const read = (name: string): Buffer => readFileSync(new URL(`fixtures/${name}`, import.meta.url))
const WORD = 'Kanarifugl Navnesen, 59.91N 10.75E'

async function blank(container: string, bytes: Uint8Array, pieceBytes = 1000): Promise<Buffer> {
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += pieceBytes) yield new Uint8Array(bytes.subarray(at, at + pieceBytes))
  }
  return Buffer.concat(await Array.fromAsync(withoutMetadata(container, pieces())))
}

const box = (type: string, ...content: Uint8Array[]): Buffer => {
  const inner = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(inner.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, inner])
}
const chunk = (id: string, content: Uint8Array): Buffer => {
  const head = Buffer.alloc(8)
  head.write(id, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}
const element = (id: string, content: Uint8Array): Buffer => Buffer.concat([Buffer.from(id, 'hex'), Buffer.of(0x40 | (content.length >> 8), content.length & 0xff), content])
const word = Buffer.from(WORD)
const sound = Buffer.from('sound sound sound')
const id3 = Buffer.concat([Buffer.from('ID3\u0003\u0000\u0000', 'latin1'), Buffer.of(0, 0, 0, word.length), word])
const wave = chunk('RIFF', Buffer.concat([Buffer.from('WAVE'), chunk('fmt ', Buffer.alloc(16, 1)), chunk('LIST', word), chunk('data', sound), chunk('id3 ', word)]))

/** A file of each kind with the word wherever such files carry one, and what must still stand. */
const FILES: readonly (readonly [string, string, Buffer])[] = [
  ['mp3', 'ID3 before and behind', Buffer.concat([id3, sound, Buffer.from('TAG'), word, Buffer.alloc(125 - word.length)])],
  ['aac', 'ID3 before', Buffer.concat([id3, sound])],
  ['wav', 'lists', wave],
  ['mp4', 'user data of the film and its tracks, descriptions, boxes of one’s own', Buffer.concat([box('ftyp', Buffer.from('M4A ')), box('moov', box('mvhd', sound), box('trak', box('tkhd', sound), box('udta', word)), box('udta', box('meta', word))), box('mdat', sound), box('uuid', word), box('meta', word)])],
  ['webm', 'title, tags, attachments', Buffer.concat([element('1a45dfa3', sound), element('18538067', Buffer.concat([element('1549a966', Buffer.concat([element('2ad7b1', sound), element('7ba9', word)])), element('1254c367', word), element('1f43b675', sound), element('1941a469', word)]))])],
]

describe('SEC-63 what a file says beside its sound', () => {
  test.each(FILES)('%s: %s is put to nothing, in its place, whatever the pieces it comes in', async (container, _, bytes) => {
    expect(bytes.includes(WORD)).toBe(true)
    for (const size of [1, 7, 64, 5000]) {
      const blanked = await blank(container, bytes, size)
      expect(blanked.length).toBe(bytes.length)
      expect(blanked.includes('Kanarifugl')).toBe(false)
      expect(blanked.toString('latin1').split(sound.toString()).length).toBe(bytes.toString('latin1').split(sound.toString()).length)
    }
  })

  test.each(['spoken.m4a', 'spoken.mp3', 'spoken.webm', 'spoken-fragments.mp4'])('%s keeps its length, and a second time changes nothing', async (name) => {
    const bytes = read(name)
    const container = name.endsWith('m4a') || name.endsWith('mp4') ? 'mp4' : name.split('.')[1]!
    const once = await blank(container, bytes)
    expect(once.length).toBe(bytes.length)
    expect((await blank(container, once)).equals(once)).toBe(true)
  })

  test('a file without any comes through byte for byte', async () => {
    for (const [container, bytes] of [['mp3', sound], ['wav', chunk('RIFF', Buffer.concat([Buffer.from('WAVE'), chunk('data', sound)]))], ['mpeg-ps', read('spoken.mpeg')]] as const)
      expect((await blank(container, bytes)).equals(bytes)).toBe(true)
  })

  test('whatever the bytes are, as many come out, and it ends', async () => {
    const heads = FILES.map(([, , bytes]) => bytes.subarray(0, 60))
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('mp3', 'wav', 'mp4', 'webm'), fc.constantFrom(...heads), fc.uint8Array({ maxLength: 300 }), fc.integer({ min: 1, max: 90 }), async (container, head, rest, size) => {
        const bytes = Buffer.concat([head, rest])
        expect((await blank(container, bytes, size)).length).toBe(bytes.length)
      }),
      { numRuns: 400 },
    )
  })
})
