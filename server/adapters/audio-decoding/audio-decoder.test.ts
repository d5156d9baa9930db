import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { withoutMetadata } from '#domain/audio/metadata/blank-metadata.ts'
import { identifyAudio } from '#domain/audio/containers/container.ts'
import { putMoovFirst } from '#domain/audio/containers/moov-first.ts'
import { addSlice, finishGrouping, startGrouping } from '#domain/audio/slice-groups.ts'
import { measureLevel } from '#domain/audio/signal.ts'
import { storedBytes } from '#server/ports/audio-decoder.ts'
import { collectSamples } from '#server/ports/sound.ts'
import { findProgram } from '../child-process/find-program.ts'
import { makeAudioDecoder } from './audio-decoder.ts'

const folder = new URL('../../../domain/audio/fixtures/', import.meta.url)
const read = (name: string): Uint8Array => new Uint8Array(readFileSync(new URL(name, folder)))
const patience = (): AbortSignal => AbortSignal.timeout(80_000)

const SEARCH_PATH = '/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin'
const bare = makeAudioDecoder()
const equipped = makeAudioDecoder({ searchPath: SEARCH_PATH })
const hasFfmpeg = (await findProgram('ffmpeg', SEARCH_PATH)) !== undefined
afterAll(() => Promise.all([bare.stop(), equipped.stop()]))

type Decoder = typeof bare
async function samplesOf(decoded: Awaited<ReturnType<Decoder['decodeFile']>>) {
  const samples = await collectSamples(decoded.sound)
  await decoded.close()
  return { samples, startMs: decoded.startMs }
}
const decodeFile = async (decoder: Decoder, bytes: Uint8Array, container: Parameters<Decoder['decodeFile']>[0]['container']) =>
  samplesOf(await decoder.decodeFile({ content: storedBytes(bytes), container }, patience()))
const decodeGroup = async (decoder: Decoder, bytes: Uint8Array, index: number) =>
  samplesOf(await decoder.decodeGroup({ content: storedBytes(bytes), index }, patience()))


function wavOf(samples: Float32Array, rate: number): Uint8Array {
  const bytes = new Uint8Array(44 + samples.length * 2)
  const view = new DataView(bytes.buffer)
  bytes.set(new TextEncoder().encode('RIFF____WAVEfmt '))
  bytes.set(new TextEncoder().encode('data'), 36)
  view.setUint32(4, bytes.length - 8, true)
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  view.setUint32(40, samples.length * 2, true)
  samples.forEach((sample, index) => view.setInt16(44 + index * 2, sample * 32_767, true))
  return bytes
}

const tone = (seconds: number, rate: number): Float32Array =>
  Float32Array.from({ length: seconds * rate }, (_, index) => 0.4 * Math.sin((2 * Math.PI * 500 * index) / rate))

/** Which of the fixture's tones (400 + 20 n Hz) sounds at a moment, by the strongest of the candidates. */
function toneNumberAt(samples: Float32Array, second: number): number {
  const part = samples.subarray(Math.round(second * 16_000), Math.round(second * 16_000) + 3200)
  let top = { number: -1, power: 0 }
  for (let number = 0; number < 70; number += 1) {
    let [real, imaginary] = [0, 0]
    part.forEach((sample, index) => {
      const angle = (2 * Math.PI * (400 + 20 * number) * index) / 16_000
      real += sample * Math.cos(angle)
      imaginary += sample * Math.sin(angle)
    })
    const power = Math.hypot(real, imaginary) / part.length
    if (power > top.power) top = { number, power }
  }
  // Half a tone in the window smears over its neighbours; only a window full of one tone counts.
  return top.power > 0.13 ? top.number : -1
}

