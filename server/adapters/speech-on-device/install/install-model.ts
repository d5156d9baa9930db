import { copyFile, mkdir, rename, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { SpeechModel } from '../model-catalogue.ts'
import { syncFolder, writeManifest } from '../model-store.ts'
import { fetchFile, sizeOf } from './fetch-file.ts'
import type { Source } from './fetch-file.ts'
import { hasSha256 } from './file-digest.ts'
import { InstallError, inWords } from './install-error.ts'
import { holdLock } from './lock.ts'

type Installation = { model: SpeechModel; modelDir: string }
type ModelFile = SpeechModel['files'][number]

const partOf = (folder: string, file: ModelFile): string => join(folder, `${file.name}.part`)

/** What is still to be written, and as much again: the next file and the database want room too. */
async function checkRoom(folder: string, missing: readonly ModelFile[]): Promise<void> {
  const present = await Promise.all(missing.map((file) => sizeOf(partOf(folder, file))))
  const rest = missing.reduce((sum, file, index) => sum + Math.max(0, file.bytes - (present[index] ?? 0)), 0)
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < rest * 2) throw new InstallError(`${Math.ceil((rest * 2) / 1e6)} MB of free disk are needed in ${folder}`)
}

/** Puts a complete part in its place once it is byte for byte what the catalogue says. */
async function settle(folder: string, file: ModelFile, found: string): Promise<void> {
  const part = partOf(folder, file)
  const size = await sizeOf(part)
  if (size !== file.bytes || found !== file.sha256) {
    await rm(part, { force: true })
    throw new InstallError(`${file.name} is not the expected file (size or sha256 differ); it was thrown away`)
  }
  await rename(part, join(folder, file.name))
  await syncFolder(folder)
}

async function installEach({ model, modelDir }: Installation, fill: (folder: string, file: ModelFile) => Promise<void>): Promise<void> {
  const folder = join(modelDir, model.id)
  try {
    await mkdir(folder, { recursive: true })
    await holdLock(folder, async () => {
      const missing: ModelFile[] = []
      for (const file of model.files) if (!(await hasSha256(join(folder, file.name), file.sha256))) missing.push(file)
      await checkRoom(folder, missing)
      for (const file of missing) await fill(folder, file)
      await writeManifest(folder, model)
    })
  } catch (error) {
    throw inWords(error, folder)
  }
}

/**
 * Downloads a model into the folder, going on where an interrupted download ended.
 * @throws InstallError
 */
export async function downloadModel({ model, modelDir, ...source }: Installation & Source): Promise<void> {
  await installEach({ model, modelDir }, async (folder, file) => settle(folder, file, await fetchFile(source, file, partOf(folder, file))))
}

/**
 * Takes a folder with a model's files (under the catalogue's or the publisher's names); copies them in once checked.
 * @throws InstallError
 */
export async function importModel({ from, ...installation }: Installation & { from: string }): Promise<void> {
  await installEach(installation, async (folder, file) => {
    const names = [file.name, file.path.split('/').at(-1) ?? file.name]
    for (const name of names) {
      if (!(await hasSha256(join(from, name), file.sha256))) continue
      await copyFile(join(from, name), partOf(folder, file))
      await settle(folder, file, file.sha256)
      return
    }
    throw new InstallError(`the folder holds no ${names.join(' or ')} with the expected sha256`)
  })
}
