import { createHash } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { SpeechEngine } from '#server/ports/speech-engine.ts'
import { writeEngine } from './engine/engine-store.ts'
import type { SpeechModel } from './model-catalogue.ts'
import { writeManifest } from './model-store.ts'
import { soundOf } from '#server/ports/sound.ts'
import { makeOnDeviceSpeech } from './on-device-speech.ts'
import { joinTokens } from './sherpa-engine.ts'
import { makeSpeechChild, makeSpeechDetector } from './speech-detector.ts'

let modelDir: string
let engines: SpeechEngine[] = []
beforeEach(async () => {
  modelDir = await mkdtemp(join(tmpdir(), 'models-'))
})
afterEach(async () => {
  await Promise.all(engines.map((engine) => engine.stop()))
  engines = []
  await rm(modelDir, { recursive: true, force: true })
})

const audio = soundOf(Float32Array.from({ length: 32_000 }, (_, index) => 0.1 * Math.sin(index / 9)))
const request = { audio, speech: [{ startMs: 0, endMs: 2000 }], language: 'nb' as const, signal: AbortSignal.timeout(600_000) }

async function place(id: string, engine: SpeechModel['engine'], files: Record<string, [SpeechModel['files'][number]['role'], string]>): Promise<void> {
  const folder = join(modelDir, id)
  await mkdir(folder)
  const entries = await Promise.all(
    Object.entries(files).map(async ([name, [role, content]]) => {
      await writeFile(join(folder, name), content)
      return { name, role, path: `x/${name}`, bytes: Buffer.byteLength(content), sha256: createHash('sha256').update(content).digest('hex') }
    }),
  )
  await writeManifest(folder, { id, name: `Model ${id}`, languages: ['nb'], engine, licence: '-', attribution: '-', files: entries })
}

/** A program with whisper-server's manners: takes a port, is healthy after a while, and writes down its own id. */
async function fakeWhisperServer(): Promise<string> {
  const path = join(modelDir, 'whisper-server')
  const source = `const { createServer } = require('node:http')
const { appendFileSync } = require('node:fs')
const flag = (name) => process.argv[process.argv.indexOf(name) + 1]
appendFileSync(${JSON.stringify(join(modelDir, 'pids'))}, process.pid + ' ' + flag('-m') + '\\n')
const born = Date.now()
createServer((request, reply) => {
  if (request.url.endsWith('/health')) return reply.writeHead(Date.now() - born > 200 ? 200 : 503).end('{}')
  const pieces = []
  request.on('data', (piece) => pieces.push(piece))
  request.on('end', () => {
    const body = Buffer.concat(pieces).toString('latin1')
    if (body.includes('CRASH')) process.exit(1)
    const wanted = ['name="language"\\r\\n\\r\\nno', 'no_language_probabilities', 'verbose_json'].every((part) => body.includes(part))
    reply.writeHead(200).end(JSON.stringify({ text: wanted ? 'god dag' : 'wrong', segments: [{ start: 0, end: 2, text: wanted ? ' god dag' : ' wrong' }] }))
  })
}).listen(Number(flag('--port')), flag('--host'))
`
  // A shell in front: a first line that names the interpreter cannot hold a path with spaces.
  await writeFile(`${path}.cjs`, source)
  await writeFile(path, `#!/bin/sh\nexec '${process.execPath}' '${path}.cjs' "$@"\n`)
  await chmod(path, 0o755)
  return path
}

const processes = async (): Promise<number[]> => (await readFile(join(modelDir, 'pids'), 'utf8')).trim().split('\n').map((line) => Number(line.split(' ')[0]))
const isAlive = (id: number): boolean => {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}

