import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { writeAdts } from './containers/adts.ts'
import { readFragmentedMp4 } from './containers/mp4.ts'
import { dropHeaderSound, placeRuns, splitRuns } from './containers/packet.ts'
import { addSlice, finishGrouping, startGrouping } from './slice-groups.ts'
import { readWebm } from './containers/webm.ts'
import type { SoundPacket } from './containers/packet.ts'

const fixture = (name: string): Uint8Array => new Uint8Array(readFileSync(new URL(`fixtures/${name}`, import.meta.url)))
const lengths = JSON.parse(readFileSync(new URL('fixtures/chromium-tones.json', import.meta.url), 'utf8')) as Record<'webm' | 'mp4', number[]>

function slicesOf(kind: 'webm' | 'mp4'): Uint8Array[] {
  const bytes = fixture(`chromium-tones.${kind}`)
  let at = 0
  return lengths[kind].map((length) => bytes.subarray(at, (at += length)))
}

function groupsOf(slices: readonly Uint8Array[]): Uint8Array[] {
  let grouping = startGrouping<Uint8Array>()
  const groups: Uint8Array[] = []
  const take = (ready: { slices: readonly Uint8Array[] } | undefined): void => {
    if (ready) groups.push(new Uint8Array(Buffer.concat(ready.slices)))
  }
  for (const slice of slices) {
    const step = addSlice(grouping, slice)
    grouping = step.grouping
    take(step.ready)
  }
  take(finishGrouping(grouping).ready)
  return groups
}

const stampsOf = (packets: readonly { timestampMs: number }[]): number[] => packets.map(({ timestampMs }) => timestampMs)

describe('groups of a real recording (Chromium, one slice a second)', () => {
  const slices = slicesOf('webm')
  const whole = readWebm(new Uint8Array(Buffer.concat(slices)))

  test('the whole recording reads as Opus without a hole', () => {
    expect(whole).toMatchObject({ codec: 'opus', sampleRateHz: 48_000 })
    expect(splitRuns(whole.packets)).toHaveLength(1)
    expect(whole.packets.at(-1)?.timestampMs).toBeGreaterThan(57_000)
  })

  test('slices begin mid-element: no slice after the first can be read alone', () => {
    expect(() => readWebm(slices[1]!)).toThrow('recording.unreadable')
  })

  test('REL-8 three groups joined give every packet of the recording once, byte for byte', () => {
    const groups = groupsOf(slices)
    expect(groups).toHaveLength(3)
    const joined = groups.reduce<SoundPacket[]>((before, group, index) => {
      const { packets } = readWebm(group)
      const own = index === 0 ? packets : dropHeaderSound(packets)
      return [...before, ...own.filter(({ timestampMs }) => timestampMs > (before.at(-1)?.timestampMs ?? -1))]
    }, [])
    expect(joined).toEqual(whole.packets)
  })

  test('a later group begins at its own slices: the header slice is not heard again', () => {
    const [, second] = groupsOf(slices)
    const kept = dropHeaderSound(readWebm(second!).packets)
    expect(kept[0]?.timestampMs).toBeGreaterThan(25_000)
    expect(kept[0]?.timestampMs).toBeLessThan(26_500)
    expect(splitRuns(kept)).toHaveLength(1)
  })

  test('damage in one slice costs at most that slice and its neighbour', () => {
    const damaged = slices.map((slice, index) => (index === 10 ? slice.map((byte) => byte ^ 0x5a) : slice))
    const lost = new Set(stampsOf(whole.packets)).difference(new Set(stampsOf(readWebm(new Uint8Array(Buffer.concat(damaged))).packets)))
    expect(Math.min(...lost)).toBeGreaterThan(8500)
    expect(Math.max(...lost)).toBeLessThan(13_000)
  })

  test('a lost slice leaves a hole of its length, and what follows keeps its time', () => {
    const runs = splitRuns(readWebm(new Uint8Array(Buffer.concat(slices.filter((_, index) => index !== 20)))).packets)
    expect(runs.length).toBeGreaterThan(1)
    const placed = placeRuns(runs.map(({ startMs, packets }) => ({ startMs, samples: new Float32Array(packets.length * 960).fill(1) })), 16_000)
    const last = placed.at(-1)!
    expect((last.at + last.samples.length) / 16).toBeCloseTo(58_000, -3)
  })

  test('Chromium MP4 slices read the same way, from any slice on', () => {
    const mp4 = slicesOf('mp4')
    const all = readFragmentedMp4(new Uint8Array(Buffer.concat(mp4)))
    expect(all.codec).toBe('opus')
    const cut = mp4[6]!.subarray(100)
    const group = readFragmentedMp4(new Uint8Array(Buffer.concat([mp4[0]!, cut, ...mp4.slice(7)])))
    expect(group.packets.length).toBeGreaterThan(45)
    expect(stampsOf(all.packets)).toEqual(expect.arrayContaining(stampsOf(group.packets)))
    expect(dropHeaderSound(group.packets)).toEqual(group.packets)
  })
})

describe('AAC fragments, as Safari records', () => {
  const bytes = fixture('spoken-fragments.mp4')

  test('every frame is found, and they make a valid ADTS file', () => {
    const stream = readFragmentedMp4(bytes)
    expect(stream).toMatchObject({ codec: 'aac', sampleRateHz: 16_000 })
    expect(stream.packets.at(-1)!.timestampMs).toBeGreaterThan(4900)
    const adts = writeAdts(stream)
    let frames = 0
    for (let at = 0; at < adts.length; frames += 1) {
      expect([adts[at], adts[at + 1]]).toEqual([0xff, 0xf1])
      at += ((adts[at + 3]! & 3) << 11) | (adts[at + 4]! << 3) | (adts[at + 5]! >> 5)
    }
    expect(frames).toBe(stream.packets.length)
  })
})

describe('what is no recording', () => {
  test.each([
    ['nothing', new Uint8Array()],
    ['text', new TextEncoder().encode('hello there, this is not sound')],
    ['a head without sound', slicesOf('webm')[0]!.subarray(0, 120)],
  ])('%s is refused by both readers', (_, bytes) => {
    expect(() => readWebm(bytes)).toThrow('recording.unreadable')
    expect(() => readFragmentedMp4(bytes)).toThrow('recording.unreadable')
  })

  test('every cut of a group is read or refused, never anything else', () => {
    const bytes = new Uint8Array(Buffer.concat(slicesOf('webm').slice(0, 2)))
    const fragments = fixture('spoken-fragments.mp4').subarray(0, 4000)
    for (const [read, whole] of [[readWebm, bytes], [readFragmentedMp4, fragments]] as const) {
      for (let length = 0; length <= whole.length; length += 7) {
        try {
          read(whole.subarray(0, length))
        } catch (error) {
          expect(String(error)).toContain('recording.unreadable')
        }
      }
    }
  })
})