describe('uploads, with the npm decoders alone', () => {
  test.each([
    ['spoken.m4a', 5.83],
    ['spoken.mp3', 5.83],
    ['spoken.webm', 5.83],
    ['spoken.mpeg', 2.5],
    ['spoken-fragments.mp4', 5],
  ])('%s', async (name, seconds) => {
    const bytes = read(name)
    const container = identifyAudio(bytes, name.split('.')[1]!)
    const { samples, startMs } = await decodeFile(bare, bytes, container)
    expect(startMs).toBe(0)
    expect(Math.abs(samples.length / 16_000 - seconds)).toBeLessThan(0.15)
    expect(measureLevel(samples, 16_000).frameP95).toBeGreaterThan(0.02)
  })

  test.each([8000, 16_000, 44_100])('WAV at %i Hz', async (rate) => {
    const { samples } = await decodeFile(bare, wavOf(tone(2, rate), rate), 'wav')
    expect(samples.length).toBeCloseTo(32_000, -1)
    expect(measureLevel(samples, 16_000).peak).toBeCloseTo(0.4, 1)
  })

  test.each(['spoken.m4a', 'spoken.mp3', 'spoken.webm', 'spoken.mpeg', 'wav'])('%s as a Node buffer, which is how stored sound comes', async (name) => {
    const bytes = name === 'wav' ? wavOf(tone(2, 16_000), 16_000) : read(name)
    const container = name === 'wav' ? 'wav' : identifyAudio(bytes, name.split('.')[1]!)
    const [plain, buffer] = await Promise.all([bytes, Buffer.from(bytes)].map((given) => decodeFile(bare, given, container)))
    expect(buffer!.samples).toEqual(plain!.samples)
  })

  test.each(['spoken.m4a', 'spoken.mp3', 'spoken.webm', 'spoken-fragments.mp4', 'wav'])(
    'SEC-63 %s sounds the same without what it says of itself',
    async (name) => {
      const bytes = name === 'wav' ? wavOf(tone(2, 16_000), 16_000) : read(name)
      const container = name === 'wav' ? 'wav' : identifyAudio(bytes, name.split('.')[1]!)
      async function* whole() {
        yield bytes
      }
      const blanked = new Uint8Array(Buffer.concat(await Array.fromAsync(withoutMetadata(container, whole()))))
      const [before, after] = await Promise.all([bytes, blanked].map((file) => decodeFile(bare, file, container)))
      expect(after!.samples).toEqual(before!.samples)
    },
  )

  test('an index moved to the front changes nothing in the sound', async () => {
    const bytes = read('spoken.m4a')
    expect(putMoovFirst(bytes)).not.toEqual(bytes)
    const [last, first] = await Promise.all([bytes, putMoovFirst(bytes)].map((file) => decodeFile(bare, file, 'mp4')))
    expect(first!.samples).toEqual(last!.samples)
  })
})

describe.skipIf(!hasFfmpeg)('uploads through ffmpeg (skipped where it is not installed)', () => {
  test.each(['spoken.m4a', 'spoken.mp3', 'spoken.webm', 'spoken.mpeg', 'spoken-fragments.mp4'])('%s sounds the same as without', async (name) => {
    const bytes = read(name)
    const container = identifyAudio(bytes, name.split('.')[1]!)
    const [a, b] = await Promise.all([decodeFile(equipped, bytes, container), decodeFile(bare, bytes, container)])
    expect(Math.abs(a.samples.length - b.samples.length)).toBeLessThan(2000)
    expect(measureLevel(a.samples, 16_000).frameP95).toBeCloseTo(measureLevel(b.samples, 16_000).frameP95, 2)
  })
})

