import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { assembleRecording } from './assemble-recording.ts'
import { readChildren, readElement, readFloat, readUnsigned } from './ebml.ts'
import { readFragmentedMp4 } from './mp4.ts'
import { addSlice, finishGrouping, startGrouping } from './slice-groups.ts'
import { ID, readWebm } from './webm.ts'

const fixture = (name: string): Uint8Array => new Uint8Array(readFileSync(new URL(`fixtures/${name}`, import.meta.url)))

function groupsOf(bytes: Uint8Array, lengths: readonly number[]): Uint8Array[] {
  let grouping = startGrouping<Uint8Array>()
  let at = 0
  const groups: Uint8Array[] = []
  for (const length of lengths) {
    const step = addSlice(grouping, bytes.subarray(at, (at += length)))
    grouping = step.grouping
    if (step.ready) groups.push(new Uint8Array(Buffer.concat(step.ready.slices)))
  }
  const last = finishGrouping(grouping).ready
  return last ? [...groups, new Uint8Array(Buffer.concat(last.slices))] : groups
}

const lengths = JSON.parse(readFileSync(new URL('fixtures/chromium-tones.json', import.meta.url), 'utf8')) as Record<'webm' | 'mp4', number[]>

describe('the recording as one file', () => {
  const whole = fixture('chromium-tones.webm')
  const file = assembleRecording(groupsOf(whole, lengths.webm))

  test('holds every packet of the three groups once, at its time', () => {
    expect(file.mediaType).toBe('audio/webm')
    expect(readWebm(file.bytes).packets).toEqual(readWebm(whole).packets)
  })

  test('tells its length, and its table of places points at clusters', () => {
    const head = readElement(file.bytes, 0)!
    const segment = readElement(file.bytes, head.end)!
    expect(segment.end).toBe(file.bytes.length)
    const parts = [...readChildren(file.bytes, segment.start, segment.end)]
    const inside = (id: number) => [...readChildren(file.bytes, parts.find((part) => part.id === id)!.start, parts.find((part) => part.id === id)!.end)]
    const duration = inside(ID.info).find((field) => field.id === ID.duration)!
    expect(readFloat(file.bytes.subarray(duration.start, duration.end))).toBe(file.durationMs)
    const points = inside(ID.cues)
    expect(points.length).toBe(parts.filter((part) => part.id === ID.cluster).length)
    for (const point of points) {
      const [time, place] = [...readChildren(file.bytes, point.start, point.end)]
      const at = [...readChildren(file.bytes, place!.start, place!.end)].find((field) => field.id === ID.cueClusterPosition)!
      const cluster = readElement(file.bytes, segment.start + readUnsigned(file.bytes.subarray(at.start, at.end)))!
      const clock = readElement(file.bytes, cluster.start)!
      expect(cluster.id).toBe(ID.cluster)
      expect(readUnsigned(file.bytes.subarray(clock.start, clock.end))).toBe(readUnsigned(file.bytes.subarray(time!.start, time!.end)))
    }
  })

  test('Opus from MP4 becomes WebM too', () => {
    const mp4 = fixture('chromium-tones.mp4')
    const assembled = assembleRecording(groupsOf(mp4, lengths.mp4))
    const packets = readWebm(assembled.bytes).packets
    expect(packets.map(({ data }) => data)).toEqual(readFragmentedMp4(mp4).packets.map(({ data }) => data))
    packets.forEach(({ timestampMs }, index) => expect(timestampMs).toBeCloseTo(readFragmentedMp4(mp4).packets[index]!.timestampMs, -0.3))
  })

  test('AAC becomes an ADTS file', () => {
    const assembled = assembleRecording([fixture('spoken-fragments.mp4')])
    expect(assembled.mediaType).toBe('audio/aac')
    expect([...assembled.bytes.subarray(0, 2)]).toEqual([0xff, 0xf1])
  })

  test('nothing recorded, nothing to play', () => expect(assembleRecording([]).durationMs).toBe(0))
})
