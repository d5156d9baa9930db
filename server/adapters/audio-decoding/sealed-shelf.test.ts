import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { storedBytes } from '#server/ports/audio-decoder.ts'
import { makeAudioDecoder } from './audio-decoder.ts'
import { sealedShelf } from './sealed-shelf.ts'
import { BLOCK_SAMPLES, holdSound } from './sound-collector.ts'

const RATE = 16_000
/** Beyond what is kept in memory. */
const SECONDS = 390

function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'epikrise-shelf-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const never = (): never => {
  throw new Error('too long')
}

/** Another value at each place. */
const ramp = (length: number, from = 0): Float32Array => Float32Array.from({ length }, (_, at) => ((from + at) % 65_536) / 65_536)

/** What this process has open in a folder that no longer names it. */
const nameless = (folder: string): string[] =>
  readdirSync('/proc/self/fd').map((fd) => `/proc/self/fd/${fd}`).filter((link) => {
    try {
      return readlinkSync(link).startsWith(folder)
    } catch {
      return false
    }
  })

/** So many seconds of mono sound, eight bits a sample, that climbs and falls. */
function wave(seconds: number): Buffer {
  const samples = Buffer.from(Uint8Array.from({ length: seconds * RATE }, (_, at) => (Math.floor(at / RATE) % 2 === 0 ? 128 : 160)))
  const head = Buffer.from('RIFF....WAVEfmt ....................data....', 'latin1')
  head.writeUInt32LE(36 + samples.length, 4)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(RATE, 24)
  head.writeUInt32LE(RATE, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.writeUInt32LE(samples.length, 40)
  return Buffer.concat([head, samples])
}

describe('SEC-62 long sound that is being heard', () => {
  test('comes back as it was put, from memory and from the file, across blocks and at the end', () => {
    const sound = holdSound(2 * SECONDS * RATE, never, sealedShelf(ownFolder()))
    for (let at = 0; at < SECONDS * RATE; at += 100_003) sound.add(ramp(Math.min(100_003, SECONDS * RATE - at), at))
    expect(sound.length).toBe(SECONDS * RATE)
    for (const at of [0, BLOCK_SAMPLES - 5, 20 * BLOCK_SAMPLES - 5, 25 * BLOCK_SAMPLES - 7, SECONDS * RATE - 9]) {
      expect([...sound.slice(at, 12)]).toEqual([...ramp(Math.min(12, SECONDS * RATE - at), at)])
    }
    expect(sound.slice(SECONDS * RATE, 5)).toHaveLength(0)
  })

  test.skipIf(process.platform !== 'linux')('lies in no file that has a name, and in none in the clear', () => {
    const folder = ownFolder()
    const sound = holdSound(2 * SECONDS * RATE, never, sealedShelf(folder))
    sound.add(new Float32Array(SECONDS * RATE).fill(0.25))
    expect(readdirSync(folder)).toEqual([])
    const [file = ''] = nameless(folder)
    const kept = readFileSync(file).subarray(20 * BLOCK_SAMPLES * 4)
    expect(kept.length).toBe(6 * BLOCK_SAMPLES * 4)
    const plain = Buffer.from(new Float32Array(4).fill(0.25).buffer)
    expect(kept.includes(plain)).toBe(false)
    // The same sound at another place is another sealed block.
    expect(kept.subarray(0, 64).equals(kept.subarray(BLOCK_SAMPLES * 4, BLOCK_SAMPLES * 4 + 64))).toBe(false)
  })

  test('where the disk takes nothing, the upload is not called unreadable: it is heard again later', async () => {
    const [decoder, lost] = [makeAudioDecoder({ folder: ownFolder() }), makeAudioDecoder({ folder: join(ownFolder(), 'nowhere') })]
    onTestFinished(() => Promise.all([decoder.stop(), lost.stop()]).then(() => undefined))
    const file = { content: storedBytes(wave(SECONDS)), container: 'wav' as const }
    const decoded = await decoder.decodeFile(file, AbortSignal.timeout(60_000))
    expect(decoded.sound.length).toBe(SECONDS * RATE)
    const ends: number[] = []
    for await (const piece of decoded.sound.read({ from: (SECONDS - 2) * RATE, to: SECONDS * RATE })) ends.push(...piece)
    expect(ends[RATE / 2]).toBeCloseTo(0, 1)
    expect(ends[RATE + RATE / 2]).toBeCloseTo(0.25, 1)
    await decoded.close()
    await expect(lost.decodeFile(file, AbortSignal.timeout(60_000))).rejects.toMatchObject({ name: 'ChildError', failure: 'refused', reason: 'no_room' })
  }, 120_000)
})
