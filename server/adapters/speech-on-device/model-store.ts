import { open, readdir, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '#contract/vertical.ts'
import { hasSha256 } from './install/file-digest.ts'
import { isLocked } from './install/lock.ts'
import { SpeechModel } from './model-catalogue.ts'

/** Written into a model's folder when every file of it has been checked; a folder without it is not a model. */
const MANIFEST = 'model.json'

export type InstalledModel = { model: SpeechModel; folder: string }

/** The folder of on-device models. */
export type ModelStore = {
  list(): Promise<InstalledModel[]>
  /** The first model for a language that one of the engines can run; best first as installed models are named. */
  find(language: Language, engines: readonly SpeechModel['engine'][]): Promise<InstalledModel | undefined>
  /** True when every file is byte for byte what the manifest says; asked before a model is loaded. */
  isIntact(installed: InstalledModel): Promise<boolean>
  isDownloading(language: Language): Promise<boolean>
}

/** Opens a folder's own entry on disk, so that a new name in it survives a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows has no such call for folders.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Writes the manifest that makes a folder of checked files a model. */
export async function writeManifest(folder: string, model: SpeechModel): Promise<void> {
  const part = join(folder, `${MANIFEST}.part`)
  const handle = await open(part, 'w')
  try {
    await handle.writeFile(JSON.stringify(model, null, 2))
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(part, join(folder, MANIFEST))
  await syncFolder(folder)
}

async function readManifest(folder: string): Promise<SpeechModel | undefined> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  try {
    return SpeechModel.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Takes the folder and the catalogue's order; gives the store. */
export function makeModelStore(modelDir: string, catalogue: readonly SpeechModel[]): ModelStore {
  // A model of a gigabyte takes seconds to read; the answer holds while size and time of the file do.
  const checked = new Map<string, { stamp: string; isRight: Promise<boolean> }>()
  // A model the operator brought stands first; then one made for a single language, and of a family the largest.
  const rankOf = ({ model }: InstalledModel): number => {
    const place = catalogue.findIndex(({ id }) => id === model.id)
    if (place < 0) return -catalogue.length
    return model.languages.length === 1 ? -place : catalogue.length - place
  }

  const list = async (): Promise<InstalledModel[]> => {
    const names = await readdir(modelDir).catch(() => [])
    const found = await Promise.all(
      names.map(async (name) => {
        const model = await readManifest(join(modelDir, name))
        return model ? [{ model, folder: join(modelDir, name) }] : []
      }),
    )
    return found.flat().toSorted((a, b) => rankOf(a) - rankOf(b))
  }
  const isFileRight = async (path: string, file: SpeechModel['files'][number]): Promise<boolean> => {
    const found = await stat(path).catch(() => undefined)
    if (!found || found.size !== file.bytes) return false
    const stamp = `${found.size} ${found.mtimeMs}`
    const known = checked.get(path)
    if (known?.stamp === stamp) return known.isRight
    const isRight = hasSha256(path, file.sha256)
    checked.set(path, { stamp, isRight })
    return isRight
  }

  return {
    list,
    async find(language, engines) {
      const installed = await list()
      return installed.find(({ model }) => engines.includes(model.engine) && model.languages.includes(language))
    },
    async isIntact({ model, folder }) {
      const results = await Promise.all(model.files.map((file) => isFileRight(join(folder, file.name), file)))
      return results.every(Boolean)
    },
    async isDownloading(language) {
      const wanted = catalogue.filter((model) => model.languages.includes(language))
      const states = await Promise.all(wanted.map((model) => isLocked(join(modelDir, model.id))))
      return states.includes(true)
    },
  }
}
