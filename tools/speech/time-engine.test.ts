import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { timeEngine, tryModel } from './time-engine.ts'
import { writeModelOf } from './timing-model.ts'

const command = { program: process.execPath, arguments: [resolve('server/adapters/speech-on-device/testing/stand-in-engine-child.ts')], runtimeMb: 640 }

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'timing-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A clock that is read before and after each window; each takes as long as is said. */
function clockOf(...windowsS: number[]): () => number {
  let readings = 0
  let ms = 0
  return () => {
    if (readings++ % 2 === 1) ms += (windowsS[(readings >> 1) - 1] ?? NaN) * 1000
    return ms
  }
}

const time = (now: () => number) =>
  timeEngine({ command, size: 'small', folder, weightBytes: 1e6, now, writeModel: (_, path) => writeFile(path, join(folder, 'diary')) })

test('a window of half a minute is told in minutes of work per minute of talk', async () => {
  expect(await time(clockOf(6))).toEqual({ workPerTalk: 0.2, isAtLeast: false })
  expect((await readdir(folder)).toSorted()).toEqual(['diary'])
  expect(await readFile(join(folder, 'diary'), 'utf8')).toContain('-nt')
})

test.each([
  [[30, 9], 0.3],
  [[27, 45], 0.9],
])('a slow window has a second try: %j', async (windows, expected) => {
  expect((await time(clockOf(...windows))).workPerTalk).toBeCloseTo(expected)
})

test('a program that is no engine is told in words', async () => {
  const other = { program: process.execPath, arguments: ['--eval', 'process.exit(1)', '--'], runtimeMb: 640 }
  await expect(tryModel({ command: other, modelPath: join(folder, 'no'), weightBytes: 1 })).rejects.toThrow(/does not start with such a model/)
})

/** Reads a model of whisper.cpp's form; gives its tensors. */
function readTensors(file: Buffer): { name: string; kind: number; sizes: number[] }[] {
  let at = 0
  const integer = (): number => file.readInt32LE((at += 4) - 4)
  const head = Array.from({ length: 12 }, integer)
  expect(head[0]).toBe(0x67676d6c)
  const filters = integer() * integer()
  at += filters * 4
  for (let words = integer(); words > 0; words -= 1) {
    const length = integer()
    at += length
  }
  const tensors = []
  while (at < file.length) {
    const [dimensions, length, kind] = [integer(), integer(), integer()]
    const sizes = Array.from({ length: dimensions }, integer)
    const name = file.toString('utf8', at, (at += length))
    const values = sizes.reduce((product, size) => product * size, 1)
    at += kind === 0 ? values * 4 : kind === 1 ? values * 2 : (values / 32) * 22
    tensors.push({ name, kind, sizes })
  }
  expect(at).toBe(file.length)
  return tensors
}

test('the model that is timed has every tensor of a real one once, and the measures asked for', async () => {
  const path = join(folder, 'model.bin')
  await writeModelOf({ state: 64, heads: 1, encoderLayers: 2, decoderLayers: 3, mels: 80, vocabulary: 51_865 }, path)
  const tensors = readTensors(await readFile(path))
  expect(new Set(tensors.map(({ name }) => name)).size).toBe(tensors.length)
  expect(tensors).toHaveLength(7 + 4 + 15 * 2 + 24 * 3)
  expect(tensors.find(({ name }) => name === 'decoder.token_embedding.weight')?.sizes).toEqual([64, 51_865])
  expect(tensors.find(({ name }) => name === 'encoder.conv1.bias')?.sizes).toEqual([1, 64])
})
