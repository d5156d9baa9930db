import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeWhisperProcess } from './whisper-process.ts'
import type { WhisperProcess } from './whisper-process.ts'

const pathOf = (name: string): string => fileURLToPath(new URL(`../testing/${name}`, import.meta.url))
const command = { program: process.execPath, arguments: [pathOf('stand-in-engine-child.ts')], runtimeMb: 640 }

let folder: string
let modelPath: string
let clockMs: number
let engine: WhisperProcess
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engine-'))
  modelPath = join(folder, 'model.bin')
  await writeFile(modelPath, join(folder, 'diary'))
  clockMs = 0
  engine = makeWhisperProcess({ command, modelPath, threads: 3, memoryMb: 512, now: () => clockMs })
})
afterEach(async () => {
  await engine.stop()
  await rm(folder, { recursive: true, force: true })
})

const address = (): Promise<string> => engine.address(AbortSignal.timeout(60_000))
const starts = async (): Promise<string[]> => (await readFile(join(folder, 'diary'), 'utf8')).trim().split('\n')
const idOf = (start: string | undefined): number => Number(start?.split(' ')[0])
const isAlive = (id: number): boolean => {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}
async function expectGone(id: number): Promise<void> {
  for (let looks = 0; looks < 200 && isAlive(id); looks += 1) await pause(50)
  expect(isAlive(id)).toBe(false)
}
const ask = async (sound: string, signal = AbortSignal.timeout(60_000)): Promise<Response> =>
  engine.fetch(`${await address()}/v1/audio/transcriptions`, { method: 'POST', body: sound, signal })
async function untilBuried(): Promise<void> {
  for (let looks = 0; looks < 200 && !engine.isResting(); looks += 1) await pause(50)
  expect(engine.isResting()).toBe(true)
}

test('serves on loopback under a path that nobody can guess, with the model and threads it was given', async () => {
  expect(await address()).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[0-9a-f]{32}$/)
  const [start] = await starts()
  expect(start).toContain(`-m ${modelPath} -t 3 -bs 5 --host 127.0.0.1`)
  expect((await ask('sound')).status).toBe(200)
})

test.runIf(process.platform === 'linux')('has a limit on the memory it may map', async () => {
  const limits = await (await fetch(`${await address()}/limits`)).text()
  expect(/^Max data size +(\d+)/m.exec(limits)?.[1]).toBe(String((512 + 640) * 1024 * 1024))
})

test('one that hangs is ended when an attempt runs out of time, and the next question finds another', async () => {
  await address()
  await expect(ask('HANG', AbortSignal.timeout(300))).rejects.toThrow()
  expect(engine.isResting()).toBe(true)
  await expectGone(idOf((await starts())[0]))
  expect((await ask('sound')).status).toBe(200)
  expect(await starts()).toHaveLength(2)
})

test('one that answers others meanwhile is not taken for hanging', async () => {
  await address()
  const waiting = ask('HANG', AbortSignal.timeout(1500)).then(() => 'heard', () => 'out of time')
  await ask('sound')
  expect(await waiting).toBe('out of time')
  expect(engine.isResting()).toBe(false)
  expect(await starts()).toHaveLength(1)
})

test('an asker who leaves ends nothing', async () => {
  await address()
  const leaving = new AbortController()
  const waiting = ask('HANG', leaving.signal)
  await pause(50)
  leaving.abort(new Error('left'))
  await expect(waiting).rejects.toThrow('left')
  expect(engine.isResting()).toBe(false)
  expect((await ask('sound')).status).toBe(200)
  expect(await starts()).toHaveLength(1)
})

test('each death before an answer doubles the pause, though it comes up each time; an answer ends that', async () => {
  for (const restMs of [500, 1000]) {
    await expect(ask('DIE')).rejects.toThrow()
    await untilBuried()
    clockMs += restMs - 1
    expect(engine.isResting()).toBe(true)
    clockMs += 1
    expect(engine.isResting()).toBe(false)
  }
  expect((await ask('sound')).status).toBe(200)
  await expect(ask('DIE')).rejects.toThrow()
  await untilBuried()
  clockMs += 500
  expect(engine.isResting()).toBe(false)
})

test('stopped, it is gone', async () => {
  await address()
  await engine.stop()
  const id = idOf((await starts())[0])
  await expectGone(id)
  expect(isAlive(id)).toBe(false)
})

test.skipIf(process.platform === 'win32')('a server that is killed takes it along', async () => {
  const owner = fork(pathOf('engine-owner-child.ts'), [modelPath], { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  await once(owner, 'message')
  const id = idOf((await starts())[0])
  expect(isAlive(id)).toBe(true)
  owner.kill('SIGKILL')
  await expectGone(id)
})

test.runIf(process.platform === 'linux')('a keeper that is killed leaves no engine behind, and another is started', async () => {
  await address()
  const id = idOf((await starts())[0])
  const status = await readFile(`/proc/${id}/status`, 'utf8')
  process.kill(Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]), 'SIGKILL')
  await expectGone(id)
  await untilBuried()
  clockMs += 60_000
  expect((await ask('sound')).status).toBe(200)
})