describe('refusals', () => {
  const both: [string, typeof bare][] = [['npm decoders', bare], ['ffmpeg where present', equipped]]
  test.each(both)('noise under a right head is unreadable (%s)', async (_, decoder) => {
    const bytes = read('spoken.m4a').map((byte, index) => (index < 40 ? byte : (index * 7919) & 0xff))
    await expect(decodeFile(decoder, bytes, 'mp4')).rejects.toMatchObject({ code: 'recording.unreadable' })
  })

  test.each([['', 'npm decoders'], [SEARCH_PATH, 'ffmpeg where present']])('longer than the cap is refused (%s %s)', async (searchPath) => {
    const short = makeAudioDecoder({ searchPath, longestMs: 3000 })
    await expect(decodeFile(short, read('spoken.mp3'), 'mp3')).rejects.toMatchObject({ code: 'recording.too_long' })
    await short.stop()
  })

  test('SEC-31 an MP4 whose tables tell of more samples than it can hold is given to no decoder', async () => {
    const number = (value: number): Buffer => Buffer.from(Uint32Array.of(value).buffer).swap32()
    const box = (type: string, ...content: Buffer[]): Buffer => Buffer.concat([number(8 + Buffer.concat(content).length), Buffer.from(type), ...content])
    const run = box('moof', box('traf', box('tfhd', number(0x2_0000), number(1)), box('trun', number(0), number(0xffff_ffff))))
    const claiming = Buffer.concat([read('chromium-tones.mp4'), run, box('mdat', Buffer.alloc(8))])
    // Refused, and not a process that fell over it.
    await expect(decodeFile(bare, claiming, 'mp4')).rejects.toMatchObject({ code: 'recording.unreadable', cause: { failure: 'refused' } })
  })

  test('a group that is no recording, and one cut to its head', async () => {
    await expect(decodeGroup(bare, read('spoken.mp3'), 1)).rejects.toMatchObject({ code: 'recording.unreadable' })
    await expect(decodeGroup(bare, read('chromium-tones.webm').subarray(0, 150), 1)).rejects.toMatchObject({ code: 'recording.unreadable' })
  })

  test('leaving ends the work', async () => {
    const leaving = AbortSignal.abort(new Error('left the page'))
    await expect(bare.decodeFile({ content: storedBytes(read('spoken.mp3')), container: 'mp3' }, leaving)).rejects.toThrow('left the page')
  })
})

describe('a group whose process falls', () => {
  const falling = makeAudioDecoder({ module: new URL('./testing/falling-child.ts', import.meta.url), sharedTimeoutMs: 2_000, groupCpuSeconds: 2 })
  afterAll(() => falling.stop())
  const decode = (word: string) => falling.decodeGroup({ content: storedBytes(Buffer.from(`${word} and no more`)), index: 1 }, AbortSignal.timeout(170_000))

  test('and falls over it in a process of its own is unreadable', async () => {
    await expect(decode('FALL!')).rejects.toMatchObject({ code: 'recording.unreadable' })
  }, 60_000)

  test('for it never ends is unreadable after its time on the processor', async () => {
    await expect(decode('STILL')).rejects.toMatchObject({ code: 'recording.unreadable' })
  }, 170_000)

  test('since the system killed it is no failure of the group', async () => {
    await expect(decode('TAKEN')).rejects.toMatchObject({ name: 'ChildError', failure: 'gone', reason: 'SIGKILL' })
  }, 60_000)
})

describe('groups of a recording', () => {
  const lengths = JSON.parse(readFileSync(new URL('chromium-tones.json', folder), 'utf8')) as { webm: number[] }
  const bytes = read('chromium-tones.webm')

  test('REL-8 a tone each second: three groups on one timeline give every tone once', async () => {
    let at = 0
    let grouping = startGrouping<Uint8Array>()
    const groups: { index: number; slices: readonly Uint8Array[] }[] = []
    for (const length of lengths.webm) {
      const step = addSlice(grouping, bytes.subarray(at, (at += length)))
      grouping = step.grouping
      if (step.ready) groups.push(step.ready)
    }
    const last = finishGrouping(grouping).ready
    if (last) groups.push(last)

    const line = new Float32Array(60 * 16_000)
    for (const { index, slices } of groups) {
      const { samples, startMs } = await decodeGroup(bare, new Uint8Array(Buffer.concat(slices)), index)
      line.set(samples, startMs * 16)
    }
    const heard = Array.from({ length: 280 }, (_, step) => toneNumberAt(line, step / 5)).filter((number) => number >= 0)
    const order = heard.filter((number, index) => number !== heard[index - 1])
    expect(order.length).toBeGreaterThan(54)
    expect(order).toEqual(order.map((_, index) => order[0]! + index))
  })

  test('AAC fragments (Safari) decode without ffmpeg', async () => {
    const { samples } = await decodeGroup(bare, read('spoken-fragments.mp4'), 1)
    expect(samples.length / 16_000).toBeCloseTo(5, 0)
    expect(measureLevel(samples, 16_000).frameP95).toBeGreaterThan(0.02)
  })
})
