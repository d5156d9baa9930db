import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { holdsWhatItClaims } from './sample-claims.ts'

const fixture = (name: string): Buffer => readFileSync(new URL(`../fixtures/${name}`, import.meta.url))
const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const box = (type: string, ...content: Buffer[]): Buffer => Buffer.concat([number(8 + Buffer.concat(content).length), Buffer.from(type, 'latin1'), ...content])

describe('SEC-31 what an MP4 tells of its samples', () => {
  test.each(['spoken.m4a', 'spoken-fragments.mp4', 'chromium-tones.mp4'])('%s holds what it claims', (name) => {
    expect(holdsWhatItClaims(fixture(name))).toBe(true)
  })

  const tables = (...content: Buffer[]): Buffer => box('moov', box('trak', box('mdia', box('minf', box('stbl', ...content)))))
  const fragment = (...content: Buffer[]): Buffer => box('moof', box('traf', ...content))

  test.each([
    ['a run of samples of nothing', fragment(box('trun', number(0), number(0xffff_ffff)))],
    ['a run longer than its box', fragment(box('trun', number(0x200), number(3), number(1), number(1)))],
    ['one size for more than the file', tables(box('stsz', number(0), number(64), number(0x1000_0000)))],
    ['sizes that are not there', tables(box('stsz', number(0), number(0), number(9)))],
    ['a chunk of more samples than bytes', tables(box('stsc', number(0), number(1), number(1), number(0x7fff_ffff), number(1)))],
    ['places that are not there', tables(box('stco', number(0), number(0xffff), number(8)))],
    ['times of more samples than bytes', tables(box('stts', number(0), number(1), number(0xffff_fff0), number(1)))],
  ])('planted: %s', (_, more) => {
    expect(holdsWhatItClaims(Buffer.concat([fixture('chromium-tones.mp4'), more]))).toBe(false)
    expect(holdsWhatItClaims(more)).toBe(false)
  })

  test('boxes within boxes without end, cut off or of no size, are walked once', () => {
    const nested = Buffer.concat(Array.from({ length: 50_000 }, () => Buffer.concat([number(0), Buffer.from('moov')])))
    expect(holdsWhatItClaims(nested)).toBe(true)
    expect(holdsWhatItClaims(Buffer.alloc(100_000))).toBe(true)
    expect(holdsWhatItClaims(Buffer.from('moo'))).toBe(true)
  })
})
