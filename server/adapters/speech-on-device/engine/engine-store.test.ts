import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findEngine, removeEngine, writeEngine } from './engine-store.ts'
import type { Engine } from './engine-store.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engines-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function place(...path: string[]): Promise<string> {
  const file = join(folder, ...path)
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(file, '')
  await chmod(file, 0o755)
  return file
}

const entry: Engine = { kind: 'whisper-server', path: join('whisper.cpp', 'whisper-server'), version: '1', licence: 'MIT' }
const engineDir = (): string => join(folder, 'engines')
const find = (configured?: string) => findEngine({ configured, engineDir: engineDir(), searchPath: join(folder, 'path') })

test('the operator’s word comes first, then the engine installed, then the path', async () => {
  expect(await find()).toBeUndefined()
  const onPath = await place('path', 'whisper-server')
  expect((await find())?.program).toBe(onPath)
  const installed = await place('engines', entry.path)
  await writeEngine(engineDir(), entry)
  expect((await find())?.program).toBe(installed)
  expect((await find('/opt/whisper-server'))?.program).toBe('/opt/whisper-server')
})

test('files without their entry, and an entry without its files, are no engine', async () => {
  await place('engines', entry.path)
  expect(await find()).toBeUndefined()
  await writeEngine(engineDir(), { ...entry, path: 'gone' })
  expect(await find()).toBeUndefined()
})

test.each(['', '{', '{"kind":"shell","path":"/bin/sh","version":"1","licence":"MIT"}', '[]'])(
  'an entry that is cut or foreign is none: %s',
  async (content) => {
    await place('engines', entry.path)
    await writeFile(join(engineDir(), 'engine.json'), content)
    expect(await find()).toBeUndefined()
  },
)

test('a native module is run by a program of ours, with room for the runtime', async () => {
  const module = await place('engines', 'addon', 'index.node')
  await writeEngine(engineDir(), { kind: 'addon', path: 'addon/index.node', version: '1', licence: 'MIT' })
  const command = await find()
  expect(command?.program).toBe(process.execPath)
  expect(command?.arguments[1]).toBe(module)
  expect(command?.runtimeMb).toBeGreaterThan(0)
})

test('removed, it is neither entry nor files', async () => {
  await place('engines', entry.path)
  await writeEngine(engineDir(), entry)
  await removeEngine(engineDir(), 'whisper.cpp')
  expect(await find()).toBeUndefined()
  await writeEngine(engineDir(), entry)
  expect(await find()).toBeUndefined()
})