describe('whisper-server of this machine', () => {
  test.skipIf(process.platform === 'win32')('starts when first needed, hears through loopback, starts again after a death, ends with us', async () => {
    await place('nb-test', 'ggml', { 'model.bin': ['weights', 'weights'] })
    engines = makeOnDeviceSpeech({ modelDir, whisperServer: await fakeWhisperServer() })
    const [whisper] = engines
    expect(await whisper!.readiness('nb')).toEqual({ status: 'ready', engine: 'Model nb-test' })
    expect(await whisper!.readiness('sv')).toEqual({ status: 'no_model' })

    const [first, second] = await Promise.all([whisper!.hear(request), whisper!.hear(request)])
    expect(first).toMatchObject({ engine: 'Model nb-test', isTimed: true, segments: [{ text: 'god dag' }] })
    expect(second.segments).toEqual(first.segments)
    expect(await processes()).toHaveLength(1)

    process.kill((await processes())[0]!, 'SIGKILL')
    await pause(200)
    expect((await whisper!.hear(request)).segments[0]?.text).toBe('god dag')
    const [, reborn] = await processes()
    expect(isAlive(reborn!)).toBe(true)

    await whisper!.stop()
    for (let waited = 0; isAlive(reborn!) && waited < 30_000; waited += 50) await pause(50)
    expect(isAlive(reborn!)).toBe(false)
  })

  test('a damaged model is never loaded', async () => {
    await place('nb-test', 'ggml', { 'model.bin': ['weights', 'weights'] })
    await writeFile(join(modelDir, 'nb-test', 'model.bin'), 'WEIGHTS')
    engines = makeOnDeviceSpeech({ modelDir, whisperServer: '/nowhere/whisper-server' })
    await expect(engines[0]!.hear(request)).rejects.toMatchObject({ code: 'speech.unavailable' })
  })

  test('a program that does not start is unavailable, not for ever', async () => {
    await place('nb-test', 'ggml', { 'model.bin': ['weights', 'weights'] })
    engines = makeOnDeviceSpeech({ modelDir, whisperServer: '/nowhere/whisper-server' })
    await expect(engines[0]!.hear(request)).rejects.toMatchObject({ code: 'speech.unavailable' })
  })

  test('while it rests after a death it is not said to hear', async () => {
    await place('nb-test', 'ggml', { 'model.bin': ['weights', 'weights'] })
    let clockMs = 0
    engines = makeOnDeviceSpeech({ modelDir, whisperServer: '/nowhere/whisper-server', now: () => clockMs })
    await expect(engines[0]!.hear(request)).rejects.toMatchObject({ code: 'speech.unavailable' })
    expect(await engines[0]!.readiness('nb')).toEqual({ status: 'unreachable', engine: 'Model nb-test' })
    clockMs += 60_000
    expect(await engines[0]!.readiness('nb')).toEqual({ status: 'ready', engine: 'Model nb-test' })
  })

  test('one that is installed while the server runs is used', async () => {
    await place('nb-test', 'ggml', { 'model.bin': ['weights', 'weights'] })
    const engineDir = join(modelDir, 'engine')
    engines = makeOnDeviceSpeech({ modelDir, engineDir })
    expect(await engines[0]!.readiness('nb')).toEqual({ status: 'no_model' })
    await writeEngine(engineDir, { kind: 'whisper-server', path: process.execPath, version: '1', licence: 'MIT' })
    expect(await engines[0]!.readiness('nb')).toEqual({ status: 'ready', engine: 'Model nb-test' })
  })

  test('without the program its models do not count', async () => {
    await place('nb-test', 'ggml', { 'model.bin': ['weights', 'weights'] })
    engines = makeOnDeviceSpeech({ modelDir })
    expect(await engines[0]!.readiness('nb')).toEqual({ status: 'no_model' })
  })
})

describe('ONNX models in the speech process', () => {
  const files: Record<string, [SpeechModel['files'][number]['role'], string]> = {
    'encoder.onnx': ['encoder', 'garbage'],
    'decoder.onnx': ['decoder', 'garbage'],
    'joiner.onnx': ['joiner', 'garbage'],
    'tokens.txt': ['tokens', '<blk> 0\n'],
  }

  test('a model the library dies of hurts neither us nor the detector', async () => {
    await place('bad', 'transducer', files)
    engines = makeOnDeviceSpeech({ modelDir })
    const detector = makeSpeechDetector()
    expect(await engines[1]!.readiness('nb')).toEqual({ status: 'ready', engine: 'Model bad' })
    await expect(engines[1]!.hear(request)).rejects.toMatchObject({ code: 'speech.unavailable' })
    expect(await detector.detect(audio, request.signal)).toEqual([])
    await detector.stop()
  })

  test('no model: wait', async () => {
    engines = makeOnDeviceSpeech({ modelDir })
    expect(await engines[1]!.readiness('ru')).toEqual({ status: 'no_model' })
    await expect(engines[1]!.hear(request)).rejects.toMatchObject({ code: 'speech.waiting_for_engine' })
  })

  test('tokens become words with times', () => {
    const answer = { text: 'Hei du', tokens: ['▁He', 'i', '▁du', '.'], timestamps: [0.1, 0.3, 0.9, 1.1], ys_log_probs: [] }
    expect(joinTokens(answer, 1200)).toEqual([
      { text: 'Hei', startMs: 100, endMs: 800 },
      { text: 'du.', startMs: 900, endMs: 1200 },
    ])
    expect(joinTokens({ text: 'x', tokens: ['x'], timestamps: [], ys_log_probs: [] }, 1000)).toEqual([])
  })

  test('and with how surely each was heard, where the model says', () => {
    const answer = {
      text: 'Hei du',
      tokens: ['▁He', 'i', '▁du', '.'],
      timestamps: [0.1, 0.3, 0.9, 1.1],
      ys_log_probs: [0, Math.log(0.25), Math.log(0.9), Math.log(0.1)],
    }
    expect(joinTokens(answer, 1200).map(({ confidence }) => confidence)).toEqual([0.5, expect.closeTo(0.9)])
  })
})

describe('the speech process', () => {
  test('garbage instead of the detector model kills the child alone, and the next question is served', async () => {
    const bad = join(modelDir, 'bad.onnx')
    await writeFile(bad, 'this is no model')
    const child = makeSpeechChild()
    const sha256 = createHash('sha256').update('this is no model').digest('hex')
    await expect(makeSpeechDetector({ child, modelPath: bad, sha256 }).detect(audio, request.signal)).rejects.toMatchObject({ name: 'ChildError' })
    await pause(600)
    expect(await makeSpeechDetector({ child }).detect(audio, request.signal)).toEqual([])
    await child.stop()
  })
})
