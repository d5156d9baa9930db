import { access, constants, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { findProgram } from '../../child-process/find-program.ts'
import { syncFolder } from '../model-store.ts'

/** Written into the engine's folder when the engine is whole and has been timed; without it, what lies there is no engine. */
const MANIFEST = 'engine.json'
const ADDON_CHILD = fileURLToPath(new URL('./addon-child.ts', import.meta.url))
/** What the runtime of a program of ours reserves for the code it compiles. */
const NODE_DATA_MB = 640

export type Engine = z.infer<typeof Engine>
const Engine = z.object({
  /** `whisper-server` is a program; `addon` is a native module that a program of ours puts behind the same calls. */
  kind: z.enum(['whisper-server', 'addon']),
  /** A path, from the engine's own folder where it is not absolute. */
  path: z.string().min(1),
  version: z.string(),
  licence: z.string(),
})

/** How an engine is started; whisper-server's own flags follow. */
export type EngineCommand = { program: string; arguments: readonly string[]; runtimeMb: number }

const isThere = (path: string, mode: number): Promise<boolean> => access(path, mode).then(() => true, () => false)

/** Takes a whisper-server's path; gives the command that starts it. */
const commandOf = (program: string): EngineCommand => ({ program, arguments: [], runtimeMb: 0 })

/** Takes an engine and the folder its path counts from; gives the command that starts it, or undefined when its file is gone. */
export async function commandOfEngine({ kind, path }: Engine, folder: string): Promise<EngineCommand | undefined> {
  const place = isAbsolute(path) ? path : join(folder, path)
  const isProgram = kind === 'whisper-server'
  if (!(await isThere(place, isProgram ? constants.X_OK : constants.R_OK))) return undefined
  return isProgram ? commandOf(place) : { program: process.execPath, arguments: [ADDON_CHILD, place], runtimeMb: NODE_DATA_MB }
}

async function readEngine(folder: string): Promise<Engine | undefined> {
  try {
    return Engine.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')))
  } catch {
    return undefined
  }
}

/** Makes an engine the one that the server starts. Written aside and renamed, so that half of it is never read. */
export async function writeEngine(folder: string, engine: Engine): Promise<void> {
  await mkdir(folder, { recursive: true })
  const part = join(folder, `${MANIFEST}.part`)
  {
    await using file = await open(part, 'w')
    await file.writeFile(JSON.stringify(engine, null, 2))
    await file.sync()
  }
  await rename(part, join(folder, MANIFEST))
  await syncFolder(folder)
}

/** Takes the folder of engines and the name of one; removes it, its word before its files. */
export async function removeEngine(folder: string, name: string): Promise<void> {
  await rm(join(folder, MANIFEST), { force: true })
  await rm(join(folder, name), { recursive: true, force: true })
}

export type EnginePlaces = { configured?: string | undefined; engineDir?: string | undefined; searchPath: string }

/** Where an engine is: the operator's own word first, then the one installed, then the path that programs are looked for on. */
export async function findEngine({ configured, engineDir, searchPath }: EnginePlaces): Promise<EngineCommand | undefined> {
  if (configured !== undefined) return commandOf(configured)
  const installed = engineDir === undefined ? undefined : await readEngine(engineDir)
  const command = installed && (await commandOfEngine(installed, engineDir ?? ''))
  if (command) return command
  const found = await findProgram('whisper-server', searchPath)
  return found === undefined ? undefined : commandOf(found)
}
