import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writeAdts } from './containers/adts.ts'
import { putMoovFirst } from './containers/moov-first.ts'
import { readFragmentedMp4 } from './containers/mp4.ts'
import { readProgramStreamSound } from './containers/mpeg-ps.ts'
import { placeRuns, splitRuns, withinBounds } from './containers/packet.ts'
import { readWebm } from './containers/webm.ts'

const fixture = (name: string): Buffer => readFileSync(new URL(`fixtures/${name}`, import.meta.url))
const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value >>> 0)
  return bytes
}
const box = (type: string, ...content: Uint8Array[]): Buffer =>
  Buffer.concat([number(8 + content.reduce((sum, part) => sum + part.length, 0)), Buffer.from(type, 'latin1'), ...content])

/** The head of a real recording with a fragment that claims what the test says. */
function recordingOf(...fragments: Buffer[]): Uint8Array {
  const real = fixture('spoken-fragments.mp4')
  return new Uint8Array(Buffer.concat([real.subarray(0, real.indexOf('moof') - 4), ...fragments]))
}
const trackId = (): number => {
  const real = fixture('spoken-fragments.mp4')
  return real.readUInt32BE(real.indexOf('tfhd') + 8)
}
const TFHD_SIZE = 0x10
const fragmentOf = (trun: Buffer, { size = 0, sound = Buffer.alloc(0) } = {}): Buffer =>
  Buffer.concat([
    box('moof', box('mfhd', number(0), number(1)), box('traf', box('tfhd', number(TFHD_SIZE), number(trackId()), number(size)), trun)),
    box('mdat', sound),
  ])

const readers = { readFragmentedMp4, readWebm }

describe('SEC-4 counts that the bytes cannot carry', () => {
  test.each([
    ['samples of no bytes, told of by none', fragmentOf(box('trun', number(0), number(0xffffffff)))],
    [
      'sizes for four thousand million samples in eight bytes',
      fragmentOf(box('trun', number(0x200), number(0xffffffff), number(1), number(1)), { sound: Buffer.alloc(2) }),
    ],
    ['samples of a byte each far beyond the sound', fragmentOf(box('trun', number(0), number(0xffffffff)), { size: 2 ** 31 })],
  ])('MP4: %s', (_, fragment) => {
    expect(() => readFragmentedMp4(recordingOf(fragment))).toThrow('recording.unreadable')
  })

  test('MP4: many runs over the same bytes are refused once they are longer than the file', () => {
    const again = box('trun', number(1), number(1000), number(0))
    const fragment = Buffer.concat([
      box(
        'moof',
        box('mfhd', number(0), number(1)),
        box('traf', box('tfhd', number(TFHD_SIZE), number(trackId()), number(8)), ...Array.from({ length: 500 }, () => again)),
      ),
      box('mdat', Buffer.alloc(9_000)),
    ])
    expect(() => readFragmentedMp4(recordingOf(fragment))).toThrow('recording.unreadable')
  })

  test('MP4: an elementary stream descriptor whose length turns negative ends', () => {
    const bytes = recordingOf(fragmentOf(box('trun', number(0), number(1)), { size: 1, sound: Buffer.of(1) }))
    const esds = Buffer.from(bytes.buffer).indexOf('esds')
    bytes.set([0x06, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff], esds + 8)
    expect(() => readFragmentedMp4(bytes)).toThrow('recording.unreadable')
  })

  test('any four bytes of a real recording may claim any number: as much comes out as went in, or a refusal', () => {
    const whole = fixture('spoken-fragments.mp4').subarray(0, 6_000)
    const webm = fixture('chromium-tones.webm').subarray(0, 6_000)
    fc.assert(
      fc.property(
        fc.constantFrom(['readFragmentedMp4', whole] as const, ['readWebm', webm] as const),
        fc.array(fc.tuple(fc.nat(5_990), fc.constantFrom(0, 1, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff)), { minLength: 1, maxLength: 4 }),
        ([reader, bytes], plants) => {
          const planted = new Uint8Array(bytes)
          for (const [at, value] of plants) planted.set(number(value), at)
          try {
            const { packets } = readers[reader](planted)
            expect(packets.reduce((sum, { data }) => sum + data.length, 0)).toBeLessThanOrEqual(planted.length)
          } catch (error) {
            expect(String(error)).toMatch(/recording\.unreadable|RangeError: (?:Offset is outside|Invalid)/)
          }
        },
      ),
      { numRuns: 3_000 },
    )
  })

  test('more packets than five minutes have are refused', () => {
    const packets = Array.from({ length: 120_001 }, () => ({ timestampMs: 0, data: new Uint8Array(1) }))
    expect(() => withinBounds(packets, 1e9)).toThrow('recording.unreadable')
    expect(withinBounds(packets.slice(1), 1e9)).toHaveLength(120_000)
    expect(() => withinBounds(packets.slice(0, 10), 9)).toThrow('recording.unreadable')
  })

  test('an index of an MP4 may nest and count as it likes', () => {
    const nested = Array.from({ length: 20_000 }).reduce<Buffer>((inner) => (inner.length > 100_000 ? inner : box('moov', inner)), Buffer.alloc(0))
    const table = box('moov', box('trak', box('mdia', box('minf', box('stbl', box('stco', number(0), number(0xffffffff), number(7)))))))
    for (const index of [nested, table]) {
      const file = new Uint8Array(Buffer.concat([box('ftyp'), box('mdat', Buffer.alloc(10)), index]))
      expect(putMoovFirst(file)).toHaveLength(file.length)
    }
  })

  test('packets of a programme stream give no more than they are', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(0xc0, 0xe0, 0xba), fc.nat(0xffff), fc.uint8Array({ maxLength: 40 })), { maxLength: 30 }), (parts) => {
        const bytes = new Uint8Array(
          Buffer.concat(parts.flatMap(([code, length, content]) => [Buffer.of(0, 0, 1, code, length >> 8, length & 255), Buffer.from(content)])),
        )
        expect(readProgramStreamSound(bytes).length).toBeLessThanOrEqual(bytes.length)
      }),
    )
  })

  test('frames too long for their head are left out of an ADTS file', () => {
    const packets = [8, 9_000, 8].map((length) => ({ timestampMs: 0, data: new Uint8Array(length) }))
    expect(writeAdts({ codecSetup: Uint8Array.of(0x14, 0x08), packets })).toHaveLength(2 * 15)
  })

  test('a hundred thousand stretches find their places in one pass, none over another', () => {
    const runs = Array.from({ length: 100_000 }, (_, at) => ({ startMs: at, samples: new Float32Array(1) }))
    expect(placeRuns(runs, 16_000).at(-1)).toMatchObject({ at: 99_999 * 16 })
    expect(splitRuns([{ timestampMs: Number.NaN, data: new Uint8Array(1) }])).toEqual([])
  })
})
