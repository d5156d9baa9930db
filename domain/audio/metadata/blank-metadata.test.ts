import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withoutMetadata } from './blank-metadata.ts'

const read = (name: string): Buffer => readFileSync(new URL(`../fixtures/${name}`, import.meta.url))
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
const element = (id: string, content: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(id, 'hex'), Buffer.of(0x40 | (content.length >> 8), content.length & 0xff), content])
const word = Buffer.from(WORD)
const sound = Buffer.from('sound sound sound')
const id3 = Buffer.concat([Buffer.from('ID3\u0003\u0000\u0000', 'latin1'), Buffer.of(0, 0, 0, word.length), word])
const wave = chunk(
  'RIFF',
  Buffer.concat([Buffer.from('WAVE'), chunk('fmt ', Buffer.alloc(16, 1)), chunk('LIST', word), chunk('data', sound), chunk('id3 ', word)]),
)

/** A file of each kind with the word wherever such files carry one, and what must still stand. */
const FILES: readonly (readonly [string, string, Buffer])[] = [
  ['mp3', 'ID3 before and behind', Buffer.concat([id3, sound, Buffer.from('TAG'), word, Buffer.alloc(125 - word.length)])],
  ['aac', 'ID3 before', Buffer.concat([id3, sound])],
  ['wav', 'lists', wave],
  [
    'mp4',
    'user data of the film and its tracks, descriptions, boxes of one’s own',
    Buffer.concat([
      box('ftyp', Buffer.from('M4A ')),
      box('moov', box('mvhd', sound), box('trak', box('tkhd', sound), box('udta', word)), box('udta', box('meta', word))),
      box('mdat', sound),
      box('uuid', word),
      box('meta', word),
    ]),
  ],
  [
    'webm',
    'title, tags, attachments',
    Buffer.concat([
      element('1a45dfa3', sound),
      element(
        '18538067',
        Buffer.concat([
          element('1549a966', Buffer.concat([element('2ad7b1', sound), element('7ba9', word)])),
          element('1254c367', word),
          element('1f43b675', sound),
          element('1941a469', word),
        ]),
      ),
    ]),
  ],
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
    for (const [container, bytes] of [
      ['mp3', sound],
      ['wav', chunk('RIFF', Buffer.concat([Buffer.from('WAVE'), chunk('data', sound)]))],
      ['mpeg-ps', read('spoken.mpeg')],
    ] as const)
      expect((await blank(container, bytes)).equals(bytes)).toBe(true)
  })

  test('whatever the bytes are, as many come out, and it ends', async () => {
    const heads = FILES.map(([, , bytes]) => bytes.subarray(0, 60))
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('mp3', 'wav', 'mp4', 'webm'),
        fc.constantFrom(...heads),
        fc.uint8Array({ maxLength: 300 }),
        fc.integer({ min: 1, max: 90 }),
        async (container, head, rest, size) => {
          const bytes = Buffer.concat([head, rest])
          expect((await blank(container, bytes, size)).length).toBe(bytes.length)
        },
      ),
      { numRuns: 400 },
    )
  })

  const openTo = (head: Buffer, depth: number): Buffer => Buffer.concat(Array.from({ length: depth }, () => head))
  const NESTED: readonly (readonly [string, string, Buffer])[] = [
    ['mp4', 'boxes in boxes to the end of the file', openTo(Buffer.from('\u0000\u0000\u0000\u0000moov', 'latin1'), 4_000)],
    ['mp4', 'boxes of a claimed length in each other', openTo(Buffer.from('\u007f\u00ff\u00ff\u00fftrak', 'latin1'), 9)],
    ['webm', 'segments in segments', openTo(Buffer.from('1853806701ffffffffffffff', 'hex'), 4_000)],
    ['webm', 'infos in infos', openTo(Buffer.from('1549a966407f', 'hex'), 9)],
  ]
  test.each(NESTED)('SEC-4 %s: %s are refused, not followed', async (container, _, bytes) => {
    await expect(blank(container, Buffer.concat([bytes, Buffer.alloc(200)]))).rejects.toMatchObject({ code: 'recording.unsupported_media' })
  })

  test.each([
    ['mp4', Buffer.concat([box('moov', box('trak', box('mdia', box('minf', box('udta', word))))), box('mdat', sound)])],
    ['webm', element('18538067', element('18538067', element('1549a966', element('7ba9', word))))],
  ] as const)('%s: what lies as deep as honest files go is still put to nothing', async (container, bytes) => {
    expect((await blank(container, bytes, 11)).includes('Kanarifugl')).toBe(false)
  })

  test.each([
    ['mp4', box('free')],
    ['wav', chunk('JUNK', new Uint8Array())],
    ['webm', Buffer.from('ec80', 'hex')],
  ] as const)('SEC-4 %s: more parts than a recording has are refused, and fewer are walked', async (container, part) => {
    const first = container === 'wav' ? Buffer.from('RIFF    WAVE') : Buffer.alloc(0)
    const parts = (count: number) => Buffer.concat([first, Buffer.alloc(part.length * count, part)])
    expect((await blank(container, parts(400_000), 65_536)).length).toBe(first.length + part.length * 400_000)
    await expect(blank(container, parts(600_000), 65_536)).rejects.toMatchObject({ code: 'recording.unsupported_media' })
  })

  test('a piece of any size is held once, not the file', async () => {
    let [given, held] = [0, 0]
    async function* pieces() {
      for (let at = 0; at < 50; at += 1) {
        given += 100_000
        yield new Uint8Array(100_000)
      }
    }
    let taken = 0
    for await (const piece of withoutMetadata('mp3', pieces())) {
      taken += piece.length
      held = Math.max(held, given - taken)
    }
    expect([taken, held <= 128]).toEqual([5_000_000, true])
  })
})
